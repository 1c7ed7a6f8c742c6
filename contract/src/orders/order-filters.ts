import { z } from 'zod/mini'
import { Currency } from '../core/amounts.ts'
import { max } from '../core/rules.ts'
import { CollectionType, Day } from '../catalog/collection-shapes.ts'
import { several } from '../core/lists/several.ts'
import { fulfilments, orderIntegrations, orderPayments } from './order-axes.ts'
import { OrderStatus } from './order-shapes.ts'

const yes = z.optional(z.enum(['true', 'false']))
const ids = z.optional(several(z.uuid()))

/** What a list of orders can be narrowed by; each field takes several values, with commas between them. */
export const orderFilters = {
  q: z.optional(max(100)), // number, purchase order, or the counterpart's name
  status: z.optional(several(OrderStatus)),
  isYourTurn: yes,
  isCancelAsked: yes,
  counterpartId: ids, // the brand for a retailer, the retailer for a brand
  storeId: ids,
  collectionId: ids,
  productId: ids,
  salesRepId: ids, // brands only
  currency: z.optional(several(Currency)),
  type: z.optional(several(CollectionType)),
  paymentMethod: z.optional(several(z.string().check(z.regex(/^[A-Z_0-9]{1,20}$/)))),
  fulfilment: z.optional(several(z.enum(fulfilments))),
  payment: z.optional(several(z.enum(orderPayments))),
  integration: z.optional(several(z.enum(orderIntegrations))), // for a retailer every order is NONE
  from: z.optional(Day), // placed on this day or later, in the entity's time zone
  until: z.optional(Day),
  confirmedOrders: yes, // only those that were ever confirmed and have not ended otherwise
}
const Filters = z.strictObject(orderFilters)
export type OrderFilters = z.output<typeof Filters>

/** Fields whose values are counted; each count ignores the field's own filter. */
export const OrderField = z.enum([
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
  'integration',
])
export type OrderField = z.infer<typeof OrderField>
