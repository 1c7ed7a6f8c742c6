export const fulfilments = ['UNFULFILLED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED'] as const
export type Fulfilment = (typeof fulfilments)[number]
export const orderPayments = ['UNPAID', 'PARTIALLY_PAID', 'OVERDUE', 'PAID', 'REFUNDED'] as const
export type OrderPayment = (typeof orderPayments)[number]
/** Whether the brand's stores know of the units that the order takes. */
export const orderIntegrations = ['NONE', 'PENDING', 'SYNCED', 'CHANGED', 'FAILED'] as const
export type OrderIntegration = (typeof orderIntegrations)[number]

/** One agreed line and how far its units are. */
export type LineProgress = { agreed: number; shipped: number; delivered: number; credited: number }

/** How far the agreed units are; a credited unit needs no delivery any more. */
export function fulfilmentOf(lines: readonly LineProgress[]): Fulfilment {
  if (lines.every(({ shipped }) => shipped === 0)) return 'UNFULFILLED'
  if (isDone(lines)) return 'DELIVERED'
  return lines.every(({ agreed, shipped }) => shipped >= agreed) ? 'SHIPPED' : 'PARTIALLY_SHIPPED'
}

/** Every agreed unit is delivered or credited; cancelled units are no longer agreed. */
export const isDone = (lines: readonly LineProgress[]): boolean =>
  lines.length > 0 && lines.every(({ agreed, delivered, credited }) => delivered + credited >= agreed)

/** What the ledger says about one invoice of an order. */
export type InvoiceStanding = { total: bigint; paid: bigint; credited: bigint; open: bigint; isOverdue: boolean }

type Invoicing = {
  isInvoiced: boolean // every agreed unit
  before: OrderPayment // money that was given back is no longer paid, so what it was decides
}

/** By precedence; an order is paid when all of its units are invoiced and nothing is open. */
export function paymentOf(invoices: readonly InvoiceStanding[], { isInvoiced, before }: Invoicing): OrderPayment {
  const isPaid = invoices.some(({ paid }) => paid > 0n)
  const wasPaid = isPaid || before === 'PAID' || before === 'PARTIALLY_PAID' || before === 'REFUNDED'
  if (wasPaid && invoices.length > 0 && invoices.every(({ credited, total }) => credited >= total)) return 'REFUNDED'
  if (isPaid && isInvoiced && invoices.every(({ open }) => open <= 0n)) return 'PAID'
  if (invoices.some(({ open, isOverdue }) => open > 0n && isOverdue)) return 'OVERDUE'
  return isPaid ? 'PARTIALLY_PAID' : 'UNPAID'
}
