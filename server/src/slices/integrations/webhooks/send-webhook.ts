import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { retryDelay, webhookRules } from '@souk/contract/integrations/webhook-events.ts'
import { unseal } from '../../../platform/data/access/sealed.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Claim, Outgoing } from '../../../platform/delivery/outgoing/outgoing.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { mailOwner } from '../model/alerts.tsx'
import { fetchKey, statusKey } from '../model/refuse-private.ts'

export const secretPurpose = 'webhook'
export const webhookQueue = { name: 'integrations.send-webhook' }
const answerLength = 4_000

type Delivery = Claim & {
  endpointId: string
  entityId: string
  messageId: string
  body: string
  url: string
  secret: string
  oldSecret: string | null
}

type Attempt = { headers: object; status: number | null; answer: string; failure: string | null; ms: number }

/** The endpoint did not take it. */
class NotTaken extends Error {
  readonly attempt: Attempt
  constructor(attempt: Attempt) {
    super(attempt.failure ?? '')
    this.attempt = attempt
  }
}

/** Sends what is due, from every endpoint in turn; a later one of the same subject waits for the earlier. */
export function outgoingWebhooks(deps: Deps): Outgoing<Delivery> {
  const { db } = deps
  return {
    ...webhookQueue,
    table: 'webhook_delivery',
    waiting: ['WAITING'],
    due: { column: 'next_try_at' },
    lane: { of: sql`item.endpoint_id`, all: sql`select id from webhook_endpoint where status = 'ACTIVE'` },
    order: { subject: ['endpoint_id', 'subject'], by: 'seq' },
    // The release before says by this that it sends one.
    onlyIf: sql`(item.claimed_until is null or item.claimed_until < now())`,
    isOver: sql`now() >= item.give_up_at`,
    wait: retryDelay,
    atOnce: 2,
    read: (claims) => readDeliveries(db, claims),
    async send(delivery) {
      const attempt = await post(deps, delivery)
      if (attempt.failure !== null) throw new NotTaken(attempt)
      return (tx) => settle(tx, delivery, attempt)
    },
    isBug: (error) => !(error instanceof NotTaken),
    async failed(tx, delivery, { error, isOver }) {
      if (isOver) await sql`update webhook_delivery set status = 'FAILED' where id = ${delivery.id}`.execute(tx)
      if (!(error instanceof NotTaken)) return
      await noteAttempt(tx, delivery, error.attempt)
      await noteFailure({ ...deps, db: tx }, delivery, error.attempt.status === 410)
    },
  }
}

async function readDeliveries(db: Db, claims: readonly Claim[]): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select delivery.id, delivery.tries, delivery.endpoint_id, delivery.entity_id, delivery.message_id, delivery.body,
      endpoint.url, endpoint.secret, case when endpoint.old_secret_until > now() then endpoint.old_secret end as old_secret
    from webhook_delivery delivery join webhook_endpoint endpoint on endpoint.id = delivery.endpoint_id
    where delivery.id = any(${claims.map(({ id }) => id)}::uuid[])`.execute(db)
  return rows
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

async function post({ key, fetchSafely }: Deps, delivery: Delivery): Promise<Attempt> {
  const { url, body, messageId } = delivery
  const secrets = [delivery.secret, delivery.oldSecret].flatMap((one) => (one ? [unseal(key, secretPurpose, one)] : []))
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
  return { ...outcome, headers, ms: Math.round(performance.now() - began) }
}

async function settle(tx: Tx, delivery: Delivery, attempt: Attempt): Promise<void> {
  await sql`update webhook_delivery set status = 'DELIVERED', delivered_at = now(), claimed_until = null
    where id = ${delivery.id}`.execute(tx)
  await sql`update webhook_endpoint set failing_since = null, failures = 0 where id = ${delivery.endpointId}`.execute(
    tx,
  )
  await noteAttempt(tx, delivery, attempt)
}

async function noteAttempt(tx: Tx, { id, endpointId, entityId, url }: Delivery, attempt: Attempt): Promise<void> {
  const { headers, ...outcome } = attempt
  await tx
    .insertInto('webhookAttempt')
    .values({
      deliveryId: id,
      endpointId,
      entityId,
      url,
      requestHeaders: JSON.stringify(headers),
      isOk: outcome.failure === null,
      ...outcome,
    })
    .execute()
  await publishLive(tx, { entityId }, 'integrations.changed', endpointId)
}

/** An endpoint that keeps failing is paused, and its owner is told once; what waits is kept. */
async function noteFailure(deps: Deps, { endpointId, entityId, url }: Delivery, isGone: boolean): Promise<void> {
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
