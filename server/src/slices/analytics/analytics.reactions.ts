import type { Reaction, Reactions } from '../../platform/serving/slice.ts'
import { rollUpSales } from './rollups/roll-up-sales.ts'

/** The changes were noted by the transaction itself; the event only says that it is time. */
const figures: Reaction = async ({ db }) => {
  await rollUpSales(db)
}

export const analyticsReactions: Reactions = {
  'order.placed': { figures },
  'order.moved': { figures },
  'shipment.moved': { figures },
}
