import type { FilterQuery } from '../model/orders.data.ts'

export const views = ['all', 'yours', 'theirs', 'confirmed', 'completed', 'ended'] as const
export type View = (typeof views)[number]
type Side = 'brand' | 'retailer'

const pendingOf = (side: Side) => (side === 'brand' ? 'PENDING_BRAND' : 'PENDING_RETAILER')
const counterpartOf = (side: Side): Side => (side === 'brand' ? 'retailer' : 'brand')

/** The orders a tab holds. */
export function viewQuery(view: View, side: Side): Pick<FilterQuery, 'status'> & { isYourTurn?: 'true' } {
  if (view === 'yours') return { isYourTurn: 'true' }
  if (view === 'theirs') return { status: pendingOf(counterpartOf(side)) }
  if (view === 'confirmed') return { status: 'CONFIRMED' }
  if (view === 'completed') return { status: 'COMPLETED' }
  return view === 'ended' ? { status: 'REJECTED,CANCELLED' } : {}
}
