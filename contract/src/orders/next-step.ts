import type { OrderSide, OrderStatus } from './order-moves.ts'

/** What a confirmed order still needs: units to pack, shipments to hand over, to invoice or to receive, claims to answer, money to pay. */
export const orderWork = ['pack', 'send', 'invoice', 'receive', 'claim', 'pay'] as const
export type OrderWork = (typeof orderWork)[number]

/** What a side does next: `wait…` names what the other side does. */
export const nextSteps = [
  'confirm',
  'answer',
  'answerCancel',
  'claim',
  'send',
  'pack',
  'invoice',
  'collect',
  'receive',
  'pay',
  'wait',
  'waitCancel',
  'waitGoods',
  'waitReceipt',
  'waitClaim',
  'waitInvoice',
] as const
export type NextStep = (typeof nextSteps)[number]

export type Standing = {
  status: OrderStatus
  isCancelAsked: boolean
  revision: number
  agreedRevision: number | null
  work: readonly OrderWork[]
  payment: string
}

/** The order in which a side does what is left once an order is agreed. */
const brandSteps: readonly (readonly [OrderWork, NextStep])[] = [
  ['claim', 'claim'],
  ['send', 'send'],
  ['pack', 'pack'],
  ['invoice', 'invoice'],
  ['pay', 'collect'],
  ['receive', 'waitReceipt'],
]
const retailerSteps: readonly (readonly [OrderWork, NextStep])[] = [
  ['receive', 'receive'],
  ['pay', 'pay'],
  ['claim', 'waitClaim'],
  ['send', 'waitGoods'],
  ['pack', 'waitGoods'],
  ['invoice', 'waitInvoice'],
]

/** The one thing a side does next with an order, or waits for; null where nothing is left. */
export function nextStep(order: Standing, side: OrderSide): NextStep | null {
  const { status, isCancelAsked, revision, agreedRevision, work } = order
  if (status === 'REJECTED' || status === 'CANCELLED') return work.includes('pay') ? moneyStep(side) : null
  if (isCancelAsked) return side === 'brand' ? 'answerCancel' : 'waitCancel'
  if (status === 'PENDING_BRAND' || status === 'PENDING_RETAILER') {
    if ((status === 'PENDING_BRAND') !== (side === 'brand')) return 'wait'
    return side === 'brand' && agreedRevision === null && revision === 1 ? 'confirm' : 'answer'
  }
  if (side === 'retailer' && order.payment === 'OVERDUE') return 'pay'
  const steps = side === 'brand' ? brandSteps : retailerSteps
  return steps.find(([one]) => work.includes(one))?.[1] ?? null
}

const moneyStep = (side: OrderSide): NextStep => (side === 'brand' ? 'collect' : 'pay')

/** A step of one's own, not something one waits for. */
export const isOwnStep = (step: NextStep | null): boolean => step !== null && !step.startsWith('wait')
