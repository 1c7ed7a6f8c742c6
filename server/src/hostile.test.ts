import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { type Actor, may } from '@souk/contract/core/abilities.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { Failure } from '@souk/contract/core/errors.ts'
import { openSession } from './platform/data/access/sessions.ts'
import { contracts } from './slices.ts'
import { isFullRun } from './testing/full-run.ts'
import { callsOf, deepBody, hostileAddresses, hostileRequest } from './testing/hostile/requests.ts'
import { otherTenantFixtures } from './testing/other-tenant-fixtures.ts'
import { rawGet } from './testing/raw-request.ts'
import { newShoppers } from './testing/shoppers.ts'
import { newWorld } from './testing/world.ts'

const world = await newWorld()
const { app, close, db, person } = world
afterAll(close)

/** A shop with something to break, and the ids of other people's things. */
async function target() {
  const shop = await newShoppers(world)
  const { collectionId, products } = await shop.shelf(3)
  const buyer = await shop.shopper()
  const carts = await shop.fill(buyer, await shop.units(products[0]!, 1, 2))
  const { data } = await shop.checkOut(buyer, carts)
  const skus = (await shop.skusOf(products[0]!)).map(({ id }) => id)
  const { ids } = await otherTenantFixtures(world)
  const own = [collectionId, ...products, ...skus, ...data.orders.map(({ id }) => id), buyer.entityId, shop.brand.id]
  const people = [shop.seller, buyer, await person({ side: 'souk' }), await person({ side: 'guest' })] as Actor[]
  return { people, ids: [...own, ...own, ...ids] }
}

test('every call answers hostile requests without a 500', async () => {
  const { people, ids } = await target()
  const calls = callsOf(contracts as Record<string, Record<string, Endpoint>>)
  const failures: unknown[] = []
  const statuses = new Map<number, number>()
  for (let round = 0; round < (isFullRun ? 5 : 1); round += 1) {
    await db.deleteFrom('rateLimit').execute()
    for (const [n, call] of calls.entries()) {
      const seed = round * 1_000_003 + n * 7_919 + 1
      const { method, url, headers, body } = hostileRequest(call, seed, ids)
      const able = people.filter((one) => may(one, call.call))
      const who = able[(round + n) % able.length] ?? people[0]!
      const authorization = `Bearer ${await openSession(db, who, {})}`
      const payload = body && { payload: body }
      const answer = await app.inject({ method, url, headers: { ...headers, authorization }, ...payload })
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      if (answer.statusCode >= 500)
        failures.push({ call: call.name, seed, url: url.slice(0, 200), answer: answer.payload.slice(0, 200) })
    }
  }
  expect(failures).toEqual([])
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect(statuses.size).toBeGreaterThan(4) // refused in several ways
})

test.each(hostileAddresses)('nothing is at %s, and the answer has the one shape', async (path) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const { status, body } = await rawGet(port, path)
  expect([status, Failure.parse(JSON.parse(body)).errors[0]!.code]).toEqual([404, 'not_found'])
})

test('every call with a body refuses one that is nested 15,000 deep', async () => {
  const calls = callsOf(contracts as Record<string, Record<string, Endpoint>>)
  const bodies = calls.filter(({ call }) => call.method !== 'GET' && !call.upload)
  const people = [await person({ side: 'souk' }), await person({ side: 'guest' }), await person({ side: 'brand' })]
  people.push(await person({ side: 'retailer' }))
  const failures: unknown[] = []
  await db.deleteFrom('rateLimit').execute()
  for (const { name, call } of bodies) {
    const who = people.find((one) => may(one as Actor, call)) ?? people[0]!
    const authorization = `Bearer ${await openSession(db, who as Actor, {})}`
    const url = call.path.replace(/:\w+/g, crypto.randomUUID())
    const headers = { authorization, 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: call.method, url, headers, payload: deepBody(15_000) })
    if (statusCode >= 500) failures.push({ name, statusCode })
  }
  expect(failures).toEqual([])
})
