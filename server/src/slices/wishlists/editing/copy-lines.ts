import { sql } from 'kysely'
import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { allOf } from '../../catalog/doors/lists.ts'
import { type CatalogViewer, viewerOf, visibleProducts } from '../../catalog/door.ts'
import type { Trader } from '../../connections/door.ts'
import { requireRoom } from '../model/put-lines.ts'
import type { ListRecord } from '../model/wishlists.queries.ts'

/** Only what all of these viewers may see; `isBare` leaves quantities and notes behind. */
type From = { id: string; onlyFor: readonly CatalogViewer[]; isBare?: true }
type To = { id: string; brandId: string | null } // a brand's list holds its own products

/** Takes lines over in their order. Of a product that is there already the sizes are added up, and its own note stays. */
export async function copyLines(tx: Tx, userId: string, from: From, to: To): Promise<number> {
  const seen = allOf(from.onlyFor.map((viewer) => isSeenOn(tx, from.id, viewer)))
  const columns = from.isBare ? sql`'{}'::jsonb, 0, ''` : sql`source.quantities, source.cartons, source.note`
  const fits = to.brandId
    ? sql`exists (select from product where product.id = source.product_id and product.brand_id = ${to.brandId})`
    : sql`true`
  const { rows } = await sql`
    insert into wishlist_line as line (wishlist_id, product_id, quantities, cartons, note, kept, updated_by)
    select ${to.id}, source.product_id, ${columns}, source.kept, ${userId}
    from wishlist_line source where source.wishlist_id = ${from.id} and ${seen} and ${fits} order by source.position
    on conflict (wishlist_id, product_id) do update set
      quantities = (select coalesce(jsonb_object_agg(key, least(units, ${wishlistLimits.units})), '{}') from (
        select key, sum(value::int) as units from (select * from jsonb_each_text(line.quantities)
          union all select * from jsonb_each_text(excluded.quantities)) both_of (key, value) group by key) added),
      cartons = least(line.cartons + excluded.cartons, ${wishlistLimits.units}),
      note = case when line.note = '' then excluded.note else line.note end,
      version = line.version + 1, updated_by = ${userId}, updated_at = now()
    returning 1`.execute(tx)
  await requireRoom(tx, to.id, 0)
  return rows.length
}

function isSeenOn(tx: Tx, wishlistId: string, viewer: CatalogViewer) {
  const seen = visibleProducts(tx, viewer)
    .innerJoin('wishlistLine as its', 'its.productId', 'product.id')
    .where('its.wishlistId', '=', wishlistId)
    .select('product.id')
  return sql<boolean>`source.product_id in (${seen})`
}

/** An own wishlist is copied whole; of a shared one only what the reader may see. */
export async function sourceOf(tx: Tx, actor: Trader, { id, isOwn }: ListRecord): Promise<From> {
  return { id, onlyFor: isOwn ? [] : [await viewerOf(tx, actor)] }
}
