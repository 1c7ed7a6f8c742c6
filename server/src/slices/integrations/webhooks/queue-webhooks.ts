import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { testEvent, type WebhookEvent } from '@souk/contract/integrations/webhook-events.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { wake } from '../../../platform/delivery/outgoing/work-off.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { webhookQueue } from './send-webhook.ts'
import { findDelivery } from './webhooks.queries.ts'

type Happening = {
  id: string
  event: WebhookEvent
  entityIds: readonly string[]
  subject: string
  data: Record<string, unknown>
}

const bodyOf = (type: string, at: Date, data: object) => JSON.stringify({ type, timestamp: at.toISOString(), data })

/** One delivery for each endpoint that wants the event; the event's id makes a second arrival of it do nothing. */
export async function queueWebhooks(
  { db, enqueue }: Pick<Deps, 'db' | 'enqueue'>,
  happening: Happening,
): Promise<void> {
  const { id, event, entityIds, subject, data } = happening
  await inTransaction(db, async (tx) => {
    const { rows } = await sql`
      insert into webhook_delivery (endpoint_id, entity_id, message_id, event, subject, body)
      select id, entity_id, ${`msg_${id}`}, ${event}, ${subject}, ${bodyOf(event, new Date(), data)}
      from webhook_endpoint where entity_id = any(${[...entityIds]}::uuid[]) and ${event} = any(events)
      order by id
      on conflict (endpoint_id, message_id) do nothing returning id`.execute(tx)
    if (rows.length > 0) await wake(tx, enqueue, webhookQueue)
  })
}

/** An event with made-up data, sent like any other. */
export function queueTest({ db, enqueue, marketplace }: Deps, { entityId }: Trader, endpointId: string) {
  return inTransaction(db, async (tx) => {
    const id = randomUUID()
    const body = bodyOf(testEvent, new Date(), { id, text: `This is a test message from ${marketplace().name.en}.` })
    const { rows } = await sql<{ id: string }>`
      insert into webhook_delivery (endpoint_id, entity_id, message_id, event, subject, body)
      select endpoint.id, entity_id, ${`msg_${id}`}, ${testEvent}, ${id}, ${body}
      from webhook_endpoint endpoint where endpoint.id = ${endpointId} and entity_id = ${entityId} returning id`.execute(
      tx,
    )
    const made = found(rows[0])
    await wake(tx, enqueue, webhookQueue)
    return found(await findDelivery(tx, entityId, made.id))
  })
}

/** The same message with the same id goes out again; receivers that have it already drop it by that id. */
export function repeatDelivery({ db, enqueue }: Deps, { entityId }: Trader, id: string) {
  return inTransaction(db, async (tx) => {
    found(await findDelivery(tx, entityId, id))
    await requeue(tx, sql`id = ${id}`)
    await wake(tx, enqueue, webhookQueue)
    return found(await findDelivery(tx, entityId, id))
  })
}

export function repeatSince(
  { db, enqueue }: Deps,
  { entityId }: Trader,
  endpointId: string,
  since: string,
  onlyFailed: boolean,
) {
  return inTransaction(db, async (tx) => {
    const { rows } =
      await sql`select id from webhook_endpoint where id = ${endpointId} and entity_id = ${entityId}`.execute(tx)
    found(rows[0])
    const repeated = await requeue(
      tx,
      sql`endpoint_id = ${endpointId} and created_at >= ${since}::timestamptz and (not ${onlyFailed}::boolean or status = 'FAILED')`,
    )
    if (repeated > 0) await wake(tx, enqueue, webhookQueue)
    return { repeated }
  })
}

async function requeue(tx: Db, which: ReturnType<typeof sql>): Promise<number> {
  const { numAffectedRows } =
    await sql`update webhook_delivery set status = 'WAITING', next_try_at = now(), claimed_until = null,
    delivered_at = null, give_up_at = now() + interval '3 days' where ${which}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
