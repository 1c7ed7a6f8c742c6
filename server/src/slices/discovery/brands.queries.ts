import { type RawBuilder, sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/db.ts'
import { paged } from '../../platform/paged.ts'
import { allOf, type CatalogViewer } from '../catalog/door.ts'
import { type BrandFilters, brandConditions } from './brand-conditions.ts'
import { openShelves } from './open-shelves.ts'

type Wish = Paging & BrandFilters & { sort: 'new' | 'closing' | 'forYou' | 'name' }

/** Live by the database's clock. */
export function liveBrands(db: Db) {
  return db
    .selectFrom('entity as brand')
    .where('brand.type', '=', 'brand')
    .where('brand.liveFrom', '<=', sql<Date>`now()`)
}

export function listBrands(db: Db, viewer: CatalogViewer, { page, limit, after, sort, ...filters }: Wish) {
  const order: Record<Wish['sort'], RawBuilder<unknown>[]> = {
    new: [],
    closing: [sql`shelves.closes_at nulls last`],
    forYou: [sql`${likeness(viewer)} desc`],
    name: [sql`lower(brand.name)`],
  }
  const brands = liveBrands(db)
    .leftJoinLateral(openShelves(viewer).as('shelves'), (join) => join.onTrue())
    .select(['brand.id', 'brand.name', 'about', 'country', 'logo', 'banner', 'departments', 'currency'])
    .select(['minimumOrderValue', 'shipsFromCountries', 'isPremium'])
    .select(['shelves.collectionsCount', 'shelves.closesAt'])
    .where(allOf(Object.values(brandConditions(filters, viewer))))
    .$if(!!after, (query) =>
      query.where(sql<boolean>`(live_from, id) < (select live_from, id from entity where id = ${after!})`),
    )
  const ordered = order[sort].reduce((list, one) => list.orderBy(one), brands)
  return paged(db, ordered.orderBy('brand.liveFrom', 'desc').orderBy('brand.id', 'desc'), { page, limit })
}

/** How much of what a retailer sells a brand makes; brands it trades with already come after those it does not know. */
function likeness(viewer: CatalogViewer): RawBuilder<number> {
  if (viewer.kind !== 'retailer') return sql`brand.is_premium::int`
  return sql`((select count(*) from entity shop, unnest(shop.departments) one where shop.id = ${viewer.retailerId} and one = any(brand.departments)) * 2
    + (brand.currency = ${viewer.currency})::int + (shelves.collections_count > 0)::int * 2
    - (brand.id = any(${viewer.relationBrandIds}::uuid[]))::int * 3)`
}
