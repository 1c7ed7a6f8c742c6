import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { documents } from '@souk/contract/downloads/documents.contract.ts'
import { downloads } from '@souk/contract/downloads/downloads.contract.ts'
import { newShoppers } from '../../testing/shoppers.ts'
import { newWorld } from '../../testing/world.ts'
import { removeDownload } from './change-download.ts'
import { removeExpired, resumeAbandoned } from './downloads.jobs.ts'
import { leaseDownload } from './downloads.queries.ts'
import { makeDownload } from './make-download.ts'
import { eventually } from '../../testing/eventually.ts'

const world = await newWorld()
const { app, ask, close, db, deps, person } = world
afterAll(close)
beforeEach(async () => void (await db.deleteFrom('rateLimit').execute()))
const { brand, seller, shelf, shopper, units, fill, checkOut } = await newShoppers(world)
const { collectionId, products } = await shelf(3)
const buyer = await shopper()
const carts = await fill(buyer, await units(products[0]!, 2, 1))
const ordered = await checkOut(buyer, carts)
const orderId = ordered.data.orders[0]!.id

const start = (body: object = { orderIds: [orderId], format: 'csv' }, who: { token: string } = seller) =>
  ask(who, downloads.order, { body })
const listed = async (who: { token: string } = seller) => (await ask(who, downloads.list)).data.items
const rowOf = (id: string) => db.selectFrom('download').selectAll().where('id', '=', id).executeTakeFirst()
const eventsOf = async (id: string) =>
  (
    await sql<{
      topic: string
      payload: object
    }>`select topic, payload from outbox where payload ->> 'downloadId' = ${id}`.execute(db)
  ).rows

async function fetched(id: string, who: { token: string } = seller) {
  const { data } = await ask(who, downloads.link, { params: { id } })
  return app.inject({ method: 'GET', url: data.url })
}

test('makes a file in the background and answers it by a signed link', async () => {
  const { status, data } = await start()
  expect(status).toBe(201)
  expect(data).toMatchObject({ type: 'orderExport', format: 'csv', status: 'processing', askedBy: { isYou: true } })
  await makeDownload(deps, data.id)
  const answer = await fetched(data.id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain(`${data.title}.csv`)
  expect(answer.body.split('\r\n')).toHaveLength(4) // head, two sizes, the end
  expect(answer.body).toContain('U0-Sage-S')
  const [first] = await listed()
  expect(first).toMatchObject({ status: 'readyToDownload', bytes: Buffer.byteLength(answer.body) })
  expect(await eventsOf(data.id)).toEqual([
    {
      topic: 'download.ready',
      payload: { downloadId: data.id, entityId: brand.id, userId: seller.userId, type: 'orderExport' },
    },
  ])
})

test('refuses a link that was changed, expired, or made for another entity', async () => {
  const { data } = await start()
  await makeDownload(deps, data.id)
  const { url } = (await ask(seller, downloads.link, { params: { id: data.id } })).data
  const get = async (changed: string) => (await app.inject({ method: 'GET', url: changed })).statusCode
  expect(await get(url)).toBe(200)
  expect(await get(url.replace(brand.id, buyer.entityId))).toBe(404)
  expect(await get(url.replace(/until=\d+/, 'until=9999999999'))).toBe(404)
  const past = String(Math.floor(Date.now() / 1000) - 1)
  const signature = deps.key.sign('download', `${data.id} ${brand.id} ${past}`).toString('base64url')
  expect(await get(`/api/downloads/${data.id}/file?entity=${brand.id}&until=${past}&signature=${signature}`)).toBe(404)
  expect((await ask(buyer, downloads.link, { params: { id: data.id } })).status).toBe(404)
  expect((await ask(seller, downloads.remove, { params: { id: data.id } })).status).toBe(200)
  expect(await get(url)).toBe(404)
})

test('shows an admin all files of the entity, and a representative only their own', async () => {
  const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
  const { data } = await ask(rep, downloads.production, { body: {} })
  expect((await listed(rep)).map(({ id }) => id)).toEqual([data.id])
  expect((await listed()).find(({ id }) => id === data.id)?.askedBy.isYou).toBe(false)
  expect(await listed(buyer)).toEqual([])
})

test('answers 404 for an order of another entity before a job is made', async () => {
  const stranger = await shopper()
  const before = await sql<{ n: bigint }>`select count(*) as n from download`.execute(db)
  expect((await start({ orderIds: [orderId] }, stranger)).status).toBe(404)
  expect((await ask(stranger, documents.orderCsv, { params: { id: orderId } })).status).toBe(404)
  const after = await sql<{ n: bigint }>`select count(*) as n from download`.execute(db)
  expect(after.rows).toEqual(before.rows)
})

test('refuses a file of no carts and of no orders', async () => {
  const who = await shopper()
  expect((await ask(who, documents.carts, { query: { cartId: '' } as never })).status).toBe(422)
  expect((await ask(who, documents.orderZip, { query: { orderId: '' } as never })).status).toBe(422)
})

test('takes up the job of a killed worker, and leaves one file', async () => {
  const { data } = await start()
  expect(await leaseDownload(db, data.id, crypto.randomUUID(), 30)).toBeDefined() // and is killed
  await makeDownload(deps, data.id)
  expect((await rowOf(data.id))?.status).toBe('processing') // the lease is still held
  await sql`update download set leased_until = now() - interval '1 second' where id = ${data.id}`.execute(db)
  await resumeAbandoned(deps)
  await Promise.all([makeDownload(deps, data.id), makeDownload(deps, data.id)])
  expect((await rowOf(data.id))?.status).toBe('readyToDownload')
  expect(await eventsOf(data.id)).toHaveLength(1)
})

test('gives up its file when the row was removed meanwhile', async () => {
  const { data } = await start()
  const removed: string[] = []
  const files = {
    ...deps.files,
    putFile: async (name: string, path: string, type: string) => {
      await deps.files.putFile(name, path, type)
      await db.deleteFrom('download').where('id', '=', data.id).execute()
    },
    remove: async (name: string) => {
      removed.push(name)
      await deps.files.remove(name)
    },
  }
  await makeDownload({ ...deps, files }, data.id)
  expect(removed).toHaveLength(1)
  expect(await deps.files.has(removed[0]!)).toBe(false)
})

test('removes the file also when it was finished while the download was being removed', async () => {
  const { data } = await start()
  const name = `downloads/${brand.id}/${data.id}-late.csv`
  const removed: string[] = []
  const files = { ...deps.files, remove: async (file: string) => void removed.push(file) }
  let removing: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (tx) => {
    await sql`update download set status = 'readyToDownload', file = ${name} where id = ${data.id}`.execute(tx)
    removing = removeDownload({ ...deps, files }, { ...seller, entityId: brand.id } as never, data.id)
    const waiting = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`
    await eventually(async () => expect((await waiting.execute(db)).rows[0]!.n).toBeGreaterThan(0))
  })
  await removing
  expect(removed).toEqual([name])
})

test('gives up a file whose workers were killed three times', async () => {
  const { data } = await start()
  for (const _ of [1, 2, 3]) {
    await leaseDownload(db, data.id, crypto.randomUUID(), 30)
    await sql`update download set leased_until = now() - interval '1 second' where id = ${data.id}`.execute(db)
  }
  await makeDownload(deps, data.id)
  expect(await rowOf(data.id)).toMatchObject({ status: 'error', problem: 'downloads.problem.failed', file: null })
})

test('says why a file failed, and makes it after a retry', async () => {
  const { data } = await start()
  await sql`update download set input = ${JSON.stringify({ orderIds: [crypto.randomUUID()] })}::jsonb where id = ${data.id}`.execute(
    db,
  )
  await makeDownload(deps, data.id)
  const failed = (await listed()).find(({ id }) => id === data.id)!
  expect(failed.status).toBe('error')
  expect(failed.problem).toContain('no longer available')
  expect((await eventsOf(data.id)).map(({ topic }) => topic)).toEqual(['download.failed'])
  await sql`update download set input = ${JSON.stringify({ orderIds: [orderId] })}::jsonb where id = ${data.id}`.execute(
    db,
  )
  expect((await ask(seller, downloads.retry, { params: { id: data.id } })).data.status).toBe('processing')
  await makeDownload(deps, data.id)
  expect((await fetched(data.id)).statusCode).toBe(200)
})

test('retries a failure of the machine three times, then says so', async () => {
  const { data } = await start()
  const files = { ...deps.files, putFile: () => Promise.reject(new Error('the disk is full')) }
  for (const _ of [1, 2]) await expect(makeDownload({ ...deps, files }, data.id)).rejects.toThrow('the disk is full')
  await makeDownload({ ...deps, files }, data.id)
  expect(await rowOf(data.id)).toMatchObject({ status: 'error', problem: 'downloads.problem.failed' })
})

test('makes nothing for a person who has left the team', async () => {
  const rep = await person({ side: 'brand', role: 'salesManager', entityId: brand.id })
  const { data } = await ask(rep, downloads.production, { body: {} })
  await db.deleteFrom('session').where('userId', '=', rep.userId).execute()
  await db.deleteFrom('association').where('userId', '=', rep.userId).execute()
  await makeDownload(deps, data.id)
  expect(await rowOf(data.id)).toMatchObject({ status: 'error', problem: 'downloads.problem.forbidden' })
})

test('removes files after seven days', async () => {
  const { data } = await start()
  await makeDownload(deps, data.id)
  const { file } = (await rowOf(data.id))!
  await sql`update download set expires_at = now() - interval '1 second' where id = ${data.id}`.execute(db)
  expect((await listed()).some(({ id }) => id === data.id)).toBe(false)
  await removeExpired(deps)
  expect(await rowOf(data.id)).toBeUndefined()
  expect(await deps.files.has(file!)).toBe(false)
})

test('answers the same job to the same key', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { orderIds: [orderId] }
  const [one, two] = [
    await ask(seller, downloads.order, { body, headers }),
    await ask(seller, downloads.order, { body, headers }),
  ]
  expect(two.data.id).toBe(one.data.id)
})

test('counts cartons by the units inside in the production list', async () => {
  const stuff = await shelf(2)
  await db.updateTable('product').set({ isCarton: true }).where('id', '=', stuff.products[0]!).execute()
  await db.updateTable('sku').set({ cartonUnits: 3 }).where('productId', '=', stuff.products[0]!).execute()
  const inCarts = await fill(buyer, { productId: stuff.products[0], quantity: 2 }, await units(stuff.products[1]!, 4))
  const placed = await checkOut(buyer, inCarts)
  expect(placed.status).toBe(201)
  await sql`update sales_order set agreed_revision = 1, status = 'CONFIRMED', first_confirmed_at = now() where id = ${placed.data.orders[0]!.id}`.execute(
    db,
  )
  const { data } = await ask(seller, downloads.production, { body: { collectionIds: [stuff.collectionId] } })
  await makeDownload(deps, data.id)
  const [sheet] = (await readXlsx((await fetched(data.id)).rawPayload)).sheets
  const found = sheet!.rows.slice(1).map((row) => [row[6], row[7]])
  expect(found).toEqual([
    ['U0-Sage-S', 6],
    ['U0-Sage-M', 6],
    ['U0-Ecru-S', 6],
    ['U0-Ecru-M', 6],
    ['U1-Sage-S', 4],
  ])
})

test.each(['pdf', 'pptx', 'xlsx', 'orderForm', 'orderFormWithImages'] as const)(
  'makes a line sheet as %s',
  { timeout: 60_000 }, // the thread gives way to everything else

  async (format) => {
    const { data } = await ask(buyer, downloads.collection, {
      body: { collectionId, format, look: { language: 'ar' } },
    })
    await makeDownload(deps, data.id)
    const answer = await fetched(data.id, buyer)
    expect(answer.statusCode).toBe(200)
    const start = answer.rawPayload.subarray(0, 4).toString('latin1')
    expect(start).toBe(format === 'pdf' ? '%PDF' : 'PK\x03\x04')
  },
)
