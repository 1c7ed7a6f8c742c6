import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { Refusal } from '../../platform/base/refusal.ts'

/** An actor of a brand or of a retailer. */
export type Trader = Extract<Actor, { side: 'brand' | 'retailer' }>
export type Pair = { brandId: string; retailerId: string }

export function traderOf(actor: Actor): Trader {
  if (actor.side !== 'brand' && actor.side !== 'retailer') throw new Refusal('forbidden')
  return actor
}

export function brandOf({ side, entityId }: Pick<Actor, 'side' | 'entityId'>): string {
  if (side !== 'brand' || entityId === null) throw new Refusal('forbidden')
  return entityId
}

export function pairOf({ side, entityId }: Trader, counterpartId: string): Pair {
  return side === 'brand'
    ? { brandId: entityId, retailerId: counterpartId }
    : { brandId: counterpartId, retailerId: entityId }
}

/** The associations an actor manages: a manager's own and their representatives', else only the actor's own. */
export function placesOf({ entityId, userId, role }: Trader): RawBuilder<string> {
  const own = sql`select id from association where entity_id = ${entityId} and user_id = ${userId}`
  return role === 'salesManager'
    ? sql`(select id from association where entity_id = ${entityId} and (user_id = ${userId} or manager_id = (${own})))`
    : sql`(${own})`
}

/** The root of every statement about relations: those of the entity, and of a sales team those one looks after. */
export function isOwnRelation(actor: Trader): RawBuilder<boolean> {
  if (actor.side === 'retailer') return sql`(relation.retailer_id = ${actor.entityId})`
  if (actor.role === 'entityAdmin') return sql`(relation.brand_id = ${actor.entityId})`
  return sql`(relation.brand_id = ${actor.entityId} and relation.sales_rep_id in ${placesOf(actor)})`
}

/** The root of every statement about what is between a brand and a retailer (orders, shipments, money): the entity's, and of a sales team that of its retailers. */
export function isOwnTrade(
  actor: Trader,
  table: string,
  retailerId: RawBuilder<unknown> = sql.ref(`${table}.retailerId`),
): RawBuilder<boolean> {
  if (actor.side === 'retailer') return sql`(${sql.ref(`${table}.retailerId`)} = ${actor.entityId})`
  const isOfBrand = sql<boolean>`${sql.ref(`${table}.brandId`)} = ${actor.entityId}`
  if (actor.role === 'entityAdmin') return sql`(${isOfBrand})`
  return sql`(${isOfBrand} and ${retailerId} in (select relation.retailer_id from relation where ${isOwnRelation(actor)}))`
}

/** The same for requests: who leads sales sees all that come in, everybody else what they sent themselves. */
export function isOwnRequest(actor: Trader): RawBuilder<boolean> {
  if (actor.side === 'retailer') return sql`(request.retailer_id = ${actor.entityId})`
  if (actor.role === 'entityAdmin') return sql`(request.brand_id = ${actor.entityId})`
  const sent = sql`(request.sender_side = 'brand' and request.sender_id in (
    select user_id from association where id in ${placesOf(actor)}))`
  return actor.role === 'salesManager'
    ? sql`(request.brand_id = ${actor.entityId} and (request.sender_side = 'retailer' or ${sent}))`
    : sql`(request.brand_id = ${actor.entityId} and ${sent})`
}

/** The same for the address book. */
export function isOwnDirect(actor: Trader): RawBuilder<boolean> {
  if (actor.role === 'entityAdmin') return sql`(direct.brand_id = ${actor.entityId})`
  return sql`(direct.brand_id = ${actor.entityId} and direct.sales_rep_id in ${placesOf(actor)})`
}
