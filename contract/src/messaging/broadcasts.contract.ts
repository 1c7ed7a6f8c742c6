import { z } from 'zod/mini'
import { Day } from '../core/days.ts'
import { endpoint } from '../core/endpoint.ts'
import { languages } from '../core/language.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { rights } from '../core/rights/rights.ts'
import { BroadcastDocument } from './broadcast-document.ts'
import { broadcastList } from './messaging-lists.ts'

export const broadcastLimits = { recipientsPerDay: 5000, subject: 120, orderDays: 14 } as const

const ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(500))
/** Whom a broadcast reaches: several groups together are everyone who is in one of them. */
export const AudienceGroup = z.union([
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('country'),
    countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1), z.maxLength(250)),
  }),
  z.strictObject({ kind: z.literal('group'), groupIds: ids }),
  z.strictObject({ kind: z.literal('orderedRecently') }), // in the last 12 months
  z.strictObject({ kind: z.literal('notOrderedSince'), day: Day }),
  z.strictObject({ kind: z.literal('collection'), collectionId: z.uuid() }), // a wishlist or cart line of it
  z.strictObject({ kind: z.literal('representative'), associationIds: ids }),
  z.strictObject({ kind: z.literal('chosen'), retailerIds: ids }),
])
export type AudienceGroup = z.infer<typeof AudienceGroup>
export const Audience = z.array(AudienceGroup).check(z.minLength(1, 'messaging.noGroup'), z.maxLength(10))

export const BroadcastStatus = z.enum(['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED', 'FAILED'])
export type BroadcastStatus = z.infer<typeof BroadcastStatus>

const content = {
  language: z.enum(languages),
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'messaging.noSubject'),
      z.maxLength(broadcastLimits.subject, 'messaging.longSubject'),
    ),
  body: BroadcastDocument,
  audience: Audience,
}
export const BroadcastContent = z.strictObject(content)
export type BroadcastContent = z.infer<typeof BroadcastContent>

export const BroadcastRow = z.object({
  id: z.uuid(),
  subject: z.string(),
  language: z.enum(languages),
  status: BroadcastStatus,
  sendAt: z.nullable(z.iso.datetime()),
  zone: z.enum(['brand', 'recipient']),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  recipients: z.int(),
  waiting: z.int(),
  delivered: z.int(),
  bounced: z.int(),
  failed: z.int(),
  skipped: z.int(),
  unsubscribed: z.int(),
  clicked: z.int(),
  orders: z.int(), // within 14 days of a click
})
export type BroadcastRow = z.infer<typeof BroadcastRow>
export const Broadcast = z.object({
  ...BroadcastRow.shape,
  body: BroadcastDocument,
  audience: Audience,
  version: z.int(),
  failure: z.nullable(z.string()),
})
export type Broadcast = z.infer<typeof Broadcast>

const Recipient = z.object({ userId: z.uuid(), name: z.string(), email: z.string(), retailerName: z.string() })
export const AudienceCount = z.object({
  recipients: z.int(),
  leftOut: z.array(
    z.object({ reason: z.enum(['unsubscribed', 'suppressed', 'unverified', 'sameAddress']), count: z.int() }),
  ),
  leftToday: z.int(), // of the 5,000 a day
  sample: z.array(Recipient), // some of them, for a preview
})
export type AudienceCount = z.infer<typeof AudienceCount>

const ofBrand = rights.leadSales
const byId = z.strictObject({ id: z.uuid() })
const Named = z.object({ id: z.uuid(), name: z.string() })

export const broadcasts = {
  create: endpoint({
    method: 'POST',
    path: '/api/notifications',
    ...ofBrand,
    body: BroadcastContent,
    reply: Broadcast,
    status: 201,
    idempotent: true,
    limit: { tries: 60, seconds: 60, per: 'user' },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/notifications/broadcasts',
    ...ofBrand,
    query: listQuery(broadcastList),
    reply: page({ broadcasts: z.array(BroadcastRow) }),
  }),
  /** What groups can be made of. */
  emailGroups: endpoint({
    method: 'GET',
    path: '/api/notifications/email-groups',
    ...ofBrand,
    reply: z.object({
      countries: z.array(z.string()),
      groups: z.array(Named),
      representatives: z.array(Named), // ids of associations
      collections: z.array(Named),
      retailers: z.array(Named),
    }),
  }),
  /** How many a choice reaches, and who is left out and why. */
  countAudience: endpoint({
    method: 'POST',
    path: '/api/notifications/email-groups/count',
    ...ofBrand,
    body: z.strictObject({ audience: Audience }),
    reply: AudienceCount,
    limit: { tries: 120, seconds: 60, per: 'user' },
  }),
  /** As one recipient would get it; by default as the caller. */
  preview: endpoint({
    method: 'POST',
    path: '/api/notifications/broadcasts/preview',
    ...ofBrand,
    body: z.strictObject({ ...content, userId: z.optional(z.uuid()) }),
    reply: z.object({ subject: z.string(), html: z.string(), text: z.string(), hiddenCards: z.int() }),
    limit: { tries: 60, seconds: 60, per: 'user' },
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/notifications/broadcasts/:id',
    ...ofBrand,
    params: byId,
    reply: Broadcast,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/notifications/broadcasts/:id',
    ...ofBrand,
    params: byId,
    body: z.strictObject({ ...content, version: z.int() }),
    reply: Broadcast,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/notifications/broadcasts/:id',
    ...ofBrand,
    params: byId,
    reply: z.null(),
  }),
  /** To the caller's own address. */
  test: endpoint({
    method: 'POST',
    path: '/api/notifications/broadcasts/:id/test',
    ...ofBrand,
    params: byId,
    reply: z.null(),
    successMessage: 'messaging.testSent',
    mails: true,
    limit: { tries: 10, seconds: 600, per: 'user' },
  }),
  /** At once, or at an hour of a day where the brand or where each recipient is. */
  send: endpoint({
    method: 'POST',
    path: '/api/notifications/broadcasts/:id/send',
    ...ofBrand,
    params: byId,
    body: z.strictObject({
      version: z.int(),
      at: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'messaging.badTime'))), // without a zone
      zone: z._default(z.enum(['brand', 'recipient']), 'brand'),
    }),
    reply: Broadcast,
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/notifications/broadcasts/:id/cancel',
    ...ofBrand,
    params: byId,
    reply: Broadcast,
  }),
}

const ByToken = z.strictObject({ token: z.string().check(z.maxLength(400)) })
const Unsubscribed = z.object({ brandName: z.string(), isWanted: z.boolean() })

/** Opened from a mail, without signing in, and by mail providers. */
export const broadcastMails = {
  look: endpoint({
    method: 'GET',
    path: '/api/notifications/unsubscribe',
    allow: 'public',
    query: ByToken,
    reply: Unsubscribed,
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
  /** One click ends the mails (RFC 8058), and `isWanted` brings them back. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    allow: 'public',
    query: ByToken,
    body: z.nullish(
      z.strictObject({ isWanted: z.optional(z.boolean()), 'List-Unsubscribe': z.optional(z.literal('One-Click')) }),
    ),
    reply: Unsubscribed,
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
  /** Bounces and complaints that a provider reports later; its bearer token is the setting MAIL_WEBHOOK_SECRET. */
  report: endpoint({
    method: 'POST',
    path: '/api/notifications/mail-events',
    allow: 'public',
    body: z.strictObject({
      events: z
        .array(
          z.strictObject({
            kind: z.enum(['bounce', 'complaint']),
            email: z.string().check(z.maxLength(254)),
            detail: z._default(z.string().check(z.maxLength(500)), ''),
          }),
        )
        .check(z.maxLength(500)),
    }),
    reply: z.object({ suppressed: z.int() }),
    limit: { tries: 600, seconds: 60, per: 'address' },
  }),
}
