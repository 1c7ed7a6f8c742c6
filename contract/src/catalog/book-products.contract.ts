import { z } from 'zod/mini'
import { Amount, PriceIn } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { listedList, pricedList } from './book-lists.ts'
import { catalogWriters } from './collections.contract.ts'
import { KnownCurrency } from './collection-shapes.ts'

const line = {
  productId: z.uuid(),
  uniqueId: z.string(),
  styleCode: z.string(),
  name: z.string(),
  image: z.nullable(z.string()),
}
/** A product and what a price book says of it; null where the next book is asked. */
export const PricedLine = z.object({
  ...line,
  wholesalePrice: z.nullable(Amount),
  retailPrice: z.nullable(Amount),
  ownWholesalePrice: z.nullable(Amount), // without any book
  ownRetailPrice: z.nullable(Amount),
})
export type PricedLine = z.infer<typeof PricedLine>
/** A product, and whether a segment lists it. */
export const ListedLine = z.object({ ...line, isListed: z.boolean() })
export type ListedLine = z.infer<typeof ListedLine>

const inCollection = '/api/v2/catalog/collections/:collectionId'
const byBook = z.strictObject({ collectionId: z.uuid(), bookId: z.uuid() })
const byLine = z.extend(byBook, { productId: z.uuid() })
const reads = { allow: ['manage', 'Brand'] } as const

/** What stands in a book, to look at and to change one by one. */
export const bookProducts = {
  prices: endpoint({
    method: 'GET',
    path: `${inCollection}/price-books/:bookId/products`,
    ...reads,
    params: byBook,
    query: z.safeExtend(listQuery(pricedList), { currency: z.optional(KnownCurrency) }),
    reply: page({ items: z.array(PricedLine), currency: z.string() }),
  }),
  setPrice: endpoint({
    method: 'PUT',
    path: `${inCollection}/price-books/:bookId/products/:productId`,
    ...catalogWriters,
    params: byLine,
    body: z.strictObject({
      currency: KnownCurrency,
      wholesalePrice: PriceIn,
      retailPrice: PriceIn,
    }),
    reply: PricedLine,
  }),
  listed: endpoint({
    method: 'GET',
    path: `${inCollection}/segmentation-books/:bookId/products`,
    ...reads,
    params: byBook,
    query: listQuery(listedList),
    reply: page({ items: z.array(ListedLine) }),
  }),
  setListed: endpoint({
    method: 'PUT',
    path: `${inCollection}/segmentation-books/:bookId/products/:productId`,
    ...catalogWriters,
    params: byLine,
    body: z.strictObject({ isListed: z.boolean() }),
    reply: ListedLine,
  }),
}
