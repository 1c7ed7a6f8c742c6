import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { fill } from './fill.ts'
import { type Filled, fillBuyers, fillCarts } from './fill-buyers.ts'
import { barePort, ourPort, startMachine } from './machine.ts'
import { recordCheckout } from './record-checkout.ts'
import { bufferless } from './statements.ts'

/** `npm run bench:buying`: carts and checkouts with 100,000 products and 10,000 retailers. Ratios count; absolute figures belong to this machine. */
const products = Number(process.argv[2]) || 100_000
const retailers = 10_000
const { folder, url, launchBare, end } = await startMachine()
const agent = new Agent({ keepAlive: true })

/** How long until the last byte, packed as a browser gets it. What comes is thrown away: fetch would collect its own garbage on our time. */
function timed(port: number, path: string, headers: OutgoingHttpHeaders, body?: object): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, path, agent, method: body ? 'POST' : 'GET', headers: { 'accept-encoding': 'gzip', ...headers } },
      (answer) => {
        if (answer.statusCode! >= 300) reject(new Error(`${path} answered ${answer.statusCode}`))
        answer.resume().on('end', () => resolve(performance.now() - began))
      },
    )
    asked.on('error', reject).end(body && JSON.stringify(body))
  })
}
const by = (token: string) => ({ authorization: `Bearer ${token}` })
const json = { 'content-type': 'application/json' }
const load = ({ token }: Filled) => timed(ourPort, '/api/v2/cart', by(token))
const order = ({ token, carts }: Filled) =>
  timed(
    ourPort,
    '/api/v2/orders/multiple',
    { ...json, ...by(token), 'idempotency-key': token },
    { carts: carts.map((cart) => ({ ...cart, paymentMethod: 'BANK_TRANSFER' })) },
  )

/** Every one once, so many at a time. */
async function each<T>(list: readonly T[], at: number, work: (one: T) => Promise<number>) {
  const waiting = [...list]
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: at }, async () => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) times.push(await work(one))
    }),
  )
  return { times, perSecond: (times.length / (performance.now() - began)) * 1000 }
}

/** One after the other at a steady pace, whether the one before is done or not. */
async function paced<T>(list: readonly T[], perSecond: number, work: (one: T) => Promise<number>): Promise<number[]> {
  const began = performance.now()
  return Promise.all(
    list.map(async (one, at) => {
      await sleep(Math.max(0, began + (at * 1000) / perSecond - performance.now()))
      return work(one)
    }),
  )
}

function say(what: string, times: readonly number[], rest = ''): void {
  const sorted = times.toSorted((a, b) => a - b)
  const part = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0)
  console.log(`${what.padEnd(66)} p50 ${part(0.5).padStart(5)} ms  p99 ${part(0.99).padStart(5)} ms  ${rest}`)
}

/** What the recorded ids of one buyer are for another: line by line, both have the same shape. */
async function idsOf(client: Client, { token }: Filled): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `with one as (select entity_id, user_id from session where token_hash = sha256($1::bytea)),
      lines as (select line.cart_id, line.product_id, item.sku_id, row_number() over (order by line.product_id) as n
        from cart join one on one.entity_id = cart.retailer_id join cart_product line on line.cart_id = cart.id
        join cart_item item on item.cart_id = line.cart_id and item.product_id = line.product_id)
    select entity_id::text as id, 0 as place, 0 as n from one union all select user_id::text, 1, 0 from one
    union all select store.id::text, 2, 0 from store join one on one.entity_id = store.entity_id
    union all select distinct cart_id::text, 3, 0 from lines
    union all select cart.brand_id::text, 3, 1 from cart join one on one.entity_id = cart.retailer_id
    union all select product_id::text, 4, n from lines union all select sku_id::text, 5, n from lines order by place, n`,
    [token],
  )
  return [...rows.map(({ id }) => id), `recorded ${token}`]
}

try {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined) // the database ends before it, when something breaks
  await client.connect()
  const { productId } = await fill(client, url, products)
  await fillBuyers(client, retailers)

  const large = await fillCarts(client, 1, 60, 5, 40)
  const often = (times: number) => Array.from({ length: times }, () => large).flat()
  await each(often(4), 1, load) // what is read and compiled for the first time is not measured
  say('a cart of 200 lines over 5 brands is loaded', (await each(often(10), 1, load)).times)
  await each(large.slice(0, 5), 1, order)
  say('and checked out', (await each(large.slice(5), 1, order)).times)

  const steady = await fillCarts(client, 100, 750, 1, 6)
  await each(steady.slice(0, 50), 4, order)
  const look = () => timed(ourPort, `/api/v2/catalog/products/${productId}`, by('bench-marketplace'))
  const alone = await each(
    Array.from({ length: 300 }, (_, at) => at),
    2,
    look,
  )
  say('a product page, alone', alone.times)
  const began = performance.now()
  let isOn = true
  const looking = (async () => {
    const times: number[] = []
    while (isOn) times.push(await look().catch(() => 0)) // failures are printed below
    return times
  })()
  const held = await paced(steady.slice(50), 50, order)
  const took = (performance.now() - began) / 1000
  isOn = false
  say('50 checkouts of 6 lines a second', held, `${held.length} in ${took.toFixed(1)} s`)
  say('a product page, meanwhile', await looking)

  const [fast, bare] = [await fillCarts(client, 2_000, 801, 1, 6), await fillCarts(client, 4_000, 801, 1, 6)]
  const [recorded, ...others] = bare as [Filled, ...Filled[]]
  const from = await idsOf(client, recorded)
  const maps = []
  for (const one of others) {
    const to = await idsOf(client, one)
    if (to.length === from.length) maps.push(Object.fromEntries(from.map((id, at) => [id, to[at]!])))
  }
  const statements = await recordCheckout(url, recorded)
  const { rows } = await client.query<{ id: string }>(`select id from sales_order where retailer_id = $1`, [from[0]])
  const plan = join(folder, 'checkout.json')
  writeFileSync(plan, JSON.stringify({ statements: statements.map(bufferless), orderId: rows[0]!.id }))
  await launchBare('bench/bare-checkout.ts', plan)
  const put = (ids: object) => timed(barePort, '/', json, ids)
  await each(fast.slice(0, 100), 16, order)
  await each(maps.slice(0, 100), 16, put)
  const us = await each(fast.slice(100), 16, order)
  const limit = await each(maps.slice(100), 16, put)
  say('checkouts of 6 lines, 16 at a time', us.times, `${us.perSecond.toFixed(0)} a second`)
  say(
    `the same ${statements.length} statements behind a bare Fastify`,
    limit.times,
    `${limit.perSecond.toFixed(0)} a second`,
  )
  console.log(`of the bare Fastify: ${(us.perSecond / limit.perSecond).toFixed(2)}`)
  await client.end()
} catch (error) {
  console.error(error)
  console.error(
    readFileSync(join(folder, 'log'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"level":50'))
      .slice(0, 3)
      .join('\n'),
  )
  throw error
} finally {
  await end()
}
process.exit(0)
