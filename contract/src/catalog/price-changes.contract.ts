import { z } from 'zod/mini'
import { Amount } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { bulkLimit } from '../core/limits.ts'
import { required } from '../core/rules.ts'
import { byCollection, catalogWriters } from './collections.contract.ts'
import { KnownCurrency } from './collection-shapes.ts'
import { priceChangeKinds, priceEndings, rateOf } from './price-change.ts'

/** Which prices are multiplied, and what the results end in. */
export const PriceChange = z
  .strictObject({
    productIds: z.optional(
      z.array(z.uuid()).check(z.minLength(1), z.maxLength(bulkLimit, 'catalog.tooManyAtOnce')), // else the whole collection
    ),
    bookId: z.optional(z.uuid()), // a price book of the collection; else the products' own prices
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'catalog.noSuchCountry'))), // its book, made where there is none
    base: z._default(z.enum(['OWN', 'BOOK']), 'OWN'), // what the prices of a book are calculated from
    kind: z.enum(priceChangeKinds),
    value: required.check(z.maxLength(10)),
    ending: z._default(z.enum(priceEndings), 'UNIT'),
    part: z._default(z.enum(['BOTH', 'WHOLESALE', 'RETAIL']), 'BOTH'),
    currency: z.optional(KnownCurrency), // else all of the collection
  })
  .check(
    z.refine(({ kind, value }) => rateOf(kind, value) !== null, { path: ['value'], error: 'catalog.priceRate' }),
    z.refine(({ bookId, country }) => !bookId || !country, { path: ['country'], error: 'catalog.oneBook' }),
  )
export type PriceChange = z.output<typeof PriceChange>
const PriceStep = z.object({
  productId: z.uuid(),
  name: z.string(),
  styleCode: z.string(),
  currency: z.string(),
  part: z.enum(['WHOLESALE', 'RETAIL']),
  before: Amount, // what it is calculated from
  after: Amount,
})
export type PriceStep = z.infer<typeof PriceStep>
export const PriceChangePreview = z.object({
  changed: z.int(), // prices that will be others
  productsCount: z.int(), // that have them
  steps: z.array(PriceStep), // the first of them
  impossible: z.nullable(z.string()), // a product whose new price would be zero or too high: nothing can be applied
  book: z.nullable(z.object({ id: z.nullable(z.uuid()), name: z.string(), assigneesCount: z.int() })),
  seen: z.string(), // of exactly these prices, before and after
})
export type PriceChangePreview = z.infer<typeof PriceChangePreview>

const path = '/api/v2/catalog/collections/:collectionId/price-change'

/** Many prices multiplied at once. */
export const priceChanges = {
  preview: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    ...catalogWriters,
    params: byCollection,
    body: PriceChange,
    reply: PriceChangePreview,
  }),
  /** All of the prices that were looked at, or none: when one is another by now it answers 409. */
  apply: endpoint({
    method: 'POST',
    path,
    ...catalogWriters,
    params: byCollection,
    body: z.safeExtend(PriceChange, { seen: required.check(z.maxLength(100)) }),
    reply: z.object({ changed: z.int(), bookId: z.nullable(z.uuid()) }),
    idempotent: true,
  }),
}
