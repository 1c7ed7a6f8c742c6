import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { rights } from '../core/rights/rights.ts'
import { max } from '../core/rules.ts'
import { brandList } from './admin-lists.ts'
import { approvalDecisions, type ApprovalFacts, approvalStatuses, needsReason } from './brand-approval.ts'
import { DocumentStatus } from './entity-shapes.ts'

const admin = { allow: ['manage', 'Souk'] } as const

export const ApprovalHas: z.ZodMiniType<ApprovalFacts> = z.object({
  company: z.boolean(),
  taxNumber: z.boolean(),
  document: z.boolean(),
  terms: z.boolean(),
  collection: z.boolean(),
})

/** Where a brand stands with the marketplace, as its own people read it. */
export const BrandApproval = z.object({
  status: z.enum(approvalStatuses),
  reason: z.string(), // of the last decision; empty where it needs none
  has: ApprovalHas,
  taxNumberExample: z.string(), // the form of its country
  submittedAt: z.nullable(z.iso.datetime()),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type BrandApproval = z.infer<typeof BrandApproval>

/** A brand and what it shows for itself. */
export const AdminBrand = z.extend(BrandApproval, {
  id: z.uuid(),
  entityName: z.string(),
  country: z.nullable(z.string()),
  address: z.nullable(z.string()), // the oldest one, on one line
  taxNumber: z.string(),
  email: z.nullable(z.string()),
  documents: z.array(z.object({ id: z.uuid(), name: z.string(), url: z.string(), status: DocumentStatus })),
  collection: z.nullable(z.object({ id: z.uuid(), name: z.string() })), // the first one with a product that may be published
  launchDate: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  version: z.int(), // of the approval
})
export type AdminBrand = z.infer<typeof AdminBrand>

/** A decision over the version that was looked at. */
export const Decision = z
  .strictObject({ decision: z.enum(approvalDecisions), reason: max(1_000), version: z.int() })
  .check(
    z.refine(({ decision, reason }) => !needsReason(decision) || reason !== '', {
      path: ['reason'],
      error: 'rules.required',
    }),
  )
export type Decision = z.output<typeof Decision>

export const approvals = {
  read: endpoint({ method: 'GET', path: '/api/entities/approval', allow: ['manage', 'Brand'], reply: BrandApproval }),
  submit: endpoint({
    method: 'POST',
    path: '/api/entities/approval',
    ...rights.submitBrand,
    reply: BrandApproval,
    successMessage: 'entities.brandSubmitted',
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/brands',
    ...admin,
    query: listQuery(brandList),
    reply: page({ items: z.array(AdminBrand) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/brands/:id/decision',
    ...admin,
    staff: 'reviews',
    params: z.strictObject({ id: z.uuid() }),
    body: Decision,
    reply: AdminBrand,
    successMessage: 'entities.brandDecided',
    idempotent: true,
  }),
}
