import type { ShipmentStatus } from '@souk/contract/shipments/shipment-moves.ts'
import type { ShipmentFilterQuery } from '../model/shipments.data.ts'

export const views = ['all', 'toSend', 'onTheWay', 'delivered', 'claims', 'ended'] as const
export type View = (typeof views)[number]

const statusesOf: Partial<Record<View, readonly ShipmentStatus[]>> = {
  toSend: ['PENDING', 'PRE_TRANSIT'],
  onTheWay: ['IN_TRANSIT'],
  delivered: ['DELIVERED'],
  ended: ['RETURNED', 'FAILED', 'CANCELLED'],
}

/** The shipments a tab holds. */
export function viewQuery(view: View): Pick<ShipmentFilterQuery, 'status' | 'hasOpenClaim'> {
  if (view === 'claims') return { hasOpenClaim: 'true' }
  const statuses = statusesOf[view]
  return statuses ? { status: statuses.join(',') } : {}
}
