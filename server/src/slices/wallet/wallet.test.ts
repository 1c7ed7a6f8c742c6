import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { walletAdmin } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { newMoney } from '../../testing/money.ts'
import { idsByAfter, newWorld, type Person } from '../../testing/world.ts'
import { bookCreditNote, chargeInvoice, fixCommission, markReferred, orderCompleted } from './door.ts'
import { mailEvent } from './mails/mail-money.ts'
import { remindOverdue } from './mails/remind-overdue.ts'
import { eventually } from '../../testing/eventually.ts'

const world = await newWorld()
const { db, deps, ask, close, person } = world
afterAll(close)
const { inTx, pair, invoice, balance, saveCard, expectSoundBooks } = newMoney(world)
const admin = await person({ side: 'souk' })
const today = new Date().toISOString().slice(0, 10)
const record = (who: Person, retailerId: string, amount: string, currency = 'EUR') =>
  ask(who, bankTransfers.record, { body: { retailerId, currency, amount, paidOn: today, reference: 'T' } })

/** An order that the statement can name. */
async function order({ brandId, retailerId }: { brandId: string; retailerId: string }) {
  const { id } = await db
    .insertInto('salesOrder')
    .values({
      brandId,
      retailerId,
      number: `ORL-${crypto.randomUUID()}`,
      currency: 'EUR',
      type: 'IN_STOCK',
      status: 'PENDING_BRAND',
      writtenBy: 'retailer',
      paymentMethod: 'BANK_TRANSFER',
      kept: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await inTx((tx) => fixCommission(tx, { orderId: id, brandId, retailerId }))
  return id
}

describe('rules', () => {
  const ruleOf = async (key: string) => (await ask(admin, wallet.rules)).data.find((rule) => rule.key === key)!
  const change = async (body: object, who = admin, key = 'commission.later') =>
    ask(who, wallet.changeRule, { params: { walletRuleId: (await ruleOf(key)).id }, body })

  test('are read by everybody who trades, and changed by an admin, forward only', async () => {
    const { seller, buyer } = await pair()
    expect((await ask(buyer, wallet.rules)).data).toHaveLength(10)
    expect((await change({ value: 900, note: 'Less' }, seller)).status).toBe(403)
    expect(await change({ value: 900, note: 'Less', validFrom: '2026-01-01T00:00:00Z' })).toMatchObject({
      status: 422,
      errors: [{ field: 'validFrom' }],
    })
    expect(await change({ value: 10_001, note: 'More' })).toMatchObject({ status: 422, errors: [{ field: 'value' }] })
    await expect(sql`update money_rule set value = 1`.execute(db)).rejects.toThrow('never changed')
    await expect(
      sql`insert into money_rule (key, value, valid_from) values ('rewards.rate', 1, '2026-01-01')`.execute(db),
    ).rejects.toThrow('now or later')
  })
  test('a change counts for orders confirmed after it; earlier ones keep theirs', async () => {
    const parties = await pair()
    const [, before] = [await order(parties), await order(parties)]
    const later = await change({
      value: 2_000,
      note: 'From next year',
      validFrom: new Date(Date.now() + 86_400_000).toISOString(),
    })
    expect(later.data).toMatchObject({
      value: 1_000,
      history: [
        { value: 2_000, isCurrent: false },
        { value: 1_000, isCurrent: true },
      ],
    })
    await change({ value: 800, note: 'Lower' })
    const after = await order(parties)
    const rate = async (orderId: string) =>
      (await ask(parties.seller, wallet.commission, { params: { orderId } })).data.rate
    expect([await rate(before), await rate(after)]).toEqual([1_000, 800])
    await change({ value: 1_000, note: 'As before' })
  })
})

describe('the commission of an order', () => {
  test('is disputed once at a time, reaches an admin, and is given back by a new transfer', async () => {
    const parties = await pair()
    const orderId = await order(parties)
    await invoice(parties, 10_000n, { orderIds: [orderId], goodsByOrder: [{ orderId, goods: 10_000n }] })
    await record(parties.seller, parties.retailerId, '100')
    const dispute = (who: Person) =>
      ask(who, wallet.dispute, { params: { orderId }, body: { text: 'We met at a fair.' } })
    expect((await dispute(parties.seller)).data).toMatchObject({
      rate: 1_500,
      invoices: [{ commission: '15.00', isPaid: true }],
      dispute: { status: 'OPEN' },
    })
    expect((await dispute(parties.seller)).status).toBe(409)
    expect((await dispute((await pair()).seller)).status).toBe(404)
    const [open] = (await ask(admin, walletAdmin.disputes, { query: { status: 'OPEN' } })).data.items
    expect(open).toMatchObject({ entity: { id: parties.brandId }, commission: '15.00', goods: '100.00' })
    const decide = (correction: string) =>
      ask(admin, walletAdmin.decideDispute, {
        params: { id: open!.id },
        body: { status: 'ACCEPTED', answer: 'You are right.', correction },
      })
    expect((await decide('15.01')).status).toBe(422)
    expect((await decide('5')).data).toMatchObject({ status: 'ACCEPTED', correction: '5.00' })
    expect((await decide('5')).status).toBe(409)
    expect(await balance(parties.brandId, 'BALANCE')).toBe(500n)
    expect((await ask(parties.seller, wallet.commission, { params: { orderId } })).data.dispute).toMatchObject({
      status: 'ACCEPTED',
      answer: 'You are right.',
    })
    await expectSoundBooks()
  })
  test('is never given back beyond what was taken, however many disputes are accepted at once', async () => {
    const parties = await pair()
    const orderId = await order(parties)
    const { invoiceId } = await invoice(parties, 10_000n, {
      orderIds: [orderId],
      goodsByOrder: [{ orderId, goods: 10_000n }],
    })
    await record(parties.seller, parties.retailerId, '100')
    for (const who of [parties.seller, parties.buyer])
      await ask(who, wallet.dispute, { params: { orderId }, body: { text: 'We met at a fair.' } })
    const open = (await ask(admin, walletAdmin.disputes, { query: { status: 'OPEN' } })).data.items.filter(
      (one) => one.order.id === orderId,
    )
    const all = (await ask(admin, walletAdmin.disputes)).data.items.map(({ id }) => id)
    const disputesOn = async (query: object) =>
      (await ask(admin, walletAdmin.disputes, { query })).data.items.map(({ id }) => id)
    expect(await idsByAfter(disputesOn)).toEqual(all)
    const answers = await Promise.all(
      open.map(({ id }) =>
        ask(admin, walletAdmin.decideDispute, {
          params: { id },
          body: { status: 'ACCEPTED', answer: 'You are right.', correction: '10' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await balance(parties.brandId, 'BALANCE')).toBe(1_000n)
    const note = { creditNoteId: randomUUID(), number: 'CN-1', invoiceId, goods: 10_000n, tax: 0n, freight: 0n }
    const goodsByOrder = [{ orderId, goods: 10_000n }]
    await inTx((tx) => bookCreditNote(tx, { ...note, total: 10_000n, refundTo: 'CREDIT', goodsByOrder }))
    expect(await balance(parties.brandId, 'BALANCE')).toBe(1_000n)
    expect(await balance(parties.brandId, 'DUE')).toBe(1_000n) // the rest was not received, so less is due
    await expectSoundBooks()
  })
  test('that was not taken is a saving with its reason: a referred retailer’s first order', async () => {
    const parties = await pair()
    await inTx((tx) => markReferred(tx, parties))
    const orderId = await order(parties)
    await invoice(parties, 10_000n, { orderIds: [orderId], goodsByOrder: [{ orderId, goods: 10_000n }] })
    await record(parties.seller, parties.retailerId, '100')
    expect((await ask(parties.seller, wallet.savings)).data).toMatchObject({
      items: [{ basis: 'REFERRED', usual: '15.00', charged: '0.00', saved: '15.00', usualRate: 1_500, rate: 0 }],
      totals: [{ currency: 'EUR', usual: '15.00', saved: '15.00' }],
    })
    await invoice(parties, 5_000n, { orderIds: [orderId], goodsByOrder: [{ orderId, goods: 5_000n }] })
    await record(parties.seller, parties.retailerId, '50')
    const savings = async (query: object, who = parties.seller) =>
      (await ask(who, wallet.savings, { query })).data.items.map(({ id }) => id)
    const all = await savings({})
    expect([all.length, await idsByAfter(savings)]).toEqual([2, all])
    expect((await ask(parties.seller, wallet.savings, { query: { after: all[0] } })).data.total).toBe(2)
    expect(await savings({ after: all[0] }, (await pair()).seller)).toEqual([])
  })
})

describe('what people see', () => {
  test('each side its own transactions, a running balance, and none of another entity', async () => {
    const parties = await pair()
    await invoice(parties, 1_000n)
    await record(parties.seller, parties.retailerId, '4')
    const list = async (who: Person) =>
      (await ask(who, wallet.transactions, { query: { sort: 'oldest' } })).data.items.map(
        ({ kind, direction, balance: after }) => [kind, direction, after],
      )
    expect(await list(parties.buyer)).toEqual([
      ['INVOICE', 'OUT', '-10.00'],
      ['PAYMENT', 'OUT', '-6.00'],
    ])
    expect(await list(parties.seller)).toEqual([
      ['INVOICE', 'IN', '10.00'],
      ['PAYMENT', 'IN', '6.00'],
    ])
    expect(await list((await pair()).buyer)).toEqual([])
    for (const sort of ['newest', 'oldest', 'due'] as const) {
      const page = async (after?: string) =>
        (await ask(parties.buyer, wallet.transactions, { query: { sort, ...(after && { after }) } })).data.items.map(
          ({ id }) => id,
        )
      const all = await page()
      expect([all.length, await page(all[0])]).toEqual([2, all.slice(1)])
    }
    const [first] = (await ask(parties.buyer, wallet.transactions)).data.items
    expect((await ask((await pair()).buyer, wallet.transaction, { params: { id: first!.id } })).status).toBe(404)
  })
  test('without the flag only transactions in the entity’s own currency', async () => {
    const parties = await pair()
    await invoice(parties, 1_000n)
    await invoice(parties, 1_000n, { currency: 'USD' })
    const flag = (isOn: boolean) =>
      ask(admin, admins.setFlag, {
        params: { key: 'transactionCurrency' },
        body: { isOn, percentage: 0, entityIds: [], traits: {} },
      })
    const currencies = async () =>
      (await ask(parties.buyer, wallet.transactions)).data.items.map(({ currency }) => currency).sort()
    expect(await currencies()).toEqual(['EUR', 'USD'])
    await flag(false)
    await eventually(async () => expect(await currencies()).toEqual(['EUR']))
    await flag(true)
    await eventually(async () => expect(await currencies()).toEqual(['EUR', 'USD']))
  })
  test('a commission that is given back lowers nothing below zero, and rewards that were spent are owed', async () => {
    const parties = await pair()
    const one = await invoice(parties, 100_000n)
    await chargeInvoice(deps, one.invoiceId, await saveCard(parties.retailerId), 0n)
    await inTx((tx) => orderCompleted(tx, { orderId: one.orderId, ...parties }))
    const two = await invoice(parties, 10_000n)
    const [open] = (await ask(parties.buyer, wallet.transactions, { query: { status: 'OPEN' } })).data.items
    expect(
      (await ask(parties.buyer, wallet.pay, { params: { id: open!.id }, body: { method: 'WALLET' } })).data.transaction
        .open,
    ).toBe('80.00')
    const { bookCreditNote } = await import('./door.ts')
    const note = {
      creditNoteId: crypto.randomUUID(),
      number: 'CN',
      invoiceId: one.invoiceId,
      goods: 100_000n,
      tax: 0n,
      freight: 0n,
      total: 100_000n,
      refundTo: 'CREDIT',
      goodsByOrder: [{ orderId: one.orderId, goods: 100_000n }],
    } as const
    await inTx((tx) => bookCreditNote(tx, note))
    expect([await balance(parties.retailerId, 'WALLET'), await balance(parties.retailerId, 'DUE')]).toEqual([
      0n,
      2_000n,
    ])
    const three = await invoice(parties, 20_000n)
    await inTx((tx) => orderCompleted(tx, { orderId: two.orderId, ...parties }))
    await inTx((tx) => orderCompleted(tx, { orderId: three.orderId, ...parties }))
    expect(await balance(parties.retailerId, 'DUE')).toBeLessThan(2_000n)
    await expectSoundBooks()
  })
})

describe('mails', () => {
  const mailsTo = async (userId: string) =>
    (
      await db
        .selectFrom('mail')
        .innerJoin('userAccount', 'userAccount.email', 'mail.recipient')
        .select('subject')
        .where('userAccount.id', '=', userId)
        .orderBy('mail.id')
        .execute()
    ).map(({ subject }) => subject)
  const reachable = (userId: string, language: 'en' | 'ar') =>
    db.updateTable('userAccount').set({ emailVerifiedAt: new Date(), language }).where('id', '=', userId).execute()

  test('remind on days 1, 7 and 14 after the due day, once each, in the reader’s language', async () => {
    const { buyer, brandId, retailerId } = await pair()
    await reachable(buyer.userId, 'ar')
    const { invoiceId } = await invoice({ brandId, retailerId }, 1_000n)
    const overdueFor = (days: number) =>
      db
        .updateTable('receivable')
        .set({ dueAt: new Date(Date.now() - days * 86_400_000 - 60_000) })
        .where('invoiceId', '=', invoiceId)
        .execute()
    for (const [days, mails] of [
      [0, 0],
      [1, 1],
      [2, 1],
      [7, 2],
      [14, 3],
      [20, 3],
    ] as const) {
      await overdueFor(days)
      await Promise.all([remindOverdue(deps), remindOverdue(deps)])
      expect([days, (await mailsTo(buyer.userId)).length]).toEqual([days, mails])
    }
    expect((await mailsTo(buyer.userId))[0]).toMatch(/متأخرة السداد/)
  })
  test('a declined card is said once for each payment', async () => {
    const { buyer, brandId, retailerId } = await pair()
    await reachable(buyer.userId, 'en')
    const { invoiceId } = await invoice({ brandId, retailerId }, 1_000n)
    expect(await chargeInvoice(deps, invoiceId, await saveCard(retailerId, 5), 0n)).toBe('DECLINED')
    await mailEvent(deps, { declined: invoiceId })
    await mailEvent(deps, { declined: invoiceId })
    expect(await mailsTo(buyer.userId)).toEqual([expect.stringContaining('Your card was declined')])
  })
})

test('the reconciliation shows a payout that waits for an admin, and clears it once', async () => {
  const parties = await pair()
  const { invoiceId } = await invoice(parties, 1_000n)
  await chargeInvoice(deps, invoiceId, await saveCard(parties.retailerId), 0n)
  const { payOut } = await import('./paying/pay-out.ts')
  await payOut({
    ...deps,
    config: {
      ...deps.config,
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'http://127.0.0.1:9' },
    },
  })
  const books = (await ask(admin, walletAdmin.reconciliation)).data
  const waiting = books.payouts.find(({ brand }) => brand.id === parties.brandId)!
  expect(waiting).toMatchObject({ amount: '8.50', isByHand: true })
  expect(books.clearing).toContainEqual(expect.objectContaining({ purpose: 'PAYOUT_CLEARING', balance: '-8.50' }))
  expect(books.currencies.every(({ sum }) => Number(sum) === 0)).toBe(true)
  const decide = () =>
    ask(admin, walletAdmin.decidePayout, { params: { id: waiting.id }, body: { status: 'DONE', reference: 'SWIFT 1' } })
  expect((await decide()).data.status).toBe('DONE')
  expect((await decide()).status).toBe(409)
  const { rows } =
    await sql`select id from ledger_account where partner_id = ${parties.brandId} and purpose = 'PAYOUT_CLEARING' and balance <> 0`.execute(
      db,
    )
  expect(rows).toEqual([])
})
