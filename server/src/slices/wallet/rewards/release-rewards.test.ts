import { afterAll, expect, test } from 'vitest'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { newMoney } from '../../../testing/money.ts'
import { newWorld, type Person } from '../../../testing/world.ts'
import { subscribersOf } from '../../../subscribers.ts'
import { makeStatements } from '../commission/make-statements.ts'
import { bookCreditNote, chargeInvoice, orderCompleted, releaseRewards } from '../door.ts'

const world = await newWorld()
const { ask, close, db, deps } = world
afterAll(close)
const { inTx, pair, invoice, balance, saveCard, expectSoundBooks } = newMoney(world)
const record = (who: Person, retailerId: string, amount: string) => {
  const paidOn = new Date().toISOString().slice(0, 10)
  return ask(who, bankTransfers.record, { body: { retailerId, currency: 'EUR', amount, paidOn, reference: 'T' } })
}

test('a reward waits until the commission of its invoice has been received', async () => {
  const { seller, brandId, retailerId } = await pair()
  const { orderId } = await invoice({ brandId, retailerId }, 100_000n)
  await record(seller, retailerId, '1000')
  await inTx((tx) => orderCompleted(tx, { orderId, brandId, retailerId }))
  expect(await balance(retailerId, 'WALLET')).toBe(0n)
  await makeStatements(db)
  const { items } = (await ask(seller, wallet.transactions, { query: { kind: 'COMMISSION', status: 'OPEN' } })).data
  const body = { method: 'CARD' as const, cardId: await saveCard(brandId) }
  const paid = await ask(seller, wallet.pay, { params: { id: items[0]!.id }, body })
  expect(paid.data?.result, paid.text).toBe('PAID')
  const { payload } = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'wallet.commissionReceived')
    .executeTakeFirstOrThrow()
  await subscribersOf(deps)['wallet.commissionReceived']!.rewards!(payload, 'first')
  expect(await balance(retailerId, 'WALLET')).toBe(2_000n)
  await releaseRewards(db, items[0]!.subject.id!)
  expect(await balance(retailerId, 'WALLET')).toBe(2_000n)
  await expectSoundBooks()
})

test('a relation at 0 % earns no reward', async () => {
  const { brandId, retailerId } = await pair()
  await db.insertInto('relation').values({ brandId, retailerId, origin: 'direct' }).execute()
  const { invoiceId, orderId } = await invoice({ brandId, retailerId }, 100_000n)
  await chargeInvoice(deps, invoiceId, await saveCard(retailerId), 0n)
  await inTx((tx) => orderCompleted(tx, { orderId, brandId, retailerId }))
  expect(await balance(retailerId, 'WALLET')).toBe(0n)
})

test('commission that was never received is owed no more after a credit note, also on a statement', async () => {
  const { seller, brandId, retailerId } = await pair()
  const { invoiceId, orderId } = await invoice({ brandId, retailerId }, 100_000n)
  await record(seller, retailerId, '1000')
  await makeStatements(db)
  const goodsByOrder = [{ orderId, goods: 100_000n }]
  const note = { creditNoteId: crypto.randomUUID(), number: 'CN', invoiceId, goods: 100_000n, tax: 0n, freight: 0n }
  await inTx((tx) => bookCreditNote(tx, { ...note, total: 100_000n, refundTo: 'CREDIT', goodsByOrder }))
  expect([await balance(brandId, 'DUE'), await balance(brandId, 'BALANCE')]).toEqual([0n, 0n])
  const open = await ask(seller, wallet.transactions, { query: { kind: 'COMMISSION', status: 'OPEN' } })
  expect(open.data.items).toEqual([])
  await expectSoundBooks()
})

test('commission is taken from what a balance has beyond the debts of its brand; the rest waits, and so does the reward', async () => {
  const { seller, brandId, retailerId } = await pair()
  await invoice({ brandId, retailerId }, 100_000n)
  await record(seller, retailerId, '1000')
  await makeStatements(db)
  expect(await balance(brandId, 'DUE')).toBe(15_000n)
  const second = await invoice({ brandId, retailerId }, 10_000n)
  await chargeInvoice(deps, second.invoiceId, await saveCard(retailerId), 0n)
  await inTx((tx) => orderCompleted(tx, { orderId: second.orderId, brandId, retailerId }))
  expect([await balance(brandId, 'BALANCE'), await balance(retailerId, 'WALLET')]).toEqual([10_000n, 0n])
  await expectSoundBooks()
})

test('a card is refunded as far as the balance of the brand reaches; the rest stays as credit with it', async () => {
  const { brandId, retailerId } = await pair()
  const { invoiceId, orderId } = await invoice({ brandId, retailerId }, 10_000n)
  await chargeInvoice(deps, invoiceId, await saveCard(retailerId), 0n)
  const { payOut } = await import('../paying/pay-out.ts')
  await payOut(deps)
  const goodsByOrder = [{ orderId, goods: 10_000n }]
  const note = { creditNoteId: crypto.randomUUID(), number: 'CN', invoiceId, goods: 10_000n, tax: 0n, freight: 0n }
  await inTx((tx) => bookCreditNote(tx, { ...note, total: 10_000n, refundTo: 'CARD', goodsByOrder }))
  const { amount } = await db.selectFrom('refund').select('amount').executeTakeFirstOrThrow()
  expect([amount, await balance(retailerId, 'CREDIT'), await balance(brandId, 'DUE')]).toEqual([1_500n, 8_500n, 0n])
})
