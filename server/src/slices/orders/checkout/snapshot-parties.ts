import { sql } from 'kysely'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Kept } from '../model/orders.queries.ts'

type Between = { brandId: string; retailerId: string; storeId: string }
type Requested = { shipToId?: string | undefined; billToId?: string | undefined }

/** Names, addresses and terms as they are at this moment. */
export async function snapshotParties(
  tx: Tx,
  { brandId, retailerId, storeId }: Between,
  { shipToId, billToId }: Requested = {},
): Promise<Kept> {
  const { rows } = await sql<Kept & { restrictedCountries: readonly string[] }>`
    select brand.restricted_countries, brand.name as brand_name, retailer.name as retailer_name, store.name as store_name,
      brand.commercial_terms || coalesce((select terms from relation where relation.brand_id = brand.id
        and relation.retailer_id = retailer.id and relation.status = 'ACCEPTED'), '{}') as terms,
      ${address(retailerId, { id: shipToId, storeId })} as ship_to, ${address(retailerId, { id: billToId, isBilling: true })} as bill_to
    from entity brand, entity retailer, store
    where brand.id = ${brandId} and retailer.id = ${retailerId} and store.id = ${storeId}`.execute(tx)
  const { shipTo, billTo, restrictedCountries, ...names } = rows[0]!
  if ((shipToId && !shipTo) || (billToId && !billTo)) throw new Refusal('not_found')
  if (!shipTo) throw new Refusal('invalid', 'orders.needsAddress', { field: 'shipToId' })
  requireShipping(restrictedCountries, shipTo)
  return { ...names, shipTo, billTo: billTo ?? shipTo }
}

/** What counts is where the goods go: the store may be in another country than the address. */
function requireShipping(restrictedCountries: readonly string[], { country }: OrderAddress): void {
  if (restrictedCountries.includes(country))
    throw new Refusal('invalid', 'orders.notShippedThere', { field: 'shipToId' })
}

/** Another address of the retailer, to which the brand ships. */
export async function findShipTo(tx: Tx, brandId: string, retailerId: string, id: string): Promise<OrderAddress> {
  const shipTo = await findAddress(tx, retailerId, id)
  const brand = await tx
    .selectFrom('entity')
    .select('restrictedCountries')
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow()
  requireShipping(brand.restrictedCountries, shipTo)
  return shipTo
}

type Which = { id?: string | undefined; storeId?: string; isBilling?: boolean }

/** The address that is named; else the store's own, else the usual one to send to, or, to bill to, only the usual one. */
const address = (entityId: string, { id, storeId, isBilling = false }: Which) => sql`(
  select json_build_object('label', label, 'contactName', contact_name, 'phone', phone, 'line1', line1, 'line2', line2,
    'city', city, 'region', region, 'postalCode', postal_code, 'country', country)
  from address
  where entity_id = ${entityId} and case when ${id ?? null}::uuid is not null then id = ${id ?? null}
    else is_default_billing or not ${isBilling} end
  order by id = (select address_id from store where store.id = ${storeId ?? null}) desc nulls last, is_default_shipping desc, created_at, id
  limit 1)`

export async function findAddress(tx: Tx, entityId: string, id: string): Promise<OrderAddress> {
  const { rows } = await sql<{ address: OrderAddress | null }>`select ${address(entityId, { id })} as address`.execute(
    tx,
  )
  return found(rows[0]!.address)
}
