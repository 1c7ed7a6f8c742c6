import { propertyRuns } from '../../../testing/property-runs.ts'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { publicWishlists, wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { newTraders } from '../../../testing/traders.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const { seller, shelf, buyer } = await newTraders(world)
const { products } = await shelf(3)
const [coat, scarf, hat] = products as [string, string, string]

async function linked(lines: string[], name = 'Resort') {
  const body = { name, lines: lines.map((productId) => ({ productId, note: 'Only for us' })) }
  const { wishlistId: id } = (await ask(seller, wishlists.create, { body })).data
  const { data } = await ask(seller, wishlists.createPublicLink, { params: { id } })
  return { id, token: data.url.split('/').at(-1)! }
}
const open = (publicToken: string, who: { token: string } | null = null) => {
  return db
    .deleteFrom('rateLimit')
    .execute()
    .then(() => ask(who, publicWishlists.read, { params: { publicToken } }))
}

test('a stranger sees the list as a guest would: no wholesale price, no note of a line, a count of the rest', async () => {
  const { token } = await linked([coat, scarf])
  await db.updateTable('product').set({ archivedAt: new Date() }).where('id', '=', scarf).execute()
  const { data, text } = await open(token)
  expect(data).toMatchObject({ name: 'Resort', entityName: 'Maison Orla', hiddenCount: 1, total: 1, isOwn: false })
  expect(data.products.map(({ _id }) => _id)).toEqual([coat])
  expect(text).not.toMatch(/wholesalePrice|markUp|Only for us/)
  expect(data.products[0]).toMatchObject({ retailPrice: '125.00' })
  const facets = await ask(null, publicWishlists.filters, { params: { publicToken: token } })
  expect(facets.data.total).toBe(1)
  await db.updateTable('product').set({ archivedAt: null }).where('id', '=', scarf).execute()
})

test('views are counted, those of its own people are not', async () => {
  const { id, token } = await linked([coat])
  await open(token)
  await open(token, await buyer(true))
  await open(token, seller)
  const { data } = await ask(seller, wishlists.read, { params: { id } })
  expect(data.publicLink).toMatchObject({ views: 2 })
  expect(data.publicLink!.url).toContain(token)
})

test('a link lives ninety days, ends when it is revoked, and the next one is another', async () => {
  const { id, token } = await linked([coat])
  const renewed = await ask(seller, wishlists.createPublicLink, { params: { id } })
  expect(renewed.data.url).toContain(token) // there is one at a time
  expect(Math.round((Date.parse(renewed.data.expiresAt) - Date.now()) / 86_400_000)).toBe(90)
  await ask(seller, wishlists.revokePublicLink, { params: { id } })
  expect((await open(token)).status).toBe(404)
  const next = (await ask(seller, wishlists.createPublicLink, { params: { id } })).data.url.split('/').at(-1)!
  expect(next).not.toBe(token)
  expect((await open(next)).status).toBe(200)
  await db.updateTable('wishlistLink').set({ expiresAt: new Date() }).where('wishlistId', '=', id).execute()
  expect((await open(next)).status).toBe(404)
  const fresh = await Promise.all([1, 2, 3].map(() => ask(seller, wishlists.createPublicLink, { params: { id } })))
  expect(new Set(fresh.map(({ data }) => data.url)).size).toBe(1)
})

test('a token opens its own list and no other, however it is bent', { timeout: 120_000 }, async () => {
  const [one, two] = [await linked([coat], 'One'), await linked([hat], 'Two')]
  const bent = fc.oneof(
    fc.constantFrom(one.token, two.token).chain((token) =>
      fc.oneof(
        fc.constant(token),
        fc.constant(token.toUpperCase()),
        fc.nat(token.length - 1).map((at) => token.slice(0, at)),
        fc.tuple(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_')).map(([at, sign]) => {
          return token.slice(0, at) + sign + token.slice(at + 1)
        }),
        fc.nat(token.length - 1).map((at) => one.token.slice(0, at) + two.token.slice(at)),
        fc.string({ maxLength: 3 }).map((tail) => token + tail),
      ),
    ),
    fc.uuid(),
    fc.constantFrom(one.id, two.id),
    fc.base64String({ minLength: 20, maxLength: 60 }),
  )
  let opened = 0
  await fc.assert(
    fc.asyncProperty(bent, async (token) => {
      const { status, data } = await open(token)
      if (token === one.token || token === two.token) {
        opened += 1
        expect([status, data.name]).toEqual([200, token === one.token ? 'One' : 'Two'])
      } else expect(status).toBe(404)
    }),
    { numRuns: propertyRuns(300) },
  )
  expect(opened).toBeGreaterThan(0)
})

test('after signing up the list is there, once, without what the page did not show', async () => {
  const { token } = await linked([coat, hat], 'Found it')
  const noor = await buyer(false)
  const take = () => ask(noor, wishlists.fromPublic, { body: { publicToken: token } })
  const twice = await Promise.all([take(), take()])
  expect(twice.map(({ data }) => data.isNew).toSorted()).toEqual([false, true])
  expect(new Set(twice.map(({ data }) => data.wishlistId)).size).toBe(1)
  const { data } = await ask(noor, wishlists.read, { params: { id: twice[0]!.data.wishlistId } })
  expect(data).toMatchObject({ name: 'Found it', isOwn: true, linesCount: 2 })
  expect(data.lines.map(({ note }) => note)).toEqual(['', ''])
  const wrong = await ask(noor, wishlists.fromPublic, { body: { publicToken: 'x'.repeat(43) } })
  expect(wrong.status).toBe(404)
  expect((await ask(seller, wishlists.fromPublic, { body: { publicToken: token } })).status).toBe(403)
})
