import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { createRefund } from '../../payments/door.ts'
import { newMoney } from '../../../testing/money.ts'
import { newWorld } from '../../../testing/world.ts'
import { type BookedInvoice, bookCreditNote, bookInvoice, chargeInvoice, orderCompleted } from '../door.ts'
import { accountsOf } from './accounts.ts'
import { checkLedger } from './check-ledger.ts'
import { postTransfer } from './post-transfer.ts'

const world = await newWorld()
const { db, deps, close } = world
afterAll(close)
const { inTx, pair, invoice, stateOf, balance, saveCard, expectSoundBooks } = newMoney(world)

describe('the database refuses', () => {
  test('a transfer that does not sum to zero', async () => {
    const { receivable, trade } = accountsOf(await pair())
    const post = (amount: bigint) =>
      inTx((tx) =>
        postTransfer(tx, {
          key: randomUUID(),
          kind: 'TEST',
          currency: 'EUR',
          postings: [
            { account: receivable, amount: 100n },
            { account: trade, amount },
          ],
        }),
      )
    await expect(post(-99n)).rejects.toThrow('do not sum to zero')
    expect(await db.selectFrom('ledgerEntry').select('id').execute()).toEqual([])
  })
  test('a change, a removal, a truncation and a late entry', async () => {
    await invoice(await pair(), 100n)
    for (const statement of [
      sql`update ledger_entry set amount = amount + 1`,
      sql`delete from ledger_entry`,
      sql`truncate ledger_entry`,
      sql`update ledger_transfer set kind = 'OTHER'`,
      sql`delete from ledger_transfer`,
      sql`truncate ledger_transfer cascade`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('never changed')
    const late = sql`insert into ledger_entry (transfer_id, account_id, currency, amount)
      select transfer_id, account_id, currency, sign * 5 from ledger_entry, (values (1), (-1)) as signs(sign)`
    await expect(late.execute(db)).rejects.toThrow('is closed')
  })
  test('an account that is overdrawn', async () => {
    const { wallet, rewards } = accountsOf(await pair())
    const spend = inTx((tx) =>
      postTransfer(tx, {
        key: randomUUID(),
        kind: 'TEST',
        currency: 'EUR',
        postings: [
          { account: wallet, amount: 1n },
          { account: rewards, amount: -1n },
        ],
      }),
    )
    await expect(spend).rejects.toMatchObject({ key: 'wallet.notEnough' })
  })
})

test('the check finds a balance that was changed by hand', async () => {
  const parties = await pair()
  await invoice(parties, 500n)
  expect(await checkLedger(db)).toEqual([])
  await sql`update ledger_account set balance = balance + 7 where owner_id = ${parties.brandId} and purpose = 'TRADE'`.execute(
    db,
  )
  expect(await checkLedger(db)).toMatchObject([{ what: 'account TRADE EUR', stored: '-493', computed: '-500' }])
  await sql`update ledger_account set balance = balance - 7 where owner_id = ${parties.brandId} and purpose = 'TRADE'`.execute(
    db,
  )
})

test('a card payment pays the invoice, collects for the brand and takes the commission', async () => {
  const parties = await pair()
  const { invoiceId, orderId } = await invoice(parties, 10_000n, { freight: 500n, method: 'CARD' })
  const cardId = await saveCard(parties.retailerId)
  expect(await chargeInvoice(deps, invoiceId, cardId, 0n)).toBe('PAID')
  expect(await chargeInvoice(deps, invoiceId, cardId, 0n)).toBe('PAID')
  expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID', paid: 10_500n, open: 0n })
  expect(await balance(parties.brandId, 'BALANCE')).toBe(9_000n) // 15 % of the goods alone
  expect(await balance(parties.retailerId, 'WALLET')).toBe(0n)
  await inTx((tx) => orderCompleted(tx, { orderId, ...parties }))
  await inTx((tx) => orderCompleted(tx, { orderId, ...parties }))
  expect(await balance(parties.retailerId, 'WALLET')).toBe(200n)
  await expectSoundBooks()
})

test('a credit note after payment goes back to the card, with its commission and rewards', async () => {
  const parties = await pair()
  const { invoiceId, orderId } = await invoice(parties, 10_000n, { method: 'CARD' })
  await chargeInvoice(deps, invoiceId, await saveCard(parties.retailerId), 0n)
  await inTx((tx) => orderCompleted(tx, { orderId, ...parties }))
  const creditNoteId = randomUUID()
  const note = {
    creditNoteId,
    number: 'CN-1',
    invoiceId,
    goods: 4_000n,
    tax: 0n,
    freight: 0n,
    total: 4_000n,
    refundTo: 'CARD',
    goodsByOrder: [{ orderId, goods: 4_000n }],
  } as const
  await inTx((tx) => bookCreditNote(tx, note))
  await inTx((tx) => bookCreditNote(tx, note))
  await settleRefunds()
  expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID', paid: 6_000n, credited: 4_000n, open: 0n })
  expect(await balance(parties.brandId, 'BALANCE')).toBe(5_100n) // 6,000 less 15 %
  expect(await balance(parties.retailerId, 'WALLET')).toBe(120n)
  expect(await balance(parties.retailerId, 'CREDIT')).toBe(0n)
  await expectSoundBooks()
})

test('a credit note without a card becomes credit, which the next invoice uses', async () => {
  const parties = await pair()
  const { invoiceId } = await invoice(parties, 1_000n)
  const note = {
    creditNoteId: randomUUID(),
    number: 'CN-2',
    invoiceId,
    goods: 1_000n,
    tax: 0n,
    freight: 0n,
    total: 1_000n,
    refundTo: 'CREDIT',
    goodsByOrder: [],
  } as const
  await inTx((tx) => bookCreditNote(tx, { ...note, total: 400n }))
  expect(await stateOf(invoiceId)).toMatchObject({ status: 'PARTIALLY_PAID', open: 600n })
  await inTx((tx) => bookCreditNote(tx, { ...note, creditNoteId: randomUUID(), total: 600n }))
  expect(await stateOf(invoiceId)).toMatchObject({ status: 'CREDITED', open: 0n })
  await expect(
    inTx((tx) => bookCreditNote(tx, { ...note, creditNoteId: randomUUID(), total: 1n })),
  ).rejects.toMatchObject({ key: 'wallet.creditedTooMuch' })
  await expectSoundBooks()
})

test('an invoice is booked once, also by three at once', async () => {
  const { brandId, retailerId } = await pair()
  const invoiceId = randomUUID()
  const booked: BookedInvoice = {
    invoiceId,
    number: 'INV-1',
    brandId,
    retailerId,
    currency: 'JPY',
    orderIds: [],
    kind: 'DEPOSIT',
    goods: 700n,
    tax: 0n,
    freight: 0n,
    depositUsed: 0n,
    total: 700n,
    method: 'BANK_TRANSFER',
    issuedAt: new Date(),
    dueAt: new Date(),
    goodsByOrder: [],
  }
  await Promise.all([1, 2, 3].map(() => inTx((tx) => bookInvoice(tx, booked))))
  expect(await stateOf(invoiceId)).toMatchObject({ total: 700n, open: 700n, status: 'OVERDUE' })
  expect(
    await db.selectFrom('walletTransaction').select('id').where('invoiceId', '=', invoiceId).execute(),
  ).toHaveLength(1)
  await expectSoundBooks()
})

test('refuses a refund beyond what the payment still holds', async () => {
  const parties = await pair()
  const { invoiceId } = await invoice(parties, 1_000n, { method: 'CARD' })
  await chargeInvoice(deps, invoiceId, await saveCard(parties.retailerId), 0n)
  const payment = await db
    .selectFrom('payment')
    .select('id')
    .where('subjectId', '=', invoiceId)
    .executeTakeFirstOrThrow()
  const refund = (amount: bigint) =>
    inTx((tx) => createRefund(tx, { paymentId: payment.id, creditNoteId: randomUUID(), amount, currency: 'EUR' }))
  expect(await refund(600n)).not.toBeNull()
  expect(await refund(401n)).toBeNull()
  expect(await refund(400n)).not.toBeNull()
  await db.deleteFrom('refund').where('paymentId', '=', payment.id).execute()
})

/** What the worker does with refunds after the commit. */
async function settleRefunds(): Promise<void> {
  const { settleRefund } = await import('../../payments/door.ts')
  const { bookRefundNow } = await import('../receivables/refund-to-cards.ts')
  for (const { id } of await db.selectFrom('refund').select('id').execute()) {
    await settleRefund(deps, id)
    await bookRefundNow(db, id)
  }
}
