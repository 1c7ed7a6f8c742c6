import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { page, Paging } from '../core/paging.ts'
import { nameUpTo } from '../core/rules.ts'
import { seenVersion } from '../core/saved-version.ts'
import { byCollection, catalogWriters } from './collections.contract.ts'
import { KnownCurrency } from './collection-shapes.ts'
import { ProductRow } from './product-shapes.ts'

const Name = nameUpTo(80)
/** For whom a book is: each retailer, group or country stands in one book of its kind at most. */
export const Assignees = z.strictObject({
  retailerIds: z.array(z.uuid()).check(z.maxLength(5_000)),
  groupIds: z.array(z.uuid()).check(z.maxLength(1_000)),
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/, 'catalog.noSuchCountry'))).check(z.maxLength(250)),
})
export type Assignees = z.output<typeof Assignees>
export const Book = z.object({
  id: z.uuid(),
  collectionId: z.nullable(z.uuid()), // null: the master
  name: z.string(),
  productsCount: z.int(),
  assignees: z.extend(Assignees, { names: z.record(z.string(), z.string()) }), // by id, for reading
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type Book = z.infer<typeof Book>
const BookIn = z.strictObject({ name: Name })
const BookChange = z.strictObject({
  name: z.optional(Name),
  assignees: z.optional(Assignees),
  ...seenVersion,
})
/** What an imported file did, or why not: every problem with its row. Nothing is half-written. */
export const BookImported = z.object({
  changed: z.int(),
  problems: z.array(z.object({ row: z.int(), column: z.string(), problem: z.string() })),
})
export type BookImported = z.infer<typeof BookImported>
const inCollection = '/api/v2/catalog/collections/:collectionId'
const byBook = z.strictObject({ collectionId: z.uuid(), bookId: z.uuid() })
const byCurrency = z.strictObject({ collectionId: z.uuid(), currencyCode: KnownCurrency })
const reads = { allow: ['manage', 'Brand'] } as const
const limit = { tries: 60, seconds: 60, per: 'user' } as const

function bookCalls<P extends 'price-books' | 'segmentation-books'>(kind: P) {
  return {
    list: endpoint({
      method: 'GET',
      path: `${inCollection}/${kind}`,
      ...reads,
      params: byCollection,
      reply: z.array(Book),
    }),
    create: endpoint({
      method: 'POST',
      path: `${inCollection}/${kind}`,
      ...catalogWriters,
      params: byCollection,
      body: BookIn,
      reply: Book,
      status: 201,
      successMessage: 'catalog.saved',
    }),
    read: endpoint({ method: 'GET', path: `${inCollection}/${kind}/:bookId`, ...reads, params: byBook, reply: Book }),
    change: endpoint({
      method: 'PATCH',
      path: `${inCollection}/${kind}/:bookId`,
      ...catalogWriters,
      params: byBook,
      body: BookChange,
      reply: Book,
      successMessage: 'catalog.saved',
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${inCollection}/${kind}/:bookId`,
      ...catalogWriters,
      params: byBook,
      reply: z.null(),
      successMessage: 'catalog.bookRemoved',
    }),
    export: endpoint({
      method: 'GET',
      path: `${inCollection}/${kind}/:bookId/export`,
      ...reads,
      params: byBook,
      reply: z.string(),
      raw: ['xlsx'],
    }),
    import: endpoint({
      method: 'PUT',
      path: `${inCollection}/${kind}/:bookId/import`,
      ...catalogWriters,
      params: byBook,
      upload: true,
      reply: BookImported,
      limit,
    }),
    /** The master book of all collections, or an empty list. */
    master: endpoint({ method: 'GET', path: `/api/v2/catalog/${kind}/master`, ...reads, reply: z.array(Book) }),
    exportMaster: endpoint({
      method: 'GET',
      path: `/api/v2/catalog/${kind}/master/export`,
      ...reads,
      reply: z.string(),
      raw: ['xlsx'],
    }),
    importMaster: endpoint({
      method: 'PUT',
      path: `/api/v2/catalog/${kind}/master/import`,
      ...catalogWriters,
      upload: true,
      reply: BookImported,
      limit,
    }),
    removeMaster: endpoint({
      method: 'DELETE',
      path: `/api/v2/catalog/${kind}/master`,
      ...catalogWriters,
      reply: z.null(),
      successMessage: 'catalog.bookRemoved',
    }),
  }
}

export const priceBooks = bookCalls('price-books')
export const segmentationBooks = bookCalls('segmentation-books')

/** A currency and how many products have a wholesale price in it. */
const PricedCurrency = z.object({ currency: z.string(), pricedCount: z.int(), productsCount: z.int() })

export const currencyBooks = {
  list: endpoint({
    method: 'GET',
    path: `${inCollection}/currencies`,
    ...reads,
    params: byCollection,
    reply: z.array(z.extend(PricedCurrency, { isMain: z.boolean() })),
  }),
  /** Over all collections that are not put away. */
  master: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/currencies/master',
    ...reads,
    reply: z.array(z.extend(PricedCurrency, { collectionsCount: z.int() })),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${inCollection}/update-currencies`,
    ...catalogWriters,
    params: byCollection,
    body: z.strictObject({
      currencies: z.array(KnownCurrency).check(z.minLength(1), z.maxLength(20, 'catalog.tooManyCurrencies')),
    }),
    reply: z.object({ currencies: z.array(z.string()) }),
    successMessage: 'catalog.saved',
  }),
  export: endpoint({
    method: 'GET',
    path: `${inCollection}/currencies/:currencyCode/export`,
    ...reads,
    params: byCurrency,
    reply: z.string(),
    raw: ['xlsx'],
  }),
  import: endpoint({
    method: 'PUT',
    path: `${inCollection}/currencies/:currencyCode/import`,
    ...catalogWriters,
    params: byCurrency,
    upload: true,
    reply: BookImported,
    limit,
  }),
  exportMaster: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/currencies/master/export',
    ...reads,
    reply: z.string(),
    raw: ['xlsx'],
  }),
  importMaster: endpoint({
    method: 'PUT',
    path: '/api/v2/catalog/currencies/master/import',
    ...catalogWriters,
    upload: true,
    reply: BookImported,
    limit,
  }),
}

const Hidden = z.enum([
  'brandNotLive',
  'collectionNotLive',
  'noAccess',
  'restrictedCountry',
  'notInSegment',
  'incomplete',
])
/** A book that decides something for a retailer, and on which step of the ladder it stands. */
const Deciding = z.object({ name: z.string(), level: z.enum(['retailer', 'group', 'country', 'master']) })
export type Deciding = z.infer<typeof Deciding>
/** What a retailer would see: each product with its price, or why it is hidden. */
export const Preview = z.object({
  product: ProductRow,
  hidden: z.nullable(Hidden),
  priceFrom: z.nullable(Deciding), // null: the product's own
})
export type Preview = z.infer<typeof Preview>

export const previews = {
  asRetailer: endpoint({
    method: 'GET',
    path: `${inCollection}/as-retailer/:retailerId`,
    ...reads,
    params: z.strictObject({ collectionId: z.uuid(), retailerId: z.uuid() }),
    query: z.safeExtend(Paging, { only: z.optional(z.enum(['shown', 'hidden'])) }),
    reply: page({
      items: z.array(Preview),
      currency: z.string(),
      retailer: z.object({ id: z.uuid(), name: z.string(), country: z.nullable(z.string()) }), // of its store
      shownCount: z.int(), // of all, whatever the page and the filter
      hiddenCount: z.int(),
      segment: z.nullable(Deciding), // the book that chooses its products
    }),
  }),
  /** Retailers and groups a book can be for: those the brand trades with. */
  assignees: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/assignees',
    ...reads,
    query: z.strictObject({ q: z.optional(z.string().check(z.maxLength(100))) }),
    reply: z.object({
      retailers: z.array(z.object({ id: z.uuid(), name: z.string(), country: z.nullable(z.string()) })),
      groups: z.array(z.object({ id: z.uuid(), name: z.string(), count: z.int() })),
    }),
  }),
}
