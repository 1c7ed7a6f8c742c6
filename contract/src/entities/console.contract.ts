import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { filterShape, listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { min } from '../core/rules.ts'
import { DeviceSession, Impersonation } from '../identity/identity.contract.ts'
import { flagKeys } from '../reference/flags.ts'
import { AdminUser, FlagRule } from './admin.contract.ts'
import { auditList, jobList } from './admin-lists.ts'
import { Health } from './health.ts'

const admin = { allow: ['manage', 'Souk'] } as const
const byId = z.strictObject({ id: z.uuid() })
/** Why an admin acts on a person's account; it is in the audit log. */
export const Because = z.strictObject({ reason: min(5).check(z.maxLength(200, 'rules.max')) })

export const AdminUserDetail = z.extend(AdminUser, {
  language: z.string(),
  hasPassword: z.boolean(),
  hasTwoFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.int(),
  deletionDueAt: z.nullable(z.iso.datetime()),
  sessions: z.array(DeviceSession),
  impersonations: z.array(Impersonation),
})
export type AdminUserDetail = z.infer<typeof AdminUserDetail>

export const FlagChange = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  before: z.nullable(FlagRule),
  after: FlagRule,
})
export type FlagChange = z.infer<typeof FlagChange>

/** The text of a mail with its one-time links and codes masked. */
export const MailPreview = z.object({
  id: z.uuid(),
  recipient: z.string(),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type MailPreview = z.infer<typeof MailPreview>

export const FailedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  error: z.string(),
  input: z.string(),
  tries: z.int(),
  createdAt: z.iso.datetime(),
  failedAt: z.nullable(z.iso.datetime()),
})
export type FailedJob = z.infer<typeof FailedJob>

/** While it is on, only the marketplace's own people come in. */
export const Maintenance = z.object({
  isOn: z.boolean(),
  until: z.nullable(z.iso.datetime()), // when it is expected to end
  changedAt: z.iso.datetime(),
  changedBy: z.nullable(z.string()),
})
export type Maintenance = z.infer<typeof Maintenance>

export const consoleCalls = {
  user: endpoint({ method: 'GET', path: '/api/admin/users/:id', ...admin, params: byId, reply: AdminUserDetail }),
  endUserSessions: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    ...admin,
    staff: 'support',
    params: byId,
    body: Because,
    reply: z.object({ ended: z.int() }),
    successMessage: 'entities.sessionsEnded',
  }),
  resetTwoFactor: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/two-factor',
    ...admin,
    staff: 'support',
    params: byId,
    body: Because,
    reply: z.null(),
    successMessage: 'entities.twoFactorReset',
  }),
  flagHistory: endpoint({
    method: 'GET',
    path: '/api/admin/flags/:key/history',
    ...admin,
    params: z.strictObject({ key: z.enum(flagKeys) }),
    reply: z.array(FlagChange),
  }),
  mail: endpoint({ method: 'GET', path: '/api/admin/mails/:id', ...admin, params: byId, reply: MailPreview }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/admin/jobs',
    ...admin,
    query: listQuery(jobList),
    reply: page({ items: z.array(FailedJob) }),
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/admin/jobs/:id/retry',
    ...admin,
    params: byId,
    reply: z.null(),
    successMessage: 'entities.jobRetried',
  }),
  discardJob: endpoint({
    method: 'DELETE',
    path: '/api/admin/jobs/:id',
    ...admin,
    params: byId,
    reply: z.null(),
    successMessage: 'entities.jobDiscarded',
  }),
  exportAudit: endpoint({
    method: 'GET',
    path: '/api/admin/audit/export',
    ...admin,
    query: z.strictObject(filterShape(auditList)),
    reply: z.unknown(),
    raw: ['csv'],
  }),
  health: endpoint({ method: 'GET', path: '/api/admin/health', ...admin, reply: Health }),
  maintenance: endpoint({ method: 'GET', path: '/api/admin/maintenance', ...admin, reply: Maintenance }),
  setMaintenance: endpoint({
    method: 'PUT',
    path: '/api/admin/maintenance',
    ...admin,
    body: z.strictObject({ isOn: z.boolean(), minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(1440))) }),
    reply: Maintenance,
  }),
}
