import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Address, OwnEntity, Side, Store } from '@souk/contract/entities/entity-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'

const isLive = sql<boolean>`coalesce(entity.live_from <= now(), false)`

const addresses = sql<Address[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'label', label, 'contactName', contact_name, 'phone', phone, 'line1', line1, 'line2', line2,
    'city', city, 'region', region, 'postalCode', postal_code, 'country', country,
    'isDefaultShipping', is_default_shipping, 'isDefaultBilling', is_default_billing, 'version', version) order by created_at, id), '[]')
  from address where entity_id = entity.id)`

const stores = sql<Store[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'name', name, 'country', country, 'addressId', address_id, 'version', version) order by created_at, id), '[]')
  from store where entity_id = entity.id and closed_at is null)`

/** A sales team reads the retailers it looks after; its brand's admin and the marketplace read all. */
function retailersFor({ role, userId }: Actor) {
  const team = sql`select mine.id from association mine where mine.entity_id = entity.id and (mine.user_id = ${userId}
    or mine.manager_id in (select id from association where entity_id = entity.id and user_id = ${userId}))`
  const isOwn = role === 'salesManager' || role === 'salesRepresentative' ? sql`sales_rep_id in (${team})` : sql`true`
  return sql<OwnEntity['retailers']>`(
    select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from (
      select retailer.id, retailer.name from relation join entity retailer on retailer.id = relation.retailer_id
      where relation.brand_id = entity.id and relation.status = 'ACCEPTED' and ${isOwn}
      order by retailer.name, retailer.id limit 100) as one)`
}

/** All of it, for its own people: one statement, however many addresses, stores and retailers. */
export function findWholeEntity(db: Db, reader: Actor, id: string, side: Side) {
  return db
    .selectFrom('entity')
    .selectAll()
    .select([isLive.as('isLive'), addresses.as('addresses'), stores.as('stores'), retailersFor(reader).as('retailers')])
    .where('id', '=', id)
    .where('type', '=', side)
    .executeTakeFirst()
}

/** A brand others may know of: a live one, and before that only for its own people and the marketplace's. */
export function findBrand(db: Db, reader: Actor, id: string) {
  return db
    .selectFrom('entity')
    .leftJoin('nickName', (join) =>
      join.onRef('nickName.counterpartId', '=', 'entity.id').on('nickName.entityId', '=', reader.entityId),
    )
    .selectAll('entity')
    .select([isLive.as('isLive'), 'nickName.name as nickName'])
    .where('entity.id', '=', id)
    .where('entity.type', '=', 'brand')
    .$if(reader.side !== 'souk' && reader.entityId !== id, (query) => query.where(isLive))
    .executeTakeFirst()
}

const tradesWith = (entityId: string) => sql<boolean>`exists (select from relation where status = 'ACCEPTED'
  and entity.id in (brand_id, retailer_id) and ${entityId} in (brand_id, retailer_id))`

const mayBeNamed = (entityId: string) =>
  sql<boolean>`(entity.id <> ${entityId} and ((entity.type = 'brand' and ${isLive}) or ${tradesWith(entityId)}))`

/** False when there is no such counterpart; one that has no nickname is left as it is. */
export async function removeNickName(db: Db, entityId: string, counterpartId: string): Promise<boolean> {
  const named = db.deleteFrom('nickName').where('entityId', '=', entityId).where('counterpartId', '=', counterpartId)
  const { numDeletedRows } = await named.executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) return true
  const known = db.selectFrom('entity').select('id').where('id', '=', counterpartId).where(mayBeNamed(entityId))
  return (await known.executeTakeFirst()) !== undefined
}

/** Names a counterpart that may be seen, in the same statement that looks; false when there is none. */
export async function putNickName(db: Db, entityId: string, counterpartId: string, name: string): Promise<boolean> {
  const row = await db
    .insertInto('nickName')
    .columns(['entityId', 'counterpartId', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('entity')
        .select([sql<string>`${entityId}::uuid`.as('entityId'), 'entity.id', sql<string>`${name}::text`.as('name')])
        .where('entity.id', '=', counterpartId)
        .where(mayBeNamed(entityId)),
    )
    .onConflict((conflict) => conflict.columns(['entityId', 'counterpartId']).doUpdateSet({ name }))
    .returning('counterpartId')
    .executeTakeFirst()
  return row !== undefined
}
