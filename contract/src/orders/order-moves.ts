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
/** The lines the order has afterwards: those of a revision that is there, or of a new one. */
export type Lines =
  | { from: 'revision'; number: number }
  | { from: 'proposed'; by: OrderSide } // what the mover sends
  | { from: 'mixed'; by: OrderSide; rest: number | null } // accepted lines as proposed, the others as in `rest`; null: not at all
export type Outcome =
  | { to: OrderStatus; lines: Lines; agreed: boolean } // `agreed`: these lines are in force from now on
  | { asks: 'cancel' } // a request that the brand answers
  | { declines: 'cancel' } // its answer no; the order goes on

const hour = 3_600_000
/** So long a retailer takes a confirmed order back without asking. */
export const regretHours = 24
export const silenceDays = 14
export const reminderDays = [3, 7] as const
export const cancelAnswerDays = 2

type OpenStatus = 'PENDING_BRAND' | 'PENDING_RETAILER' | 'CONFIRMED'
/** What a move leads to; null where the state of the order forbids it. */
type Rule = (order: OrderState, side: OrderSide, now: Date) => Outcome | null

const pendingOf = (side: OrderSide): OrderStatus => (side === 'brand' ? 'PENDING_BRAND' : 'PENDING_RETAILER')
const otherSide = (side: OrderSide): OrderSide => (side === 'brand' ? 'retailer' : 'brand')
const newest = ({ revisions }: OrderState) => revisions.at(-1)!.number
const lastBy = ({ revisions }: OrderState, side: OrderSide) =>
  revisions.findLast(({ by }) => by === side)?.number ?? null
const asIs = (number: number): Lines => ({ from: 'revision', number })
const end = (order: OrderState, to: 'REJECTED' | 'CANCELLED'): Outcome => ({
  to,
  lines: asIs(newest(order)),
  agreed: false,
})

const no: Rule = () => null
const propose: Rule = (_, side) => ({
  to: pendingOf(otherSide(side)),
  lines: { from: 'proposed', by: side },
  agreed: false,
})
const confirm: Rule = (order) => ({ to: 'CONFIRMED', lines: asIs(newest(order)), agreed: true })
const backToAgreed: Rule = ({ agreedRevision }) =>
  agreedRevision === null ? null : { to: 'CONFIRMED', lines: asIs(agreedRevision), agreed: true }
const confirmSome: Rule = (order, side) =>
  order.agreedRevision === null
    ? { to: pendingOf(otherSide(side)), lines: { from: 'mixed', by: side, rest: lastBy(order, side) }, agreed: false }
    : { to: 'CONFIRMED', lines: { from: 'mixed', by: side, rest: order.agreedRevision }, agreed: true }

/** A brand answers a request to cancel before anything else. */
const declineCancel: Rule = ({ cancelAskedAt }) => (cancelAskedAt ? { declines: 'cancel' } : null)
const brandRefuses: Rule = (order, side, now) =>
  declineCancel(order, side, now) ?? backToAgreed(order, side, now) ?? end(order, 'REJECTED')
const retailerRefuses: Rule = (order, side, now) => {
  const agreed = backToAgreed(order, side, now)
  if (agreed) return agreed
  const own = lastBy(order, 'retailer')
  return own === null || order.writtenBy === 'brand'
    ? end(order, 'CANCELLED')
    : { to: 'PENDING_BRAND', lines: asIs(own), agreed: false }
}

/** Units left of a part-shipped order end by a revision, not by cancelling. */
const cancelAgreed: Rule = (order, side, now) => {
  if (order.isShipped) return null
  if (side === 'brand') return end(order, 'CANCELLED')
  if (now.getTime() - order.firstConfirmedAt!.getTime() <= regretHours * hour) return end(order, 'CANCELLED')
  return order.cancelAskedAt ? null : { asks: 'cancel' }
}
/** A brand that has to answer a first order rejects it with a reason instead. */
const cancelAgreedOnly: Rule = (order, side, now) =>
  order.agreedRevision === null ? null : cancelAgreed(order, side, now)
const cancel: Rule = (order, side, now) =>
  order.agreedRevision === null ? end(order, 'CANCELLED') : cancelAgreed(order, side, now)
const expire: Rule = (order, side, now) => backToAgreed(order, side, now) ?? end(order, 'CANCELLED')
const completed: Rule = ({ isDone, agreedRevision }) =>
  isDone ? { to: 'COMPLETED', lines: asIs(agreedRevision!), agreed: true } : null

/** Every move by side and status; what is not CONFIRMED yet may still have been agreed before. */
const table: Record<OrderMove, Record<OrderSide, Record<OpenStatus, Rule>>> = {
  propose: {
    brand: { PENDING_BRAND: propose, PENDING_RETAILER: propose, CONFIRMED: propose },
    retailer: { PENDING_BRAND: propose, PENDING_RETAILER: propose, CONFIRMED: propose },
  },
  acceptAll: {
    brand: { PENDING_BRAND: confirm, PENDING_RETAILER: no, CONFIRMED: no },
    retailer: { PENDING_BRAND: no, PENDING_RETAILER: confirm, CONFIRMED: no },
  },
  acceptSome: {
    brand: { PENDING_BRAND: confirmSome, PENDING_RETAILER: no, CONFIRMED: no },
    retailer: { PENDING_BRAND: no, PENDING_RETAILER: confirmSome, CONFIRMED: no },
  },
  refuse: {
    brand: { PENDING_BRAND: brandRefuses, PENDING_RETAILER: declineCancel, CONFIRMED: declineCancel },
    retailer: { PENDING_BRAND: no, PENDING_RETAILER: retailerRefuses, CONFIRMED: no },
  },
  cancel: {
    brand: { PENDING_BRAND: cancelAgreedOnly, PENDING_RETAILER: cancel, CONFIRMED: cancelAgreed },
    retailer: { PENDING_BRAND: cancel, PENDING_RETAILER: cancel, CONFIRMED: cancelAgreed },
  },
  silence: {
    brand: { PENDING_BRAND: expire, PENDING_RETAILER: expire, CONFIRMED: no },
    retailer: { PENDING_BRAND: expire, PENDING_RETAILER: expire, CONFIRMED: no },
  },
  complete: {
    brand: { PENDING_BRAND: no, PENDING_RETAILER: no, CONFIRMED: completed },
    retailer: { PENDING_BRAND: no, PENDING_RETAILER: no, CONFIRMED: completed },
  },
}

/** What becomes of an order when a side makes a move; null where the table forbids it. */
export function afterMove(order: OrderState, move: OrderMove, side: OrderSide, now: Date): Outcome | null {
  const { status } = order
  if (status === 'COMPLETED' || status === 'REJECTED' || status === 'CANCELLED') return null
  return table[move][side][status](order, side, now)
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
