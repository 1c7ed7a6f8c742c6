import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import {
  type AudienceCount,
  type AudienceGroup,
  broadcastLimits,
} from '@souk/contract/messaging/broadcasts.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { isOwnRelation, traderOf } from '../../connections/door.ts'

export type BrandActor = Extract<Actor, { side: 'brand' }>

/** One group as a condition on the aliases `retailer`, `relation` (may be absent) and the brand's id. */
function isInGroup(brandId: string, group: AudienceGroup): RawBuilder<boolean> {
  const ordered = (
    since: RawBuilder<unknown>,
  ) => sql`exists (select from sales_order where sales_order.brand_id = ${brandId}
    and sales_order.retailer_id = retailer.id and sales_order.created_at >= ${since})`
  switch (group.kind) {
    case 'all':
      return sql`true`
    case 'country':
      return sql`(retailer.country = any(${group.countries}))`
    case 'group':
      return sql`(relation.group_id = any(${group.groupIds}::uuid[]))`
    case 'orderedRecently':
      return sql`(${ordered(sql`now() - interval '12 months'`)})`
    case 'notOrderedSince':
      return sql`(not ${ordered(sql`${group.day}::date`)})`
    case 'collection':
      return sql`(exists (select from wishlist join wishlist_line line on line.wishlist_id = wishlist.id
          join product on product.id = line.product_id where wishlist.entity_id = retailer.id
            and product.collection_id = ${group.collectionId} and product.brand_id = ${brandId})
        or exists (select from cart join cart_line line on line.cart_id = cart.id join product on product.id = line.product_id
          where cart.retailer_id = retailer.id and cart.brand_id = ${brandId} and product.collection_id = ${group.collectionId}))`
    case 'representative':
      return sql`(relation.sales_rep_id = any(${group.associationIds}::uuid[]))`
    case 'chosen':
      return sql`(retailer.id = any(${group.retailerIds}::uuid[]))`
  }
}

/** People of related retailers and followers; a sales manager reaches the retailers of their own team. */
export function candidates(actor: BrandActor, audience: readonly AudienceGroup[]): RawBuilder<unknown> {
  const { entityId: brandId } = actor
  const reach =
    actor.role === 'entityAdmin'
      ? sql`(relation.id is not null or follow.user_id is not null)`
      : sql`(relation.id is not null and ${isOwnRelation(traderOf(actor))})`
  const groups = sql.join(
    audience.map((group) => isInGroup(brandId, group)),
    sql` or `,
  )
  return sql`(
    select person.id as user_id, person.email, person.first_name, person.language, person.email_verified_at, retailer.id as retailer_id,
      retailer.name as retailer_name, retailer.time_zone, retailer.is_demo, relation.id is not null as is_related
    from association join user_account person on person.id = association.user_id
      join entity retailer on retailer.id = association.entity_id and retailer.type = 'retailer'
      left join relation on relation.brand_id = ${brandId} and relation.retailer_id = retailer.id and relation.status = 'ACCEPTED'
      left join follow on follow.brand_id = ${brandId} and follow.user_id = person.id and follow.entity_id = retailer.id
    where association.joined_at is not null and ${reach} and (${groups}))`
}

/** Why an address of the alias `candidate` gets nothing; null for those who do. */
export const leftOutReason = (brandId: string) => sql<string | null>`case
  when candidate.email_verified_at is null then 'unverified'
  when exists (select from mail_suppression where mail_suppression.email = candidate.email) then 'suppressed'
  when exists (select from broadcast_unsubscribe gone where gone.brand_id = ${brandId} and gone.email = candidate.email) then 'unsubscribed' end`

type Reason = AudienceCount['leftOut'][number]['reason']

export async function countAudience(
  db: Db,
  actor: BrandActor,
  audience: readonly AudienceGroup[],
): Promise<AudienceCount> {
  const { entityId: brandId } = actor
  const { rows } = await sql<{
    recipients: number
    people: number
    unverified: number
    suppressed: number
    unsubscribed: number
    leftToday: number
  }>`
    with judged as (select candidate.email, ${leftOutReason(brandId)} as reason from ${candidates(actor, audience)} candidate)
    select count(distinct email) filter (where reason is null)::int as recipients, count(*) filter (where reason is null)::int as people,
      count(distinct email) filter (where reason = 'unverified')::int as unverified,
      count(distinct email) filter (where reason = 'suppressed')::int as suppressed,
      count(distinct email) filter (where reason = 'unsubscribed')::int as unsubscribed,
      ${broadcastLimits.recipientsPerDay} - coalesce((select recipients from broadcast_quota where brand_id = ${brandId} and day = current_date), 0) as left_today
    from judged`.execute(db)
  const found = rows[0]!
  const counts: Record<Reason, number> = {
    unsubscribed: found.unsubscribed,
    suppressed: found.suppressed,
    unverified: found.unverified,
    sameAddress: found.people - found.recipients,
  }
  const leftOut = (Object.entries(counts) as [Reason, number][]).flatMap(([reason, count]) =>
    count > 0 ? [{ reason, count }] : [],
  )
  const sample = await sql<AudienceCount['sample'][number]>`
    select distinct on (candidate.retailer_name, candidate.email) candidate.user_id, candidate.first_name as name, candidate.email, candidate.retailer_name
    from ${candidates(actor, audience)} candidate where ${leftOutReason(brandId)} is null
    order by candidate.retailer_name, candidate.email limit 50`.execute(db)
  return { recipients: found.recipients, leftOut, leftToday: found.leftToday, sample: sample.rows }
}

/** What groups can be made of, as far as the caller reaches. */
export async function readEmailGroups(db: Db, actor: BrandActor) {
  const { entityId: brandId } = actor
  type Named = { id: string; name: string }
  const retailers = await sql<Named & { country: string | null }>`
    select distinct candidate.retailer_id as id, candidate.retailer_name as name, entity.country
    from ${candidates(actor, [{ kind: 'all' }])} candidate join entity on entity.id = candidate.retailer_id order by name limit 1000`.execute(
    db,
  )
  const groups =
    await sql<Named>`select id, name from retailer_group where brand_id = ${brandId} order by name limit 200`.execute(
      db,
    )
  const representatives = await sql<Named>`
    select distinct association.id, first_name || ' ' || last_name as name from relation
      join association on association.id = relation.sales_rep_id join user_account on user_account.id = association.user_id
    where relation.status = 'ACCEPTED' and ${isOwnRelation(traderOf(actor))} order by name limit 200`.execute(db)
  const collections = await sql<Named>`
    select id, name from collection where brand_id = ${brandId} and archived_at is null and status = 'LIVE' order by created_at desc limit 200`.execute(
    db,
  )
  return {
    countries: [...new Set(retailers.rows.flatMap(({ country }) => country ?? []))].toSorted(),
    groups: groups.rows,
    representatives: representatives.rows,
    collections: collections.rows,
    retailers: retailers.rows.map(({ id, name }) => ({ id, name })),
  }
}
