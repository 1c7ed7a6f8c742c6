import { z } from 'zod/mini'
import { AmountIn } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { Adding, LineStatusIn, Order } from './order-shapes.ts'

const traders = { allow: ['read', 'Order'], sides: ['brand', 'retailer'] } as const
const brand = { allow: ['manage', 'Brand'] } as const
const byId = z.strictObject({ id: z.uuid() })

/** Changes of lines beside the plain proposal; each of them is one. */
/** A line of which fewer are available than were ordered. */
export const ReducedLine = z.object({
  lineId: z.uuid(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  ordered: z.int(), // units, or cartons
  available: z.int(),
  why: z.enum(['stock', 'closed', 'discontinued']),
})
export type ReducedLine = z.infer<typeof ReducedLine>

export const orderLines = {
  addProducts: endpoint({
    method: 'PUT',
    path: '/api/v2/orders/:id/add-products',
    ...traders,
    params: byId,
    body: Adding,
    reply: Order,
    successMessage: 'orders.proposed',
    idempotent: true,
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/api/v2/orders/:id/products/status',
    ...brand,
    params: byId,
    body: LineStatusIn,
    reply: Order,
    successMessage: 'orders.saved',
    idempotent: true,
  }),
  /** A sheet with `sku`, `quantity` and, for a brand, `price`: all of it as one proposal, or nothing and every problem. */
  import: endpoint({
    method: 'PUT',
    path: '/api/v2/orders/:id/import',
    ...traders,
    params: byId,
    query: z.strictObject({ version: z.coerce.number().check(z.int()) }),
    upload: true,
    reply: z.object({
      changed: z.int(),
      problems: z.array(z.object({ row: z.int(), column: z.string(), problem: z.string() })),
    }),
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
  /** One price for products in several orders: all or nothing. Without orders or products it is ignored, with a warning. */
  setPrices: endpoint({
    method: 'PUT',
    path: '/api/v2/orders/products-prices',
    ...brand,
    body: z.strictObject({
      // oxlint-disable-next-line promise/valid-params -- this is zod's, for what is no proper list
      orderIds: z.optional(z.catch(z.array(z.uuid()).check(z.maxLength(100)), [])),
      products: z.optional(
        z
          .array(z.strictObject({ productId: z.uuid(), price: AmountIn }))
          .check(z.maxLength(500, 'carts.tooManyAtOnce')),
      ),
    }),
    reply: z.object({ updated: z.int(), warning: z.nullable(z.string()) }),
    idempotent: true,
  }),
  /** What of it can be had today goes into the carts of its store. */
  reorder: endpoint({
    method: 'POST',
    path: '/api/v2/orders/:id/reorder',
    allow: ['manage', 'Retailer'],
    params: byId,
    query: z.object({ isPreview: z.optional(z.enum(['true', 'false'])) }), // true: nothing goes into the carts
    reply: z.object({
      cartIds: z.array(z.uuid()),
      units: z.int(),
      skipped: z.array(z.object({ name: z.string() })), // products of which nothing is available
      reduced: z.array(ReducedLine),
    }),
    idempotent: true,
  }),
}
