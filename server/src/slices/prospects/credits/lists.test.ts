import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { creditEntryList, creditRequestList } from '@souk/contract/prospects/credit-lists.ts'
import { prospects, prospectsAdmin } from '@souk/contract/prospects/prospects.contract.ts'
import { copyRows, expectPages } from '../../../testing/list-pages.ts'
import { otherTenantFixtures } from '../../../testing/other-tenant-fixtures.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { close, db, entity, person } = world
afterAll(close)
const { owner } = await otherTenantFixtures(world)
const admin = await person({ side: 'souk' })
const brandId = owner.entityId!
const stranger = await entity({ type: 'brand' })
await sql`update entity set is_lead_ai_enabled = true`.execute(db)

const entry = { amount: 5, reason: 'GRANTED', subject: '', balance: 5 }
for (const _ of [1, 2, 3, 4])
  await db
    .insertInto('prospectCreditEntry')
    .values({ ...entry, brandId })
    .execute()
const { id: foreign } = await db
  .insertInto('prospectCreditEntry')
  .values({ ...entry, brandId: stranger.id })
  .returning('id')
  .executeTakeFirstOrThrow()
const days = ['2026-01-01', '2026-01-01', '2026-02-01', '2026-02-01', '2026-03-01']
const one = sql<boolean>`brand_id = ${brandId}`
await copyRows(
  db,
  'prospect_credit_request',
  one,
  days.map((created_at) => ({ created_at, status: 'GRANTED' })),
)
for (const created_at of days)
  await copyRows(db, 'prospect_credit_request', one, [{ created_at, brand_id: (await entity({ type: 'brand' })).id }])

const requests = { call: prospectsAdmin.requests, list: creditRequestList, who: admin, foreign: null }
test.each([
  {
    name: 'credit history',
    call: prospects.creditHistory,
    list: creditEntryList,
    who: owner,
    foreign,
    rows: 'entries',
  },
  { ...requests, name: 'requests that wait' },
  { ...requests, name: 'requests that were granted', query: { status: 'GRANTED' } },
])('$name is read to the end', (list) => expectPages(world, list))
