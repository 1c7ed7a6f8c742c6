import { afterAll, describe, expect, test } from 'vitest'
import { testCode } from '@souk/contract/payments/test-cards.ts'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { newMoney } from '../../../testing/money.ts'
import type { Person } from '../../../testing/world.ts'
import { newWorld } from '../../../testing/world.ts'
import { findLostPayments } from '../../payments/find-lost-payments.ts'
import { makeStatements } from '../commission/make-statements.ts'
import { chargeInvoice, orderCompleted } from '../door.ts'
import { bookNow } from './charge-invoice.ts'
import { expireRewards } from '../rewards/expire-rewards.ts'
import { payOut } from './pay-out.ts'

const world = await newWorld()
const { db, deps, ask, close, person } = world
afterAll(close)
const { inTx, pair, invoice, stateOf, balance, saveCard, expectSoundBooks } = newMoney(world)

const openOnes = async (who: Person, query: object = {}) =>
  (await ask(who, wallet.transactions, { query: { status: 'OPEN', ...query } })).data.items
const pay = (who: Person, id: string, body: object, key?: string) =>
  ask(who, wallet.pay, { params: { id }, body, ...(key && { headers: { 'idempotency-key': key } }) })
const today = new Date().toISOString().slice(0, 10)
const future = '2099-01-01'
const notYet = {
  status: 422,
  errors: [{ field: 'paidOn', message: 'The day of the transfer cannot be in the future.' }],
}
const record = (who: Person, body: object) =>
  ask(who, bankTransfers.record, { body: { currency: 'EUR', paidOn: today, reference: 'SEPA 1', ...body } })

describe('paying an invoice by card', () => {
  test('pays it once for one key, also by ten requests at once', async () => {
    const { buyer, brandId, retailerId } = await pair()
    const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
    const cardId = await saveCard(retailerId)
    const [open] = await openOnes(buyer)
    expect(open).toMatchObject({
      kind: 'INVOICE',
      direction: 'OUT',
      amount: '50.00',
      open: '50.00',
      balance: '-50.00',
      mayPay: ['CARD', 'WALLET', 'BANK_TRANSFER'],
    })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pay(buyer, open!.id, { method: 'CARD', cardId }, 'one')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const repeat = await pay(buyer, open!.id, { method: 'CARD', cardId }, 'one')
    expect(repeat.data).toMatchObject({ result: 'PAID', transaction: { status: 'DONE', open: '0.00' } })
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID', paid: 5_000n })
    expect(await db.selectFrom('payment').select('id').where('subjectId', '=', invoiceId).execute()).toHaveLength(1)
    expect((await pay(buyer, open!.id, { method: 'CARD', cardId: await saveCard(retailerId, 1) }, 'one')).status).toBe(
      409,
    )
    await expectSoundBooks()
  })
  test('a declined card leaves it open, another card pays it', async () => {
    const { buyer, brandId, retailerId } = await pair()
    const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
    const [open] = await openOnes(buyer)
    const declined = await pay(buyer, open!.id, { method: 'CARD', cardId: await saveCard(retailerId, 5) })
    expect(declined.data).toMatchObject({
      result: 'DECLINED',
      transaction: { open: '50.00', related: [{ kind: 'PAYMENT', status: 'FAILED', balance: null }] },
    })
    expect((await pay(buyer, open!.id, { method: 'CARD', cardId: await saveCard(retailerId) })).data.result).toBe(
      'PAID',
    )
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID' })
    await expectSoundBooks()
  })
  test('a second step waits for the code, and the amount is reserved meanwhile', async () => {
    const { buyer, brandId, retailerId } = await pair()
    const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
    const [open] = await openOnes(buyer)
    const asked = await pay(buyer, open!.id, { method: 'CARD', cardId: await saveCard(retailerId, 6) })
    expect(asked.data).toMatchObject({
      result: 'NEEDS_STEP',
      stepUrl: null,
      transaction: { step: { paymentId: asked.data.paymentId } },
    })
    expect((await pay(buyer, open!.id, { method: 'CARD', cardId: await saveCard(retailerId) })).data.result).toBe(
      'PENDING',
    )
    const confirm = (code: string, who = buyer) =>
      ask(who, wallet.confirmPayment, { params: { id: asked.data.paymentId }, body: { code } })
    expect(await confirm('000000')).toMatchObject({ status: 422, errors: [{ field: 'code' }] })
    expect((await confirm(testCode, (await pair()).buyer)).status).toBe(404)
    expect((await confirm(testCode)).data.result).toBe('PAID')
    expect((await confirm(testCode)).data.result).toBe('PAID')
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID', paid: 5_000n })
    await expectSoundBooks()
  })
  test('a part, more than is open, a foreign invoice and a foreign card', async () => {
    const { buyer, seller, brandId, retailerId } = await pair()
    const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
    const cardId = await saveCard(retailerId)
    const [open] = await openOnes(buyer)
    expect((await pay(buyer, open!.id, { method: 'CARD', cardId, amount: '20.005' })).status).toBe(422)
    expect((await pay(buyer, open!.id, { method: 'CARD', cardId, amount: '50.01' })).status).toBe(409)
    expect((await pay(buyer, open!.id, { method: 'CARD', cardId, amount: '20' })).data).toMatchObject({
      result: 'PAID',
      transaction: { open: '30.00' },
    })
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'PARTIALLY_PAID' })
    const stranger = (await pair()).buyer
    expect((await pay(stranger, open!.id, { method: 'CARD', cardId })).status).toBe(404)
    expect((await pay(buyer, open!.id, { method: 'CARD', cardId: await saveCard(stranger.entityId!) })).status).toBe(
      404,
    )
    expect((await pay(seller, open!.id, { method: 'CARD', cardId })).status).toBe(409)
    const admin = await person({ side: 'souk' })
    const inPlace = await person({ side: 'retailer', entityId: retailerId, impersonatorId: admin.userId })
    expect((await pay(inPlace, open!.id, { method: 'CARD', cardId })).status).toBe(403)
  })
  test('an answer that was lost is found again by its key, and a charge that never happened is given up', async () => {
    const { buyer, brandId, retailerId } = await pair()
    const { invoiceId } = await invoice({ brandId, retailerId }, 5_000n)
    const [open] = await openOnes(buyer)
    const { data } = await pay(buyer, open!.id, { method: 'CARD', cardId: await saveCard(retailerId, 6) })
    // The process died between charge and answer: the provider knows more than we do.
    await db
      .updateTable('payment')
      .set({ status: 'CREATED', createdAt: new Date(Date.now() - 600_000) })
      .where('id', '=', data.paymentId!)
      .execute()
    await db.updateTable('testProviderCharge').set({ status: 'SUCCEEDED' }).where('key', '=', data.paymentId!).execute()
    await findLostPayments(deps)
    await bookNow(db, data.paymentId!)
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID' })
    const second = await invoice({ brandId, retailerId }, 700n)
    const [other] = await openOnes(buyer)
    const lost = (await pay(buyer, other!.id, { method: 'CARD', cardId: await saveCard(retailerId, 4) })).data
      .paymentId!
    await db
      .updateTable('payment')
      .set({ status: 'CREATED', createdAt: new Date(Date.now() - 600_000) })
      .where('id', '=', lost)
      .execute()
    expect(await stateOf(second.invoiceId)).toMatchObject({ status: 'PAID' })
    await findLostPayments(deps)
    await bookNow(db, lost)
    expect(await stateOf(second.invoiceId)).toMatchObject({ status: 'PAID', paid: 700n })
    await expectSoundBooks()
  })
})

describe('bank transfers', () => {
  test('pay the oldest first; what is more stays as credit, pays the next invoice and can be paid back', async () => {
    const { seller, buyer, brandId, retailerId } = await pair()
    const older = await invoice({ brandId, retailerId }, 1_000n, { dueAt: new Date('2026-01-01') })
    const newer = await invoice({ brandId, retailerId }, 2_000n)
    const { status, data } = await record(seller, { retailerId, amount: '15' })
    expect(status).toBe(201)
    expect(data.paid).toMatchObject([
      { invoiceId: older.invoiceId, amount: '10.00', open: '0.00' },
      { invoiceId: newer.invoiceId, amount: '5.00', open: '15.00' },
    ])
    expect((await record(seller, { retailerId, amount: '20' })).data.credit).toBe('5.00')
    expect((await ask(buyer, wallet.read)).data.credits).toMatchObject([
      { counterpart: { id: brandId }, amount: '5.00' },
    ])
    const third = await invoice({ brandId, retailerId }, 300n)
    expect(await stateOf(third.invoiceId)).toMatchObject({ status: 'PAID', paid: 300n })
    const payBack = (amount: string, paidOn = today) =>
      ask(seller, bankTransfers.payBack, {
        body: { retailerId, currency: 'EUR', amount, paidOn, reference: 'Back' },
      })
    expect((await payBack('2.01')).status).toBe(409)
    expect(await payBack('2', future)).toMatchObject(notYet)
    expect((await payBack('2')).data).toEqual({ currency: 'EUR', credit: '0.00' })
    const [back] = (await ask(seller, wallet.transactions, { query: { kind: 'REFUND' } as never })).data.items
    expect(back).toMatchObject({ amount: '2.00', reference: 'Back', paidOn: today })
    await expectSoundBooks()
  })
  test('is announced without naming an invoice', async () => {
    const { buyer, brandId, retailerId } = await pair()
    await invoice({ brandId, retailerId }, 1_000n)
    const announced = await ask(buyer, bankTransfers.announce, {
      body: { brandId, currency: 'EUR', amount: '10', paidOn: today, reference: 'Mine', invoiceIds: [] },
    })
    expect([announced.status, announced.data?.invoices]).toEqual([201, []])
    const ahead = await ask(buyer, bankTransfers.announce, {
      body: { brandId, currency: 'EUR', amount: '10', paidOn: future, reference: 'Mine', invoiceIds: [] },
    })
    expect(ahead).toMatchObject(notYet)
    const second = await ask(buyer, bankTransfers.announce, {
      body: { brandId, currency: 'EUR', amount: '5', paidOn: today, reference: 'Mine', invoiceIds: [] },
    })
    const older = (await ask(buyer, bankTransfers.list, { query: { after: second.data.id } })).data
    expect(older.items.map(({ id }) => id)).toEqual([announced.data.id])
  })
  test('what was announced is recorded once and by the brand it was sent to', async () => {
    const { seller, buyer, brandId, retailerId } = await pair()
    const { invoiceId } = await invoice({ brandId, retailerId }, 1_000n)
    const announced = await ask(buyer, bankTransfers.announce, {
      body: { brandId, currency: 'EUR', amount: '10', paidOn: today, reference: 'Mine', invoiceIds: [invoiceId] },
    })
    expect(announced.data).toMatchObject({ status: 'ANNOUNCED', invoices: [{ id: invoiceId }] })
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'OPEN' })
    const of = { retailerId, amount: '10', announcementId: announced.data.id, invoiceIds: [invoiceId] }
    expect((await record((await pair()).seller, of)).status).toBe(404)
    expect((await record(seller, of)).status).toBe(201)
    expect((await record(seller, of)).status).toBe(409)
    expect((await ask(buyer, bankTransfers.withdraw, { params: { id: announced.data.id } })).status).toBe(409)
    expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID' })
    expect((await record(seller, { retailerId: (await pair()).retailerId, amount: '1' })).status).toBe(404)
    await expectSoundBooks()
  })
})

describe('rewards', () => {
  test('pay up to a fifth of an invoice, those that expire first before the others, and none twice', async () => {
    const { seller, buyer, brandId, retailerId } = await pair()
    for (const [n, goods] of [100_000n, 200_000n].entries()) {
      const { invoiceId, orderId } = await invoice({ brandId, retailerId }, goods)
      await chargeInvoice(deps, invoiceId, await saveCard(retailerId, n), 0n)
      await inTx((tx) => orderCompleted(tx, { orderId, brandId, retailerId }))
    }
    expect(await balance(retailerId, 'WALLET')).toBe(6_000n)
    const { invoiceId, orderId } = await invoice({ brandId, retailerId }, 20_000n)
    const [open] = await openOnes(buyer)
    const answers = await Promise.all([1, 2, 3].map(() => pay(buyer, open!.id, { method: 'WALLET' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await stateOf(invoiceId)).toMatchObject({ paid: 4_000n })
    const lots = (await ask(buyer, wallet.rewards)).data
    expect(lots.items.map(({ remaining, status }) => [remaining, status])).toEqual([
      ['20.00', 'ACTIVE'],
      ['0.00', 'SPENT'],
    ])
    const later = (await ask(buyer, wallet.rewards, { query: { after: lots.items[0]!.id } })).data
    expect(later.items).toEqual(lots.items.slice(1))
    expect(lots.balances).toMatchObject([
      { usable: '20.00', earned: '60.00', spent: '40.00', expired: '0.00', nextAmount: '20.00' },
    ])
    await record(seller, { retailerId, amount: '160' })
    await inTx((tx) => orderCompleted(tx, { orderId, brandId, retailerId }))
    expect(await balance(retailerId, 'WALLET')).toBe(2_000n + 320n) // 2 % of what the wallet did not pay
    await expectSoundBooks()
  })
  test('expire by the clock: not to be spent before the job runs, and gone after', async () => {
    const { buyer, brandId, retailerId } = await pair()
    const { invoiceId, orderId } = await invoice({ brandId, retailerId }, 100_000n)
    await chargeInvoice(deps, invoiceId, await saveCard(retailerId), 0n)
    await inTx((tx) => orderCompleted(tx, { orderId, brandId, retailerId }))
    await db
      .updateTable('rewardLot')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where('retailerId', '=', retailerId)
      .execute()
    await invoice({ brandId, retailerId }, 10_000n)
    const [open] = await openOnes(buyer)
    expect((await pay(buyer, open!.id, { method: 'WALLET' })).status).toBe(409)
    await Promise.all([expireRewards(db), expireRewards(db)])
    expect(await balance(retailerId, 'WALLET')).toBe(0n)
    expect((await ask(buyer, wallet.transactions, { query: { kind: 'REWARD_EXPIRED' } })).data.items).toMatchObject([
      { amount: '20.00', direction: 'OUT' },
    ])
    await expectSoundBooks()
  })
})

describe('what a brand owes and is paid', () => {
  test('commission of money paid outside becomes one monthly statement, paid from the balance or by card', async () => {
    const { seller, brandId, retailerId } = await pair()
    await invoice({ brandId, retailerId }, 10_000n)
    await record(seller, { retailerId, amount: '100' })
    expect(await balance(brandId, 'DUE')).toBe(1_500n)
    await makeStatements(db)
    await makeStatements(db)
    const [statement, ...others] = await openOnes(seller, { kind: 'COMMISSION' })
    expect(others).toEqual([])
    expect(statement).toMatchObject({
      amount: '15.00',
      open: '15.00',
      mayPay: ['CARD', 'BALANCE'],
      subject: { kind: 'STATEMENT' },
    })
    expect((await pay(seller, statement!.id, { method: 'BALANCE' })).status).toBe(409)
    expect((await pay(seller, statement!.id, { method: 'CARD', cardId: await saveCard(brandId, 5) })).data.result).toBe(
      'DECLINED',
    )
    const paid = await pay(seller, statement!.id, { method: 'CARD', cardId: await saveCard(brandId) }, 'statement')
    expect(paid.data).toMatchObject({ result: 'PAID', transaction: { status: 'DONE' } })
    expect(await balance(brandId, 'DUE')).toBe(0n)
    await expectSoundBooks()
  })
  test('a refusal that is told again does not open a statement that another card is paying', async () => {
    const { seller, brandId, retailerId } = await pair()
    await invoice({ brandId, retailerId }, 10_000n)
    await record(seller, { retailerId, amount: '100' })
    await makeStatements(db)
    const [statement] = await openOnes(seller, { kind: 'COMMISSION' })
    const declined = await pay(seller, statement!.id, { method: 'CARD', cardId: await saveCard(brandId, 5) })
    const stepped = await pay(seller, statement!.id, { method: 'CARD', cardId: await saveCard(brandId, 6) })
    expect([declined.data.result, stepped.data.result]).toEqual(['DECLINED', 'NEEDS_STEP'])
    await bookNow(db, declined.data.paymentId!)
    const third = await pay(seller, statement!.id, { method: 'CARD', cardId: await saveCard(brandId) })
    expect(third.data.result).toBe('PENDING')
    await expectSoundBooks()
  })
  test('a card that paid a statement late, after another one had, leaves its money in the balance', async () => {
    const { seller, brandId, retailerId } = await pair()
    await invoice({ brandId, retailerId }, 10_000n)
    await record(seller, { retailerId, amount: '100' })
    await makeStatements(db)
    const [statement] = await openOnes(seller, { kind: 'COMMISSION' })
    const late = await pay(seller, statement!.id, { method: 'CARD', cardId: await saveCard(brandId, 6) })
    const becomes = async (status: string) => {
      await db.updateTable('payment').set({ status }).where('id', '=', late.data.paymentId!).execute()
      await bookNow(db, late.data.paymentId!)
    }
    await becomes('FAILED')
    const paid = await pay(seller, statement!.id, { method: 'CARD', cardId: await saveCard(brandId) })
    expect(paid.data.result).toBe('PAID')
    await becomes('SUCCEEDED')
    await becomes('SUCCEEDED')
    expect(await balance(brandId, 'DUE')).toBe(0n)
    expect(await balance(brandId, 'BALANCE')).toBe(1_500n)
    await expectSoundBooks()
  })
  test('the balance is paid out once a week, less what is due', async () => {
    const { buyer, seller, brandId, retailerId } = await pair()
    await invoice({ brandId, retailerId }, 10_000n)
    await record(seller, { retailerId, amount: '100' })
    await invoice({ brandId, retailerId }, 10_000n)
    const [open] = await openOnes(buyer)
    await pay(buyer, open!.id, { method: 'CARD', cardId: await saveCard(retailerId) })
    expect(await balance(brandId, 'BALANCE')).toBe(9_000n)
    await Promise.all([payOut(deps), payOut(deps)])
    await payOut(deps)
    expect(await balance(brandId, 'BALANCE')).toBe(1_500n)
    const payouts = (await ask(seller, wallet.transactions, { query: { kind: 'PAYOUT' } })).data.items
    expect(payouts).toMatchObject([{ amount: '75.00', status: 'DONE', direction: 'OUT' }])
    await expectSoundBooks()
  })
})
