import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { page } from '../core/paging.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { max } from '../core/rules.ts'
import { Role } from '../core/role.ts'
import { Access } from '../identity/identity.contract.ts'
import { flagKeys } from '../reference/flags.ts'
import { auditList, documentList, entityList, mailList, mailStates, userList } from './admin-lists.ts'
import { EntityDocument, Side } from './entity-shapes.ts'

const admin = { allow: ['manage', 'Souk'] } as const
const byId = z.strictObject({ id: z.uuid() })

export const AdminUser = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  places: z.array(
    z.object({
      entityId: z.nullable(z.uuid()),
      entityName: z.nullable(z.string()),
      side: z.nullable(Side),
      role: Role,
      isPending: z.boolean(),
    }),
  ),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.nullable(z.iso.datetime()),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminEntity = z.object({
  id: z.uuid(),
  entityType: Side,
  entityName: z.string(),
  country: z.nullable(z.string()),
  access: z.array(Access),
  isLive: z.boolean(),
  isPremium: z.boolean(),
  isDemo: z.boolean(),
  isAnalyticsEnabled: z.boolean(),
  analyticsAskedAt: z.nullable(z.iso.datetime()), // the brand waits for it
  isLeadAIEnabled: z.boolean(),
  teammates: z.int(),
  pendingDocuments: z.int(),
  createdAt: z.iso.datetime(),
})
export type AdminEntity = z.infer<typeof AdminEntity>
/** The fields only an admin may set. */
export const AdminEntityChange = z.strictObject({
  isPremium: z.optional(z.boolean()),
  isDemo: z.optional(z.boolean()),
  isAnalyticsEnabled: z.optional(z.boolean()),
  isLeadAIEnabled: z.optional(z.boolean()),
  access: z.optional(z.array(Access)),
})

export const FlagRule = z.strictObject({
  isOn: z.boolean(),
  percentage: z.int('rules.integer').check(z.minimum(0, 'rules.between.low'), z.maximum(100, 'rules.between.high')),
  entityIds: z.array(z.uuid()).check(z.maxLength(1_000)),
  traits: z.partialRecord(z.enum(['side', 'role', 'userId']), z.array(max(100)).check(z.maxLength(1_000))),
})
export type FlagRule = z.output<typeof FlagRule>
export const FlagRow = z.object({
  key: z.enum(flagKeys),
  ...FlagRule.shape,
  entities: z.array(z.object({ id: z.uuid(), name: z.string() })), // the names behind `entityIds`
  updatedAt: z.iso.datetime(),
  updatedBy: z.nullable(z.string()),
})
export type FlagRow = z.infer<typeof FlagRow>

export const AuditRow = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.string(),
  subject: z.string(),
  user: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  impersonator: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  entity: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  details: z.record(z.string(), z.unknown()),
  requestId: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type AuditRow = z.infer<typeof AuditRow>

export const PendingDocument = z.extend(EntityDocument, {
  entity: z.object({ id: z.uuid(), name: z.string(), side: Side }),
})
export type PendingDocument = z.infer<typeof PendingDocument>

/** A mail that cannot be sent is tried again for a day, then it has failed; without a mail server all are kept. */
export const AdminMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStates),
  kind: z.nullable(z.string()),
  canResend: z.boolean(), // it never arrived, and what it brings still works
  canDrop: z.boolean(), // it was kept for want of a mail server
  failure: z.nullable(z.string()),
  tries: z.int(),
  createdAt: z.iso.datetime(),
  nextTryAt: z.nullable(z.iso.datetime()),
  sentAt: z.nullable(z.iso.datetime()),
})
export type AdminMail = z.infer<typeof AdminMail>

export const admins = {
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    ...admin,
    query: listQuery(userList),
    reply: page({ items: z.array(AdminUser) }),
  }),
  entities: endpoint({
    method: 'GET',
    path: '/api/admin/entities',
    ...admin,
    query: listQuery(entityList),
    reply: page({ items: z.array(AdminEntity) }),
  }),
  changeEntity: endpoint({
    method: 'PATCH',
    path: '/api/admin/entities/:id',
    ...admin,
    staff: 'support',
    params: byId,
    body: AdminEntityChange,
    reply: AdminEntity,
    successMessage: 'entities.saved',
  }),
  flags: endpoint({ method: 'GET', path: '/api/admin/flags', ...admin, reply: z.array(FlagRow) }),
  setFlag: endpoint({
    method: 'PUT',
    path: '/api/admin/flags/:key',
    ...admin,
    params: z.strictObject({ key: z.enum(flagKeys) }),
    body: FlagRule,
    reply: FlagRow,
    successMessage: 'entities.saved',
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    ...admin,
    query: listQuery(auditList),
    reply: page({ items: z.array(AuditRow) }),
  }),
  mails: endpoint({
    method: 'GET',
    path: '/api/admin/mails',
    ...admin,
    query: listQuery(mailList),
    reply: page({ items: z.array(AdminMail) }),
  }),
  resendMail: endpoint({
    method: 'POST',
    path: '/api/admin/mails/:id/resend',
    ...admin,
    staff: 'support',
    params: byId,
    reply: z.null(),
    successMessage: 'entities.mailQueued',
  }),
  dropMail: endpoint({
    method: 'POST',
    path: '/api/admin/mails/:id/drop',
    ...admin,
    staff: 'support',
    params: byId,
    reply: z.null(),
    successMessage: 'entities.mailDropped',
  }),
  documents: endpoint({
    method: 'GET',
    path: '/api/admin/documents',
    ...admin,
    query: listQuery(documentList),
    reply: page({ items: z.array(PendingDocument) }),
  }),
  reviewDocument: endpoint({
    method: 'PUT',
    path: '/api/admin/documents/:id',
    ...admin,
    staff: 'reviews',
    params: byId,
    body: z.strictObject({ status: z.enum(['VERIFIED', 'REJECTED']), reason: max(500) }).check(
      z.refine(({ status, reason }) => status !== 'REJECTED' || reason !== '', {
        path: ['reason'],
        error: 'rules.required',
      }),
    ),
    reply: PendingDocument,
    successMessage: 'entities.saved',
  }),
}
