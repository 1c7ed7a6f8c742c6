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

/** What a brand has open for a viewer, beside the alias `brand`: how many collections, when the next one closes, what is in them. */
export function openShelves(viewer: CatalogViewer) {
  return sql<OpenShelves>`(
    select count(distinct collection.id)::int as collections_count, min(collection.deadline) as closes_at,
      coalesce(array_agg(distinct category) filter (where category is not null), '{}') as categories,
      coalesce(array_agg(distinct ${delivery}) filter (where collection.id is not null), '{}') as deliveries
    from collection left join shelf on shelf.collection_id = collection.id
      left join lateral unnest(shelf.categories) category on true
    where collection.brand_id = brand.id and ${isCollectionOpen(viewer)})`
}

/** Categories and deliveries of all brands at once: doubles go before anything is gathered, for a brand repeats itself. */
export function allShelves(viewer: CatalogViewer) {
  const open = sql`collection join entity brand on brand.id = collection.brand_id
    left join shelf on shelf.collection_id = collection.id`
  return sql<Pick<OpenShelves, 'categories' | 'deliveries'> & { brandId: string }>`(
    select brand_id, coalesce(array_agg(value) filter (where is_category), '{}') as categories,
      coalesce(array_agg(value) filter (where not is_category), '{}') as deliveries
    from (
      select collection.brand_id, true as is_category, category as value
        from ${open}, unnest(shelf.categories) category where ${isCollectionOpen(viewer)}
      union
      select collection.brand_id, false, ${delivery} from ${open} where ${isCollectionOpen(viewer)}) each
    group by brand_id)`
}
