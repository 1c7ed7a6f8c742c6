import { z } from 'zod/mini'
import { CollectionType } from '../catalog/collection-shapes.ts'
import { Day } from '../core/days.ts'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { max } from '../core/rules.ts'
import { rights } from '../core/rights/rights.ts'
import { UnsubscribeKind, longestCalendar } from './follow-mails.ts'
import { followingList } from './following-list.ts'

const ofBrand = rights.writeCatalog

/** What opens, or what closes. The day is the brand's own; the instant is its first moment, or its last. */
export const CalendarEntry = z.object({
  id: z.uuid(), // of the announcement that opens, or of the collection that closes
  kind: z.enum(['OPENS', 'CLOSES']),
  day: z.iso.date(),
  at: z.iso.datetime(),
  collectionId: z.uuid(),
  collectionName: z.string(),
  season: z.string(),
  type: CollectionType,
  cover: z.nullable(z.string()),
  text: z.string(), // what the brand says of its opening
  isLive: z.boolean(), // open for orders now
  brandId: z.uuid(),
  brandName: z.string(),
  isFollowed: z.boolean(),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

const Calendar = z.strictObject({ from: Day, to: Day, scope: z._default(z.enum(['followed', 'all']), 'all') }).check(
  z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= longestCalendar, {
    path: ['to'],
    error: 'follows.range',
  }),
)

/** Tells when a collection will open that is not live yet. */
export const Announcement = z.strictObject({
  collectionId: z.uuid(),
  opensOn: Day,
  text: z._default(max(280), ''),
})

export const FollowedBrand = z.object({
  id: z.uuid(),
  name: z.string(),
  logo: z.nullable(z.string()),
  country: z.nullable(z.string()),
  followedAt: z.iso.datetime(),
})
export type FollowedBrand = z.infer<typeof FollowedBrand>

/** Mails about followed brands that a person gets; the digest's day is set in the account. */
export const MailChoice = z.strictObject({ opening: z.boolean(), closing: z.boolean() })
export type MailChoice = z.infer<typeof MailChoice>

export const follows = {
  calendar: endpoint({
    method: 'GET',
    path: '/api/schedule/collections',
    allow: ['read', 'Profile'],
    query: Calendar,
    reply: z.object({ entries: z.array(CalendarEntry), more: z.boolean() }),
  }),
  /** The newest announcement of a collection counts. */
  announce: endpoint({
    method: 'POST',
    path: '/api/schedule/collections',
    ...ofBrand,
    body: Announcement,
    reply: z.object({ id: z.uuid(), collectionId: z.uuid(), opensOn: z.iso.date(), text: z.string() }),
    status: 201,
    successMessage: 'follows.announced',
    limit: { tries: 60, seconds: 60, per: 'user' },
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/schedule/collections/:id',
    ...ofBrand,
    params: z.strictObject({ id: z.uuid() }),
    reply: z.null(),
    successMessage: 'follows.withdrawn',
  }),
  /** Says what is wanted, never a toggle, so that asking twice does no harm; without `follow` it only answers. */
  subscribe: endpoint({
    method: 'GET',
    path: '/api/schedule/collections/subscribe',
    allow: ['read', 'Profile'],
    writes: true,
    query: z.strictObject({ brandId: z.uuid(), follow: z.optional(z.enum(['true', 'false'])) }),
    reply: z.object({ isFollowed: z.boolean(), followers: z.optional(z.int()) }), // their number is for the brand alone
    limit: { tries: 240, seconds: 60, per: 'user' },
  }),
  following: endpoint({
    method: 'GET',
    path: '/api/schedule/following',
    allow: ['read', 'Profile'],
    query: listQuery(followingList),
    reply: page({ brands: z.array(FollowedBrand) }),
  }),
  mails: endpoint({
    method: 'GET',
    path: '/api/schedule/mails',
    allow: ['read', 'Profile'],
    reply: MailChoice,
  }),
  chooseMails: endpoint({
    method: 'PUT',
    path: '/api/schedule/mails',
    allow: ['read', 'Profile'],
    personal: true,
    body: MailChoice,
    reply: MailChoice,
    successMessage: 'follows.mailsSaved',
  }),
}

const ByToken = z.strictObject({ token: z.string().check(z.maxLength(200)) })
const Ended = z.object({ kind: UnsubscribeKind, isWanted: z.boolean() })

/** Opened from a mail, without signing in: the token says whose and which. */
export const unsubscribes = {
  look: endpoint({
    method: 'GET',
    path: '/api/schedule/unsubscribe',
    allow: 'public',
    query: ByToken,
    reply: Ended,
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
  /** One click ends the mails (RFC 8058), and `isWanted` brings them back. */
  end: endpoint({
    method: 'POST',
    path: '/api/schedule/unsubscribe',
    allow: 'public',
    query: ByToken,
    body: z.nullish(
      z.strictObject({
        isWanted: z.optional(z.boolean()),
        'List-Unsubscribe': z.optional(z.literal('One-Click')),
      }),
    ),
    reply: Ended,
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
}
