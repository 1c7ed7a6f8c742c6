import { type RawBuilder, sql } from 'kysely'
import type { Facet, ProductFacets, ProductFilters } from '@souk/contract/catalog/product-filters.ts'
import { markupBands, priceBands } from '@souk/contract/core/bands.ts'
import { ceiling } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/db.ts'
import {
  allOf,
  type CatalogViewer,
  conditionsOf,
  type FacetName,
  facetColumns,
  pricedProducts,
  type Seen,
} from '../catalog/door.ts'
import { foundBy } from './browse.queries.ts'

type Place = { brandId?: string | undefined; collectionId?: string | undefined; seen?: Seen }
type Counted = { facet: string; value: string | null; count: number }

/**
 * How many products each value of each field would leave. A field that something is chosen in is counted without its own choice,
 * so there is one set of products for the fields without a choice and one more for each field with one; none grows past the ceiling.
 */
export async function countFacets(
  db: Db,
  viewer: CatalogViewer,
  { collectionId, brandId, seen }: Place,
  filters: ProductFilters,
  words: string | null,
): Promise<ProductFacets> {
  const columns = facetColumns(viewer)
  const names = Object.keys(columns) as FacetName[]
  const conditions = conditionsOf(collectionId ? filters : { ...filters, q: undefined }, viewer)
  const chosen = names.filter((name) => conditions[name])
  const setOf = (shown: readonly FacetName[], without?: FacetName) => {
    const rest = Object.entries(conditions).flatMap(([name, condition]) => (name === without ? [] : [condition]))
    const base = pricedProducts(db, viewer, seen)
      .where(allOf(rest))
      .select(shown.map((name) => columns[name].as(name)))
      .select(sql<string | null>`price.currency`.as('currency'))
      .limit(ceiling + 1)
    if (collectionId) return base.where('product.collectionId', '=', collectionId)
    const known = foundBy(without ? { ...filters, [without]: undefined } : filters, words, brandId)
    return base.innerJoin('listing', 'listing.productId', 'product.id').where(known)
  }
  const countOf = (name: string, from: string) =>
    sql`select ${sql.lit(name)} as facet, ${sql.ref(name)}::text as value, count(*)::int as count from ${sql.id(from)} group by 2`
  const free = names.filter((name) => !conditions[name])
  const sets: RawBuilder<unknown>[] = [sql`free as materialized (${setOf(free)})`]
  const counts: RawBuilder<unknown>[] = [
    sql`select 'total' as facet, null as value, count(*)::int as count from free`,
    ...[...free, 'currency'].map((name) => countOf(name, 'free')),
  ]
  for (const name of chosen) {
    sets.push(sql`${sql.id(name)} as materialized (${setOf([name], name)})`)
    counts.push(countOf(name, name))
  }
  const { rows } = await sql<Counted>`with ${sql.join(sets)} ${sql.join(counts, sql` union all `)}`.execute(db)
  return presentFacets(rows, viewer)
}

const inOrder = (keys: readonly string[]) => (a: Facet[number], b: Facet[number]) =>
  keys.indexOf(a.value) - keys.indexOf(b.value)
const byCount = (a: Facet[number], b: Facet[number]) => b.count - a.count || (a.value < b.value ? -1 : 1)
const byMonth = (a: Facet[number], b: Facet[number]) =>
  b.value === 'NOW' ? 1 : a.value === 'NOW' || a.value < b.value ? -1 : 1

function presentFacets(rows: readonly Counted[], viewer: CatalogViewer): ProductFacets {
  const byFacet = Map.groupBy(rows, ({ facet }) => facet)
  const facet = (name: FacetName, order: (a: Facet[number], b: Facet[number]) => number = byCount): Facet =>
    (byFacet.get(name) ?? []).flatMap(({ value, count }) => (value === null ? [] : { value, count })).toSorted(order)
  const total = byFacet.get('total')?.[0]?.count ?? 0
  const currencies = (byFacet.get('currency') ?? []).map(({ value }) => value)
  const markUp = facet('markUp', inOrder(markupBands.map(({ key }) => key)))
  return {
    total: Math.min(total, ceiling),
    more: total > ceiling,
    department: facet('department'),
    category: facet('category'),
    subCategory: facet('subCategory'),
    gender: facet('gender'),
    country: facet('country'),
    status: facet('status'),
    type: facet('type'),
    price: facet('price', inOrder(priceBands[viewer.kind === 'owner' ? 'brand' : 'retailer'].map(({ key }) => key))),
    ...(viewer.kind !== 'guest' && { markUp }),
    delivery: facet('delivery', byMonth),
    currency: currencies.length === 1 ? currencies[0]! : null,
  }
}
