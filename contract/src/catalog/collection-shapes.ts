import { z } from 'zod/mini'
import { Day } from '../core/days.ts'
import { Amount, AmountIn, AmountsByCurrency, AmountsByCurrencyIn, Currency } from '../core/amounts.ts'
import { max, nameUpTo, required } from '../core/rules.ts'
import { currencies } from '../reference/taxonomy.ts'
import { collectionTypes } from './collection-types.ts'
import { CollectionFacts, CollectionStatus } from './collection-moves.ts'

export const CollectionType = z.enum(collectionTypes)
export type CollectionType = z.infer<typeof CollectionType>
const known: ReadonlySet<string> = new Set(currencies.map(({ code }) => code))
export const KnownCurrency = Currency.check(z.refine((code) => known.has(code), 'catalog.noSuchCurrency'))

/** What the reviewer found, in kinds a screen can lead to. */
export const ReviewIssue = z.object({
  kind: z.enum(['PICTURES', 'PRICES', 'DESCRIPTIONS', 'CATEGORIES', 'SIZES', 'STOCK', 'DATES', 'RIGHTS', 'OTHER']),
  text: z.string(),
  productIds: z.array(z.uuid()),
})
export type ReviewIssue = z.infer<typeof ReviewIssue>
/** What a reviewer writes; a kind alone tells the brand too little. */
export const ReviewIssueIn = z.extend(ReviewIssue, { text: required.check(z.maxLength(500, 'rules.max')) })
export type ReviewIssueIn = z.infer<typeof ReviewIssueIn>

/** A review that sent a collection back, and why. */
export const CollectionReview = z.object({ at: z.iso.datetime(), issues: z.array(ReviewIssue) })
export type CollectionReview = z.infer<typeof CollectionReview>

export const CollectionIn = z.strictObject({
  collectionName: nameUpTo(120),
  season: max(60),
  type: CollectionType,
  orderDeadline: z.nullable(Day), // the end of this day where the brand is
  shippingStartDate: z.nullable(Day),
  shippingEndDate: z.nullable(Day),
  minimumOrderValue: z.nullable(AmountIn), // else the brand's
  otherMinimums: z.optional(AmountsByCurrencyIn), // in other currencies
  showsIncomplete: z.optional(z.boolean()), // to buyers; else they are left out
  currency: KnownCurrency,
  currencies: z.array(KnownCurrency).check(z.maxLength(20, 'catalog.tooManyCurrencies')),
  cover: z.nullable(required.check(z.maxLength(500))),
  description: max(2_000),
  notes: max(2_000),
})
export type CollectionIn = z.output<typeof CollectionIn>

/** A new one: what may be null or empty may also be left out. A change leaves out what stays, so it has no defaults. */
const { shape } = CollectionIn
export const NewCollection = z.extend(CollectionIn, {
  season: z._default(shape.season, ''),
  orderDeadline: z._default(shape.orderDeadline, null),
  shippingStartDate: z._default(shape.shippingStartDate, null),
  shippingEndDate: z._default(shape.shippingEndDate, null),
  minimumOrderValue: z._default(shape.minimumOrderValue, null),
  cover: z._default(shape.cover, null),
  description: z._default(shape.description, ''),
  notes: z._default(shape.notes, ''),
})

/** Any part of it, or a move. */
export const CollectionChange = z.extend(z.partial(CollectionIn), {
  status: z.optional(z.enum(['NEW', 'IN_REVIEW', 'LIVE'])),
  issues: z.optional(z.array(ReviewIssueIn).check(z.minLength(1, 'catalog.noIssue'), z.maxLength(100))), // with the reviewer's way back to NEW
  version: z.optional(z.int()),
})
export type CollectionChange = z.output<typeof CollectionChange>

export const CollectionRow = z.object({
  id: z.uuid(),
  brandId: z.uuid(),
  brandName: z.string(),
  collectionName: z.string(),
  season: z.string(),
  type: CollectionType,
  status: CollectionStatus,
  productsCount: z.int(),
  orderDeadline: z.nullable(z.string()),
  deadlineAt: z.nullable(z.iso.datetime()),
  timeZone: z.string(), // of the brand: the deadline ends with a day there
  shippingStartDate: z.nullable(z.string()),
  shippingEndDate: z.nullable(z.string()),
  minimumOrderValue: z.nullable(Amount),
  otherMinimums: AmountsByCurrency,
  currency: Currency,
  currencies: z.array(Currency),
  buyingCurrency: z.optional(Currency), // a retailer only: the one it is shown and buys in
  cover: z.nullable(z.string()),
  pictures: z.array(z.string()), // of its first products, where there is no cover
  updatedAt: z.iso.datetime(),
})
export type CollectionRow = z.infer<typeof CollectionRow>

/** What its own brand and the reviewer see beyond that; absent for everybody else. */
const forBrand = {
  completeCount: z.optional(z.int()),
  showsIncomplete: z.optional(z.boolean()),
  hasOrders: z.optional(z.boolean()),
  isArchived: z.optional(z.boolean()),
  version: z.optional(z.int()),
  notes: z.optional(z.string()),
  issues: z.optional(z.array(ReviewIssue)),
  facts: z.optional(CollectionFacts),
}
export const BrandCollectionRow = z.extend(CollectionRow, forBrand)
export type BrandCollectionRow = z.infer<typeof BrandCollectionRow>
export const Collection = z.extend(BrandCollectionRow, {
  description: z.string(),
  reviews: z.optional(z.array(CollectionReview)), // for its brand and the reviewer, oldest first
})
export type Collection = z.infer<typeof Collection>
