import { filter, type FiltersOf, list } from '../core/lists/list.ts'
import { shipmentStatuses } from './shipment-moves.ts'

/** Shipments of an entity; the filters that take several values have commas between them. */
export const shipmentList = list({
  filters: {
    q: filter.text, // number, order number, tracking number or the counterpart's name
    status: filter.many(shipmentStatuses),
    counterpartId: filter.ids,
    orderId: filter.ids,
    carrier: filter.many(/^[^]{1,60}$/),
    hasOpenClaim: filter.flag,
    isUninvoiced: filter.flag,
    from: filter.day, // packed on this day or later, in the entity's time zone
    until: filter.day,
  },
  sorts: ['newest', 'oldest'],
  limit: 50,
})
export type ShipmentFilters = FiltersOf<typeof shipmentList>

/** Fields whose values are counted; each count ignores the field's own filter. */
export const shipmentFields = ['status', 'counterpart', 'carrier', 'openClaim'] as const
export type ShipmentField = (typeof shipmentFields)[number]
