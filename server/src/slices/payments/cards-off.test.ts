import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { payments } from '@souk/contract/payments/payments.contract.ts'
import { testCards, testCode } from '@souk/contract/payments/test-cards.ts'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { credit } from '@souk/contract/wallet/credit.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { newMoney } from '../../testing/money.ts'
import { newShoppers } from '../../testing/shoppers.ts'
import { newWorld, type Person } from '../../testing/world.ts'
import { makeStatement } from '../wallet/commission/make-statements.ts'
import { chargeInvoice } from '../wallet/paying/charge-invoice.ts'
import { finishPayouts, payOut } from '../wallet/paying/pay-out.ts'
import { findLostPayments } from './find-lost-payments.ts'

const world = await newWorld({ isDemo: false })
const { app, ask, close, db, deps } = world
afterAll(close)
const { pair, invoice, stateOf, saveCard, balance } = newMoney(world)
const asDemo = { ...deps, config: { ...deps.config, isDemo: true } }
const makeDemo = (entityId: string) =>
  db.updateTable('entity').set({ isDemo: true }).where('id', '=', entityId).execute()
const openOf = async (who: Person) => {
  const { items } = (await ask(who, wallet.transactions, { query: { status: 'OPEN' } })).data
  return items[0]!
}
const pay = (who: Person, id: string, cardId: string) =>
  ask(who, wallet.pay, { params: { id }, body: { method: 'CARD', cardId } })
const card = { number: testCards[0]!.number, expMonth: 12, expYear: 2099, cvc: '123', holder: 'Nadia Karam' }

test('every call that would use a card refuses outside the demo until Stripe is set, and none is offered', async () => {
  expect((await app.inject('/settings.json')).json()).toMatchObject({ cardProvider: null })
  const { buyer, retailerId } = await pair()
  const cardId = await saveCard(retailerId, 4)
  const bodies: Record<string, object> = {
    save: card,
    confirm: { code: testCode },
    setup: { returnTo: '/checkout' },
    finishSetup: { session: 'cs_1' },
  }
  for (const [name, call] of Object.entries<Endpoint>(payments)) {
    if (name === 'remove') continue // what is saved can still be removed
    const answer = await ask(buyer, call, { params: { id: cardId }, ...(bodies[name] && { body: bodies[name] }) })
    if (name === 'cards') expect(answer.data).toEqual([])
    else expect([name, answer.status, answer.message]).toEqual([name, 409, expect.stringContaining('not accepted')])
  }
  const options = await ask(buyer, credit.options, { query: { currency: 'EUR' } })
  expect(options.data.takesCards).toBe(false)
  expect((await ask(buyer, payments.remove, { params: { id: cardId } })).data).toEqual({ removed: 1 })
})

test('a card that was saved earlier pays no invoice, no statement and no shipment', async () => {
  const { buyer, seller, brandId, retailerId } = await pair()
  const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
  const open = await openOf(buyer)
  expect(open.mayPay).toEqual(['WALLET', 'BANK_TRANSFER'])
  const cardId = await saveCard(retailerId)
  expect((await pay(buyer, open.id, cardId)).status).toBe(409)
  expect(await chargeInvoice(deps, invoiceId, cardId, 0n)).toBe('DECLINED')
  expect(await stateOf(invoiceId)).toMatchObject({ status: 'OPEN', paid: 0n })
  const due = await invoice({ brandId, retailerId }, 10_000n)
  const paidOn = new Date().toISOString().slice(0, 10)
  await ask(seller, bankTransfers.record, {
    body: { retailerId, currency: 'EUR', amount: '100', paidOn, reference: 'T', invoiceIds: [due.invoiceId] },
  })
  await makeStatement(db, { brandId, currency: 'EUR', month: '2026-01-01' })
  const { items } = (await ask(seller, wallet.transactions, { query: { kind: 'COMMISSION', status: 'OPEN' } })).data
  expect(items.map(({ mayPay }) => mayPay)).toEqual([['BALANCE']])
  expect((await pay(seller, items[0]!.id, await saveCard(brandId))).status).toBe(409)
  expect(await balance(brandId, 'DUE')).toBeGreaterThan(0n)
})

test('a payment that began in the demo is not finished outside of it', async () => {
  const { buyer, brandId, retailerId } = await pair()
  const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
  expect(await chargeInvoice(asDemo, invoiceId, await saveCard(retailerId, 6), 0n)).toBe('NEEDS_STEP')
  const { id } = await db
    .selectFrom('payment')
    .select('id')
    .where('subjectId', '=', invoiceId)
    .executeTakeFirstOrThrow()
  const confirmed = await ask(buyer, wallet.confirmPayment, { params: { id }, body: { code: testCode } })
  expect(confirmed.data.result).toBe('DECLINED')
  await db.updateTable('payment').set({ status: 'CREATED', settledAt: null }).where('id', '=', id).execute()
  await db.updateTable('testProviderCharge').set({ status: 'SUCCEEDED' }).where('key', '=', id).execute()
  await findLostPayments(deps, 0)
  expect(await stateOf(invoiceId)).toMatchObject({ status: 'OPEN', paid: 0n })
})

test('an order that a card pays is refused at checkout', async () => {
  const { shelf, shopper, units, fill, checkOut } = await newShoppers(world)
  const { products } = await shelf(1)
  const who = await shopper()
  const chosen = await fill(who, await units(products[0]!, 1))
  const cardId = await saveCard(who.entityId!)
  const carts = chosen.map(({ _id, version }) => ({ cartId: _id, version, paymentMethod: 'CARD' as const, cardId }))
  const refused = await ask(who, orders.multiple, { body: { carts } })
  expect([refused.status, refused.errors[0]!.field]).toEqual([409, 'cardId'])
  expect((await checkOut(who, chosen)).status).toBe(201)
})

test('a demo entity pays a demo brand with a test card, and no other brand', async () => {
  const { buyer, brandId, retailerId } = await pair()
  await makeDemo(retailerId)
  expect((await ask(buyer, payments.save, { body: card })).data).toMatchObject({ provider: 'test' })
  const cardId = (await ask(buyer, payments.cards)).data[0]!.id
  const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
  const open = await openOf(buyer)
  expect(open.mayPay).not.toContain('CARD')
  expect((await pay(buyer, open.id, cardId)).status).toBe(409)
  await makeDemo(brandId)
  expect((await openOf(buyer)).mayPay).toContain('CARD')
  expect((await pay(buyer, open.id, cardId)).data.result).toBe('PAID')
  expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID' })
})

test('no payout completes by itself where no provider moves money', async () => {
  const { brandId, retailerId } = await pair()
  const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
  await chargeInvoice(asDemo, invoiceId, await saveCard(retailerId), 0n)
  await payOut(deps)
  await finishPayouts(deps)
  const payout = db.selectFrom('payout').select(['status', 'provider']).where('brandId', '=', brandId)
  expect(await payout.executeTakeFirstOrThrow()).toEqual({ status: 'PENDING', provider: null })
})
