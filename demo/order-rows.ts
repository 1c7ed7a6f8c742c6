import { heldRevisions, type OrderSide, reminderDays, silenceDays } from '@souk/contract/orders/order-moves.ts'
import { highestUnits, unitsOf } from '../server/src/slices/orders/model/units.ts'
import type { Kept } from '../server/src/slices/orders/model/orders.queries.ts'
import type { Told } from './order-stories.ts'
import { chooser, idOf } from './random.ts'

export type DemoOrder = {
  id: string
  number: string
  brandId: string
  retailerId: string
  storeId: string
  currency: string
  type: string
  kept: Kept
  people: { seller: string; buyer: string }
  story: Told
}
const day = 86_400_000
const authorOf = ({ people }: DemoOrder, side: OrderSide) => (side === 'brand' ? people.seller : people.buyer)
/** Lists of what happened go by their ids: these come before everything that is going to happen. */
const inOrder = (at: number, ...name: string[]) => String(at).padStart(8, '0') + idOf(...name).slice(8)

export function orderRow(order: DemoOrder) {
  const { story, people: _, kept: snapshot, ...own } = order
  const { state, events } = story
  const choose = chooser(`terms ${order.id}`)
  const [first, last] = [events[0]!, events.at(-1)!]
  const isPending = state.status.startsWith('PENDING')
  const isOver = !isPending && state.status !== 'CONFIRMED'
  const number = choose([0, 0, 1]) ? `PO-${choose([41, 52, 63])}${order.number.slice(-3)}` : ''
  return {
    ...own,
    kept: JSON.stringify(snapshot),
    status: state.status,
    writtenBy: state.writtenBy,
    writerId: authorOf(order, state.writtenBy),
    revision: state.revisions.length,
    agreedRevision: state.agreedRevision,
    firstConfirmedAt: state.firstConfirmedAt,
    cancelAskedAt: isOver ? null : state.cancelAskedAt,
    dueAt: isPending ? new Date(last.at.getTime() + silenceDays * day) : null,
    paymentMethod: choose(['BANK_TRANSFER', 'BANK_TRANSFER', 'ON_SHIPMENT']),
    purchaseOrderNumber: state.writtenBy === 'retailer' ? number : '',
    notes: choose(['', '', '', 'One delivery, please.', 'Boxes at most 15 kg, the stock room is upstairs.']),
    reason: isOver ? (last.reason ?? null) : null,
    reasonText: isOver ? (last.text ?? '') : '',
    version: events.length,
    createdAt: first.at,
    updatedAt: last.at,
    endedAt: isOver ? last.at : null,
  }
}

export const revisionRows = (order: DemoOrder) =>
  order.story.state.revisions.map(({ number, by }) => {
    const { at, kind, text } = order.story.reasons.get(number)!
    const reason = kind === 'proposed' ? (text ?? '') : ''
    return { orderId: order.id, number, authorSide: by, authorId: authorOf(order, by), reason, at }
  })

export const lineRows = ({ id: orderId, story }: DemoOrder) =>
  [...story.lines].flatMap(([revision, lines]) =>
    lines.map(({ kept: snapshot, carton, ...line }, position) => ({
      ...line,
      orderId,
      revision,
      position,
      kept: JSON.stringify(snapshot),
      carton: carton && JSON.stringify(carton),
    })),
  )

export const eventRows = (order: DemoOrder) =>
  order.story.events.map(({ kind, by, at, revision, reason = null, text = '' }, n) => {
    const isTime = kind === 'lapsed'
    const who = isTime ? { bySide: null, userId: null } : { bySide: by, userId: authorOf(order, by) }
    return { id: inOrder(n, 'event', order.id, String(n)), orderId: order.id, kind, revision, reason, text, at, ...who }
  })

const comments: readonly (readonly [OrderSide, string])[] = [
  ['retailer', 'Could the knitwear travel first? Our windows change in the first week of the month.'],
  ['brand', 'It can: we send it ahead, and the rest a week later.'],
  ['retailer', 'Perfect, thank you.'],
]
export const commentRows = (order: DemoOrder) =>
  comments.slice(0, chooser(`comments ${order.id}`)([0, 0, 0, 0, 1, 2, 3])).map(([side, text], n) => ({
    id: inOrder(n, 'comment', order.id, String(n)),
    orderId: order.id,
    authorSide: side,
    authorId: authorOf(order, side),
    text,
    at: new Date(order.story.events[0]!.at.getTime() + (n + 1) * 1_800_000),
  }))

/** Goods of a completed order have left the house; of all others the rule says what is held. */
export function holdRows({ id: orderId, story: { state, lines } }: DemoOrder) {
  if (state.status === 'COMPLETED') return []
  const held = highestUnits(heldRevisions(state).map((number) => unitsOf(lines.get(number)!)))
  return [...held].map(([skuId, quantity]) => ({ orderId, skuId, quantity }))
}

/** A side that has been waiting was reminded already. */
export function reminderRows({ id: orderId, story: { state, events } }: DemoOrder, now: Date) {
  if (!state.status.startsWith('PENDING')) return []
  const since = events.at(-1)!.at.getTime()
  const dueAt = new Date(since + silenceDays * day)
  return reminderDays.filter((days) => since + days * day <= now.getTime()).map((one) => ({ orderId, dueAt, day: one }))
}
