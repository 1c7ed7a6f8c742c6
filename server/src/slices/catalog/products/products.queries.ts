import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { ProductFilters, ProductSort } from '@souk/contract/catalog/product-filters.ts'
import type { Price } from '@souk/contract/catalog/product-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { countOf, onPage, pagedBy } from '../../../platform/data/database/paged.ts'
import { allOf, conditionsOf, orderOf, sortKeyOf } from './product-conditions.ts'
import {
  type CardRecord,
  cardRows,
  foundCards,
  foundProducts,
  pricedProducts,
  type ProductRecord,
  productRows,
  visibleProducts,
} from './product-rows.queries.ts'
import { type Seen } from '../visibility/viewer.ts'
import type { CatalogViewer } from '../visibility/viewer.ts'

type Input = Paging &
  ProductFilters & {
    collectionId: string
    isComplete?: 'true' | 'false' | undefined
    sort: ProductSort
  }

/** The products of one collection that the viewer has been found to see. */
export function listProducts(db: Db, viewer: CatalogViewer, input: Input, seen: Seen) {
  const hits = productsIn(db, viewer, input, seen)
  return pagedBy<ProductRecord>(db, foundProducts(db, viewer, onPage(hits, input), seen), input, [countOf(hits)])
}

/** The same as cards. */
export function listCards(db: Db, viewer: CatalogViewer, input: Input, seen: Seen) {
  const hits = productsIn(db, viewer, input, seen)
  return pagedBy<CardRecord>(db, foundCards(db, viewer, onPage(hits, input), seen), input, [countOf(hits)])
}

function productsIn(db: Db, viewer: CatalogViewer, input: Input, seen: Seen) {
  const { collectionId, isComplete, sort, after, page: _page, limit: _limit, ...filters } = input
  const conditions = conditionsOf(filters, viewer)
  const isByPrice = 'price' in conditions || 'markUp' in conditions || sort === 'priceUp' || sort === 'priceDown'
  const products = () =>
    (isByPrice ? pricedProducts : visibleProducts)(db, viewer, seen) as ReturnType<typeof visibleProducts>
  return products()
    .select('product.id as productId')
    .where('product.collectionId', '=', collectionId)
    .where(allOf(Object.values(conditions)))
    .$if(!!isComplete, (query) => query.where('product.isComplete', '=', isComplete === 'true'))
    .$if(!!after, (query) => {
      const { key, isDown } = sortKeyOf(sort, viewer)
      const last = products()
        .select([key.as('key'), 'product.id'])
        .where('product.id', '=', after!)
        .where('product.collectionId', '=', collectionId)
      return query.where(
        isDown
          ? sql<boolean>`(exists (select from (${last}) last where ${key} < last.key or (${key} = last.key and product.id > last.id)))`
          : sql<boolean>`((${key}, product.id) > (${last}))`,
      )
    })
    .orderBy(orderOf(sort, viewer))
    .orderBy('product.id')
}

export function findProduct(db: Db, viewer: CatalogViewer, id: string) {
  return productRows(db, viewer).where('product.id', '=', id).executeTakeFirst()
}

/** In the order of the ids; what may not be seen is not among them. */
export async function findProducts(db: Db, viewer: CatalogViewer, ids: readonly string[]) {
  if (ids.length === 0) return []
  return inOrderOf(ids, await productRows(db, viewer).where('product.id', 'in', ids).execute())
}

/** The same as cards. */
export async function findCards(db: Db, viewer: CatalogViewer, ids: readonly string[]) {
  if (ids.length === 0) return []
  return inOrderOf(ids, await cardRows(db, viewer).where('product.id', 'in', ids).execute())
}

function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Its own prices, in every currency. */
export async function pricesOf(db: Db, productId: string): Promise<Price[]> {
  const rows = await db
    .selectFrom('productPrice')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('currency')
    .execute()
  const text = (minor: unknown, currency: string) =>
    minor === null ? null : amount({ minor: BigInt(minor as bigint), currency })
  return rows.map(({ currency, wholesale, retail }) => ({
    currency,
    wholesalePrice: text(wholesale, currency),
    retailPrice: text(retail, currency),
  }))
}

/** One's own product, locked after its collection; deleted ones only where they are asked for. */
export function lockProducts(tx: Db, brandId: string, ids: readonly string[]) {
  return tx
    .selectFrom('product')
    .selectAll()
    .where('brandId', '=', brandId)
    .where('id', 'in', [...ids].sort())
    .orderBy('collectionId')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
export type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number]

/** All SKUs of products that are locked already, as orders lock them. */
export async function lockSkus(tx: Db, productIds: readonly string[]): Promise<void> {
  await sql`select from sku where product_id = any(${[...productIds]}::uuid[]) order by id for no key update`.execute(
    tx,
  )
}

export function collectionOf(tx: Db, brandId: string, productId: string) {
  return tx
    .selectFrom('product')
    .select('collectionId')
    .where('id', '=', productId)
    .where('brandId', '=', brandId)
    .executeTakeFirst()
}

/** Positions of the brand's own products; ids of others are missing from the answer. */
export function collectionsOf(tx: Db, brandId: string, ids: readonly string[]) {
  return tx
    .selectFrom('product')
    .select(['id', 'collectionId'])
    .where('brandId', '=', brandId)
    .where('id', 'in', ids)
    .execute()
}

type PriceRow = { productId: string; currency: string; wholesale?: bigint | null; retail?: bigint | null }

/** Writes what is given of each price and leaves the rest. */
export async function putPrices(tx: Db, prices: readonly PriceRow[]): Promise<void> {
  for (const column of ['wholesale', 'retail'] as const) {
    const given = prices.filter((price) => price[column] !== undefined)
    if (given.length === 0) continue
    await sql`
      insert into product_price (product_id, currency, ${sql.ref(column)})
      select * from unnest(${given.map(({ productId }) => productId)}::uuid[], ${given.map(({ currency }) => currency)}::text[],
        ${given.map((price) => price[column]?.toString() ?? null)}::bigint[])
      on conflict (product_id, currency) do update set ${sql.ref(column)} = excluded.${sql.ref(column)}`.execute(tx)
  }
}
