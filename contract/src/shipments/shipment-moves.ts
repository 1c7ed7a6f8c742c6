import type { OrderSide } from '../orders/order-moves.ts'

export const shipmentStatuses = [
  'PENDING',
  'PRE_TRANSIT',
  'IN_TRANSIT',
  'DELIVERED',
  'RETURNED',
  'FAILED',
  'CANCELLED',
] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

type Move = { from: ShipmentStatus; to: ShipmentStatus; by: readonly OrderSide[] }

/** Every transition there is, and which side makes it. */
export const shipmentMoves: readonly Move[] = [
  { from: 'PENDING', to: 'PRE_TRANSIT', by: ['brand'] }, // packed and, where a card pays, charged
  { from: 'PENDING', to: 'CANCELLED', by: ['brand'] },
  { from: 'PRE_TRANSIT', to: 'IN_TRANSIT', by: ['brand'] }, // handed to the carrier
  { from: 'PRE_TRANSIT', to: 'CANCELLED', by: ['brand'] },
  { from: 'IN_TRANSIT', to: 'DELIVERED', by: ['brand', 'retailer'] },
  { from: 'IN_TRANSIT', to: 'RETURNED', by: ['brand'] }, // the goods come back
  { from: 'IN_TRANSIT', to: 'FAILED', by: ['brand'] }, // the goods are lost
]

export const canMove = (from: ShipmentStatus, to: ShipmentStatus, side: OrderSide): boolean =>
  shipmentMoves.some((move) => move.from === from && move.to === to && move.by.includes(side))

export const movesFrom = (from: ShipmentStatus, side: OrderSide): ShipmentStatus[] =>
  shipmentMoves.filter((move) => move.from === from && move.by.includes(side)).map(({ to }) => to)

/** Its units count as packed, so they cannot go into another shipment. */
export const isLive = (status: ShipmentStatus): boolean =>
  status !== 'RETURNED' && status !== 'FAILED' && status !== 'CANCELLED'

/** Its units have left the brand. */
export const hasLeft = (status: ShipmentStatus): boolean => status === 'IN_TRANSIT' || status === 'DELIVERED'

/** A retailer may report missing or damaged units for this many days after the delivery. */
export const claimDays = 30
