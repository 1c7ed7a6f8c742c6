import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { DeliveryFilters } from '@souk/contract/integrations/integration-lists.ts'
import type { Delivery, DeliveryDetail, Webhook } from '@souk/contract/integrations/webhooks.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { allGiven, pagedList } from '../../../platform/data/database/paged-list.ts'

type LastDelivery = { at: string; isOk: boolean; status: number | null } | null

function endpointRows(db: Db, entityId: string) {
  return db
    .selectFrom('webhookEndpoint as endpoint')
    .selectAll()
    .select([
      sql<number>`(select count(*)::int from webhook_delivery where endpoint_id = endpoint.id and status = 'WAITING')`.as(
        'waiting',
      ),
      sql<LastDelivery>`(select jsonb_build_object('at', at, 'isOk', is_ok, 'status', status) from webhook_attempt
        where endpoint_id = endpoint.id order by id desc limit 1)`.as('lastDelivery'),
    ])
    .where('entityId', '=', entityId)
}
export type EndpointRecord = Awaited<ReturnType<ReturnType<typeof endpointRows>['execute']>>[number]

export const listEndpoints = (db: Db, entityId: string) =>
  endpointRows(db, entityId).orderBy('endpoint.id', 'desc').limit(100).execute()

export const findEndpoint = (db: Db, entityId: string, id: string) =>
  endpointRows(db, entityId).where('endpoint.id', '=', id).executeTakeFirst()

export function presentEndpoint(row: EndpointRecord): Webhook {
  const { id, url, description, events, waiting, version, failingSince, oldSecretUntil, createdAt, lastDelivery } = row
  const isOverlapping = oldSecretUntil !== null && oldSecretUntil.getTime() > Date.now()
  return {
    id,
    url,
    description,
    events,
    status: row.status as Webhook['status'],
    pauseReason: row.pauseReason as Webhook['pauseReason'],
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: isOverlapping ? oldSecretUntil.toISOString() : null,
    waiting,
    lastDelivery: lastDelivery && { ...lastDelivery, at: new Date(lastDelivery.at).toISOString() },
    version,
    createdAt: createdAt.toISOString(),
  }
}

function deliveryRows(db: Db, entityId: string) {
  return db
    .selectFrom('webhookDelivery as delivery')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhookAttempt as attempt')
          .select(['attempt.status as answerStatus', 'attempt.failure as failureKey', 'attempt.url as triedUrl'])
          .whereRef('attempt.deliveryId', '=', 'delivery.id')
          .orderBy('attempt.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('delivery')
    .select(['last.answerStatus', 'last.failureKey', 'last.triedUrl'])
    .where('delivery.entityId', '=', entityId)
}
export type DeliveryRecord = Awaited<ReturnType<ReturnType<typeof deliveryRows>['execute']>>[number]

export function listDeliveries(
  db: Db,
  entityId: string,
  endpointId: string,
  { status, ...paging }: DeliveryFilters & Paging,
) {
  type Rows = ReturnType<typeof deliveryRows>
  const own = db.selectFrom('webhookDelivery as delivery').where('delivery.entityId', '=', entityId)
  const lean = own.where('delivery.endpointId', '=', endpointId) as unknown as Rows // without what was answered
  const isSought = allGiven<DeliveryFilters>({ status }, { status: (one) => sql`delivery.status = ${one}` })
  return pagedList(
    db,
    deliveryRows(db, entityId).where('delivery.endpointId', '=', endpointId),
    (rows) => rows.where(isSought),
    { id: 'delivery.id', by: [], direction: 'desc', lean },
    paging,
  )
}

export const findDelivery = (db: Db, entityId: string, id: string) =>
  deliveryRows(db, entityId).where('delivery.id', '=', id).executeTakeFirst()

type Sentence = (key: string, url: string, status: number | null) => string

export function presentDelivery(row: DeliveryRecord, sentence: Sentence): Delivery {
  const { id, messageId, event, subject, tries, nextTryAt, createdAt, deliveredAt, answerStatus, failureKey } = row
  return {
    id,
    messageId,
    event,
    subject,
    status: row.status as Delivery['status'],
    tries,
    answerStatus,
    failure: failureKey && sentence(failureKey, row.triedUrl ?? '', answerStatus),
    nextTryAt: row.status === 'WAITING' ? nextTryAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  }
}

export async function attemptsOf(db: Db, deliveryId: string, sentence: Sentence): Promise<DeliveryDetail['attempts']> {
  const rows = await db
    .selectFrom('webhookAttempt')
    .selectAll()
    .where('deliveryId', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id, at, url, requestHeaders, status, answer, failure, isOk, ms }) => ({
    id,
    at: at.toISOString(),
    url,
    requestHeaders: requestHeaders as Record<string, string>,
    status,
    answer,
    failure: failure && sentence(failure, url, status),
    isOk,
    ms,
  }))
}
