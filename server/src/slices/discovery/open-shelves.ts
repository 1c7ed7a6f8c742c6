import { type RawBuilder, sql } from 'kysely'
import { asShopper, type CatalogViewer, isBrandOpen, isCollectionOpen } from '../catalog/door.ts'

export type OpenShelves = {
  collectionsCount: number
  closesAt: Date | null
  categories: string[]
  deliveries: string[]
}

/** The first day it ships, empty where it ships at once, as `brand_shelf` keeps it. */
const firstDay = sql`coalesce(to_char(collection.shipping_start_date, 'YYYY-MM-DD'), '')`
/** What can leave at once, else its month. */
export const deliveryOn = (day: RawBuilder<unknown>) =>
  sql<string>`case when ${day} <= to_char(current_date, 'YYYY-MM-DD') then 'NOW' else left(${day}, 7) end`

/**
 * What a brand has open for a viewer, beside the alias `brand`: how many collections, when the next one closes, what is in them.
 * What is in them is looked up only by statements that ask for it.
 */
export function openShelves(viewer: CatalogViewer) {
  const open = sql`collection.brand_id = brand.id and ${isCollectionOpen(asShopper(viewer))}`
  return sql<OpenShelves>`(
    select counted.*,
      array(select distinct category from collection join shelf on shelf.collection_id = collection.id, unnest(shelf.categories) category
        where ${open}) as categories,
      array(select distinct ${deliveryOn(firstDay)} from collection where ${open}) as deliveries
    from (select count(*)::int as collections_count, min(collection.deadline) as closes_at from collection where ${open}) counted)`
}

type Shelves = Pick<OpenShelves, 'categories' | 'deliveries'> & { brandId: string }

/**
 * What all brands have open at once. Collections are looked at only where nothing is kept that holds: of a brand of which one
 * has just closed, and of what a retailer only reads still. Deliveries are days, as kept.
 */
export function allShelves(viewer: CatalogViewer) {
  const shopper = asShopper(viewer)
  const [isOpen, isStillRead] = isBrandOpen(shopper)!
  const shelves = sql`
    select brand_id, brand_shelf.categories, brand_shelf.deliveries
    from brand_shelf join entity brand on brand.id = brand_id where brand_shelf.holds_until > now() and ${isOpen}
    union all
    select brand_id, anew.categories, anew.deliveries
    from brand_shelf join entity brand on brand.id = brand_id, shelf_of(brand_id) anew where not brand_shelf.holds_until > now() and ${isOpen}`
  if (shopper.kind === 'guest') return sql<Shelves>`(${shelves})`
  return sql<Shelves>`(
    select coalesce(kept.brand_id, still.brand_id) as brand_id, kept.categories || still.categories as categories, kept.deliveries || still.deliveries as deliveries
    from (${shelves}) kept full join (${inCollections(isStillRead)}) still on still.brand_id = kept.brand_id)`
}

const inCollections = (isOpen: RawBuilder<boolean>) => sql`
  select collection.brand_id, array_agg(distinct ${firstDay}) as deliveries,
    coalesce(array_agg(distinct category) filter (where category is not null), '{}') as categories
  from collection join entity brand on brand.id = collection.brand_id left join shelf on shelf.collection_id = collection.id
    left join lateral unnest(shelf.categories) category on true
  where ${isOpen} group by collection.brand_id`
