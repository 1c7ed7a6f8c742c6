import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { directList, relationList, requestList } from '@souk/contract/connections/connection-lists.ts'
import { connections, relations } from '@souk/contract/connections/connections.contract.ts'
import { direct } from '@souk/contract/connections/direct.contract.ts'
import { copyRows, expectPages } from '../../testing/list-pages.ts'
import { otherTenantFixtures } from '../../testing/other-tenant-fixtures.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, entity, person } = world
afterAll(close)
const { owner, ids } = await otherTenantFixtures(world)
const buyer = await person({ side: 'retailer', entityId: ids[0]! })
const brandId = owner.entityId!
const stranger = (await entity({ type: 'brand' })).id
const shop = (await entity({ type: 'retailer' })).id
const one = sql<boolean>`true`

/** Partners of both, so that each side has several; some met at the same moment and some share a name. */
for (const n of [0, 1, 2, 3, 4]) {
  const at = { connected_at: `2026-0${Math.ceil((n + 1) / 2)}-01T10:00:00Z` }
  const retailer = await entity({ type: 'retailer', name: `Shop ${n % 3}` })
  const brand = await entity({ type: 'brand', name: `Brand ${n % 3}` })
  await copyRows(db, 'relation', one, [
    { ...at, brand_id: brandId, retailer_id: retailer.id },
    { ...at, brand_id: brand.id, retailer_id: buyer.entityId },
  ])
  const asked = { status: 'DECLINED', created_at: at.connected_at }
  await copyRows(db, 'connection_request', sql`brand_id = ${brandId}`, [asked, { ...asked, sender_side: 'brand' }])
  await copyRows(db, 'direct_retailer', one, [{ name: `Shop ${n % 3}`, email: `${n}@shop.test` }])
}
const elsewhere = { brand_id: stranger, retailer_id: shop }
const [relation] = await copyRows(db, 'relation', one, [elsewhere])
const [request] = await copyRows(db, 'connection_request', one, [elsewhere])
const [guest] = await copyRows(db, 'direct_retailer', one, [{ brand_id: stranger }])

const requests = { call: connections.list, list: requestList, readers: [owner, buyer], foreign: request! }
test.each([
  { name: 'partners', call: relations.list, list: relationList, readers: [owner, buyer], foreign: relation! },
  { ...requests, name: 'requests received', query: { direction: 'incoming' } },
  { ...requests, name: 'requests sent', query: { direction: 'outgoing' } },
  { name: 'direct retailers', call: direct.list, list: directList, readers: [owner], foreign: guest! },
])('$name are read to the end', async ({ readers, ...list }) => {
  for (const who of readers) await expectPages(world, { ...list, who })
})
