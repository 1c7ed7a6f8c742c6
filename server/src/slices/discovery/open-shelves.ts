import { sql } from 'kysely'
import { type CatalogViewer, isCollectionOpen } from '../catalog/door.ts'

export type OpenShelves = {
  collectionsCount: number
  closesAt: Date | null
  categories: string[]
  deliveries: string[]
}

const delivery = sql`case when collection.shipping_start_date is null or collection.shipping_start_date <= current_date then 'NOW'
  else to_char(collection.shipping_start_date, 'YYYY-MM') end`

/**
 * What a brand has open for a viewer, beside the alias `brand`: how many collections, when the next one closes, what is in them.
 * What is in them is looked up only by statements that ask for it.
 */
export function openShelves(viewer: CatalogViewer) {
  const open = sql`collection.brand_id = brand.id and ${isCollectionOpen(viewer)}`
  return sql<OpenShelves>`(
    select counted.*,
      array(select distinct category from collection join shelf on shelf.collection_id = collection.id, unnest(shelf.categories) category
        where ${open}) as categories,
      array(select distinct ${delivery} from collection where ${open}) as deliveries
    from (select count(*)::int as collections_count, min(collection.deadline) as closes_at from collection where ${open}) counted)`
}

/** Categories and deliveries of all brands at once: doubles go before anything is taken apart or gathered, for a brand repeats itself. */
export function allShelves(viewer: CatalogViewer) {
  return sql<Pick<OpenShelves, 'categories' | 'deliveries'> & { brandId: string }>`(
    with open as materialized (
      select collection.brand_id, shelf.categories, ${delivery} as delivery
      from collection join entity brand on brand.id = collection.brand_id left join shelf on shelf.collection_id = collection.id
      where ${isCollectionOpen(viewer)})
    select brand_id, coalesce(array_agg(value) filter (where is_category), '{}') as categories,
      coalesce(array_agg(value) filter (where not is_category), '{}') as deliveries
    from (
      select distinct brand_id, true as is_category, category as value
        from (select distinct brand_id, categories from open) kind, unnest(categories) category
      union all
      select distinct brand_id, false, delivery from open) each
    group by brand_id)`
}
