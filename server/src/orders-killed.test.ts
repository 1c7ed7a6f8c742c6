import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { isFullRun } from './testing/full-run.ts'
import { databaseUrl, ended, freePort, newFolder, postmasterPid, ready, start, stop } from './testing/processes.ts'

const buyers = 6
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

/** A retailer who orders two sizes repeatedly until stopped. */
async function shopper(base: string, email: string, skus: readonly { productId: string; skuId: string }[]) {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: 'Souk#2026' })
  const { data } = await insist(`${base}/api/v2/users/noAuth/login`, { method: 'POST', headers: json, body })
  const headers = { ...json, authorization: `Bearer ${(data as { token: string }).token}` }
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

test('the server and PostgreSQL are killed in the middle of checkouts: every acknowledged order is there once, and no stock leaks', async () => {
  const [folder, port] = [await newFolder(), String(await freePort())]
  const settings = { PORT: port, SOUK_DATA: folder, SOUK_DEMO: 'on', SOUK_LOG: '/dev/null' }
  const first = start(settings)
  await ready(first)
  await withDatabase(folder, async (client) => {
    await client.query('update entity set minimum_order_value = null')
    await client.query('update collection set minimum_order_value = null')
  })
  const { emails, skus, before } = await withDatabase(folder, async (client) => ({
    emails: (
      await client.query<{ email: string }>(`
        select distinct on (entity.id) person.email from user_account person join association on association.user_id = person.id
        join entity on entity.id = association.entity_id join store on store.entity_id = entity.id
        where entity.type = 'retailer' and 'marketplace' = any(entity.access) and person.email_verified_at is not null
        order by entity.id limit ${buyers}`)
    ).rows.map(({ email }) => email),
    skus: (
      await client.query<{ productId: string; skuId: string }>(`
        select product.id as "productId", (array_agg(sku.id))[1] as "skuId" from product join collection on collection.id = product.collection_id
        join sku on sku.product_id = product.id join entity brand on brand.id = product.brand_id
        where collection.status = 'LIVE' and collection.type = 'IN_STOCK' and not product.is_carton and product.status = 'AVAILABLE'
          and (collection.deadline is null or collection.deadline > now() + interval '1 day') and product.deleted_at is null
        group by product.id order by product.id limit 40`)
    ).rows,
    before: (await client.query<{ id: string }>('select id from sales_order')).rows.length,
  }))
  expect(emails).toHaveLength(buyers)
  expect(skus.length).toBeGreaterThan(3)
  const base = `http://127.0.0.1:${port}`
  const shoppers = await Promise.all(emails.map((email) => shopper(base, email, skus)))
  const count = () => shoppers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const more = (n: number) => {
    const since = count()
    return vi.waitFor(() => expect(count()).toBeGreaterThan(since + n), { timeout: 60_000 })
  }

  await more(10)
  let second = first
  if (isFullRun) {
    first.child.kill('SIGKILL')
    await ended(first)
    second = start(settings)
    await ready(second)
    await more(10)
  }
  process.kill(await postmasterPid(folder), 'SIGKILL')
  await more(10)
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
    expect(orders.length - before).toBe(acknowledged.length) // none without an acknowledgement
    const { rows: leaks } = await client.query(`select id from sku where reserved <>
      coalesce((select sum(quantity) from order_hold where sku_id = sku.id), 0) or reserved > on_hand`)
    expect(leaks).toEqual([])
    const { rows: gaps } = await client.query(`select brand_id from sales_order group by brand_id
      having max(right(number, 6)::int) <> count(*) or count(distinct number) <> count(*)`)
    expect(gaps).toEqual([])
  })
  await stop(third)
}, 180_000)
