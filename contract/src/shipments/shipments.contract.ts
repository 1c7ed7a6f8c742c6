import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { filterShape, listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { ofViewedEntity, readers, ViewedEntity } from '../core/viewed-entity.ts'
import { shipmentFields, shipmentList } from './shipment-list.ts'
import {
  ClaimAnswer,
  ClaimIn,
  NewShipment,
  PackableOrder,
  Shipment,
  ShipmentChange,
  ShipmentRow,
} from './shipment-shapes.ts'

const traders = { allow: ['read', 'Shipment'], sides: ['brand', 'retailer'] } as const
const byId = z.strictObject({ id: z.uuid() })
const claims = z.array(ClaimIn).check(z.maxLength(500))
export const DocumentLanguage = z.optional(z.enum(['en', 'ar']))

export const shipments = {
  create: endpoint({
    method: 'POST',
    path: '/api/v2/shipments',
    allow: ['manage', 'Brand'],
    body: NewShipment,
    reply: Shipment,
    status: 201,
    successMessage: 'shipments.packed',
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v2/shipments',
    ...traders,
    sides: readers,
    query: z.safeExtend(listQuery(shipmentList), { entityId: ViewedEntity }),
    reply: page({ shipments: z.array(ShipmentRow) }),
  }),
  /** The values a field takes among the shipments that the other filters leave, the most frequent first. */
  filter: endpoint({
    method: 'GET',
    path: '/api/v2/shipments/filter/:fieldName',
    ...traders,
    params: z.strictObject({ fieldName: z.enum(shipmentFields) }),
    query: z.strictObject(filterShape(shipmentList)),
    reply: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  }),
  /** The entities of a role that the viewer has shipments with; of their own role themselves. */
  entityNames: endpoint({
    method: 'GET',
    path: '/api/v2/shipments/entity-names/:role',
    ...traders,
    params: z.strictObject({ role: z.enum(['brand', 'retailer']) }),
    reply: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  /** What can be packed: of one order, or of all confirmed orders of a retailer. */
  packable: endpoint({
    method: 'GET',
    path: '/api/v2/shipments/packable',
    allow: ['manage', 'Brand'],
    query: z.strictObject({ orderId: z.optional(z.uuid()), retailerId: z.optional(z.uuid()) }),
    reply: z.array(PackableOrder),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v2/shipments/:id',
    ...traders,
    sides: readers,
    params: byId,
    query: ofViewedEntity,
    reply: Shipment,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v2/shipments/:id',
    ...traders,
    params: byId,
    body: ShipmentChange,
    reply: Shipment,
    successMessage: 'shipments.saved',
  }),
  /** Confirms the receipt, and reports what was missing or damaged in the same step. */
  receive: endpoint({
    method: 'POST',
    path: '/api/v2/shipments/:id/receipt',
    allow: ['manage', 'Retailer'],
    params: byId,
    body: z.strictObject({ version: z.int(), claims: z._default(claims, []) }),
    reply: Shipment,
    successMessage: 'shipments.received',
    idempotent: true,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/v2/shipments/:id/claims',
    allow: ['manage', 'Retailer'],
    params: byId,
    body: z.strictObject({ claims: claims.check(z.minLength(1)) }),
    reply: Shipment,
    status: 201,
    successMessage: 'shipments.claimed',
    idempotent: true,
  }),
  answerClaim: endpoint({
    method: 'PUT',
    path: '/api/v2/shipments/claims/:claimId',
    allow: ['manage', 'Brand'],
    params: z.strictObject({ claimId: z.uuid() }),
    body: ClaimAnswer,
    reply: Shipment,
    successMessage: 'shipments.claimAnswered',
    idempotent: true,
  }),
  /** The packing slip as a PDF. */
  print: endpoint({
    method: 'GET',
    path: '/api/v2/shipments/:id/print',
    ...traders,
    params: byId,
    query: z.strictObject({ language: DocumentLanguage }),
    reply: z.unknown(),
    raw: ['pdf'],
  }),
}
