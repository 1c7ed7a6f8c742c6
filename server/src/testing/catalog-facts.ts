import { type Book, priceKey, type ShownCollection } from '../slices/catalog/visibility/visibility-rule.ts'
import type { Db } from '../platform/data/database/db.ts'

export const big = (value: bigint | string | number | null) => (value === null ? null : BigInt(value))

/** What the tables say, without the compiled rows, as the rule wants it. */
export async function catalogFacts(db: Db, collectionId: string): Promise<ShownCollection> {
  const row = await db
    .selectFrom('collection')
    .innerJoin('entity', 'entity.id', 'collection.brandId')
    .selectAll('collection')
    .select(['entity.liveFrom', 'entity.restrictedCountries', 'entity.isWspHidden', 'entity.currency as brandCurrency'])
    .where('collection.id', '=', collectionId)
    .executeTakeFirstOrThrow()
  const isOpen = row.status === 'LIVE' && !row.archivedAt && (row.deadline === null || row.deadline > new Date())
  const books = await db.selectFrom('book').selectAll().where('brandId', '=', row.brandId).execute()
  const found: Book[] = []
  for (const book of books.filter((one) => one.collectionId === null || one.collectionId === collectionId)) {
    const assigned = await db.selectFrom('bookAssignment').selectAll().where('bookId', '=', book.id).execute()
    const levels =
      book.collectionId === null
        ? [{ level: 'master' as const, assignee: null }]
        : assigned.map(({ retailerId, groupId, country }) =>
            retailerId
              ? { level: 'retailer' as const, assignee: retailerId }
              : groupId
                ? { level: 'group' as const, assignee: groupId }
                : { level: 'country' as const, assignee: country },
          )
    const products = await db.selectFrom('bookProduct').select('productId').where('bookId', '=', book.id).execute()
    const prices = await db.selectFrom('bookPrice').selectAll().where('bookId', '=', book.id).execute()
    for (const level of levels) {
      if (book.kind === 'SEGMENT')
        found.push({ kind: 'SEGMENT', ...level, productIds: new Set(products.map((one) => one.productId)) })
      else
        found.push({
          kind: 'PRICE',
          ...level,
          prices: new Map(
            prices.map((one) => [
              priceKey(one.productId, one.currency),
              { wholesale: big(one.wholesale), retail: big(one.retail) },
            ]),
          ),
        })
    }
  }
  return {
    isBrandLive: row.liveFrom !== null && row.liveFrom <= new Date(),
    isLive: isOpen,
    restrictedCountries: row.restrictedCountries,
    isWspHidden: row.isWspHidden,
    currency: row.currency,
    currencies: row.currencies,
    brandCurrency: row.brandCurrency,
    showsIncomplete: row.showsIncomplete,
    incompleteIds: await incompleteIn(db, collectionId),
    books: found,
  }
}

async function incompleteIn(db: Db, collectionId: string): Promise<ReadonlySet<string>> {
  const products = await db.selectFrom('product').selectAll().where('collectionId', '=', collectionId).execute()
  const skus = await db.selectFrom('sku').select('productId').where('collectionId', '=', collectionId).execute()
  const withSku = new Set(skus.map(({ productId }) => productId))
  const bare = products.filter(({ id, images, category }) => images.length === 0 || !category || !withSku.has(id))
  return new Set(bare.map(({ id }) => id))
}
