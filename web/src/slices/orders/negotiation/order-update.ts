import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { type Typed, hasEditConflict } from '../../../lib/forms/edit-conflict.ts'
import { addressLine } from '../model/address-line.ts'

export type UpdateField = 'notes' | 'purchaseOrderNumber' | 'shipToId' | 'billToId'
export type Updated = Partial<Record<UpdateField, Typed | undefined>>
type Stands = Record<UpdateField, string>

/** What stands there now, as a person reads it. */
export const standsIn = ({ notes, purchaseOrderNumber, shipTo, billTo }: Order): Stands => ({
  notes,
  purchaseOrderNumber,
  shipToId: shipTo ? addressLine(shipTo) : '',
  billToId: billTo ? addressLine(billTo) : '',
})

/** Notes are of who wrote the order; the rest is the retailer's. */
export const fieldsFor = (side: Order['writtenBy'], writtenBy: Order['writtenBy']): readonly UpdateField[] => [
  ...(side === writtenBy ? (['notes'] as const) : []),
  ...(side === 'retailer' ? (['purchaseOrderNumber', 'shipToId', 'billToId'] as const) : []),
]

/** Only what differs from what stands there. */
export function updateOf(updated: Updated, stands: Stands): Partial<Record<UpdateField, string>> {
  const fields = Object.entries(updated) as [UpdateField, Typed | undefined][]
  return Object.fromEntries(
    fields.flatMap(([field, typed]) => (typed && typed.value !== stands[field] ? [[field, typed.value]] : [])),
  )
}

export const hasAnyEditConflict = (updated: Updated, stands: Stands): boolean =>
  (Object.keys(updated) as UpdateField[]).some((field) => hasEditConflict(updated[field], stands[field]))
