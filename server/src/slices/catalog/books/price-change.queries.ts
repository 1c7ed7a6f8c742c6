import { sql } from 'kysely'
import { changedPrice, rateOf } from '@souk/contract/catalog/price-change.ts'
import type { PriceChange } from '@souk/contract/catalog/price-changes.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { isThere } from '../visibility/visible.ts'

type Where = { brandId: string; collectionId: string; currencies: readonly string[]; bookId: string | null }
export type PricePart = 'WHOLESALE' | 'RETAIL'
/** One product's prices in one currency: its own, what the book has, and what they become. */
export type PriceLine = {
  productId: string
  name: string
  styleCode: string
  currency: string
  base: Record<PricePart, bigint | null>
  now: Record<PricePart, bigint | null>
  next: Record<PricePart, bigint | null>
}
const parts = ['WHOLESALE', 'RETAIL'] as const
const mostLines = 50_000

/** The lines of a collection that a change speaks of, in its order. */
async function readLines(db: Db, { brandId, collectionId, currencies, bookId }: Where, change: PriceChange) {
  const { productIds, currency } = change
  const wanted = currency ? currencies.filter((one) => one === currency) : currencies
  if (wanted.length === 0)
    throw new Refusal('invalid', 'books.noSuchCurrency', { field: 'currency', params: { currency } })
  const ids = productIds && [...new Set(productIds)]
  const products = db
    .selectFrom('product')
    .where('product.collectionId', '=', collectionId)
    .where('product.brandId', '=', brandId)
    .where(isThere)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`product.id = any(${ids}::uuid[])`))
  if (ids) {
    const { count } = await products.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
    if (count < ids.length) throw new Refusal('not_found')
  }
  const rows = await products
    .innerJoin(
      () =>
        sql<{ code: string; place: number }>`unnest(${wanted}::text[]) with ordinality`.as<'one'>(
          sql`one(code, place)`,
        ),
      (join) => join.onTrue(),
    )
    .leftJoin('productPrice as own', (join) =>
      join.onRef('own.productId', '=', 'product.id').on(sql<boolean>`own.currency = one.code`),
    )
    .leftJoin('bookPrice as booked', (join) =>
      join
        .onRef('booked.productId', '=', 'product.id')
        .on('booked.bookId', '=', bookId)
        .on(sql<boolean>`booked.currency = one.code`),
    )
    .select(['product.id as productId', 'product.name', 'product.styleCode'])
    .select(sql<string>`one.code`.as('currency'))
    .select(['own.wholesale', 'own.retail', 'booked.wholesale as bookWholesale', 'booked.retail as bookRetail'])
    .where(sql<boolean>`(own.product_id is not null or booked.product_id is not null)`)
    .orderBy('product.position')
    .orderBy('product.id')
    .orderBy(sql`one.place`)
    .limit(mostLines + 1)
    .execute()
  if (rows.length > mostLines)
    throw new Refusal('invalid', 'catalog.tooManyPrices', { field: 'currency', params: { most: mostLines } })
  return rows
}

const minor = (value: unknown): bigint | null => (value === null ? null : BigInt(value as bigint))

/** The lines whose prices become others, and a product for which that is impossible. */
export async function priceLines(db: Db, where: Where, change: PriceChange) {
  const rate = rateOf(change.kind, change.value)!
  const isBook = where.bookId !== null || change.country !== undefined
  const lines: PriceLine[] = []
  let impossible: string | null = null
  for (const row of await readLines(db, where, change)) {
    const { productId, name, styleCode, currency } = row
    const own = { WHOLESALE: minor(row.wholesale), RETAIL: minor(row.retail) }
    const booked = { WHOLESALE: minor(row.bookWholesale), RETAIL: minor(row.bookRetail) }
    const now = isBook ? booked : own
    const base = isBook && change.base === 'BOOK' ? booked : own
    const next = { ...now }
    for (const part of parts) {
      const from = base[part]
      if (from === null || (change.part !== 'BOTH' && change.part !== part)) continue
      const price = changedPrice(from, rate, change.ending, currency)
      if (price === null) impossible ??= name
      else next[part] = price
    }
    if (parts.some((part) => next[part] !== now[part])) {
      lines.push({ productId, name, styleCode, currency, base, now, next })
    }
  }
  return { lines, impossible }
}

/** The single prices of the lines that become others. */
export function priceSteps(lines: readonly PriceLine[]) {
  return lines.flatMap((line) =>
    parts.flatMap((part) => {
      const [before, after] = [line.base[part], line.next[part]]
      return after === line.now[part] || before === null || after === null ? [] : [{ ...line, part, before, after }]
    }),
  )
}
