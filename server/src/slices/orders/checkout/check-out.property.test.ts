import { propertyRuns } from '../../../testing/property-runs.ts'
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { newShoppers } from '../../../testing/shoppers.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const written = { JPY: /^\d+$/, EUR: /^\d+\.\d{2}$/, KWD: /^\d+\.\d{3}$/ }
const decimals = { JPY: 0, EUR: 2, KWD: 3 }
type Money = keyof typeof written
const brands = await Promise.all(
  (Object.keys(written) as Money[]).map(async (currency) => {
    const side = await newShoppers(world, currency)
    const { products } = await side.shelf(3)
    await db.updateTable('product').set({ isCarton: true }).where('id', '=', products[2]!).execute()
    await sql`update sku set carton_units = 1 + size_position where product_id = ${products[2]!}`.execute(db)
    return { ...side, currency, products }
  }),
)
const { shopper, checkOut, fill, units } = brands[0]!
const buyers = await Promise.all([shopper(), shopper(), shopper(), shopper()])

const pick = fc.record({ brand: fc.nat(2), product: fc.nat(2), units: fc.integer({ min: 1, max: 4 }) })
const purchase = fc.record({
  who: fc.nat(3),
  picks: fc.array(pick, { minLength: 1, maxLength: 5 }),
  repeat: fc.constantFrom('no', 'same key', 'two tabs'),
})
type Purchase = typeof purchase extends fc.Arbitrary<infer P> ? P : never
const prices = fc.array(fc.bigInt(1n, 9_999_999n), { minLength: 9, maxLength: 9 })

/** One visit: the cart is filled and ordered, sometimes twice. Answers what was acknowledged. */
async function buy({ who, picks, repeat }: Purchase): Promise<string[]> {
  const buyer = buyers[who]!
  const requests = await Promise.all(
    picks.map(async ({ brand, product, units: n }) => {
      const productId = brands[brand]!.products[product]!
      return product === 2 ? { productId, quantity: n } : units(productId, n, 1)
    }),
  )
  const byProduct = new Map(requests.map((input) => [input.productId, input]))
  const carts = await fill(buyer, ...byProduct.values())
  if (!carts?.length) return [] // not enough of something
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    repeat === 'no'
      ? [checkOut(buyer, carts, key)]
      : [checkOut(buyer, carts, key), checkOut(buyer, carts, repeat === 'same key' ? key : {})],
  )
  for (const { status } of answers) expect([201, 404, 409, 410]).toContain(status)
  return answers.flatMap(({ status, data }) => (status === 201 ? data.orders.map(({ id }) => id) : []))
}

const amountOf = (minor: bigint, currency: Money) => {
  const digits = String(minor).padStart(decimals[currency] + 1, '0')
  const at = digits.length - decimals[currency]
  return decimals[currency] === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`
}

test(
  'random purchases from brands with 0, 2 and 3 decimals: each order is there once and right to the minor unit',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(purchase, { minLength: 2, maxLength: 8 }), prices, async (purchases, tagged) => {
        await sql`delete from sales_order`.execute(db)
        await sql`delete from order_counter`.execute(db)
        await sql`delete from cart`.execute(db)
        await sql`update sku set reserved = 0, on_hand = 14`.execute(db)
        const priceOf = new Map<string, bigint>()
        for (const [at, wholesale] of tagged.entries()) {
          const productId = brands[Math.floor(at / 3)]!.products[at % 3]!
          priceOf.set(productId, wholesale)
          await db.updateTable('productPrice').set({ wholesale }).where('productId', '=', productId).execute()
        }
        const acknowledged = new Set((await Promise.all(purchases.map(buy))).flat())
        const { rows } = await sql<{ id: string }>`select id from sales_order`.execute(db)
        expect(new Set(rows.map(({ id }) => id))).toEqual(acknowledged)
        for (const buyer of buyers) {
          const { data } = await ask(buyer, orders.list, { query: { limit: '100' } as never })
          for (const { id } of data.orders) {
            const order = (await ask(buyer, orders.read, { params: { id } })).data
            const minor = order.lines.reduce(
              (sum, { productId, units: n }) => sum + priceOf.get(productId)! * BigInt(n),
              0n,
            )
            expect(order.amount).toMatch(written[order.currency as Money])
            expect(order.amount).toBe(amountOf(minor, order.currency as Money))
          }
        }
        const { rows: wrong } = await sql`select id from sku where reserved > on_hand
        or reserved <> coalesce((select sum(quantity) from order_hold where sku_id = sku.id), 0)`.execute(db)
        expect(wrong).toEqual([])
        const { rows: gaps } = await sql`select brand_id from sales_order group by brand_id
        having max(right(number, 6)::int) <> count(*)`.execute(db)
        expect(gaps).toEqual([])
      }),
      { numRuns: propertyRuns(20) },
    )
  },
)
