import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { webhookRules } from '@souk/contract/integrations/webhook-events.ts'
import { seal } from '../../../platform/data/access/sealed.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { wake } from '../../../platform/delivery/outgoing/work-off.ts'
import { found, Refusal, requireVersion } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { refusePrivate } from '../model/refuse-private.ts'
import { secretPurpose, webhookQueue } from './send-webhook.ts'
import { findEndpoint, presentEndpoint } from './webhooks.queries.ts'

const maxWebhooks = 20

/** As Standard Webhooks writes a symmetric secret. */
const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`

type Wanted = { url: string; description: string; events: readonly string[] }

export function createWebhook({ db, key, config }: Deps, actor: Trader, wanted: Wanted, caller: Caller) {
  const { entityId, userId } = actor
  refusePrivate(wanted.url, config.allowsPrivateUrls, 'url')
  const secret = newSecret()
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${entityId}`}, 31))`.execute(tx)
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from webhook_endpoint where entity_id = ${entityId}`.execute(tx)
    if (rows[0]!.count >= maxWebhooks) throw new Refusal('conflict', 'integrations.tooManyWebhooks')
    const { url, description, events } = wanted
    const { id } = await tx
      .insertInto('webhookEndpoint')
      .values({
        entityId,
        createdBy: userId,
        url,
        description,
        events: [...new Set(events)],
        secret: seal(key, secretPurpose, secret),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, actor, { action: 'integrations.webhookCreated', subject: id, details: { url, events }, caller })
    return { webhook: presentEndpoint(found(await findEndpoint(tx, entityId, id))), secret }
  })
}

type Change = {
  url?: string | undefined
  description?: string | undefined
  events?: readonly string[] | undefined
  status?: 'ACTIVE' | 'PAUSED' | undefined
  version?: number | undefined
}

/** Resuming sends what waited; nothing is dropped while an endpoint is paused. */
export function changeWebhook(
  { db, enqueue, config }: Deps,
  actor: Trader,
  id: string,
  change: Change,
  caller: Caller,
) {
  const { url, description, events, status, version } = change
  if (url) refusePrivate(url, config.allowsPrivateUrls, 'url')
  return inTransaction(db, async (tx) => {
    const before = await lock(tx, actor.entityId, id)
    requireVersion(before.version, version)
    await tx
      .updateTable('webhookEndpoint')
      .set({
        ...(url !== undefined && { url }),
        ...(description !== undefined && { description }),
        ...(events && { events: [...new Set(events)] }),
        ...(status === 'PAUSED' && { status, pauseReason: 'OWNER' }),
        ...(status === 'ACTIVE' && { status, pauseReason: null, failingSince: null, failures: 0 }),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    if (status === 'ACTIVE') {
      await sql`update webhook_delivery set next_try_at = now(), give_up_at = greatest(give_up_at, now() + interval '1 day')
        where endpoint_id = ${id} and status = 'WAITING'`.execute(tx)
      await wake(tx, enqueue, webhookQueue)
    }
    await audit(tx, actor, { action: 'integrations.webhookChanged', subject: id, details: { ...change }, caller })
    return presentEndpoint(found(await findEndpoint(tx, actor.entityId, id)))
  })
}

export function removeWebhook({ db }: Deps, actor: Trader, id: string, caller: Caller): Promise<null> {
  return inTransaction(db, async (tx) => {
    await lock(tx, actor.entityId, id)
    await tx.deleteFrom('webhookEndpoint').where('id', '=', id).execute()
    await audit(tx, actor, { action: 'integrations.webhookRemoved', subject: id, caller })
    return null
  })
}

/** The old secret signs beside the new one until the receiver has changed over. */
export function rotateSecret({ db, key }: Deps, actor: Trader, id: string, caller: Caller) {
  const secret = newSecret()
  return inTransaction(db, async (tx) => {
    await lock(tx, actor.entityId, id)
    await sql`update webhook_endpoint set old_secret = secret, secret = ${seal(key, secretPurpose, secret)},
      old_secret_until = now() + make_interval(hours => ${webhookRules.overlapHours}), version = version + 1
      where id = ${id}`.execute(tx)
    await audit(tx, actor, { action: 'integrations.secretRotated', subject: id, caller })
    return { webhook: presentEndpoint(found(await findEndpoint(tx, actor.entityId, id))), secret }
  })
}

async function lock(tx: Deps['db'], entityId: string, id: string): Promise<{ version: number }> {
  return found(
    await tx
      .selectFrom('webhookEndpoint')
      .select('version')
      .where('id', '=', id)
      .where('entityId', '=', entityId)
      .forUpdate()
      .executeTakeFirst(),
  )
}
