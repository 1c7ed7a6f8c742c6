import { sql } from 'kysely'
import { type CatalogViewer, isCollectionOpen } from '../catalog/door.ts'

export type OpenShelves = {
  collectionsCount: number
  closesAt: Date | null
  categories: string[]
  deliveries: string[]
}

/** What a brand has open for a viewer, beside the alias `brand`: how many collections, when the next one closes, what is in them. */
export function openShelves(viewer: CatalogViewer) {
  return sql<OpenShelves>`(
    select count(distinct collection.id)::int as collections_count, min(collection.deadline) as closes_at,
      coalesce(array_agg(distinct category) filter (where category is not null), '{}') as categories,
      coalesce(array_agg(distinct case when collection.shipping_start_date is null or collection.shipping_start_date <= current_date then 'NOW'
        else to_char(collection.shipping_start_date, 'YYYY-MM') end) filter (where collection.id is not null), '{}') as deliveries
    from collection left join shelf on shelf.collection_id = collection.id
      left join lateral unnest(shelf.categories) category on true
    where collection.brand_id = brand.id and ${isCollectionOpen(viewer)})`
}
