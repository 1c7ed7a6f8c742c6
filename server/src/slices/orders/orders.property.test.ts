import { propertyRuns } from '../../testing/property-runs.ts'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { currentRevision, heldRevisions } from '@souk/contract/orders/order-moves.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { newShoppers } from '../../testing/shoppers.ts'
import { newWorld } from '../../testing/world.ts'
import { highestUnits, unitsOf } from './model/units.ts'
import { expireOverdueOrders } from './negotiation/expire-overdue-orders.ts'
import { linesOf } from './model/lines.queries.ts'
import { stateOf } from './model/order-state.ts'
import { orderRows } from './model/orders.queries.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const { brand, seller, shelf, shopper, units, fill, checkOut } = await newShoppers(world)
const { products } = await shelf(3)
const buyers = await Promise.all([shopper(), shopper(), shopper()])
// A carton takes its units of each size.
await db.updateTable('product').set({ isCarton: true }).where('id', '=', products[2]!).execute()
await sql`update sku set carton_units = 1 + size_position where product_id = ${products[2]!}`.execute(db)

const action = fc.record({
  kind: fc.constantFrom('order', 'order', 'confirm', 'some', 'reject', 'cancel', 'propose', 'propose', 'wait'),
  who: fc.nat(2),
  isBrand: fc.boolean(),
  order: fc.nat(50),
  product: fc.nat(2),
  quantity: fc.nat(9),
})
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

const placed: string[] = []
const allowed = new Set([200, 201, 404, 409, 410, 422])

async function act({ kind, who, isBrand, order, product, quantity }: Action): Promise<number> {
  if (kind === 'order') return buy(who, product, quantity)
  const id = placed[order % Math.max(placed.length, 1)]
  if (!id) return 200
  if (kind === 'wait') {
    await sql`update sales_order set due_at = now() where id = ${id} and due_at is not null`.execute(db)
    await expireOverdueOrders(db)
    return 200
  }
  const owner = await db.selectFrom('salesOrder').select('retailerId').where('id', '=', id).executeTakeFirstOrThrow()
  const actor = isBrand ? seller : buyers.find(({ entityId }) => entityId === owner.retailerId)!
  const { data: now } = await ask(actor, orders.read, { params: { id } })
  const { version } = now
  const lineId = now.lines[quantity % now.lines.length]!.lineId
  const params = { id }
  switch (kind) {
    case 'confirm':
      return (await ask(actor, orders.confirm, { params, body: { version } })).status
    case 'some':
      return (await ask(actor, orders.confirm, { params, body: { version, lines: [lineId] } })).status
    case 'reject':
      return (await ask(actor, orders.reject, { params, body: { version, reason: 'LEAD_TIME', text: '' } })).status
    case 'cancel':
      return (await ask(actor, orders.cancel, { params, query: { version } as never })).status
    default:
      return (
        await ask(actor, orders.propose, { params, body: { version, lines: [{ lineId, quantity }], reason: '' } })
      ).status
  }
}

async function buy(who: number, product: number, quantity: number): Promise<number> {
  const productId = products[product]!
  const line = product === 2 ? { productId, quantity: quantity % 3 } : await units(productId, quantity % 5, 1)
  const carts = await fill(buyers[who]!, line)
  if (!carts?.length) return 422
  const { status, data } = await checkOut(buyers[who]!, carts)
  if (status === 201) placed.push(...data.orders.map(({ id }) => id))
  return status
}

/** Every order exists once in a legal state, its reserved stock follows the rule, and nothing is oversold. */
async function expectSound(): Promise<void> {
  const rows = await orderRows(db, seller as never).execute()
  expect(rows.map(({ id }) => id).toSorted()).toEqual(placed.toSorted())
  const wanted = new Map<string, number>()
  for (const order of rows) {
    const state = await stateOf(db, order)
    expect(state.revisions.map(({ number }) => number)).toEqual(state.revisions.map((_, at) => at + 1))
    expect(state.revisions.at(-1)!.number).toBe(order.revision)
    const current = currentRevision(order)
    const agreedLines = (await linesOf(db, order.id, [current])).get(current)!
    expect(BigInt(order.worth)).toBe(
      agreedLines.reduce((sum, { price, quantity }) => sum + price * BigInt(quantity), 0n),
    )
    expect(order.units).toBe([...unitsOf(agreedLines).values()].reduce((sum, n) => sum + n, 0))
    const held = heldRevisions(state)
    const lines = held.length > 0 ? await linesOf(db, order.id, held) : new Map()
    for (const [skuId, n] of highestUnits([...lines.values()].map(unitsOf)))
      wanted.set(skuId, (wanted.get(skuId) ?? 0) + n)
  }
  const skus = await db.selectFrom('sku').select(['id', 'onHand', 'reserved']).execute()
  for (const { id, onHand, reserved } of skus) {
    expect({ id, reserved }).toEqual({ id, reserved: wanted.get(id) ?? 0 })
    expect(reserved).toBeLessThanOrEqual(onHand!)
  }
  const numbers = rows.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
}

test(
  'whatever buyers and the brand do, several at once, stock and orders stay sound',
  { timeout: 240_000 },
  async () => {
    const batches = fc.array(fc.array(action, { minLength: 1, maxLength: 5 }), { minLength: 3, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(batches, async (steps) => {
        await sql`delete from sales_order where brand_id = ${brand.id}`.execute(db)
        await sql`delete from order_counter`.execute(db)
        await sql`delete from cart`.execute(db)
        await sql`update sku set reserved = 0, on_hand = 12`.execute(db)
        placed.length = 0
        for (const batch of steps) {
          for (const status of await Promise.all(batch.map(act))) expect(allowed).toContain(status)
          await expectSound()
        }
      }),
      { numRuns: propertyRuns(25) },
    )
  },
)
