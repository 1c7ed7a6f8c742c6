import { sql } from 'kysely'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { InvoiceParty } from '@souk/contract/shipments/invoice-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'

type Sides = { seller: InvoiceParty; buyer: InvoiceParty; today: string }

/** Both entities as they are today, and the day it is where the brand is. The buyer's address is the order's. */
export async function invoiceSides(
  db: Db,
  { brandId, retailerId }: { brandId: string; retailerId: string },
  billTo: OrderAddress | null,
): Promise<Sides> {
  const { rows } = await sql<InvoiceParty & { id: string; today: string }>`
    select entity.id, entity.name, entity.tax_number, entity.registration_number, coalesce(entity.email, '') as email, entity.logo,
      (now() at time zone entity.time_zone)::date::text as today,
      (select json_build_object('label', label, 'contactName', contact_name, 'phone', phone, 'line1', line1, 'line2', line2,
          'city', city, 'region', region, 'postalCode', postal_code, 'country', country)
        from address where address.entity_id = entity.id
        order by is_default_billing desc, is_default_shipping desc, created_at limit 1) as address
    from entity where entity.id in (${brandId}, ${retailerId})`.execute(db)
  const party = (id: string) => rows.find((row) => row.id === id)!
  const { id: _, today, ...seller } = party(brandId)
  const { id: __, today: ___, ...buyer } = party(retailerId)
  return { seller, buyer: { ...buyer, address: billTo ?? buyer.address }, today }
}

const day = 86_400_000
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
