import { type RawBuilder, sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { paged } from '../../platform/data/database/paged.ts'
import { allOf } from '../catalog/doors/lists.ts'
import { type CatalogViewer } from '../catalog/door.ts'
import { isFollowed } from '../follows/door.ts'
import { type BrandFilters, brandConditions } from './brand-conditions.ts'
import { openShelves } from './open-shelves.ts'

type Input = Paging & BrandFilters & { sort: 'new' | 'closing' | 'forYou' | 'name'; userId: string }

/** Live by the database's clock. Sandboxes of developers are not part of the market. */
export function liveBrands(db: Db) {
  return db
    .selectFrom('entity as brand')
    .where(sql<boolean>`brand.type = 'brand'`) // written out: their index is for brands only
    .where('brand.liveFrom', '<=', sql<Date>`now()`)
    .where('brand.isSandbox', '=', false)
}

export function listBrands(db: Db, viewer: CatalogViewer, { page, limit, after, sort, userId, ...filters }: Input) {
  const order: Record<Input['sort'], RawBuilder<unknown>[]> = {
    new: [],
    closing: [sql`shelves.closes_at nulls last`],
    forYou: [sql`${likeness(viewer)} desc`],
    name: [sql`lower(brand.name)`],
  }
  const conditions = brandConditions(filters, viewer)
  const fits = allOf(Object.values(conditions))
  const brands = liveBrands(db)
    .leftJoinLateral(openShelves(viewer).as('shelves'), (join) => join.onTrue())
    .select(['brand.id', 'brand.name', 'about', 'country', 'logo', 'banner', 'departments', 'currency'])
    .select(['minimumOrderValue', 'shipsFromCountries', 'isPremium', 'timeZone'])
    .select(['shelves.collectionsCount', 'shelves.closesAt', isFollowed(userId).as('isFollowed')])
    .where(fits)
    .$if(!!after, (query) =>
      query.where(
        sql<boolean>`(brand.live_from, brand.id) < (${liveBrands(db)
          .select(['brand.liveFrom', 'brand.id'])
          .where('brand.id', '=', after!)})`,
      ),
    )
  const ordered = order[sort].reduce((list, one) => list.orderBy(one), brands)
  const list = ordered.orderBy('brand.liveFrom', 'desc').orderBy('brand.id', 'desc')
  // What a brand has open is looked at only where it is shown or asked for.
  const isByShelves = !!after || !!conditions.category || !!conditions.delivery
  return paged(db, list, { page, limit }, [isByShelves ? list : liveBrands(db).where(fits)])
}

/** How much of what a retailer sells a brand makes; brands it trades with already come after those it does not know. */
function likeness(viewer: CatalogViewer): RawBuilder<number> {
  if (viewer.kind !== 'retailer') return sql`brand.is_premium::int`
  return sql`((select count(*) from entity shop, unnest(shop.departments) one where shop.id = ${viewer.retailerId} and one = any(brand.departments)) * 2
    + (brand.currency = ${viewer.currency})::int + (shelves.collections_count > 0)::int * 2
    - (brand.id = any(${viewer.relationBrandIds}::uuid[]))::int * 3)`
}
