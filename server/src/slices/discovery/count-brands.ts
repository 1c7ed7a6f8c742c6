import { type RawBuilder, sql } from 'kysely'
import type { Facet } from '@souk/contract/catalog/product-filters.ts'
import { markupBands, priceBands } from '@souk/contract/core/bands.ts'
import { type BrandFacets, minimums } from '@souk/contract/discovery/discovery.contract.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { averageBand } from '../catalog/doors/lists.ts'
import { type CatalogViewer } from '../catalog/door.ts'
import { type BrandConditions, type BrandFilters, brandConditions, minimumWithin, shipsTo } from './brand-conditions.ts'
import { shownBrands } from './brands.queries.ts'
import { byCount, byMonth, inOrder } from './facet-order.ts'
import { allShelves, deliveryOn, type OpenShelves } from './open-shelves.ts'

type Counted = { facet: string; value: string | null; count: number }
type Field = keyof BrandConditions

/** Only what the filters ask for is read. */
const shelves = sql<Pick<OpenShelves, 'categories' | 'deliveries'>>`(
  select held.categories, array(select ${deliveryOn(sql`day`)} from unnest(held.deliveries) day) as deliveries)`

/** How many brands each value would leave; a field is counted without what is chosen in it. One look at the brands that are shown. */
export async function countBrands(db: Db, viewer: CatalogViewer, filters: BrandFilters): Promise<BrandFacets> {
  const conditions = brandConditions(filters, viewer)
  const chosen = Object.keys(conditions) as Field[]
  const fits = (without?: Field) => {
    const rest = chosen.filter((field) => field !== without)
    return rest.length === 0
      ? sql`true`
      : sql.join(
          rest.map((field) => sql`${sql.id(`fits_${field}`)}`),
          sql` and `,
        )
  }
  const base = shownBrands(db, viewer)
    .leftJoin(allShelves(viewer).as('held'), (join) => join.onRef('held.brandId', '=', 'brand.id'))
    .leftJoinLateral(shelves.as('shelves'), (join) => join.onTrue())
    .select(['brand.departments', 'brand.country', 'held.categories', 'held.deliveries'])
    .select([averageBand.price(viewer).as('price'), averageBand.markUp(viewer).as('markUp')])
    .select(minimums.map((whole) => minimumWithin(whole).as(`minimum_${whole}`)))
    .select((shipsTo(viewer) ?? sql<boolean>`true`).as('ships'))
    .select(chosen.map((field) => conditions[field]!.as(`fits_${field}`)))
  const by = (facet: Field, value: RawBuilder<unknown>, from: RawBuilder<unknown> = sql`base`) =>
    sql`select ${sql.lit(facet)} as facet, ${value}::text as value, count(*)::int as count from ${from} where ${fits(facet)} group by 2`
  // Brands alike are taken apart once.
  const alike = (facet: Field, column: 'categories' | 'deliveries', value: RawBuilder<unknown>) =>
    sql`select ${sql.lit(facet)}, value, sum(brands)::int
      from (select ${sql.ref(column)} as kept, count(*) as brands from base where ${fits(facet)} group by 1) alike,
        lateral (select distinct ${value} as value from unnest(kept) one) each group by 2`
  const { rows } = await sql<Counted>`
    with base as materialized (${base})
    select 'total' as facet, null as value, count(*)::int as count from base where ${fits()} union all
    ${sql.join(
      [
        by('department', sql`one`, sql`base, unnest(departments) one`),
        alike('category', 'categories', sql`one`),
        alike('delivery', 'deliveries', deliveryOn(sql`one`)),
        by('country', sql`country`),
        by('price', sql`price`),
        by('markUp', sql`mark_up`),
        ...minimums.map(
          (whole) =>
            sql`select 'minimum', ${sql.lit(whole)}, count(*)::int from base where ${sql.id(`minimum_${whole}`)} and ${fits('minimum')}`,
        ),
        sql`select 'shipsToMe', 'true', count(*)::int from base where ships and ${fits('shipsToMe')}`,
      ],
      sql` union all `,
    )}`.execute(db)
  return present(rows, viewer)
}

function present(rows: readonly Counted[], viewer: CatalogViewer): BrandFacets {
  const facet = (name: string, order = byCount): Facet =>
    rows
      .flatMap((row) => (row.facet === name && row.value !== null ? { value: row.value, count: row.count } : []))
      .toSorted(order)
  return {
    total: rows.find((row) => row.facet === 'total')?.count ?? 0,
    department: facet('department'),
    category: facet('category'),
    country: facet('country'),
    price: facet('price', inOrder(priceBands[viewer.kind === 'owner' ? 'brand' : 'retailer'].map(({ key }) => key))),
    ...(viewer.kind !== 'guest' && { markUp: facet('markUp', inOrder(markupBands.map(({ key }) => key))) }),
    delivery: facet('delivery', byMonth),
    minimum: facet('minimum', inOrder(minimums)),
    ...(shipsTo(viewer) && { shipsToMe: facet('shipsToMe')[0]?.count ?? 0 }),
  }
}
