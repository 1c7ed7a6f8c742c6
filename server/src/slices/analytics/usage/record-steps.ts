import { sql } from 'kysely'
import type { UsageStep } from '@souk/contract/analytics/usage.contract.ts'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'

/**
 * Stores a batch of steps of a retailer, each with the brand it counts for. Steps of others are not recorded; a subject
 * that does not exist is left out. The days to count again are noted in the same transaction.
 */
export async function recordSteps(
  db: Db,
  actor: Actor,
  events: readonly UsageStep[],
  traceId: string | undefined,
): Promise<null> {
  if (actor.side !== 'retailer') return null
  const rows = JSON.stringify(
    events.map(({ kind, subjectId, words, found, secondsAgo }) => ({
      kind,
      subject_id: kind === 'search.made' ? null : (subjectId ?? null),
      words: words ?? null,
      found: kind === 'search.made' ? (found ?? null) : null,
      seconds_ago: secondsAgo,
    })),
  )
  const isAdmin = actor.impersonatorId !== undefined
  await inTransaction(db, async (tx) => {
    await sql`with given as (
        select * from jsonb_to_recordset(${rows}::jsonb) as given (kind text, subject_id uuid, words text, found int, seconds_ago int)
      ), known as (
        select given.*, case given.kind when 'brand.viewed' then brand.id when 'collection.viewed' then collection.brand_id
          else product.brand_id end as brand_id
        from given left join entity brand on given.kind = 'brand.viewed' and brand.id = given.subject_id and brand.type = 'brand'
          left join collection on given.kind = 'collection.viewed' and collection.id = given.subject_id
          left join product on given.kind in ('product.viewed', 'wishlist.added', 'cart.added') and product.id = given.subject_id
      ), stored as (
        insert into usage_event (at, name, user_id, entity_id, is_admin, trace_id, brand_id, subject_id, words, found)
        select now() - make_interval(secs => seconds_ago), kind, ${actor.userId}::uuid, ${actor.entityId}::uuid, ${isAdmin}, ${traceId ?? null},
          brand_id, subject_id, words, found
        from known where brand_id is not null or (kind = 'search.made' and words is not null)
        returning brand_id, at
      )
      insert into usage_change (brand_id, day)
      select distinct stored.brand_id, (stored.at at time zone coalesce(brand.time_zone, 'UTC'))::date
      from stored left join entity brand on brand.id = stored.brand_id where not ${isAdmin}::boolean`.execute(tx)
  })
  return null
}
