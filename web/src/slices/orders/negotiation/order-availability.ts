import type { LineStatus, LineStatusIn, OrderLine } from '@souk/contract/orders/order-shapes.ts'

/** What the brand says of one line, while it is typed. */
export type Said = { status: LineStatus; quantity: number | null; from: string }
type Line = Pick<OrderLine, 'lineId' | 'quantity' | 'shipsFrom'>

/** A lower quantity or a later day is for the retailer to accept; everything else is only said. */
export function needsApproval(line: Line, { status, quantity, from }: Said): boolean {
  if (status === 'OUT_OF_STOCK' || status === 'CANCELLED') return true
  if (status === 'PARTIALLY_AVAILABLE') return quantity !== null && quantity < line.quantity
  return status === 'BACKORDERED' && from !== '' && (line.shipsFrom === null || from > line.shipsFrom)
}

/** What is still missing before it can be sent. */
export function lacks(line: Line, { status, quantity, from }: Said): 'quantity' | 'from' | null {
  if (status === 'PARTIALLY_AVAILABLE' && (quantity === null || quantity < 1 || quantity > line.quantity))
    return 'quantity'
  return status === 'BACKORDERED' && from === '' ? 'from' : null
}

export function statusLines(chosen: ReadonlyMap<string, Said>): LineStatusIn['lines'] {
  return [...chosen].map(([lineId, { status, quantity, from }]) => ({
    lineId,
    status,
    ...(status === 'PARTIALLY_AVAILABLE' && quantity !== null && { quantity }),
    ...(status === 'BACKORDERED' && { availableFrom: from }),
  }))
}
