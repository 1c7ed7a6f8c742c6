import type { Db } from '../../../platform/database/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { unitsOf } from '../checkout/hold-stock.ts'
import { linesOf } from '../lines.queries.ts'
import {
  type EventToMail,
  eventToMail,
  type OrderToMail,
  orderToMail,
  readersOf,
} from '../reading/order-readers.queries.ts'
import { orderMail } from '../orders.mails.tsx'
import { differencesOf } from '../reading/present-order.ts'

export const mailOrderQueue = 'orders.mail'

/** Mails both sides about an event, except the person who caused it; in their language and once per event. */
export async function mailOrder({ db, say, sendMail, config }: Deps, { eventId }: { eventId: string }): Promise<void> {
  const event = await eventToMail(db, eventId)
  const order = event && (await orderToMail(db, event.orderId))
  if (!order) return // removed meanwhile
  const { changes, ...sum } = await termsOf(db, order, event)
  const href = `${config.publicUrl}/order/${order.id}`
  for (const reader of await readersOf(db, order, event.kind === 'proposed' ? 'orderChanges' : 'orders')) {
    if (reader.userId === event.userId) continue
    await sendMail(db, {
      to: reader.email,
      language: reader.language,
      notBefore: reader.notBefore,
      content: orderMail({ say, reader, href }, { ...order, ...sum }, event, changes),
      key: `order ${eventId} ${reader.userId}`,
      isDemo: order.isDemo,
    })
  }
}

/** What it came to then, and for a proposal what it changed in the revision before. */
async function termsOf(db: Db, { id, currency }: OrderToMail, { kind, revision }: EventToMail) {
  const known = await linesOf(db, id, [revision - 1, revision])
  const lines = known.get(revision) ?? []
  return {
    units: [...unitsOf(lines).values()].reduce((sum, units) => sum + units, 0),
    worth: lines.reduce((sum, { price, quantity }) => sum + price * BigInt(quantity), 0n),
    changes: kind === 'proposed' ? differencesOf(known.get(revision - 1) ?? [], lines, currency) : [],
  }
}
