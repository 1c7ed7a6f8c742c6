import * as fc from 'fast-check'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { stores } from '@souk/contract/integrations/stores.contract.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { newReceiver } from '../../../testing/outside/receiver.ts'
import { newShop } from '../../../testing/outside/shopify-stand-in.ts'
import { type GivenStore, newStoreSync } from '../../../testing/outside/store-sync.ts'
import { newWorld } from '../../../testing/world.ts'
import { workOff } from '../../../platform/delivery/outgoing/work-off.ts'
import { startDueRuns } from './change-run.ts'
import { outgoingRuns } from './outgoing-runs.ts'

const world = await newWorld({ allowsPrivateUrls: true })
const { ask, db, deps } = world
const {
  close,
  collection,
  connect,
  csv,
  items,
  look,
  mapping,
  owner,
  pauses,
  preview,
  products,
  server,
  start,
  sync,
  workRuns,
} = await newStoreSync(world)
afterAll(close)
beforeEach(start)

test('a feed is previewed, applied, and by the second time changes nothing', async () => {
  const store = await connect()
  const before = await preview(store.id)
  expect([before, await products()]).toMatchObject([{ status: 'READY', counts: { created: 1, changed: 0 } }, []])
  expect((await items(before.id))[0]).toMatchObject({
    change: 'NEW',
    name: 'Wool coat',
    rows: [{ sku: 'A1-S', wholesalePrice: '60.00' }],
  })
  await ask(owner, stores.apply, { params: { runId: before.id } })
  await workRuns()
  expect(await look(before.id)).toMatchObject({ status: 'DONE', counts: { applied: 1, failed: 0 }, mayUndo: true })
  expect(await products()).toMatchObject([{ uniqueId: 'A1', onHand: 5, retail: '12000', wholesale: '6000' }])
  expect(await sync(store.id)).toMatchObject({
    status: 'DONE',
    counts: { created: 0, changed: 0, same: 1, applied: 0 },
  })
})

test('the fields of a feed are shown with values and suggestions', async () => {
  const store = await connect({ mapping: {} })
  const { data } = await ask(owner, stores.fields, { params: { id: store.id } })
  expect(data.suggestions).toMatchObject({
    uniqueId: 'id',
    name: 'title',
    sku: 'sku',
    retailPrice: 'price',
    quantityAvailable: 'qty',
    images: 'image',
  })
  expect(data.fields[1]).toEqual({ name: 'title', samples: ['Wool coat'] })
  const refused = await ask(owner, stores.start, { params: { id: store.id } })
  expect([refused.status, refused.message]).toEqual([409, 'Choose a field for uniqueId, name, sku first.'])
})

test('a change by hand is kept and named, until the store is told to overwrite', async () => {
  const store = await connect()
  await sync(store.id)
  await sql`update product set name = 'Our own name' where collection_id = ${collection()}`.execute(db)
  server.how.rule = () => ({ body: csv('A1,Coat of the store,A1-S,130.00,9,') })
  const run = await sync(store.id)
  expect((await items(run.id))[0]!.kept).toEqual(['name'])
  expect(await products()).toMatchObject([{ name: 'Our own name', retail: '13000', onHand: 9 }])
  await ask(owner, stores.change, { params: { id: store.id }, body: { keepsChanges: false } })
  await sync(store.id)
  expect(await products()).toMatchObject([{ name: 'Coat of the store' }])
})

test('a text that the database cannot store is cleaned, and the run goes on', async () => {
  const coat = { id: 'A1\0', title: 'Coat', sku: 'A1\ud800', price: '1.00', qty: 1, notes: `${'x'.repeat(4_999)}😀` }
  server.how.rule = () => ({ body: JSON.stringify([coat]) })
  const store = await connect()
  expect(await preview(store.id)).toMatchObject({ status: 'READY', counts: { created: 1 } })
})

test('pictures are loaded once; a lost one fails its product alone, which can be tried again', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  let isThere = false
  const feed = csv(`A1,Coat,A1-S,120.00,5,${server.url}/a.png`, `B1,Dress,B1-S,80.00,5,${server.url}/b.png`)
  const picture = await newReceiver()
  server.how.rule = ({ path }) => {
    if (path === '/feed.csv') return { body: feed }
    return path === '/a.png' || isThere
      ? { headers: { location: `${picture.url}${path}` }, status: 302 }
      : { status: 404 }
  }
  picture.how.rule = () => ({ body: png as never })
  const store = await connect()
  const run = await sync(store.id)
  expect(run.counts).toMatchObject({ applied: 1, failed: 1 })
  const failed = (await items(run.id)).find(({ outcome }) => outcome === 'FAILED')!
  expect(failed.problems[0]!.problem).toContain('/b.png could not be loaded')
  isThere = true
  const retried = await ask(owner, stores.retryItem, { params: { itemId: failed.id } })
  expect(retried.data).toMatchObject({ outcome: 'APPLIED', problems: [] })
  expect((await look(run.id)).counts).toMatchObject({ applied: 2, failed: 0 })
  const asked = picture.received.length
  expect(await sync(store.id)).toMatchObject({ counts: { same: 2 } })
  expect(picture.received).toHaveLength(asked)
  await picture.close()
})

test('bad rows are skipped with a reason and the good ones taken; stock never goes below what orders hold', async () => {
  const store = await connect()
  await sync(store.id)
  await sql`update sku set reserved = 4 where collection_id = ${collection()}`.execute(db)
  server.how.rule = () => ({
    body: csv('A1,Wool coat,A1-S,120.00,2,', ',No id,X-1,10.00,1,', 'C1,Cap,C1-S,free,1,', 'D1,Dress,D1-S,50.00,1,'),
  })
  const run = await sync(store.id)
  expect(run.counts).toMatchObject({ created: 1, skipped: 3, applied: 1 })
  const reasons = (await items(run.id)).flatMap(({ problems }) => problems.map(({ problem }) => problem))
  expect(reasons).toEqual(
    expect.arrayContaining(['Orders hold 4 units of it.', 'This product has no id.', 'Not a valid price.']),
  )
})

describe('a store that fails', () => {
  test.each([
    ['is gone', { status: 404 }, 'There is nothing at this address of'],
    ['refuses', { status: 403 }, 'refused the access'],
    ['sends nonsense', { body: '{"a":' }, 'cannot be read as csv, json or xml'],
    ['sends nothing', { body: 'id,title,sku\n' }, 'has no products'],
    ['dies', { dies: true }, 'did not answer'],
    ['throttles for ever', { status: 429, headers: { 'retry-after': '7' } }, 'slow down'],
  ])('%s is reported in words and changes nothing', async (_, answer, words) => {
    server.how.rule = () => answer
    const store = await connect()
    const run = await preview(store.id)
    expect(run.status).toBe('FAILED')
    expect(run.failure).toContain(words)
    if ('headers' in answer) expect(pauses).toContain(7_000)
  })

  test('three scheduled failures in a row pause it, and its owner is mailed first and last', async () => {
    server.how.rule = () => ({ status: 404 })
    const store = await connect({ everyMinutes: 15, name: 'Vanished' })
    for (let n = 0; n < 3; n += 1) {
      await sql`update store_connection set next_run_at = now() where id = ${store.id}`.execute(db)
      await startDueRuns(deps)
      await workRuns()
    }
    expect((await ask(owner, stores.read, { params: { id: store.id } })).data).toMatchObject({
      status: 'PAUSED',
      pauseReason: 'FAILING',
    })
    const mails = await db
      .selectFrom('mail')
      .select('subject')
      .where('subject', 'like', '%Vanished%')
      .orderBy('id')
      .execute()
    expect(mails.map(({ subject }) => subject)).toEqual([
      'The store Vanished could not be synced',
      'The store Vanished is paused',
    ])
  })
})

/** The request with this number is answered with 503. */
const dieAt = ({ how }: Awaited<ReturnType<typeof newShop>>, at: number) => {
  const { rule } = how
  return (...[request, count]: Parameters<typeof rule>) => (count === at ? { status: 503 } : rule(request, count))
}

describe('Shopify', () => {
  const coats = Array.from({ length: 5 }, (_, n) => ({
    id: String(100 + n),
    title: `Coat ${n}`,
    variants: ['S', 'M'].map((size) => ({ sku: `C${n}-${size}`, price: '120.00', stock: 10, size })),
  }))
  const shopStore = (host: string, given: GivenStore = {}) =>
    connect({ kind: 'shopify', url: null, shop: host, token: 'right', mapping: {}, stock: 'both', ...given })

  test('is read page by page while it throttles, fails, repeats and reorders, and a second run changes nothing', async () => {
    const shop = await newShop(coats)
    Object.assign(shop.moods, { throttles: 2, fails: 1, dies: 1, repeats: true })
    const store = await shopStore(shop.host)
    const run = await sync(store.id)
    expect(run).toMatchObject({ status: 'DONE', pages: 3, waits: 4, counts: { created: 5, applied: 5 } })
    expect(pauses).toContain(2_000) // 100 points at 50 a second
    expect(await products()).toHaveLength(10)
    shop.moods.reorders = true
    expect(await sync(store.id)).toMatchObject({ counts: { created: 0, changed: 0, same: 5 } })
    await shop.close()
  })

  test('a run whose worker died goes on with the next page', async () => {
    const shop = await newShop(coats)
    const store = await shopStore(shop.host)
    const { data: run } = await ask(owner, stores.start, { params: { id: store.id } })
    const kill = async () => {
      throw new Error('killed')
    }
    shop.how.rule = dieAt(shop, 3)
    await workOff(deps, outgoingRuns(deps, kill))
    expect(await look(run.id)).toMatchObject({ status: 'READING', pages: 2 })
    const asked = shop.received.length
    await sql`update store_run set lease_until = now()`.execute(db)
    await workRuns()
    expect(await look(run.id)).toMatchObject({ status: 'READY', pages: 3, counts: { created: 5 } })
    expect(shop.received.length - asked).toBe(1)
    await shop.close()
  })

  test.each([
    ['loops', 'does not understand'],
    ['nonsense', 'does not understand'],
  ] as const)('that %s is reported', async (lies, words) => {
    const shop = await newShop(coats)
    shop.moods.lies = lies
    const run = await preview((await shopStore(shop.host)).id)
    expect([run.status, run.failure]).toEqual(['FAILED', expect.stringContaining(words)])
    await shop.close()
  })

  test('with a wrong token says so, and the token is not readable in the database', async () => {
    const shop = await newShop(coats)
    const run = await preview((await shopStore(shop.host, { token: 'wrong-token' })).id)
    expect(run.failure).toContain('refused the access')
    const { rows } = await sql`select row_to_json(s)::text as text from store_connection s`.execute(db)
    expect(JSON.stringify(rows)).not.toContain('wrong-token')
    await shop.close()
  })
})

test('any feed applied twice changes nothing the second time', async () => {
  const text = fc.string({ minLength: 1, maxLength: 12 }).filter((one) => one.trim().length > 0)
  const row = fc.record({
    id: fc.constantFrom('A', 'B', 'C', 'D'),
    title: text,
    size: fc.constantFrom('S', 'M', 'L'),
    price: fc.integer({ min: 0, max: 99_999 }),
    qty: fc.integer({ min: -3, max: 500 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
      await db.deleteFrom('storeConnection').execute()
      const list = rows.map(({ id, title, size, price, qty }) => ({
        id,
        title,
        sku: `${id}-${size}`,
        size,
        price: (price / 100).toFixed(2),
        qty,
      }))
      server.how.rule = () => ({ body: JSON.stringify(list) })
      const store = await connect({ mapping: { ...mapping, size: 'size' } })
      await sync(store.id)
      const before = JSON.stringify(await products())
      const second = await sync(store.id)
      expect(second.counts).toMatchObject({ created: 0, changed: 0, applied: 0 })
      expect(JSON.stringify(await products())).toBe(before)
    }),
    { numRuns: propertyRuns(20) },
  )
})
