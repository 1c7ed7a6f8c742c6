import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { page } from '../core/paging.ts'
import { ofViewedEntity, readers, ViewedEntity } from '../core/viewed-entity.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { orderList } from './order-list.ts'
import {
  CheckoutCart,
  Order,
  OrderEvent,
  OrderUpdate,
  OrderRevision,
  OrderRow,
  Proposal,
  Refusing,
  RejectReason,
  WrittenOrder,
} from './order-shapes.ts'

const traders = { allow: ['read', 'Order'], sides: ['brand', 'retailer'] } as const
const viewed = { ...traders, sides: readers, query: ofViewedEntity } as const
const byId = z.strictObject({ id: z.uuid() })
const Placed = z.object({ orders: z.array(OrderRow), status: z.literal('ORDERED') })

export const orders = {
  /** Several brands at once: all of them or none. What fails is listed with what is left (410). */
  multiple: endpoint({
    method: 'POST',
    path: '/api/v2/orders/multiple',
    allow: ['manage', 'Retailer'],
    body: z.strictObject({ carts: z.array(CheckoutCart).check(z.minLength(1), z.maxLength(50)) }),
    reply: Placed,
    status: 201,
    successMessage: 'orders.placed',
    idempotent: true,
  }),
  /** A retailer's one cart, or what a brand writes for a retailer. */
  place: endpoint({
    method: 'POST',
    path: '/api/v2/orders',
    ...traders,
    body: z.union([CheckoutCart, WrittenOrder]),
    reply: Placed,
    status: 201,
    successMessage: 'orders.placed',
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v2/orders',
    ...traders,
    sides: readers,
    query: z.safeExtend(listQuery(orderList), {
      entityId: ViewedEntity,
      allOrders: z.optional(z.enum(['true', 'false'])), // the whole entity's: what its admin sees anyway
    }),
    reply: page({ orders: z.array(OrderRow) }),
  }),
  read: endpoint({ method: 'GET', path: '/api/v2/orders/:id', ...viewed, params: byId, reply: Order }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v2/orders/:id',
    ...traders,
    params: byId,
    body: OrderUpdate,
    reply: Order,
    successMessage: 'orders.saved',
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v2/orders/:id/history',
    ...viewed,
    params: byId,
    reply: z.array(OrderEvent),
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/v2/orders/:id/revisions',
    ...viewed,
    params: byId,
    reply: z.array(OrderRevision),
  }),
  /** Accepts all, or with `lines` only those. */
  confirm: endpoint({
    method: 'PUT',
    path: '/api/v2/orders/:id/confirm',
    ...traders,
    params: byId,
    body: z.strictObject({ lines: z.optional(z.array(z.uuid()).check(z.maxLength(5_000))), version: z.int() }),
    reply: Order,
    successMessage: 'orders.answered',
    idempotent: true,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/v2/orders/:id/reject',
    ...traders,
    params: byId,
    body: Refusing,
    reply: Order,
    successMessage: 'orders.answered',
    idempotent: true,
  }),
  /** Cancels, or asks for it where the table says so (202). */
  cancel: endpoint({
    method: 'PUT',
    path: '/api/v2/orders/:id/cancel',
    ...traders,
    params: byId,
    query: z.strictObject({ reason: z.optional(RejectReason), version: z.coerce.number().check(z.int()) }),
    reply: Order,
    acceptedWhen: ({ isCancelAsked }: z.infer<typeof Order>) => isCancelAsked,
    successMessage: 'orders.answered',
    idempotent: true,
  }),
  propose: endpoint({
    method: 'PUT',
    path: '/api/v2/orders/:id/products',
    ...traders,
    params: byId,
    body: Proposal,
    reply: Order,
    successMessage: 'orders.proposed',
    idempotent: true,
  }),
}
