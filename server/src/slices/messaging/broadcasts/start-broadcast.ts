import { sql } from 'kysely'
import { type Broadcast, broadcastLimits } from '@souk/contract/messaging/broadcasts.contract.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { canSendMail } from '../../../platform/delivery/mail/mail-server.ts'
import { wake } from '../../../platform/delivery/outgoing/work-off.ts'
import { found, Refusal, requireVersion } from '../../../platform/base/refusal.ts'
import { type BrandActor, candidates, leftOutReason } from './audience.queries.ts'
import { findBroadcast, lockBroadcast, presentBroadcast } from './broadcasts.queries.ts'

export const sendQueue = { name: 'messaging.send-broadcast' }
type Input = { version: number; at?: string | undefined; zone: 'brand' | 'recipient' }

/**
 * From now on its recipients are fixed, one row for each address, and counted among those of the day.
 * Each row is checked again when its turn comes.
 */
export function startBroadcast(
  { db, enqueue, config }: Deps,
  actor: BrandActor,
  id: string,
  { version, at, zone }: Input,
): Promise<Broadcast> {
  const { entityId: brandId } = actor
  if (!canSendMail(config)) throw new Refusal('conflict', 'messaging.noMail')
  return inTransaction(db, async (tx) => {
    const broadcast = found(await lockBroadcast(tx, brandId, id))
    if (broadcast.status !== 'DRAFT') throw new Refusal('conflict', 'messaging.notDraft')
    requireVersion(broadcast.version, version)
    if (at !== undefined && (await isPast(tx, brandId, at)))
      throw new Refusal('invalid', 'messaging.pastTime', { field: 'at' })
    const due =
      at === undefined
        ? sql`now()`
        : sql`greatest(now(), ${at}::timestamp at time zone ${zone === 'brand' ? sql`(select time_zone from entity where id = ${brandId})` : sql`candidate.time_zone`})`
    const { rows } = await sql<{ dueAt: Date }>`
      insert into broadcast_recipient (broadcast_id, email, user_id, retailer_id, due_at)
      select distinct on (candidate.email) ${id}::uuid, candidate.email, candidate.user_id, candidate.retailer_id, ${due}
      from ${candidates(actor, broadcast.audience)} candidate where ${leftOutReason(brandId)} is null
      order by candidate.email, candidate.is_related desc, candidate.retailer_id
      returning due_at`.execute(tx)
    if (rows.length === 0) throw new Refusal('conflict', 'messaging.noRecipients')
    const first = new Date(Math.min(...rows.map(({ dueAt }) => dueAt.getTime())))
    const day = await takeQuota(tx, brandId, first, rows.length)
    await tx
      .updateTable('broadcast')
      .set({
        status: at === undefined ? 'SENDING' : 'SCHEDULED',
        sendAt: first,
        zone,
        quotaDay: day,
        version: sql`version + 1`,
        ...(at === undefined && { startedAt: sql<Date>`now()` }),
      })
      .where('id', '=', id)
      .execute()
    await wake(tx, enqueue, sendQueue, first)
    await publishLive(tx, { entityId: brandId }, 'broadcasts.changed', id)
    return presentBroadcast(found(await findBroadcast(tx, brandId, id)))
  })
}

async function isPast(tx: Tx, brandId: string, at: string): Promise<boolean> {
  const { rows } = await sql<{ isPast: boolean }>`
    select ${at}::timestamp at time zone time_zone < now() - interval '1 minute' as is_past from entity where id = ${brandId}`.execute(
    tx,
  )
  return rows[0]?.isPast ?? true
}

/** One conditional statement: two broadcasts at once cannot both take what is left of a day. */
async function takeQuota(tx: Tx, brandId: string, first: Date, count: number): Promise<string> {
  const maxRecipients = broadcastLimits.recipientsPerDay
  const { rows } = await sql<{ day: string }>`
    insert into broadcast_quota (brand_id, day, recipients) select ${brandId}, ${first}::timestamptz::date, ${count} where ${count} <= ${maxRecipients}
    on conflict (brand_id, day) do update set recipients = broadcast_quota.recipients + excluded.recipients
      where broadcast_quota.recipients + excluded.recipients <= ${maxRecipients}
    returning day`.execute(tx)
  if (rows[0]) return rows[0].day
  const used = await sql<{
    recipients: number
  }>`select recipients from broadcast_quota where brand_id = ${brandId} and day = ${first}::timestamptz::date`.execute(
    tx,
  )
  throw new Refusal('conflict', 'messaging.overQuota', {
    params: { left: maxRecipients - (used.rows[0]?.recipients ?? 0) },
  })
}

/** Until the first mail is on its way; what was counted for the day is given back. */
export function cancelBroadcast({ db }: Deps, actor: BrandActor, id: string): Promise<Broadcast> {
  const { entityId: brandId } = actor
  return inTransaction(db, async (tx) => {
    const broadcast = found(await lockBroadcast(tx, brandId, id))
    if (broadcast.status !== 'SCHEDULED') throw new Refusal('conflict', 'messaging.cannotCancel')
    await sql`update broadcast_quota set recipients = broadcast_quota.recipients - (
        select count(*) from broadcast_recipient where broadcast_id = ${id})
      from broadcast where broadcast.id = ${id} and broadcast_quota.brand_id = ${brandId} and broadcast_quota.day = broadcast.quota_day`.execute(
      tx,
    )
    await tx.deleteFrom('broadcastRecipient').where('broadcastId', '=', id).execute()
    await tx
      .updateTable('broadcast')
      .set({ status: 'CANCELLED', finishedAt: sql`now()`, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
    await publishLive(tx, { entityId: brandId }, 'broadcasts.changed', id)
    return presentBroadcast(found(await findBroadcast(tx, brandId, id)))
  })
}
