import type { Db } from '../platform/database/db.ts'

type Owner = { entityId: string; userId: string; collectionId: string }

/** A webhook, a store and a key of another tenant, with what belongs to them. */
export async function integrationThings(db: Db, { entityId, userId, collectionId }: Owner) {
  const endpoint = { entityId, url: 'https://hooks.test/', events: ['order.placed'], secret: 'sealed' }
  const [webhook] = await db.insertInto('webhookEndpoint').values(endpoint).returning('id').execute()
  const told = {
    endpointId: webhook!.id,
    entityId,
    messageId: 'msg_1',
    event: 'order.placed',
    subject: '1',
    body: '{}',
  }
  const [delivery] = await db.insertInto('webhookDelivery').values(told).returning('id').execute()
  const feed = {
    brandId: entityId,
    collectionId: collectionId,
    name: 'Shop',
    kind: 'feed',
    url: 'https://shop.test/',
  }
  const [connection] = await db.insertInto('storeConnection').values(feed).returning('id').execute()
  const synced = { connectionId: connection!.id, brandId: entityId, trigger: 'PERSON', status: 'READY' }
  const [run] = await db.insertInto('storeRun').values(synced).returning('id').execute()
  const staged = { runId: run!.id, position: 1, externalId: '1', source: '[]', change: 'SKIPPED' }
  const [item] = await db.insertInto('storeRunItem').values(staged).returning('id').execute()
  const secret = {
    ownerId: entityId,
    entityId,
    userId: userId,
    name: 'ERP',
    hint: 'abcd',
    scopes: ['orders:read'],
  }
  const [key] = await db
    .insertInto('apiKey')
    .values({ ...secret, secretHash: Buffer.from('other') })
    .returning('id')
    .execute()
  return [webhook, delivery, connection, run, item, key]
}
