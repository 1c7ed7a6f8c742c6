import type { NextStep } from '@souk/contract/analytics/engagement.contract.ts'

type Interest = { wishlists: number; carts: number; views: number; orders: number; daysToDeadline: number | null }

const soonDays = 21

/** What a brand can sensibly do next for a retailer that it knows: nothing once it ordered. */
export function nextStep({ wishlists, carts, views, orders, daysToDeadline }: Interest): NextStep {
  if (orders > 0) return 'NONE'
  const isClosing = daysToDeadline !== null && daysToDeadline >= 0 && daysToDeadline <= soonDays
  if (isClosing && wishlists + carts > 0) return 'REMINDER'
  return wishlists + carts > 0 || views >= 3 ? 'MESSAGE' : 'NONE'
}
