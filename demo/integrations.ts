import { sql } from 'kysely'
import { hashOfKey } from '../server/src/platform/data/access/api-keys.ts'
import { seal } from '../server/src/platform/data/access/sealed.ts'
import type { ServerKey } from '../server/src/platform/data/access/server-key.ts'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import type { FileStore } from '../server/src/platform/data/files/file-store.ts'
import { entityId } from './entities.ts'
import { idOf } from './random.ts'

/** The key that the API guide uses against the demo; its secret is no secret. */
const demoKey = 'souk_live_demo-key-of-maison-orla-0000000001'
const feedName = 'feeds/demo-maison-orla.csv'
const styles = [
  ['ORL-9001', 'Sailor trousers', '140.00'],
  ['ORL-9002', 'Pleated shirt dress', '190.00'],
  ['ORL-9003', 'Cotton trench', '320.00'],
] as const
const feed = [
  'id,title,sku,colour,size,price,stock',
  ...styles.flatMap(([id, title, price]) =>
    ['S', 'M', 'L'].map((size, n) => `${id},${title},${id}-${size},Ecru,${size},${price},${12 + n}`),
  ),
  'ORL-9004,Silk scarf,ORL-9004-1,Rust,One size,on request,4',
].join('\n')
const mapping = {
  uniqueId: 'id',
  name: 'title',
  sku: 'sku',
  colour: 'colour',
  size: 'size',
  retailPrice: 'price',
  quantityAvailable: 'stock',
}

/** A feed with some runs, a webhook with deliveries and a key with calls, of Maison Orla. */
export async function fillIntegrations(tx: Tx, key: ServerKey, files?: FileStore): Promise<void> {
  const brandId = entityId('maison-orla')
  const userId = idOf('user', 'brand@souk.test')
  await files?.put(feedName, Buffer.from(feed), 'text/csv')
  await fillStore(tx, brandId, userId)
  await fillWebhook(tx, key, brandId, userId)
  await fillKey(tx, brandId, userId)
}

async function fillStore(tx: Tx, brandId: string, userId: string): Promise<void> {
  const storeId = idOf('store', 'orla')
  await sql`
    insert into store_connection (id, brand_id, collection_id, created_by, name, kind, file_location, file_name, mapping, wholesale_percent, stock, created_at)
    select ${storeId}, ${brandId}, id, ${userId}, 'orla-paris.example', 'feed', ${feedName}, 'orla-feed.csv', ${JSON.stringify(mapping)}::jsonb,
      45, 'in', now() - interval '20 days'
    from collection where brand_id = ${brandId} and status = 'LIVE' and archived_at is null and type = 'IN_STOCK'
    order by name limit 1`.execute(tx)
  await sql`
    insert into store_run (id, connection_id, brand_id, trigger, status, pages, requests, waits, is_read, created_count, changed_count, same_count,
      skipped_count, applied_count, failed_count, failure, failure_params, created_at, finished_at)
    select case when n = 0 then ${idOf('run', 'orla')}::uuid else uuidv7() end, ${storeId}, ${brandId}, 'SCHEDULE', case when n = 5 then 'FAILED' else 'DONE' end,
      1, 1, n % 2, true, 0, n % 3, 30, case when n = 0 then 1 else 0 end, n % 3, 0,
      case when n = 5 then 'integrations.fetch.unreachable' end, '{"host": "orla-paris.example"}',
      now() - make_interval(hours => n * 12 + 2), now() - make_interval(hours => n * 12 + 2) + make_interval(secs => 4 + n % 5)
    from generate_series(13, 0, -1) n
    where exists (select from store_connection where id = ${storeId})`.execute(tx)
  const row = {
    id: 'ORL-9004',
    title: 'Silk scarf',
    sku: 'ORL-9004-1',
    colour: 'Rust',
    size: 'One size',
    price: 'on request',
    stock: '4',
  }
  const problem = { column: 'retailPrice', value: 'on request', kind: 'imports.noPrice' }
  await sql`
    insert into store_run_item (run_id, position, external_id, name, source, cells, change, problems)
    select id, 1, 'ORL-9004', 'Silk scarf', ${JSON.stringify([row])}::jsonb, '[]', 'SKIPPED', ${JSON.stringify([problem])}::jsonb
    from store_run where id = ${idOf('run', 'orla')}`.execute(tx)
}

async function fillWebhook(tx: Tx, key: ServerKey, brandId: string, userId: string): Promise<void> {
  const endpointId = idOf('webhook', 'orla')
  const secret = seal(key, 'webhook', `whsec_${Buffer.from('souk demo webhook secret').toString('base64')}`)
  await sql`
    insert into webhook_endpoint (id, entity_id, created_by, url, description, events, secret, created_at)
    values (${endpointId}, ${brandId}, ${userId}, 'https://erp.orla.example/souk', 'ERP', '{order.placed,order.moved,shipment.moved}', ${secret},
      now() - interval '30 days')`.execute(tx)
  await sql`
    insert into webhook_delivery (endpoint_id, entity_id, message_id, event, subject, body, status, tries, delivered_at, created_at)
    select ${endpointId}, ${brandId}, 'msg_' || id, 'order.placed', id::text,
      jsonb_build_object('type', 'order.placed', 'timestamp', now(), 'data', jsonb_build_object('orderId', id, 'number', number, 'status', status))::text,
      case when n = 3 then 'FAILED' else 'DELIVERED' end, 1 + (n % 4 = 0)::int, now() - make_interval(hours => n * 7), now() - make_interval(hours => n * 7)
    from (select id, number, status, row_number() over (order by number desc)::int as n from sales_order
      where brand_id = ${brandId} order by number desc limit 24) recent order by n desc`.execute(tx)
  await sql`
    insert into webhook_attempt (delivery_id, endpoint_id, entity_id, url, request_headers, status, answer, failure, is_ok, ms, at)
    select id, endpoint_id, entity_id, 'https://erp.orla.example/souk', jsonb_build_object('content-type', 'application/json', 'webhook-id', message_id),
      case when status = 'FAILED' then 503 else 200 end, case when status = 'FAILED' then 'Service Unavailable' else 'ok' end,
      case when status = 'FAILED' then 'integrations.fetch.http' end, status <> 'FAILED', 80 + seq::int % 120, created_at
    from webhook_delivery where endpoint_id = ${endpointId}`.execute(tx)
}

async function fillKey(tx: Tx, brandId: string, userId: string): Promise<void> {
  const memberId = idOf('user', 'demo api key')
  const keyId = idOf('key', 'orla')
  await sql`insert into user_account (id, email, first_name, last_name, email_verified_at)
    values (${memberId}, 'demo-key@keys.souk.invalid', 'ERP', '(API)', now())`.execute(tx)
  await sql`
    insert into api_key (id, owner_id, entity_id, user_id, created_by, name, hint, secret_hash, scopes, created_at, last_used_at)
    values (${keyId}, ${brandId}, ${brandId}, ${memberId}, ${userId}, 'ERP', ${demoKey.slice(-4)}, ${hashOfKey(demoKey)},
      '{catalog:write,orders:write,shipments:read,integrations:read}', now() - interval '40 days', now() - interval '10 minutes')`.execute(
    tx,
  )
  await sql`
    insert into api_call (entity_id, key_id, method, path, status, ms, at)
    select ${brandId}, ${keyId}, 'GET', '/api/v2/orders', case when n % 37 = 0 then 429 when n % 53 = 0 then 404 else 200 end, 12 + n * 7 % 60,
      now() - make_interval(mins => n * 35)
    from generate_series(1, 1200) n`.execute(tx)
}
