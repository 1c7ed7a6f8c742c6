import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'

/** An address in one line, as one chooses it. */
export const addressLine = ({ label, line1, city }: Pick<OrderAddress, 'label' | 'line1' | 'city'>) =>
  [label, line1, city].filter(Boolean).join(', ')
