/** The negotiation of an order. Fulfilment, payment and integration are derived elsewhere and never decide here, but for what is shipped. */
export const orderStatuses = [
  'PENDING_BRAND',
  'PENDING_RETAILER',
  'CONFIRMED',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
export type OrderSide = 'brand' | 'retailer'

export const orderMoves = ['propose', 'acceptAll', 'acceptSome', 'refuse', 'cancel', 'silence', 'complete'] as const
export type OrderMove = (typeof orderMoves)[number]

/** What a move depends on. Revisions are numbered from 1 and never overwritten; the newest is the one that is talked about. */
export type OrderState = {
  status: OrderStatus
  writtenBy: OrderSide
  revisions: readonly { number: number; by: OrderSide }[]
  agreedRevision: number | null // empty until the first confirmation
  firstConfirmedAt: Date | null
  isShipped: boolean // anything of it
  isDone: boolean // every unit delivered, cancelled or credited
  cancelAskedAt: Date | null // by the retailer
}
/** Which lines the order has afterwards: those of a revision that is there, or a new one made as said. */
export type Lines =
  | { from: 'revision'; number: number }
  | { from: 'proposed'; by: OrderSide } // what the mover sends
  | { from: 'mixed'; by: OrderSide; rest: number | null } // accepted lines as proposed, the others as in `rest`; null: not at all
export type Outcome =
  | { to: OrderStatus; lines: Lines; agreed: boolean } // `agreed`: these lines are in force from now on
  | { asks: 'cancel' } // a request that the brand answers
  | { declines: 'cancel' } // its answer no; the order goes on

const ended: readonly OrderStatus[] = ['COMPLETED', 'REJECTED', 'CANCELLED']
const hour = 3_600_000
/** A retailer takes a confirmed order back by itself so long. */
export const regretHours = 24
export const silenceDays = 14
export const reminderDays = [3, 7] as const
export const cancelAnswerDays = 2

const pendingOf = (side: OrderSide): OrderStatus => (side === 'brand' ? 'PENDING_BRAND' : 'PENDING_RETAILER')
const otherSide = (side: OrderSide): OrderSide => (side === 'brand' ? 'retailer' : 'brand')
const newest = ({ revisions }: OrderState) => revisions.at(-1)!.number
const lastBy = ({ revisions }: OrderState, side: OrderSide) =>
  revisions.findLast(({ by }) => by === side)?.number ?? null

/** What becomes of an order when a side makes a move; null where the table says no. Nobody moves by silence but time. */
export function afterMove(order: OrderState, move: OrderMove, side: OrderSide, now: Date): Outcome | null {
  if (ended.includes(order.status)) return null
  switch (move) {
    case 'propose':
      return { to: pendingOf(otherSide(side)), lines: { from: 'proposed', by: side }, agreed: false }
    case 'acceptAll':
      return isDue(order, side) ? { to: 'CONFIRMED', lines: asIs(newest(order)), agreed: true } : null
    case 'acceptSome':
      return isDue(order, side) ? someAccepted(order, side) : null
    case 'refuse':
      return refused(order, side)
    case 'cancel':
      return cancelled(order, side, now)
    case 'silence':
      return afterSilence(order)
    case 'complete':
      return order.status === 'CONFIRMED' && order.isDone
        ? { to: 'COMPLETED', lines: asIs(order.agreedRevision!), agreed: true }
        : null
  }
}

const asIs = (number: number): Lines => ({ from: 'revision', number })
const isDue = ({ status }: OrderState, side: OrderSide) => status === pendingOf(side)
const back = ({ agreedRevision }: OrderState): Outcome | null =>
  agreedRevision === null ? null : { to: 'CONFIRMED', lines: asIs(agreedRevision), agreed: true }

function someAccepted(order: OrderState, side: OrderSide): Outcome {
  const { agreedRevision } = order
  return agreedRevision === null
    ? { to: pendingOf(otherSide(side)), lines: { from: 'mixed', by: side, rest: lastBy(order, side) }, agreed: false }
    : { to: 'CONFIRMED', lines: { from: 'mixed', by: side, rest: agreedRevision }, agreed: true }
}

function refused(order: OrderState, side: OrderSide): Outcome | null {
  if (order.cancelAskedAt && side === 'brand') return { declines: 'cancel' } // that is answered first
  if (!isDue(order, side)) return null
  if (order.agreedRevision !== null) return back(order)
  if (side === 'brand') return { to: 'REJECTED', lines: asIs(newest(order)), agreed: false }
  const own = lastBy(order, 'retailer')
  return own === null || order.writtenBy === 'brand'
    ? { to: 'CANCELLED', lines: asIs(newest(order)), agreed: false }
    : { to: 'PENDING_BRAND', lines: asIs(own), agreed: false }
}

/** What is left of a part-shipped order ends by a revision, not by cancelling. */
function cancelled(order: OrderState, side: OrderSide, now: Date): Outcome | null {
  const gone: Outcome = { to: 'CANCELLED', lines: asIs(newest(order)), agreed: false }
  if (order.agreedRevision === null) {
    return side === 'retailer' || order.status === 'PENDING_RETAILER' ? gone : null
  }
  if (order.isShipped) return null
  if (side === 'brand') return gone
  const since = now.getTime() - order.firstConfirmedAt!.getTime()
  if (since <= regretHours * hour) return gone
  return order.cancelAskedAt ? null : { asks: 'cancel' }
}

/** After fourteen days without an answer. */
function afterSilence(order: OrderState): Outcome | null {
  if (order.status === 'CONFIRMED') return null
  return back(order) ?? { to: 'CANCELLED', lines: asIs(newest(order)), agreed: false }
}

/** The revision whose lines an order has now: the one in force, or while an answer is due the one that is talked about. */
export const currentRevision = ({
  status,
  revision,
  agreedRevision,
}: {
  status: OrderStatus
  revision: number
  agreedRevision: number | null
}): number => (status === 'CONFIRMED' || status === 'COMPLETED' ? agreedRevision! : revision)

/** Revisions whose lines may still come into force: their stock stays reserved, of each SKU the most any of them asks for. */
export function heldRevisions(order: OrderState): number[] {
  if (order.status === 'REJECTED' || order.status === 'CANCELLED') return []
  if (order.status === 'CONFIRMED' || order.status === 'COMPLETED') return [order.agreedRevision!]
  const held = [
    order.agreedRevision,
    newest(order),
    ...(order.agreedRevision === null ? [lastBy(order, 'retailer'), lastBy(order, 'brand')] : []),
  ]
  return [...new Set(held.filter((number) => number !== null))].toSorted((a, b) => a - b)
}
