import { sql } from 'kysely'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { Tx } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Kept } from './orders.queries.ts'

type Between = { brandId: string; retailerId: string; storeId: string }
type Wished = { shipToId?: string | undefined; billToId?: string | undefined }

/** Names, addresses and terms as they are at this moment. */
export async function keptFor(
  tx: Tx,
  { brandId, retailerId, storeId }: Between,
  { shipToId, billToId }: Wished = {},
): Promise<Kept> {
  const shipTo = await addressOf(tx, retailerId, { id: shipToId, storeId })
  if (!shipTo) throw new Refusal('invalid', 'orders.needsAddress', { field: 'shipToId' })
  const billTo = (await addressOf(tx, retailerId, { id: billToId, isBilling: true })) ?? shipTo
  const { rows } = await sql<Omit<Kept, 'shipTo' | 'billTo'>>`
    select brand.name as brand_name, retailer.name as retailer_name, store.name as store_name,
      brand.commercial_terms || coalesce((select terms from relation where relation.brand_id = brand.id
        and relation.retailer_id = retailer.id and relation.status = 'ACCEPTED'), '{}') as terms
    from entity brand, entity retailer, store
    where brand.id = ${brandId} and retailer.id = ${retailerId} and store.id = ${storeId}`.execute(tx)
  return { ...rows[0]!, shipTo, billTo }
}

type Which = { id?: string | undefined; storeId?: string; isBilling?: boolean }

/** The address that is named; else the store's own, else the usual one to send to, or, to bill to, only the usual one. */
export async function addressOf(
  tx: Tx,
  entityId: string,
  { id, storeId, isBilling = false }: Which,
): Promise<OrderAddress | null> {
  const { rows } = await sql<OrderAddress>`
    select label, contact_name, phone, line1, line2, city, region, postal_code, country from address
    where entity_id = ${entityId} and case when ${id ?? null}::uuid is not null then id = ${id ?? null}
      else is_default_billing or not ${isBilling} end
    order by id = (select address_id from store where store.id = ${storeId ?? null}) desc nulls last, is_default_shipping desc, created_at, id
    limit 1`.execute(tx)
  if (!rows[0] && id) throw new Refusal('not_found')
  return rows[0] ?? null
}
