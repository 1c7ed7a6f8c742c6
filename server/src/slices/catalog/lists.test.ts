import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { collectionList, reviewList } from '@souk/contract/catalog/collection-list.ts'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { copyRows, expectPages } from '../../testing/list-pages.ts'
import { otherTenantFixtures } from '../../testing/other-tenant-fixtures.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, entity, person } = world
afterAll(close)
const { owner, ids } = await otherTenantFixtures(world)
const buyer = await person({ side: 'retailer', entityId: ids[0]! })
const admin = await person({ side: 'souk' })
const brand_id = owner.entityId!
await db
  .updateTable('entity')
  .set({ liveFrom: new Date('2026-01-01') })
  .where('id', '=', brand_id)
  .execute()

/** Some share a moment, a name or a deadline; some have none. */
const written = [2, 3, 4, 5, 6].map((n) => ({
  created_at: `2026-0${Math.ceil(n / 2)}-01T10:00:00Z`,
  name: `Collection ${n % 3}`,
  deadline_day: n > 4 ? null : '2999-01-01',
  deadline: n > 4 ? null : `2999-01-0${Math.ceil(n / 2)}T10:00:00Z`,
  products_count: n % 2,
}))
const draft = sql<boolean>`brand_id = ${brand_id}`
await copyRows(
  db,
  'collection',
  draft,
  written.map((one) => ({ ...one, status: 'LIVE' })),
)
await copyRows(
  db,
  'collection',
  draft,
  written.map((one) => ({ ...one, status: 'IN_REVIEW', submitted_at: one.created_at })),
)
const [foreign] = await copyRows(db, 'collection', draft, [{ brand_id: (await entity({ type: 'brand' })).id }])

test.each([
  { name: 'collections of a brand', call: collections.list, list: collectionList, who: owner, foreign: foreign! },
  { name: 'collections of partners', call: collections.list, list: collectionList, who: buyer, foreign: foreign! },
  { name: 'collections in review', call: collections.reviews, list: reviewList, who: admin, foreign: foreign! },
])('$name are read to the end', (list) => expectPages(world, list))
