import { z } from 'zod/mini'
import { max } from '../core/rules.ts'
import { Day } from '../catalog/collection-shapes.ts'
import { several } from '../core/lists/several.ts'
import { shipmentStatuses } from './shipment-moves.ts'

const ids = z.optional(several(z.uuid()))

/** What a list of shipments can be narrowed by; each field takes several values, with commas between them. */
export const shipmentFilters = {
  q: z.optional(max(100)), // number, order number, tracking number or the counterpart's name
  status: z.optional(several(z.enum(shipmentStatuses))),
  counterpartId: ids,
  orderId: ids,
  carrier: z.optional(several(z.string().check(z.maxLength(60)))),
  hasOpenClaim: z.optional(z.enum(['true', 'false'])),
  isUninvoiced: z.optional(z.enum(['true', 'false'])),
  from: z.optional(Day), // packed on this day or later, in the entity's time zone
  until: z.optional(Day),
}
const Filters = z.strictObject(shipmentFilters)
export type ShipmentFilters = z.output<typeof Filters>

export const ShipmentField = z.enum(['status', 'counterpart', 'carrier', 'openClaim'])
export type ShipmentField = z.infer<typeof ShipmentField>
