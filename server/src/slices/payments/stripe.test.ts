import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import { payments } from '@souk/contract/payments/payments.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { newMoney } from '../../testing/money.ts'
import { injectUntilServed } from '../../testing/inject.ts'
import { newStripe } from '../../testing/outside/stripe-stand-in.ts'
import { newWorld } from '../../testing/world.ts'
import { bookCreditNote, chargeInvoice } from '../wallet/door.ts'
import { bookNow } from '../wallet/paying/charge-invoice.ts'
import { bookRefundNow } from '../wallet/receivables/refund-to-cards.ts'
import { payOut } from '../wallet/paying/pay-out.ts'
import { findLostPayments } from './find-lost-payments.ts'
import { settleRefund } from './refund-payment.ts'
import { toStripe } from './stripe-provider.ts'

const stripe = await newStripe()
const secret = 'whsec_test'
const world = await newWorld({ stripe: { secretKey: 'sk_test_1', webhookSecret: secret, apiUrl: stripe.url } })
const { app, ask, db, deps, url, close } = world
afterAll(async () => {
  await close()
  await stripe.close()
})
const { inTx, pair, invoice, stateOf, balance, expectSoundBooks } = newMoney(world)
const sdk = new Stripe('sk_test_1')

async function card(
  entityId: string,
  method: 'pm_ok' | 'pm_decline' | 'pm_auth' | 'pm_small' | 'pm_outage',
): Promise<string> {
  const own = {
    provider: 'stripe',
    token: `cus_1:${method}`,
    brand: 'VISA',
    last4: '4242',
    expMonth: 9,
    expYear: 2031,
    holder: 'Nadia Karam',
    status: 'VERIFIED',
  }
  return (
    await db
      .insertInto('savedCard')
      .values({ ...own, entityId })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}
type Sent = { id: string; type: string; object: object }
const send = ({ id, type, object }: Sent, signedWith = secret) => {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const signature = sdk.webhooks.generateTestHeaderString({ payload, secret: signedWith })
  return injectUntilServed(app, {
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
}
const shuffled = <T>(list: readonly T[]) =>
  list
    .map((one) => [Math.random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)
/** What the worker does with the events of payments. */
const bookAll = async () => {
  for (const { id } of await db.selectFrom('payment').select('id').execute())
    await Promise.all([bookNow(db, id), bookNow(db, id)])
}

describe('by the official SDK against a stand-in', () => {
  test('charges off-session; a server error is retried with the same key and charges once', async () => {
    const { brandId, retailerId } = await pair()
    const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
    stripe.hooks.failFirst = true
    const before = stripe.seen.charges
    expect(await chargeInvoice(deps, invoiceId, await card(retailerId, 'pm_ok'), 0n)).toBe('PAID')
    expect([stripe.seen.charges - before, stripe.seen.failures]).toEqual([1, 1])
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID' })
  })
  test('a declined card is declined, a card that needs a second step leads to the bank and pays afterwards', async () => {
    const { buyer, brandId, retailerId } = await pair()
    const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
    expect(await chargeInvoice(deps, invoiceId, await card(retailerId, 'pm_decline'), 0n)).toBe('DECLINED')
    const [open] = (await ask(buyer, wallet.transactions, { query: { status: 'OPEN' } })).data.items
    const cardId = await card(retailerId, 'pm_auth')
    const asked = await ask(buyer, wallet.pay, { params: { id: open!.id }, body: { method: 'CARD', cardId } })
    expect(asked.data).toMatchObject({ result: 'NEEDS_STEP', stepUrl: 'https://bank.test/3ds' })
    const { providerRef } = await db
      .selectFrom('payment')
      .select('providerRef')
      .where('id', '=', asked.data.paymentId!)
      .executeTakeFirstOrThrow()
    stripe.intents.get(providerRef!)!.status = 'succeeded'
    const confirm = () => ask(buyer, wallet.confirmPayment, { params: { id: asked.data.paymentId }, body: {} })
    expect((await confirm()).data.result).toBe('PAID')
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID', paid: 5_000n })
  })
  test('a test card pays nothing any more once Stripe takes the payments', async () => {
    const { brandId, retailerId } = await pair()
    const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
    const cardId = await newMoney(world).saveCard(retailerId)
    expect(await chargeInvoice(deps, invoiceId, cardId, 0n)).toBe('DECLINED')
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'OPEN', paid: 0n })
  })
  test('a card is set up on Stripe’s page and saved for the entity that asked', async () => {
    const { buyer, retailerId } = await pair()
    expect((await ask(buyer, payments.setup, { body: { returnTo: '/checkout' } })).data.url).toBe(
      'https://checkout.test/cs_1',
    )
    const finish = () => ask(buyer, payments.finishSetup, { body: { session: 'cs_1' } })
    stripe.state.entityId = randomUUID()
    expect((await finish()).status).toBe(409)
    stripe.state.entityId = retailerId
    expect((await finish()).data).toMatchObject({ provider: 'stripe', brand: 'VISA', last4: '4242' })
  })
  test('amounts are in Stripe’s own units', () => {
    expect([
      toStripe(1_250n, 'JPY'),
      toStripe(1_250n, 'EUR'),
      toStripe(1_250n, 'KWD'),
      toStripe(1_250n, 'ISK'),
    ]).toEqual([1_250, 1_250, 1_250, 125_000])
    expect(() => toStripe(1_251n, 'KWD')).toThrow('amount_not_supported')
  })
})

describe('webhooks', () => {
  test('a wrong signature is refused', async () => {
    expect((await send({ id: 'evt_0', type: 'payment_intent.succeeded', object: {} }, 'whsec_other')).statusCode).toBe(
      400,
    )
  })
  test('each sent ten times in random order, late and out of order, changes nothing twice', async () => {
    const { brandId, retailerId } = await pair()
    const events: Sent[] = []
    const invoices: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const { invoiceId } = await invoice({ brandId, retailerId }, 1_000n)
      invoices.push(invoiceId)
      await chargeInvoice(deps, invoiceId, await card(retailerId, 'pm_auth'), 0n)
      const { id } = await db
        .selectFrom('payment')
        .select('id')
        .where('subjectId', '=', invoiceId)
        .executeTakeFirstOrThrow()
      await db.deleteFrom('savedCard').where('entityId', '=', retailerId).execute()
      const intent = { id: `pi_hook_${n}`, object: 'payment_intent', metadata: { key: id }, last_payment_error: null }
      const failed = { ...intent, status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } }
      events.push(
        { id: `evt_${n}_1`, type: 'payment_intent.requires_action', object: { ...intent, status: 'requires_action' } },
        { id: `evt_${n}_2`, type: 'payment_intent.payment_failed', object: failed },
        { id: `evt_${n}_3`, type: 'payment_intent.succeeded', object: { ...intent, status: 'succeeded' } },
      )
    }
    const all = shuffled(events.flatMap((one) => Array<Sent>(10).fill(one)))
    while (all.length > 0) {
      const answers = await Promise.all(all.splice(0, 12).map((one) => send(one)))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      await bookAll()
    }
    for (const invoiceId of invoices) expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID', paid: 1_000n })
    expect(await balance(brandId, 'BALANCE')).toBe(850n + 900n + 900n)
    expect(await balance(retailerId, 'CREDIT')).toBe(0n)
    await expectSoundBooks()
  })
  test('a refund is made once by its key, however often it is asked for; one that fails later becomes credit', async () => {
    const { brandId, retailerId } = await pair()
    const { invoiceId, orderId } = await invoice({ brandId, retailerId }, 1_000n)
    await chargeInvoice(deps, invoiceId, await card(retailerId, 'pm_ok'), 0n)
    await inTx((tx) =>
      bookCreditNote(tx, {
        creditNoteId: randomUUID(),
        number: 'CN-1',
        invoiceId,
        goods: 1_000n,
        tax: 0n,
        freight: 0n,
        total: 1_000n,
        refundTo: 'CARD',
        goodsByOrder: [{ orderId, goods: 1_000n }],
      }),
    )
    const refund = await db.selectFrom('refund').select('id').executeTakeFirstOrThrow()
    await Promise.all([settleRefund(deps, refund.id), settleRefund(deps, refund.id)])
    await Promise.all([bookRefundNow(db, refund.id), bookRefundNow(db, refund.id)])
    expect(stripe.seen.refunds).toBe(1)
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'CREDITED' })
    expect(await balance(retailerId, 'CREDIT')).toBe(0n)
    await expectSoundBooks()
    // The bank of the card can still send the money back.
    const failed = { id: 're_1', object: 'refund', status: 'failed', metadata: { key: refund.id } }
    for (const type of ['refund.failed', 'refund.updated']) await send({ id: `evt_${type}`, type, object: failed })
    await Promise.all([bookRefundNow(db, refund.id), bookRefundNow(db, refund.id)])
    expect(await balance(retailerId, 'CREDIT')).toBe(1_000n)
    await expectSoundBooks()
  })
})

test('a charge that Stripe refuses is declined; one that cannot be looked up does not keep the others waiting', async () => {
  const { brandId, retailerId } = await pair()
  const [unclear, small] = [await invoice({ brandId, retailerId }, 20n), await invoice({ brandId, retailerId }, 20n)]
  expect(await chargeInvoice(deps, unclear.invoiceId, await card(retailerId, 'pm_outage'), 0n)).toBe('PENDING')
  const smallCard = await card(retailerId, 'pm_small')
  expect(await chargeInvoice(deps, small.invoiceId, smallCard, 0n)).toBe('DECLINED')
  await db.updateTable('payment').set({ status: 'CREATED' }).where('cardId', '=', smallCard).execute()
  await findLostPayments(deps, 0)
  const statuses = await db
    .selectFrom('payment')
    .select('status')
    .where('payerId', '=', retailerId)
    .orderBy('createdAt')
    .execute()
  expect(statuses).toEqual([{ status: 'CREATED' }, { status: 'DECLINED' }])
})

test('the process is killed between charge and answer: the payment is found by its key and nothing is charged twice', async () => {
  const { brandId, retailerId } = await pair()
  const { invoiceId } = await invoice({ brandId, retailerId }, 7_000n)
  const cardId = await card(retailerId, 'pm_ok')
  const before = stripe.seen.charges
  const root = join(import.meta.dirname, '../../../..')
  const script = [
    '--import',
    './server/tsx-loader.js',
    'server/src/testing/charge-invoice.ts',
    url,
    stripe.url,
    invoiceId,
    cardId,
  ]
  const child = spawn(process.execPath, script, { cwd: root, stdio: 'inherit' })
  stripe.hooks.afterCharge = () => child.kill('SIGKILL')
  const signal = await new Promise((done) => child.on('exit', (_, by) => done(by)))
  expect([signal, stripe.seen.charges - before]).toEqual(['SIGKILL', 1])
  expect(await stateOf(invoiceId)).toMatchObject({ status: 'OPEN', paid: 0n })
  await findLostPayments(deps, 0)
  await findLostPayments(deps, 0)
  await bookAll()
  expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID', paid: 7_000n })
  expect(stripe.seen.charges - before).toBe(1)
  await expectSoundBooks()
})

test('a payout that Stripe refuses goes back to the balance, one that has to wait stays, and the others are made', async () => {
  const brands = await Promise.all(
    ['acct_closed', 'balance_insufficient', 'acct_ok'].map(async (account) => {
      const { brandId, retailerId } = await pair()
      await db.insertInto('payoutAccount').values({ brandId, provider: 'stripe', account }).execute()
      const { invoiceId } = await invoice({ brandId, retailerId }, 1_000n)
      await chargeInvoice(deps, invoiceId, await card(retailerId, 'pm_ok'), 0n)
      return brandId
    }),
  )
  await payOut(deps)
  const statusOf = async (brandId: string) =>
    (await db.selectFrom('payout').select('status').where('brandId', '=', brandId).executeTakeFirstOrThrow()).status
  expect(await Promise.all(brands.map(statusOf))).toEqual(['FAILED', 'PENDING', 'DONE'])
  expect(await Promise.all(brands.map((brandId) => balance(brandId, 'BALANCE')))).toEqual([850n, 0n, 0n])
})
