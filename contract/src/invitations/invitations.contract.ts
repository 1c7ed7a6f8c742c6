import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { languages } from '../core/language.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { email, max, required } from '../core/rules.ts'
import { CountryCode, EntityName, Side } from '../entities/entity-shapes.ts'
import { invitationList, invitationStatuses } from './invitation-list.ts'

/** One row a company. The country by its code or name, the side and the language by a word of either language. */
export const invitationColumns = ['company', 'email', 'side', 'country', 'language'] as const
export type InvitationColumn = (typeof invitationColumns)[number]
export const invitationLimits = {
  rows: 1_000,
  columns: 40,
  cellLength: 2_000,
  aDay: 2_000,
  days: 7,
  textLength: 2_000,
} as const

const Language = z.enum(languages)
const InvitationText = max(invitationLimits.textLength)

export const InvitationStatus = z.enum(invitationStatuses)
export type InvitationStatus = z.infer<typeof InvitationStatus>

export const Invitation = z.object({
  id: z.uuid(),
  company: z.string(),
  email: z.string(),
  side: Side,
  country: z.string(),
  language: Language,
  status: InvitationStatus,
  createdAt: z.iso.datetime(),
  mailedAt: z.nullable(z.iso.datetime()), // null: no mail has been written yet
  openedAt: z.nullable(z.iso.datetime()),
  joinedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.iso.datetime(),
  invitedBy: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof Invitation>

export const InvitationIn = z.strictObject({
  company: EntityName,
  email,
  side: Side,
  country: CountryCode,
  language: Language,
  text: z._default(InvitationText, ''), // blank: the usual one
})
export type InvitationIn = z.output<typeof InvitationIn>

export const InvitationRow = z.object({
  row: z.int(), // as the spreadsheet numbers it
  cells: z.record(z.string(), z.string()),
  problems: z.array(z.object({ column: z.string(), value: z.string(), problem: z.string(), fix: z.string() })),
})
export type InvitationRow = z.infer<typeof InvitationRow>
export const InvitationReport = z.object({ rows: z.array(InvitationRow), good: z.int(), bad: z.int() })
export type InvitationReport = z.infer<typeof InvitationReport>
/** How many were invited, and the rows that were not. */
export const InvitationsSent = z.object({ invited: z.int(), rows: z.array(InvitationRow) })
export type InvitationsSent = z.infer<typeof InvitationsSent>

const Cell = z.string().check(z.maxLength(invitationLimits.cellLength))
const Rows = z
  .array(z.strictObject({ row: z.int(), cells: z.partialRecord(z.enum(invitationColumns), Cell) }))
  .check(z.minLength(1), z.maxLength(invitationLimits.rows, 'invitations.tooManyRows'))

/** What the link shows: whom the sign-up begins with, and what proves the address for half an hour. */
export const OpenInvitation = z.object({
  company: z.string(),
  email: z.string(),
  side: Side,
  country: z.string(),
  language: Language,
  registrationToken: z.nullable(z.string()), // null: the address has an account by now
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

const Token = required.check(z.maxLength(200))
const root = '/api/admin/invitations'
const admin = { allow: ['manage', 'Souk'] } as const
const byId = z.strictObject({ id: z.uuid() })
const uploads = { tries: 30, seconds: 600, per: 'user' } as const

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: root,
    ...admin,
    query: listQuery(invitationList),
    reply: page({ items: z.array(Invitation) }),
  }),
  template: endpoint({ method: 'GET', path: `${root}/template`, ...admin, reply: z.string(), raw: ['xlsx'] }),
  /** Judges a file and writes nothing. */
  validateFile: endpoint({
    method: 'POST',
    path: `${root}/validate-file`,
    ...admin,
    upload: true,
    reply: InvitationReport,
    limit: uploads,
  }),
  /** The same for corrected rows. */
  validateRows: endpoint({
    method: 'POST',
    path: `${root}/validate-rows`,
    ...admin,
    body: z.strictObject({ rows: Rows }),
    reply: InvitationReport,
    limit: uploads,
  }),
  invite: endpoint({
    method: 'POST',
    path: root,
    ...admin,
    personal: true,
    body: InvitationIn,
    reply: Invitation,
    status: 201,
    successMessage: 'invitations.invited',
    mails: true,
    idempotent: true,
  }),
  /** Invites the good rows and answers the others. */
  inviteRows: endpoint({
    method: 'POST',
    path: `${root}/rows`,
    ...admin,
    personal: true,
    body: z.strictObject({
      rows: Rows,
      texts: z._default(
        z.partialRecord(z.enum(['brandEn', 'brandAr', 'retailerEn', 'retailerAr']), InvitationText),
        {},
      ),
    }),
    reply: InvitationsSent,
    mails: true,
    idempotent: true,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: `${root}/:id/again`,
    ...admin,
    personal: true,
    params: byId,
    reply: Invitation,
    successMessage: 'invitations.sentAgain',
    mails: true,
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${root}/:id/withdraw`,
    ...admin,
    personal: true,
    params: byId,
    reply: Invitation,
    successMessage: 'invitations.withdrawn',
  }),
  /** A new link to hand over by other means, where the marketplace cannot send mail; the earlier one ends. */
  link: endpoint({
    method: 'POST',
    path: `${root}/:id/link`,
    ...admin,
    personal: true,
    params: byId,
    reply: z.object({ href: z.string() }),
  }),
}

/** For the person behind the mail. The token is in the body, because paths are logged. */
export const invited = {
  open: endpoint({
    method: 'POST',
    path: '/api/users/invitations/open',
    allow: 'public',
    body: z.strictObject({ token: Token }),
    reply: OpenInvitation,
    limit: { tries: 60, seconds: 600, per: 'address' },
  }),
  /** Another link to the same address, if the invitation still stands; the answer is the same if it does not. */
  renew: endpoint({
    method: 'POST',
    path: '/api/users/invitations/renew',
    allow: 'public',
    body: z.strictObject({ token: Token }),
    reply: z.null(),
    successMessage: 'invitations.renewed',
    mails: true,
    limit: { tries: 10, seconds: 600, per: 'address' },
  }),
  /** No further invitation is written to this address. */
  object: endpoint({
    method: 'POST',
    path: '/api/users/invitations/object',
    allow: 'public',
    body: z.strictObject({ token: Token }),
    reply: z.null(),
    limit: { tries: 60, seconds: 600, per: 'address' },
  }),
}
