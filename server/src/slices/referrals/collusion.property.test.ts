import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newMoney } from '../../testing/money.ts'
import { propertyRuns } from '../../testing/property-runs.ts'
import { newWorld } from '../../testing/world.ts'
import { settleRefund } from '../payments/door.ts'
import { makeStatement } from '../wallet/commission/make-statements.ts'
import { bookCreditNote, chargeInvoice, orderCompleted, releaseRewards } from '../wallet/door.ts'
import { bookRefundNow } from '../wallet/receivables/refund-to-cards.ts'
import { checkLedger } from '../wallet/ledger/check-ledger.ts'
import { lockMoney } from '../wallet/ledger/lock-money.ts'
import { payOut } from '../wallet/paying/pay-out.ts'
import { payStatementFromBalance } from '../wallet/paying/pay-statement.ts'
import { payInvoices } from '../wallet/paying/record-transfer.ts'
import { lockReceivable } from '../wallet/model/receivables.queries.ts'
import { spendRewards } from '../wallet/paying/spend-rewards.ts'
import { joinReferral, qualifyReferrals } from './move-referral.ts'
import { ownCode } from './referrals.queries.ts'

const world = await newWorld()
const { db, deps, close, entity } = world
afterAll(close)
const { inTx, pair, invoice, saveCard } = newMoney(world)
const production = { ...deps, config: { ...deps.config, isDemo: false } }

const which = fc.nat(4)
const step = fc.oneof(
  fc.record({ do: fc.constant('invoice' as const), goods: fc.bigInt(1n, 200_000n) }),
  fc.record({ do: fc.constantFrom('complete' as const, 'spend' as const), which }),
  fc.record({ do: fc.constant('pay' as const), which, byCard: fc.boolean() }),
  fc.record({
    do: fc.constant('creditNote' as const),
    which,
    percent: fc.constantFrom(100, 100, 50, 7),
    to: fc.constantFrom('CARD' as const, 'CREDIT' as const),
  }),
  fc.record({ do: fc.constantFrom('transfer' as const), amount: fc.bigInt(1n, 400_000n) }),
  fc.record({ do: fc.constantFrom('payOut' as const, 'statement' as const, 'payStatement' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Made = { invoiceId: string; orderId: string; goods: bigint; brandId: string }
type Run = { brandId: string; retailerId: string; honestId: string; cardId: string; made: Made[]; months: number }
const refusals = new Set(['wallet.notOpen', 'wallet.creditedTooMuch', 'wallet.notEnough'])

async function take(run: Run, one: Step): Promise<void> {
  const { brandId, retailerId, honestId, cardId, made } = run
  const at = 'which' in one ? made[one.which % Math.max(made.length, 1)] : undefined
  if ('which' in one && !at) return
  switch (one.do) {
    case 'invoice': {
      const seller = made.length % 3 === 2 ? honestId : brandId
      const parties = { brandId: seller, retailerId }
      made.push({ ...(await invoice(parties, one.goods)), goods: one.goods, brandId: seller })
      return
    }
    case 'pay':
      if (one.byCard) await chargeInvoice(deps, at!.invoiceId, cardId, at!.goods)
      else await transfer(run, at!.goods, [at!.invoiceId], at!.brandId)
      return qualifyReferrals(production, at!.invoiceId)
    case 'transfer':
      return transfer(run, one.amount, [], brandId)
    case 'complete':
      return inTx((tx) => orderCompleted(tx, { orderId: at!.orderId, brandId: at!.brandId, retailerId }))
    case 'spend':
      return inTx(async (tx) => void (await spendRewards(tx, (await lockReceivable(tx, at!.invoiceId))!, at!.goods)))
    case 'creditNote': {
      const goods = (at!.goods * BigInt(one.percent)) / 100n
      if (goods === 0n || at!.brandId === honestId) return
      const note = { creditNoteId: randomUUID(), number: 'CN', invoiceId: at!.invoiceId, goods, tax: 0n, freight: 0n }
      const goodsByOrder = [{ orderId: at!.orderId, goods }]
      return inTx((tx) => bookCreditNote(tx, { ...note, total: goods, refundTo: one.to, goodsByOrder }))
    }
    case 'payOut':
      await sql`update payout set week = week - 7 * (select 1 + count(*)::int from payout p where p.brand_id = payout.brand_id)`.execute(
        db,
      )
      return payOut(deps)
    case 'statement':
      run.months += 1
      return makeStatement(db, { brandId, currency: 'EUR', month: `20${10 + run.months}-01-01` })
    case 'payStatement':
      return payStatement(run)
  }
}

/** The brand says what it was paid outside. */
const transfer = ({ retailerId }: Run, amount: bigint, invoiceIds: string[], brandId: string) =>
  inTx(async (tx) => {
    await lockMoney(tx, { brandId, retailerId, currency: 'EUR' })
    const money = { brandId, retailerId, currency: 'EUR', amount, reference: 'T' }
    await payInvoices(tx, { ...money, invoiceIds, transferId: randomUUID() })
  })

async function payStatement({ brandId }: Run): Promise<void> {
  const rows = db.selectFrom('commissionStatement').selectAll().where('brandId', '=', brandId)
  const statement = await rows.whereRef('paid', '<', 'total').executeTakeFirst()
  if (!statement) return
  const balance = sql<{
    has: bigint
  }>`select -balance as has from ledger_account where owner_id = ${brandId} and purpose = 'BALANCE'`
  const has = (await balance.execute(db)).rows[0]?.has ?? 0n
  const amount = statement.total - statement.paid
  if (has < amount) return
  await inTx(async (tx) => {
    await lockMoney(tx, statement)
    await payStatementFromBalance(tx, statement, amount)
  })
  await releaseRewards(db, statement.id)
}

/** What the marketplace holds, less all that it would have to pay out now: its own expenses never make it negative. */
async function leftOf({ brandId, honestId, retailerId }: Run): Promise<bigint> {
  const ids = [brandId, honestId, retailerId]
  const { rows } = await sql<{ left: bigint }>`
    with sums as (select owner_id, partner_id, currency, purpose, balance from ledger_account
      where owner_id = any(${ids}::uuid[]) or partner_id = any(${ids}::uuid[])),
    owed as (select currency, greatest(0, -sum(balance)) as amount from sums
      where (purpose = 'BALANCE' or (purpose = 'DUE' and owner_id <> ${retailerId})) group by currency, owner_id
      union all select currency, -sum(balance) from sums where purpose = 'WALLET' group by currency),
    held as (select currency, sum(balance) as amount from sums where purpose in ('PROVIDER', 'REFUND_CLEARING', 'PAYOUT_CLEARING', 'PAYMENT_CLEARING') group by currency)
    select coalesce(min(coalesce(held.amount, 0) - owed.amount), 0)::bigint as left
    from (select currency, sum(amount) as amount from owed group by currency) owed left join held using (currency)`.execute(
    db,
  )
  return rows[0]!.left
}

async function settleRefunds(): Promise<void> {
  for (const { id } of await db.selectFrom('refund').select('id').where('status', '=', 'CREATED').execute()) {
    await settleRefund(deps, id)
    await bookRefundNow(db, id)
  }
}

/** Nothing that the two do in this order leaves the marketplace with less than it took. */
async function playOut(steps: readonly Step[], isDirect: boolean, isReferred = true): Promise<bigint> {
  const { brandId, retailerId } = await pair()
  const { id: honestId } = await entity({ type: 'brand', currency: 'EUR' })
  if (isDirect) await db.insertInto('relation').values({ brandId, retailerId, origin: 'direct' }).execute()
  const { code } = await ownCode(db, brandId)
  if (isReferred) await joinReferral(db, { entityId: retailerId, referralCode: code })
  const run: Run = { brandId, retailerId, honestId, cardId: await saveCard(retailerId), made: [], months: 0 }
  for (const one of steps) {
    try {
      await take(run, one)
    } catch (error) {
      if (!refusals.has((error as { key?: string }).key ?? '')) throw error
    }
    await settleRefunds()
    expect(await leftOf(run), one.do).toBeGreaterThanOrEqual(0n)
  }
  expect(await checkLedger(db)).toEqual([])
  return leftOf(run)
}

const goods = 100_000n
const invoiced: Step = { do: 'invoice', goods }
const by = (which: number) => ({
  card: { do: 'pay', which, byCard: true } as const,
  transfer: { do: 'pay', which, byCard: false } as const,
  complete: { do: 'complete', which } as const,
  spend: { do: 'spend', which } as const,
  refund: { do: 'creditNote', which, percent: 100, to: 'CARD' } as const,
})
const [first, second] = [by(0), by(1)]
const [paidOut, stated, statementPaid]: Step[] = [{ do: 'payOut' }, { do: 'statement' }, { do: 'payStatement' }]

/** What colluding companies would try first. */
const attacks: Record<string, (Step | undefined)[]> = {
  'a payment that was never made, for its rewards': [invoiced, first.transfer, first.complete],
  'rewards that were spent, and the goods given back': [
    invoiced,
    first.card,
    first.complete,
    invoiced,
    second.spend,
    first.refund,
    paidOut,
  ],
  'a refund to the card after the payout': [invoiced, first.card, paidOut, first.refund],
  'commission given back that was never received, for a refund': [
    invoiced,
    first.card,
    paidOut,
    invoiced,
    second.transfer,
    stated,
    second.refund,
    first.refund,
  ],
  'commission paid with what was given back of another': [
    invoiced,
    first.transfer,
    stated,
    first.refund,
    invoiced,
    second.transfer,
    second.complete,
    stated,
    statementPaid,
    statementPaid,
    paidOut,
  ],
}

test.each(Object.entries(attacks))('costs the marketplace nothing: %s', async (_, steps) => {
  const known = steps.filter((one) => one !== undefined)
  expect(await playOut(known, false, false)).toBeGreaterThanOrEqual(0n)
})

test('two colluding companies never get more out of the marketplace than it took', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), fc.boolean(), async (steps, isDirect) => {
      expect(await playOut(steps, isDirect)).toBeGreaterThanOrEqual(0n)
    }),
    {
      numRuns: propertyRuns(25),
    },
  )
})
