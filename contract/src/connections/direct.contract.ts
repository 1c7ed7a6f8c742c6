import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { email, required } from '../core/rules.ts'
import { CountryCode, EntityName, PersonName } from '../entities/entity-shapes.ts'
import { GroupName, Notes, SalesRep } from './connection-shapes.ts'
import { directList, directStatuses } from './connection-lists.ts'
import { salesLeads } from './connections.contract.ts'

/** One row a retailer. The country by its code or name, the group and the representative by theirs. */
export const directColumns = [
  'name',
  'email',
  'firstName',
  'lastName',
  'country',
  'group',
  'salesRepEmail',
  'notes',
] as const
export type DirectColumn = (typeof directColumns)[number]
export const directLimits = { rows: 5_000, columns: 40, cellLength: 5_000, invitationsADay: 200 } as const

export const DirectStatus = z.enum(directStatuses)
export type DirectStatus = z.infer<typeof DirectStatus>

/** A retailer in the brand's own address book. Whether the mail address has an account is visible only once they joined. */
export const DirectRetailer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  country: z.nullable(z.string()),
  group: z.nullable(GroupName),
  salesRep: z.nullable(SalesRep),
  notes: z.string(),
  status: DirectStatus,
  invitedAt: z.nullable(z.iso.datetime()),
  mayInvite: z.boolean(), // not joined, and no mail within seven days
  relationId: z.nullable(z.uuid()),
  createdAt: z.iso.datetime(),
})
export type DirectRetailer = z.infer<typeof DirectRetailer>

export const DirectIn = z.strictObject({
  name: EntityName,
  email,
  firstName: z._default(z.union([z.literal(''), PersonName]), ''),
  lastName: z._default(z.union([z.literal(''), PersonName]), ''),
  country: z._default(z.nullable(CountryCode), null),
  groupId: z._default(z.nullable(z.uuid()), null),
  salesRepId: z._default(z.nullable(z.uuid()), null),
  notes: z._default(Notes, ''),
})
export type DirectIn = z.output<typeof DirectIn>

/** One thing wrong in one cell; `fix` says what to write instead. */
export const DirectProblem = z.object({
  column: z.nullable(z.string()), // null: the row as a whole
  value: z.string(),
  problem: z.string(),
  fix: z.string(),
})
export type DirectProblem = z.infer<typeof DirectProblem>
export const DirectSheetRow = z.object({
  row: z.int(), // as the spreadsheet numbers it
  cells: z.record(z.string(), z.string()),
  problems: z.array(DirectProblem),
  change: z.nullable(z.enum(['NEW', 'CHANGED', 'SAME'])),
})
export type DirectSheetRow = z.infer<typeof DirectSheetRow>
const Changes = z.object({ NEW: z.int(), CHANGED: z.int(), SAME: z.int() })
export const DirectReport = z.object({ rows: z.array(DirectSheetRow), good: z.int(), bad: z.int(), changes: Changes })
export type DirectReport = z.infer<typeof DirectReport>
/** What was written, and the rows that were not. */
export const DirectImported = z.object({ taken: z.int(), changes: Changes, rows: z.array(DirectSheetRow) })
export type DirectImported = z.infer<typeof DirectImported>

const Cell = z.string().check(z.maxLength(directLimits.cellLength))
const Rows = z.strictObject({
  rows: z
    .array(z.strictObject({ row: z.int(), cells: z.partialRecord(z.enum(directColumns), Cell) }))
    .check(z.minLength(1), z.maxLength(directLimits.rows, 'connections.tooManyRows')),
})

/** Some of the address book, or one who is added at the same time. */
export const DirectInvite = z.union([
  z.strictObject({
    ids: z
      .array(z.uuid())
      .check(z.minLength(1), z.maxLength(directLimits.invitationsADay, 'connections.tooManyAtOnce')),
  }),
  z.strictObject({ retailer: DirectIn }),
])
export type DirectInvite = z.output<typeof DirectInvite>
export const DirectInvited = z.object({
  invited: z.int(),
  skipped: z.int(), // joined already, or invited within seven days
})
export type DirectInvited = z.infer<typeof DirectInvited>

export const DirectInvitation = z.object({
  brand: z.object({ id: z.uuid(), name: z.string(), logo: z.nullable(z.string()) }),
  email: z.string(), // it was sent to
  retailerName: z.string(),
  hasAccount: z.boolean(),
})
export type DirectInvitation = z.infer<typeof DirectInvitation>
const Token = required.check(z.maxLength(200))

const root = '/api/v2/users/direct'
const uploads = { tries: 30, seconds: 600, per: 'user' } as const

export const direct = {
  list: endpoint({
    method: 'GET',
    path: root,
    allow: ['manage', 'Brand'],
    query: listQuery(directList),
    reply: page({ items: z.array(DirectRetailer) }),
  }),
  export: endpoint({
    method: 'GET',
    path: `${root}/export`,
    allow: ['manage', 'Brand'],
    reply: z.string(),
    raw: ['xlsx'],
  }),
  template: endpoint({ method: 'GET', path: `${root}/template`, ...salesLeads, reply: z.string(), raw: ['xlsx'] }),
  /** Judges a file and writes nothing. */
  validateFile: endpoint({
    method: 'POST',
    path: `${root}/validate-retailer-import-file`,
    ...salesLeads,
    upload: true,
    reply: DirectReport,
    limit: uploads,
  }),
  /** The same for corrected rows. */
  validateRows: endpoint({
    method: 'POST',
    path: `${root}/validate-rows`,
    ...salesLeads,
    body: Rows,
    reply: DirectReport,
    limit: uploads,
  }),
  /** Takes the good rows of a file. The same file again changes nothing. */
  importFile: endpoint({
    method: 'PUT',
    path: `${root}/import`,
    ...salesLeads,
    upload: true,
    reply: DirectImported,
    limit: uploads,
  }),
  importRows: endpoint({
    method: 'PUT',
    path: `${root}/import-rows`,
    ...salesLeads,
    body: Rows,
    reply: DirectImported,
    limit: uploads,
  }),
  /** The mail says who it is: one that is in the list is changed. */
  add: endpoint({
    method: 'PUT',
    path: `${root}/add-retailer`,
    ...salesLeads,
    body: DirectIn,
    reply: DirectRetailer,
    successMessage: 'connections.saved',
  }),
  invite: endpoint({
    method: 'POST',
    path: `${root}/invite-retailer`,
    ...salesLeads,
    personal: true,
    body: DirectInvite,
    reply: DirectInvited,
    successMessage: 'connections.invited',
    mails: true,
    idempotent: true,
    limit: { tries: 60, seconds: 3600, per: 'user' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${root}/:id`,
    ...salesLeads,
    params: z.strictObject({ id: z.uuid() }),
    reply: z.null(),
    successMessage: 'connections.directRemoved',
  }),
  /** The link proves the mail address; reading does not consume it. The token is in the body, because paths are logged. */
  invitation: endpoint({
    method: 'POST',
    path: '/api/users/direct-invitations',
    allow: 'public',
    body: z.strictObject({ token: Token }),
    reply: DirectInvitation,
    limit: { tries: 60, seconds: 600, per: 'address' },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/users/direct-invitations/accept',
    allow: ['manage', 'Retailer'],
    personal: true,
    body: z.strictObject({ token: Token }),
    reply: z.object({ relationId: z.uuid(), brandId: z.uuid() }),
    successMessage: 'connections.connected',
    limit: { tries: 60, seconds: 600, per: 'user' },
  }),
}
