import type { NextStep } from '@souk/contract/orders/next-step.ts'

/** Where a step of one's own is taken. */
export function stepLink(step: NextStep, orderId: string): string {
  if (step === 'pack') return `/shipments/new?orderId=${orderId}`
  if (step === 'collect' || step === 'pay') return `/invoices?orderId=${orderId}`
  if (step === 'claim' || step === 'send' || step === 'invoice' || step === 'receive') {
    return `/shipments?orderId=${orderId}`
  }
  return `/order/${orderId}`
}
