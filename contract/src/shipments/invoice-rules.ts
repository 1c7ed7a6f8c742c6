/** Days from the invoice to its due date. A deposit is due at once. */
export const dueDays = { CARD: 0, BANK_TRANSFER: 14, ON_SHIPMENT: 0, NET_30: 30, NET_60: 60 } as const

export const invoiceKinds = ['GOODS', 'DEPOSIT', 'CREDIT_NOTE'] as const
export const invoiceStatuses = ['OPEN', 'PARTIALLY_PAID', 'PAID', 'OVERDUE', 'CREDITED'] as const
