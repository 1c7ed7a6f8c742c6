import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { retryDelay, webhookRules } from '@souk/contract/integrations/webhook-events.ts'
import { unseal } from '../../../platform/data/access/sealed.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { claimSeconds, holdClaim } from '../../../platform/delivery/events/hold-claim.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { mailOwner } from '../model/alerts.tsx'
import { fetchKey, statusKey } from '../model/refuse-private.ts'

export const secretPurpose = 'webhook'
export const sendWebhookQueue = 'integrations.send-webhook'
const answerLength = 4_000

type Claimed = {
  id: string
  endpointId: string
  entityId: string
  messageId: string
  body: string
  tries: number
  url: string
  secret: string
  oldSecret: string | null
}

/** Sends what is due at one endpoint, oldest first, until nothing is due. */
export async function sendWebhooks(deps: Deps, endpointId: string): Promise<void> {
  for (let sent = 0; sent < 500; sent += 1) {
    const claimed = await claim(deps, endpointId)
    if (!claimed) return
    await holdClaim(
      () => renew(deps, claimed),
      () => deliver(deps, claimed),
    )
  }
  await deps.enqueue(deps.db, sendWebhookQueue, { endpointId })
}

/** Of any number of workers one gets a delivery; a later one of the same subject waits for the earlier. */
async function claim({ db }: Deps, endpointId: string): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    with due as (
      select delivery.id from webhook_delivery delivery
      where delivery.endpoint_id = ${endpointId} and delivery.status = 'WAITING' and delivery.next_try_at <= now()
        and (delivery.claimed_until is null or delivery.claimed_until < now())
        and not exists (select from webhook_delivery earlier where earlier.endpoint_id = delivery.endpoint_id
          and earlier.subject = delivery.subject and earlier.status = 'WAITING' and earlier.seq < delivery.seq)
      order by delivery.seq limit 1 for update skip locked)
    update webhook_delivery delivery set claimed_until = now() + make_interval(secs => ${claimSeconds}), tries = tries + 1
    from due, webhook_endpoint endpoint
    where delivery.id = due.id and endpoint.id = delivery.endpoint_id and endpoint.status = 'ACTIVE'
    returning delivery.id, delivery.endpoint_id, delivery.entity_id, delivery.message_id, delivery.body, delivery.tries,
      endpoint.url, endpoint.secret,
      case when endpoint.old_secret_until > now() then endpoint.old_secret end as old_secret`.execute(db)
  return rows[0]
}

/** A later try counts one more, so that a claim which was lost renews nothing. */
async function renew({ db }: Deps, { id, tries }: Claimed): Promise<void> {
  await sql`update webhook_delivery set claimed_until = now() + make_interval(secs => ${claimSeconds})
    where id = ${id} and tries = ${tries} and claimed_until is not null`.execute(db)
}

/** Headers and signature of Standard Webhooks; during a change of secret both sign. */
export function signedHeaders(messageId: string, body: string, secrets: readonly string[], at: Date) {
  return {
    'content-type': 'application/json',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, at, body)).join(' '),
  }
}

async function deliver(deps: Deps, claimed: Claimed): Promise<void> {
  const { key, fetchSafely } = deps
  const { url, body, messageId } = claimed
  const secrets = [claimed.secret, claimed.oldSecret].flatMap((one) => (one ? [unseal(key, secretPurpose, one)] : []))
  const headers = signedHeaders(messageId, body, secrets, new Date())
  const began = performance.now()
  const outcome = await fetchSafely({
    url,
    method: 'POST',
    headers,
    body,
    timeoutMs: 15_000,
    maxBytes: 256 * 1024,
  }).then(
    (answer) => ({
      status: answer.status as number | null,
      answer: answer.body.toString('utf8').replaceAll('\0', '').slice(0, answerLength),
      failure: answer.status >= 200 && answer.status < 300 ? null : statusKey(answer.status),
    }),
    (error: unknown) => ({ status: null, answer: '', failure: fetchKey(error) ?? 'integrations.fetch.unreachable' }),
  )
  await settle(deps, claimed, headers, { ...outcome, ms: Math.round(performance.now() - began) })
}

type Outcome = { status: number | null; answer: string; failure: string | null; ms: number }

async function settle(deps: Deps, claimed: Claimed, headers: object, outcome: Outcome): Promise<void> {
  const { id, endpointId, entityId, url, tries } = claimed
  const { status, answer, failure, ms } = outcome
  const isOk = failure === null
  await inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('webhookAttempt')
      .values({
        deliveryId: id,
        endpointId,
        entityId,
        url,
        requestHeaders: JSON.stringify(headers),
        status,
        answer,
        failure,
        isOk,
        ms,
      })
      .execute()
    if (isOk) {
      await sql`update webhook_delivery set status = 'DELIVERED', delivered_at = now(), claimed_until = null where id = ${id}`.execute(
        tx,
      )
      await sql`update webhook_endpoint set failing_since = null, failures = 0 where id = ${endpointId}`.execute(tx)
    } else {
      const seconds = retryDelay(tries)
      await sql`update webhook_delivery set claimed_until = null, next_try_at = now() + make_interval(secs => ${seconds}),
        status = case when now() >= give_up_at then 'FAILED' else 'WAITING' end where id = ${id}`.execute(tx)
      await noteFailure({ ...deps, db: tx }, claimed, status === 410)
      await deps.enqueue(tx, sendWebhookQueue, { endpointId }, { startAfter: new Date(Date.now() + seconds * 1000) })
    }
    await publishLive(tx, { entityId }, 'integrations.changed', endpointId)
  })
}

/** An endpoint that keeps failing is paused, and its owner is told once; what waits is kept. */
async function noteFailure(deps: Deps, { endpointId, entityId, url }: Claimed, isGone: boolean): Promise<void> {
  const { rows } = await sql<{ isPaused: boolean; createdBy: string | null; failingSince: Date }>`
    update webhook_endpoint set failures = failures + 1, failing_since = coalesce(failing_since, now()),
      status = case when ${isGone}::boolean or (failures + 1 >= ${webhookRules.pauseAfterFailures}
        and failing_since < now() - make_interval(hours => ${webhookRules.pauseAfterHours})) then 'PAUSED' else status end,
      pause_reason = case when ${isGone}::boolean then 'GONE' when failures + 1 >= ${webhookRules.pauseAfterFailures}
        and failing_since < now() - make_interval(hours => ${webhookRules.pauseAfterHours}) then 'FAILING' else pause_reason end
    where id = ${endpointId} and status = 'ACTIVE'
    returning status = 'PAUSED' as is_paused, created_by, failing_since`.execute(deps.db)
  const [row] = rows
  if (!row?.isPaused) return
  await mailOwner(deps, {
    entityId,
    userId: row.createdBy,
    kind: isGone ? 'webhookGone' : 'webhookPaused',
    words: { url: new URL(url).host },
    path: '/integrations/webhooks',
    key: `webhook-paused ${endpointId} ${row.failingSince.toISOString()}`,
  })
}

/** Brings back what is due when its job was lost. */
export async function sweepWebhooks({ db, enqueue }: Deps): Promise<void> {
  const { rows } = await sql<{ endpointId: string }>`
    select distinct delivery.endpoint_id from webhook_delivery delivery
    join webhook_endpoint endpoint on endpoint.id = delivery.endpoint_id and endpoint.status = 'ACTIVE'
    where delivery.status = 'WAITING' and delivery.next_try_at <= now() - interval '30 seconds' limit 500`.execute(db)
  for (const { endpointId } of rows) await enqueue(db, sendWebhookQueue, { endpointId }, { onlyOne: endpointId })
}
