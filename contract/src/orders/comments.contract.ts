import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { required } from '../core/rules.ts'
import { ofViewedEntity, readers } from '../core/viewed-entity.ts'
import { OrderSide } from './order-shapes.ts'

const traders = { allow: ['read', 'Order'], sides: ['brand', 'retailer'] } as const
const byId = z.strictObject({ id: z.uuid() })

export const OrderComment = z.object({
  id: z.uuid(),
  lineId: z.nullable(z.uuid()), // on one line, or on the whole order
  by: OrderSide,
  authorName: z.string(),
  isYours: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
})
export type OrderComment = z.infer<typeof OrderComment>

/** What the two sides say about an order; nothing said is changed or taken back. */
export const orderComments = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/orders/:id/comments',
    ...traders,
    sides: readers,
    params: byId,
    query: ofViewedEntity,
    reply: z.array(OrderComment),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v2/orders/:id/comments',
    ...traders,
    params: byId,
    body: z.strictObject({
      text: required.check(z.maxLength(2_000, 'rules.max')),
      lineId: z.optional(z.nullable(z.uuid())),
    }),
    reply: OrderComment,
    status: 201,
    idempotent: true,
    limit: { tries: 60, seconds: 60, per: 'user' },
  }),
}
