import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { bulkLimit } from '../core/limits.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { creditEntryList, creditRequestList, creditRequestStatuses } from './credit-lists.ts'
import { email, max, required } from '../core/rules.ts'
import { rights } from '../core/rights/rights.ts'
import {
  ContactRecord,
  CreditEntry,
  CreditRequest,
  DismissalReason,
  ImportReport,
  InvitationDraft,
  Lead,
  LeadContact,
  LeadDetail,
  LeadFilters,
  LeadQuery,
  SavedLead,
  Stage,
  TailoredLead,
} from './prospect-shapes.ts'

const root = '/api/v2/lead-ai'
const ofBrand = { allow: ['manage', 'Brand'] } as const
const LeadId = z.strictObject({ leadId: z.uuid() })
const Facet = z.array(z.object({ value: z.string(), count: z.int() }))

export const SavedQuery = z.strictObject({
  pageNumber: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
  search: z._default(max(100), ''),
  filters: z._default(
    z.strictObject({
      stage: z._default(z.nullable(Stage), null),
      ownerId: z._default(z.nullable(z.uuid()), null),
      due: z._default(z.boolean(), false),
    }),
    { stage: null, ownerId: null, due: false },
  ),
})
export type SavedQuery = z.output<typeof SavedQuery>

const changes = {
  stage: z.optional(Stage),
  notes: z.optional(max(5_000)),
  ownerId: z.optional(z.nullable(z.uuid())),
  remindOn: z.optional(z.nullable(z.iso.date())),
}
export const SaveLead = z.strictObject({ leadId: z.uuid(), ...changes })
export type SaveLead = z.output<typeof SaveLead>
export const ChangeSaved = z.strictObject({
  leadIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(bulkLimit)),
  ...changes,
  isRemoved: z.optional(z.literal(true)),
})
export type ChangeSaved = z.output<typeof ChangeSaved>
export const InviteLead = z.strictObject({
  leadId: z.uuid(),
  contactId: z.uuid(),
  subject: required.check(z.maxLength(120, 'rules.max')),
  message: required.check(z.maxLength(3_000, 'rules.max')),
})
export type InviteLead = z.output<typeof InviteLead>
export const RequestCredits = z.strictObject({
  kind: z._default(z.enum(['CREDITS', 'ACCESS']), 'CREDITS'),
  credits: z._default(z.int().check(z.minimum(0), z.maximum(5_000)), 100),
  note: z._default(max(500), ''),
})
export type RequestCredits = z.output<typeof RequestCredits>

export const prospects = {
  /** A new search or filter that finds a store costs one search; looking and turning pages is free. */
  list: endpoint({
    method: 'POST',
    path: `${root}/get-list`,
    ...ofBrand,
    body: LeadQuery,
    reply: z.extend(page({ leads: z.array(Lead) }), {
      credits: z.int(),
      below: z.int(),
      isCharged: z.boolean(),
      isUnpaid: z.boolean(), // only a free read was asked for, and the search has its price
    }),
    limit: { tries: 240, seconds: 60, per: 'user' },
  }),
  detail: endpoint({ method: 'GET', path: `${root}/detail/:leadId`, ...ofBrand, params: LeadId, reply: LeadDetail }),
  filters: endpoint({
    method: 'POST',
    path: `${root}/get-filters`,
    ...ofBrand,
    body: z.strictObject({ filters: z.optional(LeadFilters) }),
    reply: z.object({ countries: Facet, storeTypes: Facet, categories: Facet, retailPrices: Facet }),
  }),
  /** Marks the given leads as viewed and answers those viewed last. */
  viewed: endpoint({
    method: 'POST',
    path: `${root}/viewed-leads`,
    ...ofBrand,
    body: z.strictObject({ leadIds: z._default(z.array(z.uuid()).check(z.maxLength(100)), []) }),
    reply: z.object({ leadIds: z.array(z.uuid()) }),
  }),
  saved: endpoint({
    method: 'POST',
    path: `${root}/leads-ai/get-list`,
    ...ofBrand,
    body: SavedQuery,
    reply: z.extend(page({ leads: z.array(SavedLead) }), {
      stages: z.record(z.string(), z.int()),
      team: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  savedOne: endpoint({ method: 'POST', path: `${root}/leads-ai/get-one`, ...ofBrand, body: LeadId, reply: SavedLead }),
  save: endpoint({
    method: 'POST',
    path: `${root}/leads-ai/save`,
    ...ofBrand,
    body: SaveLead,
    reply: z.object({ lead: SavedLead, credits: z.int(), isCharged: z.boolean() }),
    successMessage: 'prospects.saved',
    limit: { tries: 240, seconds: 60, per: 'user' },
  }),
  changeSaved: endpoint({
    method: 'PATCH',
    path: `${root}/leads-ai`,
    ...ofBrand,
    body: ChangeSaved,
    reply: z.object({ changed: z.int() }),
    successMessage: 'prospects.changed',
  }),
  dismiss: endpoint({
    method: 'POST',
    path: `${root}/dismiss`,
    ...ofBrand,
    body: z.strictObject({ leadId: z.uuid(), reason: z.nullable(DismissalReason) }), // null: takes it back
    reply: z.null(),
    successMessage: 'prospects.judged',
  }),
  reveal: endpoint({
    method: 'POST',
    path: `${root}/contacts/reveal`,
    ...ofBrand,
    body: z.strictObject({ leadId: z.uuid(), contactId: z.uuid() }),
    reply: z.object({ contacts: z.array(LeadContact), credits: z.int() }),
    status: 202,
    limit: { tries: 60, seconds: 60, per: 'user' },
  }),
  poll: endpoint({
    method: 'GET',
    path: `${root}/contacts/poll`,
    ...ofBrand,
    query: LeadId,
    reply: z.object({ contacts: z.array(LeadContact), credits: z.int() }),
  }),
  readPosition: endpoint({
    method: 'GET',
    path: `${root}/viewed_lead_position`,
    ...ofBrand,
    query: z.strictObject({ list: z.string().check(z.maxLength(500)) }),
    reply: z.nullable(z.object({ leadId: z.uuid(), name: z.string(), position: z.int() })),
  }),
  /** Stores where a person is in a list. */
  position: endpoint({
    method: 'PUT',
    path: `${root}/viewed_lead_position`,
    ...ofBrand,
    body: z.strictObject({
      list: z.string().check(z.maxLength(500)),
      leadId: z.uuid(),
      position: z.int().check(z.minimum(0), z.maximum(100_000)),
    }),
    reply: z.null(),
  }),
  rates: endpoint({
    method: 'GET',
    path: `${root}/credit-rates`,
    ...ofBrand,
    reply: z.object({ search: z.int(), save: z.int(), reveal: z.int() }),
  }),
  credits: endpoint({
    method: 'GET',
    path: `${root}/available-credits/:brandId`,
    ...ofBrand,
    params: z.strictObject({ brandId: z.uuid() }),
    reply: z.object({ credits: z.int(), pending: z.nullable(z.object({ credits: z.int(), at: z.iso.datetime() })) }),
  }),
  creditHistory: endpoint({
    method: 'GET',
    path: `${root}/credit-history`,
    ...ofBrand,
    query: listQuery(creditEntryList),
    reply: page({ entries: z.array(CreditEntry) }),
  }),
  /** The kinds of store that fit best, by the average match. */
  industries: endpoint({
    method: 'GET',
    path: `${root}/desired-industries`,
    ...ofBrand,
    reply: z.object({ industries: z.array(z.object({ storeType: z.string(), count: z.int(), match: z.int() })) }),
  }),
  /** How often this brand agreed with what was stated. */
  quality: endpoint({
    method: 'GET',
    path: `${root}/quality`,
    ...ofBrand,
    reply: z.object({
      version: z.int(),
      judgements: z.int(),
      needed: z.int(),
      estimated: z.boolean(),
      held: z.object({ stated: z.int(), right: z.int() }), // of all brands, each judged by a model that had not seen it
      isDisagreed: z.boolean(), // this brand agreed with too little of what it was told
      rows: z.array(z.object({ threshold: z.int(), judged: z.int(), kept: z.int() })),
    }),
  }),
  requestCredits: endpoint({
    method: 'POST',
    path: `${root}/request-credits`,
    ...ofBrand,
    body: RequestCredits,
    reply: z.object({ id: z.uuid() }),
    status: 201,
    successMessage: 'prospects.requested',
    limit: { tries: 20, seconds: 3_600, per: 'user' },
  }),
  /** What was chosen for this brand; `more` adds five. */
  tailored: endpoint({
    method: 'POST',
    path: `${root}/tailored-leads`,
    ...ofBrand,
    body: z.strictObject({ more: z._default(z.boolean(), false) }),
    reply: z.object({ leads: z.array(TailoredLead), credits: z.int(), added: z.int() }),
    limit: { tries: 60, seconds: 60, per: 'user' },
  }),
  /** The brand's own stores: the columns of the marketplace's import, visible to this brand alone. */
  importOwn: endpoint({
    method: 'PUT',
    path: `${root}/import`,
    ...rights.leadSales,
    upload: true,
    reply: ImportReport,
    limit: { tries: 30, seconds: 600, per: 'user' },
  }),
  /** A draft for a person to edit: by the language model where one is set, else from facts. Contacts play no part in it. */
  draft: endpoint({
    method: 'POST',
    path: `${root}/draft-invitation`,
    ...rights.leadSales,
    body: LeadId,
    reply: InvitationDraft,
    limit: { tries: 30, seconds: 600, per: 'user' },
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v2/users/direct/invite-retailer/lead-ai',
    ...rights.leadSales,
    personal: true,
    body: InviteLead,
    reply: z.object({ invitedAt: z.iso.datetime() }),
    successMessage: 'prospects.invited',
    mails: true,
    limit: { tries: 60, seconds: 3_600, per: 'user' },
  }),
}

export const prospectsAdmin = {
  requests: endpoint({
    method: 'GET',
    path: '/api/admin/credit-requests',
    allow: ['manage', 'Souk'],
    staff: 'support',
    query: z.safeExtend(listQuery(creditRequestList), { status: z._default(z.enum(creditRequestStatuses), 'PENDING') }),
    reply: page({ items: z.array(CreditRequest) }),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/admin/credit-requests/:id',
    allow: ['manage', 'Souk'],
    staff: 'support',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      status: z.enum(['GRANTED', 'DECLINED']),
      credits: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
      answer: z._default(max(500), ''),
    }),
    reply: z.null(),
    successMessage: 'prospects.decided',
  }),
  /** For a person who asks the marketplace what is stored of them; their address is not in the URL. */
  contact: endpoint({
    method: 'POST',
    path: '/api/admin/prospects/contact',
    allow: ['manage', 'Souk'],
    staff: 'support',
    body: z.strictObject({ email }),
    reply: z.object({ contacts: z.array(ContactRecord) }),
  }),
  eraseContact: endpoint({
    method: 'POST',
    path: '/api/admin/prospects/contact/erase',
    allow: ['manage', 'Souk'],
    staff: 'support',
    body: z.strictObject({ email }),
    reply: z.object({ erased: z.int() }),
    successMessage: 'prospects.erased',
  }),
  /** Takes the good rows; a store that is there already is merged by domain, phone, or name and place. */
  import: endpoint({
    method: 'PUT',
    path: '/api/admin/prospects/import',
    allow: ['manage', 'Souk'],
    staff: 'support',
    upload: true,
    reply: ImportReport,
    limit: { tries: 30, seconds: 600, per: 'user' },
  }),
}
