import { afterAll, describe, expect, test } from 'vitest'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { payments } from '@souk/contract/payments/payments.contract.ts'
import { testCode } from '@souk/contract/payments/test-cards.ts'
import { newShoppers, type Shopper } from '../../testing/shoppers.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { seller, shelf, shopper, units, fill } = await newShoppers(world)
const { products } = await shelf(1)
await db.updateTable('sku').set({ onHand: 1_000 }).execute()

const numbers = { good: '4242 4242 4242 4242', declined: '4000000000000002', asks: '4000002500003155' }
type Who = { token: string }
const save = (who: Who, number: string, more: object = {}) =>
  ask(who, payments.save, { body: { number, expMonth: 12, expYear: 2099, cvc: '123', holder: 'Nadia Karam', ...more } })
const confirm = (who: Who, id: string, code: string = testCode) =>
  ask(who, payments.confirm, { params: { id }, body: { code } })
const cards = async (who: Who) => (await ask(who, payments.cards)).data
const remove = (who: Who, id: string) => ask(who, payments.remove, { params: { id } })

describe('saving a card', () => {
  test('a good one is there for the whole team, by its last digits', async () => {
    const who = await shopper()
    const { status, data } = await save(who, numbers.good)
    expect(status).toBe(201)
    expect(data).toMatchObject({ brand: 'VISA', last4: '4242', status: 'VERIFIED', provider: 'test' })
    const colleague = await person({ side: 'retailer', entityId: who.entityId })
    expect(await cards(colleague)).toEqual([data])
    expect(await cards(await shopper())).toEqual([])
  })
  test('a declined one and one that is no test card leave nothing, and say why', async () => {
    const who = await shopper()
    expect(await save(who, numbers.declined)).toMatchObject({
      status: 422,
      errors: [{ field: 'number', message: 'The card was declined, and nothing was saved. Use another one.' }],
    })
    expect(await save(who, '4111 1111 1111 1111')).toMatchObject({
      status: 422,
      errors: [{ field: 'number', message: expect.stringContaining('Only the test cards') }],
    })
    expect(await save(who, numbers.good, { expYear: 2020 })).toMatchObject({
      status: 422,
      errors: [{ field: 'expMonth' }],
    })
    expect(await cards(who)).toEqual([])
  })
  test('the same card twice, even at once, is one card', async () => {
    const who = await shopper()
    await Promise.all([save(who, numbers.good), save(who, numbers.good)])
    await save(who, numbers.good, { expYear: 2098 })
    expect(await cards(who)).toMatchObject([{ expYear: 2098 }])
  })
  test('neither the number nor the code on the back is kept anywhere', async () => {
    const who = await shopper()
    await ask(who, payments.save, {
      headers: { 'idempotency-key': 'a-card' },
      body: { number: numbers.asks, expMonth: 12, expYear: 2099, cvc: '987', holder: 'Nadia Karam' },
    })
    const rows = await Promise.all([
      db.selectFrom('savedCard').selectAll().execute(),
      db.selectFrom('audit').selectAll().where('userId', '=', who.userId).execute(),
      db.selectFrom('outbox').selectAll().execute(),
    ])
    const stored = JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    expect(stored).toContain('card_saved')
    expect(stored).not.toContain(numbers.asks)
    expect(stored).not.toContain('"987"')
    expect(await db.selectFrom('idempotency').selectAll().where('key', '=', 'a-card').execute()).toEqual([])
  })
  test('brands have their own for commission, a representative has none, and an impersonating admin saves none', async () => {
    expect((await ask(seller, payments.cards)).data).toEqual([])
    const representative = await person({ side: 'brand', role: 'salesRepresentative', entityId: seller.entityId! })
    expect((await ask(representative, payments.cards)).status).toBe(403)
    const who = await shopper()
    const admin = await person({ side: 'souk' })
    const inPlace = await person({ side: 'retailer', entityId: who.entityId, impersonatorId: admin.userId })
    expect((await save(inPlace, numbers.good)).status).toBe(403)
    expect((await ask(inPlace, payments.cards)).status).toBe(200)
  })
})

describe('the second step', () => {
  test('a card whose bank asks waits for the code; a wrong one changes nothing', async () => {
    const who = await shopper()
    const { data: card } = await save(who, numbers.asks)
    expect(card.status).toBe('NEEDS_STEP')
    expect(await confirm(who, card.id, '000000')).toMatchObject({ status: 422, errors: [{ field: 'code' }] })
    expect(await cards(who)).toMatchObject([{ status: 'NEEDS_STEP' }])
    expect((await confirm(who, card.id)).data.status).toBe('VERIFIED')
  })
  test('two at once confirm once', async () => {
    const who = await shopper()
    const { id } = (await save(who, numbers.asks)).data
    const both = await Promise.all([confirm(who, id), confirm(who, id)])
    expect(both.map(({ data }) => data.status)).toEqual(['VERIFIED', 'VERIFIED'])
    const deeds = await db.selectFrom('audit').select('action').where('subject', '=', id).orderBy('id').execute()
    expect(deeds.map(({ action }) => action)).toEqual(['payments.card_saved', 'payments.card_confirmed'])
  })
  test('another person’s card is not there', async () => {
    const { id } = (await save(await shopper(), numbers.asks)).data
    const stranger = await shopper()
    expect([(await confirm(stranger, id)).status, (await remove(stranger, id)).status]).toEqual([404, 404])
    expect(await db.selectFrom('savedCard').select('status').where('id', '=', id).execute()).toEqual([
      { status: 'NEEDS_STEP' },
    ])
  })
})

describe('paying by card at checkout', () => {
  async function checkOut(who: Shopper, cardId?: string) {
    const [cart] = await fill(who, await units(products[0]!, 2))
    const { _id, version } = cart!
    return ask(who, orders.multiple, {
      body: { carts: [{ cartId: _id, version, paymentMethod: 'CARD', ...(cardId && { cardId }) }] },
    })
  }
  test('the order keeps what the card is called, to the retailer alone, also when the card goes', async () => {
    const who = await shopper()
    const card = (await save(who, numbers.good)).data
    const { status, data } = await checkOut(who, card.id)
    expect(status).toBe(201)
    const read = async (reader: Who) => (await ask(reader, orders.read, { params: { id: data.orders[0]!.id } })).data
    expect(await read(who)).toMatchObject({ paymentMethod: 'CARD', card: 'Visa 4242' })
    expect(await read(seller)).toMatchObject({ paymentMethod: 'CARD', card: null })
    expect((await remove(who, card.id)).data).toEqual({ removed: 1 })
    expect((await read(who)).card).toBe('Visa 4242')
  })
  test('no card, an unconfirmed one, an expired one, another person’s and a removed one order nothing', async () => {
    const who = await shopper()
    expect(await checkOut(who)).toMatchObject({ status: 422, errors: [{ field: 'cardId' }] })
    const waiting = (await save(who, numbers.asks)).data
    expect(await checkOut(who, waiting.id)).toMatchObject({ status: 422, errors: [{ field: 'cardId' }] })
    const good = (await save(who, numbers.good)).data
    await db.updateTable('savedCard').set({ expYear: 2020 }).where('id', '=', good.id).execute()
    expect(await checkOut(who, good.id)).toMatchObject({ status: 422, errors: [{ field: 'cardId' }] })
    const foreign = (await save(await shopper(), numbers.good)).data
    expect((await checkOut(who, foreign.id)).status).toBe(404)
    await remove(who, good.id)
    expect((await checkOut(who, good.id)).status).toBe(404)
    const made = await db.selectFrom('salesOrder').select('id').where('retailerId', '=', who.entityId).execute()
    expect(made).toEqual([])
  })
  test('a card that is removed in the same moment is either charged later or refused, never half', async () => {
    const who = await shopper()
    const { id } = (await save(who, numbers.good)).data
    const [ordered, removed] = await Promise.all([checkOut(who, id), remove(who, id)])
    expect(removed.status).toBe(200)
    expect([201, 404]).toContain(ordered.status)
  })
})
