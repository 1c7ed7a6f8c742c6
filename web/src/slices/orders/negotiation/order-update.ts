import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { type Typed, isOvertaken } from '../../../lib/forms/edit-conflict.ts'
import { addressLine } from '../checkout/address-line.ts'

export type MendField = 'notes' | 'purchaseOrderNumber' | 'shipToId' | 'billToId'
export type Mended = Partial<Record<MendField, Typed | undefined>>
type Stands = Record<MendField, string>

/** What stands there now, as a person reads it. */
export const standsIn = ({ notes, purchaseOrderNumber, shipTo, billTo }: Order): Stands => ({
  notes,
  purchaseOrderNumber,
  shipToId: shipTo ? addressLine(shipTo) : '',
  billToId: billTo ? addressLine(billTo) : '',
})

/** Notes are of who wrote the order; the rest is the retailer's. */
export const fieldsFor = (side: Order['writtenBy'], writtenBy: Order['writtenBy']): readonly MendField[] => [
  ...(side === writtenBy ? (['notes'] as const) : []),
  ...(side === 'retailer' ? (['purchaseOrderNumber', 'shipToId', 'billToId'] as const) : []),
]

/** Only what differs from what stands there. */
export function mendOf(mended: Mended, stands: Stands): Partial<Record<MendField, string>> {
  const fields = Object.entries(mended) as [MendField, Typed | undefined][]
  return Object.fromEntries(
    fields.flatMap(([field, typed]) => (typed && typed.value !== stands[field] ? [[field, typed.value]] : [])),
  )
}

export const isAnyOvertaken = (mended: Mended, stands: Stands): boolean =>
  (Object.keys(mended) as MendField[]).some((field) => isOvertaken(mended[field], stands[field]))
