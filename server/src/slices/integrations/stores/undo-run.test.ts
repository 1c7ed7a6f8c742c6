import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { stores } from '@souk/contract/integrations/stores.contract.ts'
import { newStoreSync } from '../../../testing/outside/store-sync.ts'
import { newWorld } from '../../../testing/world.ts'
import { applyItems } from './apply-run.ts'
import type { SourceRow } from './store-source.ts'
import { findStore } from './stores.queries.ts'

const world = await newWorld({ allowsPrivateUrls: true })
const { ask, db, deps } = world
const { brandId, close, collection, connect, csv, look, owner, preview, products, server, start, sync } =
  await newStoreSync(world)
afterAll(close)
beforeEach(start)

test('the last run is undone: what it made goes, what it changed comes back, what a person changed since stays', async () => {
  const store = await connect({ everyMinutes: 60 })
  await sync(store.id)
  server.how.rule = () => ({ body: csv('A1,New name,A1-S,130.00,9,', 'B1,Dress,B1-S,80.00,3,') })
  const run = await sync(store.id)
  await sql`update product_price set retail = 99900 where product_id in (select id from product where collection_id = ${collection()} and unique_id = 'A1')`.execute(
    db,
  )
  expect((await ask(owner, stores.undo, { params: { runId: run.id } })).data).toMatchObject({
    status: 'UNDONE',
    mayUndo: false,
  })
  expect(await products()).toMatchObject([{ uniqueId: 'A1', name: 'Wool coat', onHand: 5, retail: '99900' }])
  expect((await ask(owner, stores.undo, { params: { runId: run.id } })).status).toBe(409)
  expect((await ask(owner, stores.read, { params: { id: store.id } })).data.status).toBe('PAUSED')
})

test('a product that two workers apply is written once, so that undoing still removes it', async () => {
  const store = await connect()
  const run = await sync(store.id)
  const { rows } = await sql<{ id: string; externalId: string; source: SourceRow[] }>`
    select id, external_id, source from store_run_item where run_id = ${run.id}`.execute(db)
  await applyItems(deps, (await findStore(db, brandId, store.id))!, rows)
  await ask(owner, stores.undo, { params: { runId: run.id } })
  expect(await products()).toEqual([])
})

test('a run cannot be undone while a later one is applied', async () => {
  const store = await connect()
  const first = await sync(store.id)
  server.how.rule = () => ({ body: csv('A1,New name,A1-S,130.00,9,') })
  const second = await preview(store.id)
  await ask(owner, stores.apply, { params: { runId: second.id } })
  expect((await look(first.id)).mayUndo).toBe(false)
  expect((await ask(owner, stores.undo, { params: { runId: first.id } })).status).toBe(409)
})
