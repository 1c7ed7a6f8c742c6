import { claimDays } from '@souk/contract/shipments/shipment-moves.ts'
import type { ShipmentRecord } from './shipments.queries.ts'

export const mayClaim = ({ status, deliveredAt }: Pick<ShipmentRecord, 'status' | 'deliveredAt'>): boolean =>
  status === 'DELIVERED' && deliveredAt !== null && Date.now() - deliveredAt.getTime() < claimDays * 86_400_000
