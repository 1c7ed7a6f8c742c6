import { sql } from 'kysely'
import type { Address, AddressIn, Store } from '@souk/contract/entities/entity-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'

const columns = [
  'id',
  'label',
  'contactName',
  'phone',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'isDefaultShipping',
  'isDefaultBilling',
  'version',
] as const

export async function countAddresses(db: Db, entityId: string): Promise<number> {
  const { count } = await db
    .selectFrom('address')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('entityId', '=', entityId)
    .executeTakeFirstOrThrow()
  return count
}

export function findAddress(db: Db, entityId: string, id: string) {
  return db
    .selectFrom('address')
    .select(columns)
    .where('id', '=', id)
    .where('entityId', '=', entityId)
    .executeTakeFirst()
}

/** There is one of each: the new one takes it from the old one, which has to let go first. */
export async function clearDefaults(
  db: Db,
  entityId: string,
  { isDefaultShipping, isDefaultBilling }: Pick<AddressIn, 'isDefaultShipping' | 'isDefaultBilling'>,
): Promise<void> {
  if (!isDefaultShipping && !isDefaultBilling) return
  await db
    .updateTable('address')
    .set({
      ...(isDefaultShipping && { isDefaultShipping: false }),
      ...(isDefaultBilling && { isDefaultBilling: false }),
      version: sql`version + 1`,
    })
    .where('entityId', '=', entityId)
    .where(
      sql<boolean>`((${isDefaultShipping} and is_default_shipping) or (${isDefaultBilling} and is_default_billing))`,
    )
    .execute()
}

export function insertAddress(db: Db, entityId: string, values: AddressIn): Promise<Address> {
  return db
    .insertInto('address')
    .values({ ...values, entityId, createdAt: sql`clock_timestamp()` })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** A store is where its address is. */
export async function updateAddress(db: Db, entityId: string, id: string, values: AddressIn): Promise<Address> {
  const row = await db
    .updateTable('address')
    .set(values)
    .where('id', '=', id)
    .where('entityId', '=', entityId)
    .returning(columns)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('store')
    .set({ country: values.country })
    .where('addressId', '=', id)
    .where('entityId', '=', entityId)
    .execute()
  return row
}

export async function isAddressInUse(db: Db, entityId: string, id: string): Promise<boolean> {
  const store = await db
    .selectFrom('store')
    .select('id')
    .where('entityId', '=', entityId)
    .where('addressId', '=', id)
    .limit(1)
    .executeTakeFirst()
  return store !== undefined
}

export async function deleteAddress(db: Db, entityId: string, id: string): Promise<void> {
  await db.deleteFrom('address').where('id', '=', id).where('entityId', '=', entityId).execute()
}

/** Whatever has no default any more goes to the oldest address. */
export async function fillDefaults(db: Db, entityId: string): Promise<void> {
  await sql`
    update address set
      is_default_shipping = is_default_shipping or not held.shipping,
      is_default_billing = is_default_billing or not held.billing,
      version = version + 1
    from (
      select bool_or(is_default_shipping) as shipping, bool_or(is_default_billing) as billing,
        (array_agg(id order by created_at, id))[1] as oldest
      from address where entity_id = ${entityId}
    ) held
    where address.id = held.oldest and not (held.shipping and held.billing)`.execute(db)
}

export async function countStores(db: Db, entityId: string): Promise<number> {
  const { count } = await db
    .selectFrom('store')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('entityId', '=', entityId)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Undefined when the entity has a store of this name. */
export function insertStore(db: Db, entityId: string, name: string, at: Address): Promise<Store | undefined> {
  return db
    .insertInto('store')
    .values({ entityId, name, country: at.country, addressId: at.id })
    .onConflict((conflict) => conflict.columns(['entityId', 'name']).where('closedAt', 'is', null).doNothing())
    .returning(['id', 'name', 'country', 'addressId', 'version'])
    .executeTakeFirst()
}

export function findOpenStore(db: Db, entityId: string, id: string) {
  return db
    .selectFrom('store')
    .select('id')
    .where('id', '=', id)
    .where('entityId', '=', entityId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
}

/** Undefined when there is no such open store. */
export function updateStore(
  db: Db,
  entityId: string,
  id: string,
  name: string,
  at: Address,
): Promise<Store | undefined> {
  return db
    .updateTable('store')
    .set({ name, country: at.country, addressId: at.id })
    .where('id', '=', id)
    .where('entityId', '=', entityId)
    .where('closedAt', 'is', null)
    .returning(['id', 'name', 'country', 'addressId', 'version'])
    .executeTakeFirst()
}

/** The address is free again; orders keep a copy of it. */
export function endStore(db: Db, entityId: string, id: string): Promise<{ id: string } | undefined> {
  return db
    .updateTable('store')
    .set({ closedAt: sql`now()`, addressId: null })
    .where('id', '=', id)
    .where('entityId', '=', entityId)
    .where('closedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export async function hasStoreNamed(db: Db, entityId: string, name: string, except: string): Promise<boolean> {
  const row = await db
    .selectFrom('store')
    .select('id')
    .where('entityId', '=', entityId)
    .where('name', '=', name)
    .where('id', '<>', except)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
