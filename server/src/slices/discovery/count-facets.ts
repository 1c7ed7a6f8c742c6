import { type RawBuilder, sql } from 'kysely'
import type { Facet, ProductFacets, ProductFilters } from '@souk/contract/catalog/product-filters.ts'
import { markupBands, priceBands } from '@souk/contract/core/bands.ts'
import { ceiling } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/database/db.ts'
import {
  allOf,
  type CatalogViewer,
  conditionsOf,
  type FacetName,
  facetColumns,
  mayKnowWholesale,
  pricedProducts,
  type Seen,
} from '../catalog/door.ts'
import { foundBy } from './browse.queries.ts'
import { byCount, byMonth, inOrder } from './facet-order.ts'

type Place = {
  brandId?: string | undefined
  collectionId?: string | undefined
  seen?: Seen
  only?: RawBuilder<boolean> // of a list that is kept elsewhere
}
type Counted = { facet: string; value: string | null; count: number; isTold: boolean | null }

/**
 * How many products each value of each field would leave. A field that something is chosen in is counted without its own choice,
 * so there is one set of products for the fields without a choice and one more for each field with one; none grows past the ceiling.
 */
export async function countFacets(
  db: Db,
  viewer: CatalogViewer,
  { collectionId, brandId, seen, only }: Place,
  filters: ProductFilters,
  words: string | null,
): Promise<ProductFacets> {
  const columns = facetColumns(viewer)
  const names = Object.keys(columns) as FacetName[]
  const conditions = conditionsOf(collectionId || only ? filters : { ...filters, q: undefined }, viewer)
  const chosen = names.filter((name) => conditions[name])
  const setOf = (shown: readonly FacetName[], without?: FacetName) => {
    const rest = Object.entries(conditions).flatMap(([name, condition]) => (name === without ? [] : [condition]))
    const base = pricedProducts(db, viewer, seen)
      .where(allOf(rest))
      .select(shown.map((name) => columns[name].as(name)))
      .select([sql<string | null>`price.currency`.as('currency'), mayKnowWholesale(viewer).as('isTold')])
      .limit(ceiling + 1)
    if (only) return base.where(only)
    if (collectionId) return base.where('product.collectionId', '=', collectionId)
    const known = foundBy(without ? { ...filters, [without]: undefined } : filters, words, brandId)
    return known ? base.innerJoin('listing', 'listing.productId', 'product.id').where(known) : base
  }
  const free = [...names.filter((name) => !conditions[name]), 'currency' as const]
  const shown = free.map((name) => sql.ref(name))
  const sets = [sql`free as materialized (${setOf(free.filter((name) => name !== 'currency'))})`]
  // One look at the set counts all of its fields: in each row only the field that is grouped by has a value.
  const counts = [
    sql`select (array[${sql.join(free.map((name) => sql.lit(name)))}, 'total'])[1 + ${whichOf(shown)}] as facet,
      coalesce(${sql.join(shown)}) as value, count(*)::int as count, bool_or(is_told) as is_told
    from free group by grouping sets (${sql.join(shown.map((name) => sql`(${name})`))}, ())`,
  ]
  for (const name of chosen) {
    sets.push(sql`${sql.id(name)} as materialized (${setOf([name], name)})`)
    counts.push(
      sql`select ${sql.lit(name)}, ${sql.ref(name)}::text, count(*)::int, null from ${sql.id(name)} group by 2`,
    )
  }
  const { rows } = await sql<Counted>`with ${sql.join(sets)} ${sql.join(counts, sql` union all `)}`.execute(db)
  return presentFacets(rows, viewer)
}

/** The place of the one that is grouped by; their number where none is. */
function whichOf(columns: readonly RawBuilder<unknown>[]): RawBuilder<number> {
  const cases = columns.map((column, at) => sql`when grouping(${column}) = 0 then ${sql.lit(at)}`)
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(columns.length)} end`
}

function presentFacets(rows: readonly Counted[], viewer: CatalogViewer): ProductFacets {
  const byFacet = Map.groupBy(rows, ({ facet }) => facet)
  const facet = (name: FacetName, order = byCount): Facet =>
    (byFacet.get(name) ?? []).flatMap(({ value, count }) => (value === null ? [] : { value, count })).toSorted(order)
  const { count: total, isTold } = byFacet.get('total')?.[0] ?? { count: 0, isTold: null }
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
    ...(viewer.kind !== 'guest' && isTold !== false && { markUp }),
    delivery: facet('delivery', byMonth),
    currency: currencies.length === 1 ? currencies[0]! : null,
  }
}
