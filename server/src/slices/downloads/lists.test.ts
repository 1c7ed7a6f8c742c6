import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { downloadList } from '@souk/contract/downloads/download-list.ts'
import { downloads } from '@souk/contract/downloads/downloads.contract.ts'
import { copyRows, expectPages } from '../../testing/list-pages.ts'
import { otherTenantFixtures } from '../../testing/other-tenant-fixtures.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, entity } = world
afterAll(close)
const { owner, ids } = await otherTenantFixtures(world)
const one = sql<boolean>`id = ${ids[0]!}`

test('downloads are read to the end', async () => {
  const own = [2, 3, 4, 5, 6].map((n) => ({ created_at: `2026-0${Math.ceil(n / 2)}-01T10:00:00Z` }))
  await copyRows(db, 'download', one, own)
  const [foreign] = await copyRows(db, 'download', one, [{ entity_id: (await entity({ type: 'brand' })).id }])
  await expectPages(world, { who: owner, call: downloads.list, list: downloadList, foreign: foreign! })
})
