import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newMoney } from '../../testing/money.ts'
import { propertyRuns } from '../../testing/property-runs.ts'
import { newWorld } from '../../testing/world.ts'
import { settleRefund } from '../payments/door.ts'
import { makeStatements } from './commission/make-statements.ts'
import { bookCreditNote, chargeInvoice, holdCredit, orderCompleted } from './door.ts'
import { bookRefundNow } from './receivables/refund-to-cards.ts'
import { checkLedger } from './ledger/check-ledger.ts'
import { lockMoney } from './ledger/lock-money.ts'
import { payOut } from './paying/pay-out.ts'
import { payInvoices } from './paying/record-transfer.ts'
import { lockReceivable } from './model/receivables.queries.ts'
import { expireRewards } from './rewards/expire-rewards.ts'
import { spendRewards } from './paying/spend-rewards.ts'

const world = await newWorld()
const { db, deps, close } = world
afterAll(close)
const { inTx, pair, invoice, stateOf, saveCard, expectSoundBooks } = newMoney(world)

const currencies = ['JPY', 'EUR', 'KWD'] as const // with 0, 2 and 3 decimals
const amount = fc.bigInt(1n, 5_000_000n)
const which = fc.nat(50)
const step = fc.oneof(
  fc.record({
    do: fc.constant('invoice' as const),
    goods: amount,
    freight: fc.bigInt(0n, 900n),
    method: fc.constantFrom('CARD' as const, 'BANK_TRANSFER' as const, 'NET_30' as const),
    currency: fc.nat(2),
  }),
  fc.record({ do: fc.constant('card' as const), which, card: fc.constantFrom(0, 0, 0, 5, 6), share: fc.boolean() }),
  fc.record({ do: fc.constant('transfer' as const), amount, currency: fc.nat(2) }),
  fc.record({
    do: fc.constant('creditNote' as const),
    which,
    percent: fc.integer({ min: 1, max: 100 }),
    to: fc.constantFrom('CARD' as const, 'CREDIT' as const),
  }),
  fc.record({ do: fc.constant('complete' as const), which }),
  fc.record({ do: fc.constant('spend' as const), which }),
  fc.record({ do: fc.constant('hold' as const), amount, currency: fc.nat(2) }),
  fc.record({ do: fc.constant('decide' as const), granted: amount, currency: fc.nat(2) }),
  fc.record({ do: fc.constantFrom('expire' as const, 'payOut' as const, 'statement' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Known = { invoiceId: string; orderId: string; goods: bigint; total: bigint; credited: bigint }
type Run = { brandId: string; retailerId: string; cards: Map<number, string>; invoices: Known[] }
const refusals = new Set(['wallet.noCredit', 'wallet.notOpen', 'wallet.creditedTooMuch', 'wallet.notEnough'])

async function take(run: Run, one: Step): Promise<void> {
  const { brandId, retailerId, invoices } = run
  const at = 'which' in one ? invoices[one.which % Math.max(invoices.length, 1)] : undefined
  const currency = 'currency' in one ? currencies[one.currency]! : 'EUR'
  if ('which' in one && !at) return
  switch (one.do) {
    case 'invoice': {
      const made = await invoice({ brandId, retailerId }, one.goods, {
        currency,
        method: one.method,
        freight: one.freight,
      })
      invoices.push({ ...made, goods: one.goods, total: one.goods + one.freight, credited: 0n })
      return
    }
    case 'card': {
      if (!run.cards.has(one.card)) run.cards.set(one.card, await saveCard(retailerId, one.card))
      await chargeInvoice(deps, at!.invoiceId, run.cards.get(one.card)!, one.share ? at!.total : 0n)
      return
    }
    case 'transfer':
      return inTx(async (tx) => {
        await lockMoney(tx, { brandId, retailerId, currency })
        await payInvoices(tx, {
          brandId,
          retailerId,
          currency,
          amount: one.amount,
          reference: 'T',
          invoiceIds: [],
          transferId: randomUUID(),
        })
      })
    case 'creditNote': {
      const goods = (at!.goods * BigInt(one.percent)) / 100n
      if (goods === 0n) return
      await inTx((tx) =>
        bookCreditNote(tx, {
          creditNoteId: randomUUID(),
          number: 'CN',
          invoiceId: at!.invoiceId,
          goods,
          tax: 0n,
          freight: 0n,
          total: goods,
          refundTo: one.to,
          goodsByOrder: [{ orderId: at!.orderId, goods }],
        }),
      )
      at!.credited += goods
      return
    }
    case 'complete':
      return inTx((tx) => orderCompleted(tx, { orderId: at!.orderId, brandId, retailerId }))
    case 'spend':
      return inTx(async (tx) => void (await spendRewards(tx, (await lockReceivable(tx, at!.invoiceId))!, at!.total)))
    case 'hold':
      return inTx((tx) => holdCredit(tx, { orderId: randomUUID(), retailerId, currency, amount: one.amount }))
    case 'decide':
      await sql`insert into credit_limit (retailer_id, currency, granted) values (${retailerId}, ${currency}, ${one.granted})
        on conflict (retailer_id, currency) do update set granted = excluded.granted`.execute(db)
      return
    case 'expire':
      await sql`update reward_lot set expires_at = now() - interval '1 second' where retailer_id = ${retailerId}`.execute(
        db,
      )
      return expireRewards(db)
    case 'payOut':
      return payOut(deps)
    case 'statement':
      return makeStatements(db)
  }
}

async function settleRefunds(): Promise<void> {
  for (const { id } of await db.selectFrom('refund').select('id').where('status', '=', 'CREATED').execute()) {
    await settleRefund(deps, id)
    await bookRefundNow(db, id)
  }
}

const usedOf = async (retailerId: string) =>
  new Map(
    (
      await db
        .selectFrom('creditLimit')
        .select(['currency', 'used', 'granted'])
        .where('retailerId', '=', retailerId)
        .execute()
    ).map((row) => [row.currency, row]),
  )

test('whatever happens, in whatever order: the books are sound, no wallet is below zero, no reward comes twice, no limit is passed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 22 }), async (steps) => {
      const { brandId, retailerId } = await pair()
      const run: Run = { brandId, retailerId, cards: new Map(), invoices: [] }
      for (const currency of currencies)
        await db.insertInto('creditLimit').values({ retailerId, currency, granted: 4_000_000n }).execute()
      for (const one of steps) {
        const before = await usedOf(retailerId)
        try {
          await take(run, one)
        } catch (error) {
          if (!refusals.has((error as { key?: string }).key ?? '')) throw error
        }
        for (const [currency, { used, granted }] of await usedOf(retailerId))
          expect(used <= granted || used <= before.get(currency)!.used).toBe(true)
      }
      await settleRefunds()
      expect(await checkLedger(db)).toEqual([])
      for (const { invoiceId, total, credited } of run.invoices) {
        const state = await stateOf(invoiceId)
        expect([state.total, state.credited, state.open + state.paid]).toEqual([total, credited, total - credited])
      }
      const { rows: sums } = await sql<{
        sum: bigint
      }>`select sum(amount)::bigint as sum from ledger_entry group by currency`.execute(db)
      expect(sums.every(({ sum }) => sum === 0n)).toBe(true)
      const { rows: below } =
        await sql`select id from ledger_account where (purpose in ('WALLET', 'BALANCE', 'CREDIT') and balance > 0)
        or (purpose in ('RECEIVABLE', 'DUE') and balance < 0)`.execute(db)
      expect(below).toEqual([])
      const { rows: twice } =
        await sql`select order_id from ledger_transfer where kind = 'REWARD' group by invoice_id, order_id having count(*) > 1`.execute(
          db,
        )
      expect(twice).toEqual([])
      const { rows: overpaid } =
        await sql`select invoice_id from receivable_order line join receivable using (invoice_id)
        where rewarded > (line.goods * 200) / 10000 or commission > (line.goods * 1500 + 5000) / 10000 or wallet_paid > total * 2000 / 10000`.execute(
          db,
        )
      expect(overpaid).toEqual([])
    }),
    { numRuns: propertyRuns(15) },
  )
  await expectSoundBooks()
}, 120_000)

test('16 payers at once on one brand: each invoice is paid once and the brand’s balance is their sum', async () => {
  const { brandId } = await pair()
  const payers = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const { retailerId } = await pair()
      const { invoiceId } = await invoice({ brandId, retailerId }, 1_000n, { method: 'CARD' })
      return { invoiceId, cardId: await saveCard(retailerId) }
    }),
  )
  const start = performance.now()
  const results = await Promise.all(
    [...payers, ...payers].map(({ invoiceId, cardId }) => chargeInvoice(deps, invoiceId, cardId, 0n)),
  )
  expect(performance.now() - start).toBeLessThan(20_000)
  expect(results.every((result) => result === 'PAID' || result === 'PENDING')).toBe(true)
  for (const { invoiceId } of payers) expect(await stateOf(invoiceId)).toMatchObject({ status: 'PAID', paid: 1_000n })
  const { rows } = await sql<{
    balance: bigint
  }>`select balance from ledger_account where owner_id = ${brandId} and purpose = 'BALANCE'`.execute(db)
  expect(rows[0]!.balance).toBe(-16n * 850n)
  await expectSoundBooks()
})
