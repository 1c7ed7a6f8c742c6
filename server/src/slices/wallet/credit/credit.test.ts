import { afterAll, describe, expect, test } from 'vitest'
import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { credit, creditCases } from '@souk/contract/wallet/credit.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { newMoney } from '../../../testing/money.ts'
import { newNegotiators } from '../../../testing/negotiators.ts'
import type { Shopper } from '../../../testing/shoppers.ts'
import { idsByAfter, newWorld } from '../../../testing/world.ts'
import { checkLedger } from '../ledger/check-ledger.ts'

const world = await newWorld()
const { db, ask, close, person } = world
afterAll(close)
const { seller, shelf, shopper, units, fill, confirm, cancel, propose, reject, first } = await newNegotiators(world)
const { invoice, grantCredit, inTx } = newMoney(world)
const { products } = await shelf(3)
await db.updateTable('sku').set({ onHand: 10_000 }).execute()
const admin = await person({ side: 'souk' })

async function documentOf(entityId: string): Promise<string> {
  const file = { kind: 'TRADE_LICENCE', location: '/files/document/a.pdf', name: 'a.pdf', bytes: 9 }
  const row = await db
    .insertInto('document')
    .values({ ...file, entityId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
const input = (documentIds: string[], more: object = {}) => ({
  currency: 'EUR',
  amount: '5000',
  legalName: 'Kin & Co Ltd',
  registrationNumber: 'GB 1234',
  yearsTrading: 7,
  annualTurnover: '900000',
  contactName: 'Nadia Karam',
  contactEmail: 'nadia@kin.test',
  documentIds,
  ...more,
})
const apply = (who: { token: string }, body: object) => ask(who, credit.apply, { body })
const decide = (id: string, body: object, who: { token: string } = admin) =>
  ask(who, creditCases.decide, { params: { id }, body })
const net = (who: Shopper, [cart]: Cart[], method: 'NET_30' | 'NET_60' = 'NET_30') =>
  ask(who, orders.multiple, { body: { carts: [{ cartId: cart!._id, version: cart!.version, paymentMethod: method }] } })
const roomOf = async (who: Shopper) =>
  (await ask(who, credit.options, { query: { currency: 'EUR' } })).data.credit?.room

describe('an application', () => {
  test('needs an address and a document of one’s own, and waits once for each currency', async () => {
    const newcomer = await person({ side: 'retailer' })
    expect((await ask(newcomer, credit.verify)).data).toMatchObject({ mayApply: false })
    expect((await apply(newcomer, input([await documentOf(newcomer.entityId!)]))).status).toBe(409)
    const who = await shopper()
    const foreign = await documentOf((await shopper()).entityId)
    const own = await documentOf(who.entityId)
    expect((await ask(who, credit.verify)).data.mayApply).toBe(true)
    expect(await apply(who, input([foreign]))).toMatchObject({ status: 422, errors: [{ field: 'documentIds' }] })
    expect(await apply(who, input([own], { amount: '10.001' }))).toMatchObject({
      status: 422,
      errors: [{ field: 'amount' }],
    })
    const both = await Promise.all([apply(who, input([own])), apply(who, input([own]))])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await apply(who, input([own], { currency: 'KWD', amount: '10.001', annualTurnover: '1' }))).status).toBe(
      201,
    )
    expect((await ask(who, credit.read)).data.applications).toMatchObject([
      { amount: '10.001' },
      { amount: '5000.00', status: 'SUBMITTED' },
    ])
  })
  test('is decided once, by an admin, with a limit or a reason', async () => {
    const who = await shopper()
    const { id } = (await apply(who, input([await documentOf(who.entityId)]))).data
    expect((await decide(id, { status: 'APPROVED', limit: '300' }, who)).status).toBe(403)
    expect(await decide(id, { status: 'DECLINED' })).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
    expect(await decide(id, { status: 'APPROVED' })).toMatchObject({ status: 422, errors: [{ field: 'limit' }] })
    const both = await Promise.all([
      decide(id, { status: 'APPROVED', limit: '300' }),
      decide(id, { status: 'DECLINED', reason: 'No' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { data } = await ask(admin, creditCases.list, { query: { status: 'SUBMITTED' } })
    expect(data.items.map((one) => one.id)).not.toContain(id)
    const cases = async (query: object) =>
      (await ask(admin, creditCases.list, { query })).data.items.map((one) => one.id)
    const all = await cases({})
    expect([all.length > 2, await idsByAfter(cases)]).toEqual([true, all])
    expect(await cases({ after: crypto.randomUUID() })).toEqual([])
  })
})

describe('net terms at checkout', () => {
  test('are refused without credit and beyond it, and hold what is ordered', async () => {
    const who = await shopper()
    const carts = await fill(who, await units(products[0]!, 2))
    expect(await net(who, carts)).toMatchObject({ status: 409, errors: [{ field: 'paymentMethod' }] })
    const worth = BigInt(carts[0]!.amount!.replace('.', ''))
    await grantCredit(who.entityId, worth)
    const placed = await net(who, carts)
    expect(placed.status).toBe(201)
    expect(await roomOf(who)).toBe('0.00')
    expect((await net(who, await fill(who, await units(products[0]!, 1)))).status).toBe(409)
    const id = placed.data.orders[0]!.id
    expect((await ask(who, credit.read)).data.limits).toMatchObject([
      { used: carts[0]!.amount, held: carts[0]!.amount, open: '0.00', room: '0.00' },
    ])
    expect((await cancel(who, id)).status).toBe(200)
    expect(await roomOf(who)).toBe(carts[0]!.amount)
    expect(await checkLedger(db)).toEqual([])
  })
  test('eight orders of eight brands at once never pass the limit', async () => {
    const who = await shopper()
    await grantCredit(who.entityId, 30_000n)
    const holds = Array.from({ length: 8 }, async () => {
      const { holdCredit } = await import('../door.ts')
      return inTx((tx) =>
        holdCredit(tx, { orderId: crypto.randomUUID(), retailerId: who.entityId, currency: 'EUR', amount: 9_000n }),
      ).then(
        () => 'held',
        () => 'refused',
      )
    })
    expect((await Promise.all(holds)).filter((one) => one === 'held')).toHaveLength(3)
    expect(await roomOf(who)).toBe('30.00')
    expect(await checkLedger(db)).toEqual([])
  })
  test('a proposal holds its increase at once and a refusal gives it back', async () => {
    const who = await shopper()
    const carts = await fill(who, await units(products[1]!, 2))
    const each = BigInt(carts[0]!.amount!.replace('.', '')) / 2n
    await grantCredit(who.entityId, each * 3n)
    const id = (await net(who, carts)).data.orders[0]!.id
    await confirm(seller, id)
    const lineId = await first(products[1]!)
    expect((await propose(seller, id, [{ lineId, quantity: 4 }])).status).toBe(409)
    expect((await propose(seller, id, [{ lineId, quantity: 3 }])).status).toBe(200)
    expect(await roomOf(who)).toBe('0.00')
    expect((await reject(who, id)).status).toBe(200)
    expect((await ask(who, credit.read)).data.limits[0]!.held).toBe(carts[0]!.amount)
    expect(await checkLedger(db)).toEqual([])
  })
  test('an invoice turns what is held into what is open, and a payment frees it', async () => {
    const who = await shopper()
    const carts = await fill(who, await units(products[2]!, 2))
    const worth = BigInt(carts[0]!.amount!.replace('.', ''))
    await grantCredit(who.entityId, worth + 100n)
    const id = (await net(who, carts)).data.orders[0]!.id
    await confirm(seller, id)
    const parties = { brandId: seller.entityId!, retailerId: who.entityId }
    const over = invoice(parties, worth, {
      orderIds: [id],
      goodsByOrder: [{ orderId: id, goods: worth }],
      method: 'NET_30',
      freight: 101n,
    })
    await expect(over).rejects.toMatchObject({ key: 'wallet.noCredit' })
    await invoice(parties, worth, {
      orderIds: [id],
      goodsByOrder: [{ orderId: id, goods: worth }],
      method: 'NET_30',
      freight: 100n,
    })
    expect((await ask(who, credit.read)).data.limits).toMatchObject([{ held: '0.00', room: '0.00' }])
    expect(await checkLedger(db)).toEqual([])
  })
})

describe('commission of an order', () => {
  test('is fixed at the first confirmation: 15 % first, 10 % later, 0 % direct; an order that ends gives “first” back', async () => {
    const who = await shopper()
    const place = async () => {
      const [cart] = await fill(who, await units(products[0]!, 1))
      const body = { carts: [{ cartId: cart!._id, version: cart!.version, paymentMethod: 'BANK_TRANSFER' as const }] }
      return (await ask(who, orders.multiple, { body })).data.orders[0]!.id
    }
    const statement = async (id: string) => (await ask(seller, wallet.commission, { params: { orderId: id } })).data
    const [one, two, three] = [await place(), await place(), await place()]
    await confirm(seller, one)
    await confirm(seller, two)
    expect(await statement(one)).toMatchObject({ basis: 'FIRST', rate: 1_500, usualRate: 1_500, rewardRate: null })
    expect(await statement(two)).toMatchObject({ basis: 'LATER', rate: 1_000 })
    expect((await ask(who, wallet.commission, { params: { orderId: one } })).data).toMatchObject({
      basis: 'FIRST',
      rate: null,
      rewardRate: 200,
    })
    await cancel(seller, one)
    await confirm(seller, three)
    expect(await statement(three)).toMatchObject({ basis: 'FIRST' })
    await db.updateTable('relation').set({ origin: 'direct' }).where('retailerId', '=', who.entityId).execute()
    const four = await place()
    await confirm(seller, four)
    expect(await statement(four)).toMatchObject({ basis: 'DIRECT', rate: 0, usualRate: 1_000 })
    const stranger = await person({ side: 'brand' })
    expect((await ask(stranger, wallet.commission, { params: { orderId: four } })).status).toBe(404)
  })
})
