import { type RawBuilder, sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { type Order, pagedList } from '../../platform/data/database/paged-list.ts'
import { allOf } from '../catalog/doors/lists.ts'
import { type CatalogViewer, isBrandStocked } from '../catalog/door.ts'
import { isFollowed } from '../follows/door.ts'
import { type BrandFilters, brandConditions } from './brand-conditions.ts'
import { openShelves } from './open-shelves.ts'

type Input = Paging & BrandFilters & { sort: 'new' | 'closing' | 'forYou' | 'name'; userId: string }

/** Live by the database's clock, with something to show this viewer. Sandboxes of developers are not part of the market. */
export function shownBrands(db: Db, viewer: CatalogViewer) {
  return db
    .selectFrom('entity as brand')
    .where(sql<boolean>`brand.type = 'brand'`) // written out: their index is for brands only
    .where('brand.liveFrom', '<=', sql<Date>`now()`)
    .where('brand.isSandbox', '=', false)
    .where(isBrandStocked(viewer))
}

export function listBrands(db: Db, viewer: CatalogViewer, { page, limit, after, sort, userId, ...filters }: Input) {
  const oldest = sql`-extract(epoch from brand.live_from)` // the newest first in an order that runs upwards
  const orders: Record<Input['sort'], Order> = {
    new: { by: ['brand.liveFrom'], direction: 'desc' },
    closing: { by: [sql`coalesce(shelves.closes_at, 'infinity')`, oldest], direction: 'asc' },
    forYou: { by: [likeness(viewer), 'brand.liveFrom'], direction: 'desc' },
    name: { by: [sql`lower(brand.name)`, oldest], direction: 'asc' },
  }
  const conditions = brandConditions(filters, viewer)
  const brands = shownBrands(db, viewer)
    .leftJoinLateral(openShelves(viewer).as('shelves'), (join) => join.onTrue())
    .select(['brand.id', 'brand.name', 'about', 'country', 'logo', 'banner', 'departments', 'currency'])
    .select(['minimumOrderValue', 'shipsFromCountries', 'isPremium', 'timeZone'])
    .select(['shelves.collectionsCount', 'shelves.closesAt', isFollowed(userId).as('isFollowed')])
  // What a brand has open is looked at only where it is shown or asked for.
  const isByShelves = !!after || !!conditions.category || !!conditions.delivery
  const lean = isByShelves ? brands : (shownBrands(db, viewer) as unknown as typeof brands)
  return pagedList(
    db,
    brands,
    (rows) => rows.where(allOf(Object.values(conditions))),
    { id: 'brand.id', ...orders[sort], lean },
    { page, limit, after },
  )
}

/** How much of what a retailer sells a brand makes; brands it trades with already come after those it does not know. */
function likeness(viewer: CatalogViewer): RawBuilder<number> {
  if (viewer.kind !== 'retailer') return sql`brand.is_premium::int`
  return sql`coalesce((select count(*) from entity shop, unnest(shop.departments) one where shop.id = ${viewer.retailerId} and one = any(brand.departments)) * 2
    + (brand.currency = ${viewer.currency})::int + (shelves.collections_count > 0)::int * 2
    - (brand.id = any(${viewer.relationBrandIds}::uuid[]))::int * 3, 0)`
}
