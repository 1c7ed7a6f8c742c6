import * as fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { amount } from '@souk/contract/core/money.ts'
import { documents } from '@souk/contract/downloads/documents.contract.ts'
import { downloads } from '@souk/contract/downloads/downloads.contract.ts'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { propertyRuns } from '../../testing/property-runs.ts'
import { randomCatalog } from '../../testing/random-catalog.ts'
import { edits } from '../../testing/random-edits.ts'
import { newWorld } from '../../testing/world.ts'
import { makeDownload } from './make-download.ts'

const world = await newWorld()
const { app, ask, close, db, deps, person } = world
afterAll(close)
const { brand, collectionIds, productIds, retailers, apply, openEverything, ruled } = await randomCatalog(world)
const seller = await person({ side: 'brand', entityId: brand.id })
const buyers = await Promise.all(retailers.map(({ id }) => person({ side: 'retailer', entityId: id })))

await openEverything()
for (const [who] of retailers.entries()) await apply({ do: 'relation', who, isOn: true, group: null })
const lines = productIds.map((productId) => ({ productId }))
const made = await ask(seller, wishlists.create, { body: { name: 'All', lines } })
const params = { id: made.data.wishlistId }
const sharing = { userIds: [], entityIds: retailers.map(({ id }) => id), mayEdit: [] }
await ask(seller, wishlists.share, { params, body: sharing })

/** Every product by what a file calls it. */
const names = new Map(
  (
    await db
      .selectFrom('product')
      .innerJoin('collection', 'collection.id', 'product.collectionId')
      .select(['product.id', 'product.styleCode', 'product.collectionId', 'collection.name as collection'])
      .execute()
  ).map((row) => [`${row.collection} ${row.styleCode}`, row]),
)
type Told = { id: string; currency: string; wholesale?: number | null; retail: number | null }

/** What a workbook says of each product, cell by cell. */
async function readBack(bytes: Buffer): Promise<Told[]> {
  const [sheet] = (await readXlsx(bytes)).sheets
  const [head, ...rows] = sheet!.rows as [string[], ...(string | number | null)[][]]
  const at = (row: (string | number | null)[], title: string) => row[head.indexOf(title)] ?? null
  return rows
    .map((row) => ({
      id: names.get(`${at(row, 'Collection')} ${at(row, 'Style code')}`)!.id,
      currency: String(at(row, 'Currency')),
      ...(head.includes('Wholesale') && { wholesale: at(row, 'Wholesale') as number | null }),
      retail: at(row, 'Retail') as number | null,
    }))
    .sort((a, b) => a.id.localeCompare(b.id))
}

async function expectedFor(at: number, only?: string): Promise<Told[]> {
  const rule = await ruled(at)
  const shown = [...names.values()].filter(({ id, collectionId }) => rule.get(id) && (!only || collectionId === only))
  const figure = (minor: bigint | null, currency: string) =>
    minor === null ? null : Number(amount({ minor, currency }))
  const expected = shown.map(({ id }) => {
    const { currency, wholesale, retail } = rule.get(id)!
    return {
      id,
      currency,
      retail: figure(retail, currency),
      ...(wholesale !== undefined && { wholesale: figure(wholesale, currency) }),
    }
  })
  const isTold = expected.some(({ wholesale }) => wholesale !== undefined)
  return expected
    .map((one) => (isTold ? { ...one, wholesale: one.wholesale ?? null } : one))
    .sort((a, b) => a.id.localeCompare(b.id))
}

let turn = 0

/** Of the wishlist at once, of one collection through a job. */
async function compare(): Promise<number> {
  let compared = 0
  turn += 1
  await db.deleteFrom('rateLimit').execute()
  for (const [at, buyer] of buyers.entries()) {
    const query = { format: 'xlsx' }
    const url = `/api/v2/wishlists/${params.id}/download?format=${query.format}`
    const answer = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${buyer.token}` } })
    if (answer.statusCode === 200) expect(await readBack(answer.rawPayload)).toEqual(await expectedFor(at))
    if (answer.statusCode === 422) expect(await expectedFor(at)).toEqual([])
    expect([200, 404, 422]).toContain(answer.statusCode) // without a relation the list is absent
    compared += answer.statusCode === 200 ? 1 : 0

    if (at !== turn % buyers.length) continue // a job for one of them each time
    const collectionId = collectionIds[at % collectionIds.length]!
    const started = await ask(buyer, downloads.collection, { body: { collectionId, format: 'xlsx' } })
    if (started.status === 404) {
      expect(await expectedFor(at, collectionId)).toEqual([])
      continue
    }
    await makeDownload(deps, started.data.id)
    const row = await db.selectFrom('download').selectAll().where('id', '=', started.data.id).executeTakeFirstOrThrow()
    const expected = await expectedFor(at, collectionId)
    if (row.status === 'error') {
      expect([row.problem, expected]).toEqual(['downloads.problem.empty', []])
      continue
    }
    const link = await ask(buyer, downloads.link, { params: { id: row.id } })
    const file = await app.inject({ method: 'GET', url: link.data.url })
    expect(await readBack(file.rawPayload)).toEqual(expected)
    compared += 1
  }
  return compared
}

test('never puts a product or price into a file that the rule hides from its reader', async () => {
  expect(await compare()).toBe(5)
  let compared = 0
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { maxLength: 6 }), async (all) => {
      // What an earlier run closed would leave nothing to compare.
      await apply({ do: 'brandLive', hours: -1 })
      await apply({ do: 'archive', at: 0, isOn: false })
      for (const edit of all) await apply(edit)
      compared += await compare()
    }),
    { numRuns: propertyRuns(8) },
  )
  expect(compared).toBeGreaterThan(0)
}, 120_000)

test('hides what became hidden between asking and making', async () => {
  await openEverything()
  await apply({ do: 'relation', who: 0, isOn: true, group: null })
  await db.deleteFrom('rateLimit').execute()
  const { data } = await ask(buyers[0]!, downloads.collection, {
    body: { collectionId: collectionIds[0]!, format: 'xlsx' },
  })
  await db.updateTable('collection').set({ status: 'NEW' }).where('id', '=', collectionIds[0]!).execute()
  await makeDownload(deps, data.id)
  const row = await db.selectFrom('download').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'error', problem: 'downloads.problem.gone', file: null })
  expect((await ask(buyers[0]!, documents.wishlist, { params, query: { format: 'xlsx' } })).status).toBe(200)
})
