import type { Reaction, Reactions } from '../../platform/serving/slice.ts'
import { mailOrderQueue } from './papers/mail-order.ts'

const mailBoth: Reaction = ({ db, enqueue }, { eventId }: { eventId: string }) =>
  enqueue(db, mailOrderQueue, { eventId }, { id: eventId })

export const ordersReactions: Reactions = { 'order.placed': { mail: mailBoth }, 'order.moved': { mail: mailBoth } }
