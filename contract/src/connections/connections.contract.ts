import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { bulkLimit } from '../core/limits.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { rights } from '../core/rights/rights.ts'
import { relationList, requestList } from './connection-lists.ts'
import {
  ConnectionInfo,
  ConnectionRequest,
  GroupName,
  GroupNameIn,
  Message,
  OwnNotes,
  OwnTerms,
  Relation,
  RelationRow,
  RelationStatus,
  RequestDirection,
} from './connection-shapes.ts'

const traders = { allow: ['read', 'Profile'], sides: ['brand', 'retailer'] } as const
/** Who leads sales: a representative reads what is theirs, and asks. */
export const salesLeads = rights.leadSales
const byId = z.strictObject({ id: z.uuid() })
export const RequestIn = z.strictObject({ entityId: z.uuid(), message: z._default(Message, '') })
export const RequestAnswer = z
  .strictObject({ status: z.enum(['ACCEPTED', 'DECLINED', 'WITHDRAWN']), answer: z._default(Message, '') })
  .check(
    z.refine(({ status, answer }) => status === 'ACCEPTED' || answer === '', {
      path: ['answer'],
      error: 'connections.noReason',
    }),
  )
export const RelationChange = z.strictObject({
  salesRepId: z.optional(z.nullable(z.uuid())), // the user id of a manager or representative
  groupId: z.optional(z.nullable(z.uuid())),
  terms: z.optional(OwnTerms),
  ...z.partial(OwnNotes).shape,
  version: z.int(), // the one that was looked at
})
export type RelationChange = z.output<typeof RelationChange>
export const RelationsChange = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(bulkLimit, 'connections.tooManyAtOnce')),
  change: z.strictObject({
    salesRepId: z.optional(z.nullable(z.uuid())),
    groupId: z.optional(z.nullable(z.uuid())),
    status: z.optional(z.literal('ENDED')),
  }),
})
export type RelationsChange = z.output<typeof RelationsChange>
export const RelationsQuery = z.safeExtend(listQuery(relationList), { status: z._default(RelationStatus, 'ACCEPTED') })
export const RequestsQuery = z.safeExtend(listQuery(requestList), { direction: RequestDirection })

/** A request to trade. */
export const connections = {
  info: endpoint({
    method: 'GET',
    path: '/api/users/connection-info',
    ...traders,
    query: z.strictObject({ entityId: z.uuid() }),
    reply: ConnectionInfo,
  }),
  /** When the counterpart has already asked, this accepts its request and answers ACCEPTED. */
  request: endpoint({
    method: 'POST',
    path: '/api/users/request-connection',
    ...traders,
    body: RequestIn,
    reply: ConnectionRequest,
    status: 201,
    successMessage: 'connections.requested',
    idempotent: true,
    limit: { tries: 60, seconds: 3600, per: 'user' },
  }),
  /** Retailers of the open marketplace whom a brand may ask: it has no relation and no open request with them. */
  candidates: endpoint({
    method: 'GET',
    path: '/api/users/connection-candidates',
    allow: ['manage', 'Brand'],
    query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    reply: z.array(z.object({ id: z.uuid(), name: z.string(), country: z.nullable(z.string()) })),
    limit: { tries: 120, seconds: 60, per: 'user' },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/connection-requests',
    ...traders,
    query: RequestsQuery,
    reply: page({ items: z.array(ConnectionRequest) }),
  }),
  /** ACCEPTED and DECLINED by the receiver, WITHDRAWN by the sender. */
  answer: endpoint({
    method: 'PUT',
    path: '/api/users/update-connection-request/:requestId',
    ...traders,
    params: z.strictObject({ requestId: z.uuid() }),
    body: RequestAnswer,
    reply: ConnectionRequest,
    successMessage: 'connections.answered',
    idempotent: true,
  }),
}

/** Who trades with whom, and how. */
export const relations = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/relations',
    ...traders,
    query: RelationsQuery,
    reply: page({ items: z.array(RelationRow) }),
  }),
  /** By its own id, or by that of the counterpart: there is one relation with each. */
  read: endpoint({ method: 'GET', path: '/api/users/relations/:id', ...traders, params: byId, reply: Relation }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/users/relations/:id',
    ...salesLeads,
    params: byId,
    body: RelationChange,
    reply: Relation,
    successMessage: 'connections.saved',
  }),
  /** All of them or none. */
  changeMany: endpoint({
    method: 'PATCH',
    path: '/api/users/relations',
    ...salesLeads,
    body: RelationsChange,
    reply: z.object({ changed: z.int() }),
    successMessage: 'connections.saved',
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/users/relations/:id',
    ...rights.endRelation,
    params: byId,
    reply: z.null(),
    successMessage: 'connections.ended',
  }),
}

const Group = z.extend(GroupName, { count: z.int() }) // the partners in it
export type RetailerGroup = z.infer<typeof Group>
const GroupIn = z.strictObject({ name: GroupNameIn })

/** A brand's own way to bundle its retailers. */
export const retailerGroups = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/retailer-groups',
    allow: ['manage', 'Brand'],
    reply: z.array(Group),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/users/retailer-groups',
    ...salesLeads,
    body: GroupIn,
    reply: Group,
    status: 201,
    successMessage: 'connections.saved',
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/users/retailer-groups/:id',
    ...salesLeads,
    params: byId,
    body: GroupIn,
    reply: Group,
    successMessage: 'connections.saved',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/retailer-groups/:id',
    ...salesLeads,
    params: byId,
    reply: z.null(),
    successMessage: 'connections.groupRemoved',
  }),
}
