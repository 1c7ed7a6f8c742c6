import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { isFullRun } from './testing/full-run.ts'
import { newShoppers } from './testing/shoppers.ts'
import { newWorld } from './testing/world.ts'
import { databaseUrl, ended, freePort, newFolder, postmasterPid, ready, start, stop } from './testing/processes.ts'
import { eventually } from './testing/eventually.ts'

const buyers = 6
const secret = 'a secret that both processes share, 32 or more'
type Answer = { status: number; data: never }

/** Asks until there is an answer, with the same key: a server that was killed says nothing. */
async function insist(url: string, init: RequestInit): Promise<Answer> {
  for (;;) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) })
      if (response.status < 500)
        return { status: response.status, data: ((await response.json()) as { data: never }).data }
    } catch {
      // killed in the middle
    }
    await sleep(100)
  }
}

async function withDatabase<T>(folder: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: await databaseUrl(folder) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A retailer who orders one size after the other until stopped. */
function shopper(base: string, token: string, skus: readonly { productId: string; skuId: string }[]) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const acknowledged: string[] = []
  let isOn = true
  let tries = 0
  const done = (async () => {
    while (isOn) {
      const { productId, skuId } = skus[tries++ % skus.length]!
      const input = JSON.stringify([{ products: [{ productId, items: [{ sku: skuId, value: 1 + (tries % 3) }] }] }])
      const filled = await insist(`${base}/api/v2/cart`, { method: 'PUT', headers, body: input })
      if (filled.status !== 200) continue
      const [cart] = filled.data as { _id: string; version: number }[]
      const carts = [{ cartId: cart!._id, version: cart!.version, paymentMethod: 'BANK_TRANSFER' }]
      const placed = await insist(`${base}/api/v2/orders/multiple`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ carts }),
      })
      if (placed.status === 201)
        acknowledged.push(...(placed.data as { orders: { id: string }[] }).orders.map(({ id }) => id))
    }
  })()
  return { acknowledged, end: () => ((isOn = false), done) }
}

/** A brand with forty products in stock, and retailers who are signed in. */
async function fillShop(url: string) {
  const world = await newWorld({ secret }, async () => url)
  const shop = await newShoppers(world)
  const { products } = await shop.shelf(40)
  await world.db.updateTable('sku').set({ onHand: 1_000_000 }).execute()
  const skus = await Promise.all(
    products.map(async (productId) => ({ productId, skuId: (await shop.skusOf(productId))[0]!.id })),
  )
  const tokens: string[] = []
  for (let n = 0; n < buyers; n += 1) tokens.push((await shop.shopper()).token)
  await world.close()
  return { tokens, skus }
}

test('the server and PostgreSQL are killed in the middle of checkouts: every acknowledged order is there once, and no stock leaks', async () => {
  const [folder, port] = [await newFolder(), String(await freePort())]
  const settings = { PORT: port, SOUK_DATA: folder, SOUK_LOG: '/dev/null', SOUK_SECRET: secret }
  const first = start(settings)
  await ready(first)
  const { tokens, skus } = await fillShop(await databaseUrl(folder))
  const base = `http://127.0.0.1:${port}`
  const shoppers = tokens.map((token) => shopper(base, token, skus))
  const count = () => shoppers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const more = (n: number) => {
    const since = count()
    return eventually(() => expect(count()).toBeGreaterThan(since + n))
  }

  await more(10)
  let second = first
  if (isFullRun) {
    first.child.kill('SIGKILL')
    await ended(first)
    second = start(settings)
    await ready(second)
    await more(10)
    process.kill(await postmasterPid(folder), 'SIGKILL')
    await more(10)
  }
  second.child.kill('SIGKILL')
  process.kill(await postmasterPid(folder), 'SIGKILL') // both at once
  await ended(second)
  const third = start(settings)
  await ready(third)
  await more(10)
  await Promise.all(shoppers.map(({ end }) => end()))

  const acknowledged = shoppers.flatMap((one) => one.acknowledged)
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  await withDatabase(folder, async (client) => {
    const { rows: orders } = await client.query<{ id: string }>('select id from sales_order order by created_at, id')
    const known = new Set(orders.map(({ id }) => id))
    expect(acknowledged.filter((id) => !known.has(id))).toEqual([])
    expect(orders).toHaveLength(acknowledged.length) // none without an acknowledgement
    const { rows: leaks } = await client.query(`select id from sku where reserved <>
      coalesce((select sum(quantity) from order_hold where sku_id = sku.id), 0) or reserved > on_hand`)
    expect(leaks).toEqual([])
    const { rows: gaps } = await client.query(`select brand_id from sales_order group by brand_id
      having max(right(number, 6)::int) <> count(*) or count(distinct number) <> count(*)`)
    expect(gaps).toEqual([])
  })
  await stop(third)
}, 180_000)
