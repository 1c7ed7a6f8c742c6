import { filter, type FiltersOf, list } from '../core/lists/list.ts'
import { collectionTypes } from '../catalog/collection-types.ts'
import { fulfilments, orderIntegrations, orderPayments } from './order-axes.ts'
import { orderWork } from './next-step.ts'
import { orderStatuses } from './order-moves.ts'

/** Orders of an entity; the filters that take several values have commas between them. */
export const orderList = list({
  filters: {
    q: filter.text, // number, purchase order, or the counterpart's name
    status: filter.many(orderStatuses),
    isYourTurn: filter.flag,
    isCancelAsked: filter.flag,
    counterpartId: filter.ids, // the brand for a retailer, the retailer for a brand
    storeId: filter.ids,
    collectionId: filter.ids,
    productId: filter.ids,
    salesRepId: filter.ids, // brands only
    currency: filter.currencies,
    type: filter.many(collectionTypes),
    paymentMethod: filter.many(/^[A-Z_0-9]{1,20}$/),
    fulfilment: filter.many(fulfilments),
    payment: filter.many(orderPayments),
    work: filter.many(orderWork), // what is left to do once it is agreed
    integration: filter.many(orderIntegrations), // for a retailer every order is NONE
    from: filter.day, // placed on this day or later, in the entity's time zone
    until: filter.day,
    confirmedOrders: filter.flag, // only those that were ever confirmed and have not ended otherwise
  },
  sorts: ['newest', 'oldest', 'due', 'name', 'nameDown', 'units', 'unitsUp', 'ships', 'shipsDown'],
  limit: 50,
})
export type OrderFilters = FiltersOf<typeof orderList>

/** Fields whose values are counted; each count ignores the field's own filter. */
export const orderFields = [
  'status',
  'turn',
  'counterpart',
  'store',
  'collection',
  'salesRep',
  'currency',
  'type',
  'paymentMethod',
  'fulfilment',
  'payment',
  'work',
  'integration',
] as const
export type OrderField = (typeof orderFields)[number]
