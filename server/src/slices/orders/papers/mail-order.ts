import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { unitsOf } from '../model/units.ts'
import { type Line, linesOf } from '../model/lines.queries.ts'
import type { OrderedProduct } from './order-mail-lines.tsx'
import {
  type EventToMail,
  eventToMail,
  type OrderToMail,
  orderToMail,
  readersOf,
} from '../reading/order-readers.queries.ts'
import { outcomeOf } from './order-mail-outcome.tsx'
import { confirmationMail, orderMail } from './orders.mails.tsx'
import { differencesOf } from '../reading/present-order.ts'

export const mailOrderQueue = 'orders.mail'

/** Mails both sides about an event in their language, once per event. Its author gets one only as the confirmation of an order they placed. */
export async function mailOrder({ db, say, sendMail, config }: Deps, { eventId }: { eventId: string }): Promise<void> {
  const event = await eventToMail(db, eventId)
  const order = event && (await orderToMail(db, event.orderId))
  if (!order) return // removed meanwhile
  const { changes, ordered, ...sum } = await termsOf(db, order, event)
  const outcome = event.kind === 'completed' ? await outcomeOf(db, order.id, event.revision) : null
  const isPlaced = event.kind === 'placed' && event.by === 'retailer'
  const href = `${config.publicUrl}/order/${order.id}`
  for (const reader of await readersOf(db, order, event.kind === 'proposed' ? 'orderChanges' : 'orders')) {
    const isAuthor = reader.userId === event.userId
    if (isAuthor && !isPlaced) continue
    await sendMail(db, {
      to: reader.email,
      language: reader.language,
      notBefore: reader.notBefore,
      content: isAuthor
        ? confirmationMail({ say, reader, href }, { ...order, ...sum }, ordered)
        : orderMail({ say, reader, href }, { ...order, ...sum }, event, { changes, outcome }),
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
    ordered: orderedOf(lines),
    changes: kind === 'proposed' ? differencesOf(known.get(revision - 1) ?? [], lines, currency) : [],
  }
}

/** One entry per product and colour, in the order of the lines. */
function orderedOf(lines: readonly Line[]): OrderedProduct[] {
  const groups = Map.groupBy(lines, ({ productId, kept: snapshot }) => `${productId} ${snapshot.colour}`)
  return [...groups.values()].map((group) => ({
    name: [group[0]!.kept.name, group[0]!.kept.colour].filter(Boolean).join(', '),
    units: [...unitsOf(group).values()].reduce((sum, units) => sum + units, 0),
    worth: group.reduce((sum, { price, quantity }) => sum + price * BigInt(quantity), 0n),
  }))
}
