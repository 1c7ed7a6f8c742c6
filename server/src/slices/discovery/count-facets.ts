import { type RawBuilder, sql } from 'kysely'
import type { Facet, ProductFacets, ProductFilters } from '@souk/contract/catalog/product-filters.ts'
import { markupBands, priceBands } from '@souk/contract/core/bands.ts'
import { ceiling } from '@souk/contract/core/limits.ts'
import { referenceLists } from '../../platform/base/reference-lists.ts'
import type { Db } from '../../platform/data/database/db.ts'
import {
  allOf,
  conditionsOf,
  type FacetName,
  facetColumns,
  pricedProducts,
  type Seen,
  tagFacets,
  type TagFacet,
} from '../catalog/doors/lists.ts'
import { type CatalogViewer, mayKnowWholesale } from '../catalog/door.ts'
import { foundBy } from './browse.queries.ts'
import { byCount, byMonth, bySize, inOrder } from './facet-order.ts'

type Place = {
  brandId?: string | undefined
  collectionId?: string | undefined
  seen?: Seen
  only?: RawBuilder<boolean> // of a list that is kept elsewhere
}
type Counted = { facet: string; value: string | null; count: number; isTold: boolean | null; name: string | null }
type ColumnName = Exclude<FacetName, TagFacet>

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
  const names = Object.keys(columns) as ColumnName[]
  const tagNames = Object.keys(tagFacets) as TagFacet[]
  const conditions = conditionsOf(collectionId || only ? filters : { ...filters, q: undefined }, viewer)
  const setOf = (shown: readonly ColumnName[], without?: FacetName) => {
    const rest = Object.entries(conditions).flatMap(([name, condition]) => (name === without ? [] : [condition]))
    const known =
      only || collectionId ? null : foundBy(without ? { ...filters, [without]: undefined } : filters, words, brandId)
    return pricedProducts(db, viewer, seen)
      .innerJoin('listing', 'listing.productId', 'product.id')
      .where(allOf(rest))
      .$if(!!known, (query) => query.where(known!))
      .$if(!!only, (query) => query.where(only!))
      .$if(!only && !!collectionId, (query) => query.where('product.collectionId', '=', collectionId!))
      .select(shown.map((name) => columns[name].as(name)))
      .select([sql<string | null>`price.currency`.as('currency'), mayKnowWholesale(viewer).as('isTold')])
      .select('listing.tags')
      .limit(ceiling + 1)
  }
  const free = [...names.filter((name) => !conditions[name]), 'currency' as const]
  const freeTags = tagNames.filter((name) => !conditions[name])
  const shown = free.map((name) => sql.ref(name))
  const sets = [sql`free as materialized (${setOf(free.filter((name) => name !== 'currency'))})`]
  // One look at the set counts all of its fields: in each row only the field that is grouped by has a value.
  const counts = [
    sql`select (array[${sql.join(free.map((name) => sql.lit(name)))}, 'total'])[1 + ${whichOf(shown)}] as facet,
      coalesce(${sql.join(shown)}) as value, count(*)::int as count, bool_or(is_told) as is_told
    from free group by grouping sets (${sql.join(shown.map((name) => sql`(${name})`))}, ())`,
  ]
  if (freeTags.length > 0) counts.push(countTags(sql`free`, freeTags))
  for (const name of names.filter((one) => conditions[one])) {
    sets.push(sql`${sql.id(name)} as materialized (${setOf([name], name)})`)
    counts.push(
      sql`select ${sql.lit(name)}, ${sql.ref(name)}::text, count(*)::int, null from ${sql.id(name)} group by 2`,
    )
  }
  for (const name of tagNames.filter((one) => conditions[one])) {
    sets.push(sql`${sql.id(name)} as materialized (${setOf([], name)})`)
    counts.push(countTags(sql.id(name), [name]))
  }
  const { rows } = await sql<Counted>`with ${sql.join(sets)}
    select counted.*, entity.name from (${sql.join(counts, sql` union all `)}) counted
    left join entity on entity.id = case when facet = 'brand' then value::uuid end`.execute(db)
  return presentFacets(rows, viewer)
}

/** A product counts once for each of its tags. */
function countTags(set: RawBuilder<unknown>, names: readonly TagFacet[]): RawBuilder<unknown> {
  const facetOf = sql.join(
    names.map((name) => sql`when ${sql.lit(tagFacets[name])} then ${sql.lit(name)}`),
    sql` `,
  )
  const marks = names.map((name) => tagFacets[name])
  return sql`select case left(tag, 2) ${facetOf} end, substr(tag, 3), count(*)::int, null
    from ${set}, unnest(tags) tag where left(tag, 2) = any(${marks}::text[]) group by 1, 2`
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
  const { colours } = referenceLists()
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
    brand: (byFacet.get('brand') ?? [])
      .map(({ value, count, name }) => ({ value: value!, count, name: name ?? '' }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    colour: facet('colour', inOrder(colours.map(({ key }) => key))).filter(
      ({ value }) => !colours.some(({ key, isHidden }) => isHidden && key === value),
    ),
    size: facet('size', bySize),
    currency: currencies.length === 1 ? currencies[0]! : null,
  }
}
