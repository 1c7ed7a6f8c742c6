import { z } from 'zod/mini'
import { Amount, Currency } from '../core/amounts.ts'
import { email, max, nameUpTo } from '../core/rules.ts'
import { ProductRow } from '../catalog/product-shapes.ts'
import { wishlistLimits } from './wishlist-limits.ts'

export const WishlistName = nameUpTo(120)
const Note = max(wishlistLimits.note)
const Units = z.int('rules.integer').check(z.minimum(0, 'rules.nonNegative'), z.maximum(wishlistLimits.units))
/** Whole units by SKU. What is not named stays, 0 takes a size out. */
export const Quantities = z.record(z.uuid(), Units)
export type Quantities = z.output<typeof Quantities>

/** One line as it is set: only what is given changes. `version` is the one that was looked at. */
export const LineIn = z.strictObject({
  productId: z.uuid(),
  quantities: z.optional(Quantities),
  cartons: z.optional(Units), // of a product that is sold by the carton
  note: z.optional(Note),
  version: z.optional(z.int()),
})
export type LineIn = z.output<typeof LineIn>
export const LinesIn = z.array(LineIn).check(z.maxLength(500, 'wishlists.tooManyAtOnce'))

/** Why a line cannot be ordered any more. A retailer sees only the first two reasons. */
export const Unavailable = z.enum([
  'deadlinePassed',
  'notOffered',
  'removed',
  'brandNotLive',
  'collectionClosed',
  'restrictedCountry',
  'notInSegment',
])
export type Unavailable = z.infer<typeof Unavailable>

const Person = z.object({ id: z.uuid(), name: z.string() })

export const WishlistLine = z.object({
  productId: z.uuid(),
  product: z.nullable(ProductRow), // as the reader may see it; null where they may not any more
  kept: z.object({ name: z.string(), styleCode: z.string(), brandName: z.string(), image: z.nullable(z.string()) }),
  unavailable: z.nullable(Unavailable),
  quantities: z.record(z.string(), z.int()),
  cartons: z.int(),
  units: z.int(), // of all its sizes
  note: z.string(),
  version: z.int(),
  changedBy: z.nullable(Person),
  changedAt: z.iso.datetime(),
})
export type WishlistLine = z.infer<typeof WishlistLine>

/** What a reader may do: the maker and the entity's admin everything, others as it was shared with them. */
export const Standing = z.object({ isOwn: z.boolean(), mayManage: z.boolean(), mayEdit: z.boolean() })

export const WishlistCard = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  ...Standing.shape,
  entityName: z.string(), // whose list it is
  makerName: z.nullable(z.string()),
  retailer: z.nullable(z.extend(Person, { isPartner: z.boolean() })), // for whom a selection is prepared
  linesCount: z.int(), // on a shared list: those the reader may see
  images: z.array(z.string()),
  isShared: z.boolean(),
  hasPublicLink: z.boolean(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type WishlistCard = z.infer<typeof WishlistCard>

/** What the shown lines come to, a row for each currency; amounts only where the reader may know wholesale. */
export const WishlistTotal = z.object({ currency: Currency, units: z.int(), amount: z.optional(Amount) })
export type WishlistTotal = z.infer<typeof WishlistTotal>

export const Share = z.object({
  userId: z.optional(z.uuid()), // a teammate
  entityId: z.optional(z.uuid()), // a brand or retailer one trades with
  name: z.string(),
  mayEdit: z.boolean(),
  isActive: z.boolean(), // not while there is no relation
})
export type Share = z.infer<typeof Share>
export const PublicLink = z.object({ url: z.string(), expiresAt: z.iso.datetime(), views: z.int() })
export type PublicLink = z.infer<typeof PublicLink>

export const Wishlist = z.extend(WishlistCard, {
  totals: z.array(WishlistTotal),
  unavailableCount: z.int(), // own lists only
  shares: z.array(Share), // for those who manage it
  publicLink: z.nullable(PublicLink),
})
export type Wishlist = z.infer<typeof Wishlist>

/** With whom a list is shared inside: all of them, each time. `mayEdit` names those who may change lines. */
export const Sharing = z.strictObject({
  userIds: z.array(z.uuid()).check(z.maxLength(200)),
  entityIds: z.array(z.uuid()).check(z.maxLength(200)),
  mayEdit: z.array(z.uuid()).check(z.maxLength(400)),
})
export type Sharing = z.output<typeof Sharing>

const Message = max(1_000)
export const MailOut = z.strictObject({
  emails: z
    .array(email)
    .check(z.minLength(1, 'rules.required'), z.maxLength(wishlistLimits.mailsAtOnce, 'wishlists.tooManyMails')),
  message: z._default(Message, ''),
})
export type MailOut = z.output<typeof MailOut>
export const FollowUp = z.strictObject({ message: z._default(Message, '') })
/** What went out; those who had the same mail within a day were left in peace. */
export const Mailed = z.object({ sent: z.int(), skipped: z.array(z.string()) })

/** A line that another person changed since it was read. The last write wins. */
export const Overtaken = z.object({ productId: z.uuid(), by: z.nullable(z.string()), at: z.iso.datetime() })
