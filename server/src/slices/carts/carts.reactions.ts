import type { Reactions } from '../../platform/serving/slice.ts'
import { clearCarts } from './changing/change-carts.ts'

export const cartsReactions: Reactions = {
  'store.closed': {
    carts: async ({ db }, { entityId, storeId }: { entityId: string; storeId: string }) => {
      await clearCarts(db, { entityId }, { storeIds: [storeId] })
    },
  },
}
