import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { entityId } from './entities.ts'
import { idOf } from './random.ts'

const look = JSON.stringify({ layout: 4, prices: true, paper: 'A4' })

/** Files that the first worker makes, as if the one before had been stopped, and one that failed. */
export async function fillDownloads(tx: Tx): Promise<void> {
  const [brandId, retailerId] = [entityId('maison-orla'), entityId('kin-and-co')]
  const [brandUser, retailerUser] = [idOf('user', 'brand@souk.test'), idOf('user', 'retailer@souk.test')]
  const recent = sql`(select jsonb_build_object('orderIds', jsonb_agg(id)) from (
    select id from sales_order where brand_id = ${brandId} and retailer_id = ${retailerId} order by number desc limit 5) one)`
  await sql`
    insert into download (id, entity_id, user_id, type, format, title, input, look, language, leased_until, created_at, expires_at)
    select given.id, given.entity_id, given.user_id, given.type, given.format, given.title, given.input, ${look}::jsonb, 'en',
      now() - interval '1 minute', now() - given.age, now() - given.age + interval '7 days'
    from (values
      (${idOf('download', 'orders of Orla')}::uuid, ${brandId}::uuid, ${brandUser}::uuid, 'orderExport', 'xlsx', '5 orders', ${recent}, interval '2 hours'),
      (${idOf('download', 'production of Orla')}::uuid, ${brandId}, ${brandUser}, 'productionExport', 'xlsx', 'Production', '{}'::jsonb, interval '1 day'),
      (${idOf('download', 'orders of Kin')}::uuid, ${retailerId}, ${retailerUser}, 'orderExport', 'csv', '5 orders', ${recent}, interval '3 hours'),
      (${idOf('download', 'money of Kin')}::uuid, ${retailerId}, ${retailerUser}, 'transactionExport', 'xlsx', 'Transactions', '{}'::jsonb, interval '2 days')
    ) as given (id, entity_id, user_id, type, format, title, input, age)`.execute(tx)
  await sql`
    insert into download (id, entity_id, user_id, type, format, title, input, look, language, status, problem, tries, created_at, finished_at, expires_at)
    select ${idOf('download', 'failed of Orla')}::uuid, ${brandId}, ${brandUser}, 'collectionExport', 'pdf', collection.name,
      jsonb_build_object('collectionId', collection.id), ${look}::jsonb, 'en', 'error', 'downloads.problem.failed', 3,
      now() - interval '3 days', now() - interval '3 days', now() + interval '4 days'
    from collection where brand_id = ${brandId} and products_count > 0 order by name limit 1`.execute(tx)
}
