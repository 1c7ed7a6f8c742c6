import { z } from 'zod/mini'
import { Amount, Currency } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { page, Paging } from '../core/paging.ts'
import { several } from '../core/lists/several.ts'
import { ProductRow } from '../catalog/product-shapes.ts'
import { filterShape } from '../core/lists/list-query.ts'
import { orderWork } from './next-step.ts'
import { orderFields, orderList } from './order-list.ts'
import { OrderRow, OrderStatus } from './order-shapes.ts'

const traders = { allow: ['read', 'Order'], sides: ['brand', 'retailer'] } as const
const Money = z.object({ currency: Currency, orders: z.int(), units: z.int(), amount: Amount })

/** Orders looked at from further away. */
export const orderViews = {
  /** The values a field takes among the orders that the other filters leave, the most frequent first. */
  filter: endpoint({
    method: 'GET',
    path: '/api/v2/orders/filter/:fieldName',
    ...traders,
    params: z.strictObject({ fieldName: z.enum(orderFields) }),
    query: z.strictObject(filterShape(orderList)),
    reply: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  }),
  /** What waits for the asker, what is decided soon, and how it went over twelve months. No currency is added to another. */
  overview: endpoint({
    method: 'GET',
    path: '/api/v2/orders/overview',
    ...traders,
    reply: z.object({
      waiting: z.object({ count: z.int(), orders: z.array(OrderRow) }), // the first five, the soonest due first
      theirs: z.int(), // wait for the counterpart
      cancelAsked: z.int(), // brands: requests that wait for an answer
      work: z.array(z.object({ work: z.enum(orderWork), count: z.int() })), // orders with something left to do
      open: z.array(Money), // neither ended nor completed
      statuses: z.array(z.object({ status: OrderStatus, count: z.int() })),
      months: z.array(z.extend(Money, { month: z.string() })), // of orders that were not rejected or cancelled, `2026-11`
      partners: z.array(z.extend(Money, { id: z.uuid(), name: z.string() })), // the five largest of twelve months
    }),
  }),
  /** What was traded with each of these partners: orders that were not rejected or cancelled, one sum per currency. */
  partners: endpoint({
    method: 'GET',
    path: '/api/v2/orders/partners',
    ...traders,
    query: z.strictObject({ entityIds: several(z.uuid(), 100) }),
    reply: z.array(
      z.object({
        id: z.uuid(),
        sums: z.array(Money), // the largest number of orders first
        lastOrder: z.object({ id: z.uuid(), number: z.string(), at: z.iso.datetime() }),
      }),
    ),
  }),
  /** Products of one of the brand's collections that could come into an order, as its retailer sees them and at its prices. */
  offers: endpoint({
    method: 'GET',
    path: '/api/v2/orders/:id/offers',
    ...traders,
    params: z.strictObject({ id: z.uuid() }),
    query: z.safeExtend(Paging, { collectionId: z.uuid() }),
    reply: page({ products: z.array(ProductRow) }),
  }),
  /** Where a retailer that the brand trades with can be written an order for. */
  stores: endpoint({
    method: 'GET',
    path: '/api/v2/orders/stores/:retailerId',
    allow: ['manage', 'Brand'],
    params: z.strictObject({ retailerId: z.uuid() }),
    reply: z.array(z.object({ id: z.uuid(), name: z.string(), country: z.string() })),
  }),
  collection: endpoint({
    method: 'POST',
    path: '/api/v2/orders/collection/:collectionId',
    allow: ['manage', 'Brand'],
    params: z.strictObject({ collectionId: z.uuid() }),
    body: z.strictObject({ currencies: z.optional(z.array(Currency).check(z.maxLength(50))) }),
    reply: z.array(z.extend(Money, { list: z.array(OrderRow) })), // the newest hundred of each
  }),
}
