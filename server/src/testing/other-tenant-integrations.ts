import type { Db } from '../platform/data/database/db.ts'

type Owner = { entityId: string; userId: string }

/** A webhook, a store and a key of another tenant, with what belongs to them, all by one id. */
export async function integrationThings(db: Db, id: string, { entityId, userId }: Owner) {
  const endpoint = { id, entityId, url: 'https://hooks.test/', events: ['order.placed'], secret: 'sealed' }
  await db.insertInto('webhookEndpoint').values(endpoint).execute()
  const delivery = {
    id,
    endpointId: id,
    entityId,
    messageId: 'msg_1',
    event: 'order.placed',
    subject: '1',
    body: '{}',
  }
  await db.insertInto('webhookDelivery').values(delivery).execute()
  const feed = {
    brandId: entityId,
    collectionId: id,
    name: 'Shop',
    kind: 'feed',
    url: 'https://shop.test/',
  }
  await db
    .insertInto('storeConnection')
    .values({ id, ...feed })
    .execute()
  const synced = { id, connectionId: id, brandId: entityId, trigger: 'PERSON', status: 'READY' }
  await db.insertInto('storeRun').values(synced).execute()
  const staged = { id, runId: id, position: 1, externalId: '1', source: '[]', change: 'SKIPPED' }
  await db.insertInto('storeRunItem').values(staged).execute()
  const secret = {
    ownerId: entityId,
    entityId,
    userId,
    name: 'ERP',
    hint: 'abcd',
    scopes: ['orders:read'],
  }
  await db
    .insertInto('apiKey')
    .values({ id, ...secret, secretHash: Buffer.from('other') })
    .execute()
}
