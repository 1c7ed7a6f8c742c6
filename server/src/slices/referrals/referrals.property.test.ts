import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { rewardUnderCap } from '../entities/door.ts'
import { propertyRuns } from '../../testing/property-runs.ts'
import { newWorld } from '../../testing/world.ts'
import { checkLedger } from '../wallet/ledger/check-ledger.ts'
import { expireReferrals, joinReferral, qualifyReferrals } from './move-referral.ts'
import { ownCode } from './referrals.queries.ts'

const world = await newWorld()
const { close, db, deps, entity, person } = world
afterAll(close)

const cap = 500_000n
const rewards = { retailer: 10_000n, brand: 50_000n }
type State = 'NEW' | 'JOINED' | 'REWARDED' | 'CAPPED' | 'REFUSED' | 'EXPIRED'
type Kind = 'retailer' | 'brand'
type Company = { id: string; kind: Kind; isCopy: boolean; state: State; reward: bigint }
type Model = { earned: bigint; companies: Company[] }
type Real = { referrerId: string; code: string }

/** A company whose admin confirmed their mail. */
async function company(values: Parameters<typeof entity>[0]): Promise<{ id: string }> {
  const { id } = await entity({ ...values, ...(values.type === 'brand' && { liveFrom: new Date(0) }) })
  const { userId } = await person({ side: values.type, entityId: id })
  await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', userId).execute()
  return { id }
}

/** A paid invoice of a company whose commission was received, with a partner that no one referred. */
async function payInvoice({ id, kind }: Company): Promise<string> {
  const partner = await company({ type: kind === 'retailer' ? 'brand' : 'retailer' })
  const [brandId, retailerId] = kind === 'brand' ? [id, partner.id] : [partner.id, id]
  const [invoiceId, orderId] = [randomUUID(), randomUUID()]
  const order = { orderId, brandId, retailerId }
  await db.insertInto('firstOrder').values(order).execute()
  const fixed = { ...order, basis: 'FIRST', rate: 1_500, usualRate: 1_500, ruleVersion: 1 }
  await db.insertInto('orderCommission').values(fixed).execute()
  await sql`insert into receivable (invoice_id, number, brand_id, retailer_id, currency, kind, goods, tax, freight, deposit_used, total, paid, method, issued_at, due_at, paid_at)
    values (${invoiceId}, 'X-1', ${brandId}, ${retailerId}, 'EUR', 'GOODS', 100, 0, 0, 0, 100, 100, 'BANK_TRANSFER', now(), now(), now())`.execute(
    db,
  )
  await db.insertInto('receivableOrder').values({ invoiceId, orderId, goods: 100n, commission: 15n }).execute()
  return invoiceId
}

class Join implements fc.AsyncCommand<Model, Real> {
  readonly kind: Kind
  readonly isCopy: boolean // has the tax number of the referrer
  constructor(kind: Kind, isCopy: boolean) {
    this.kind = kind
    this.isCopy = isCopy
  }
  check = (model: Readonly<Model>) => model.companies.length < 30
  async run(model: Model, { code }: Real): Promise<void> {
    const { id } = await company({
      type: this.kind,
      email: `a@${randomUUID()}.test`,
      taxNumber: this.isCopy ? 'DE 123' : randomUUID(),
    })
    const registered = { entityId: id, referralCode: code.toLowerCase() }
    await Promise.all([joinReferral(db, registered), joinReferral(db, registered)])
    model.companies.push({ id, kind: this.kind, isCopy: this.isCopy, state: 'JOINED', reward: 0n })
  }
  toString = () => `join(${this.kind}${this.isCopy ? ', copy' : ''})`
}

class Pay implements fc.AsyncCommand<Model, Real> {
  readonly at: number
  readonly times: number
  constructor(at: number, times: number) {
    this.at = at
    this.times = times
  }
  check = (model: Readonly<Model>) => model.companies.length > 0
  async run(model: Model): Promise<void> {
    const company = model.companies[this.at % model.companies.length]!
    const invoices = await Promise.all(Array.from({ length: this.times }, () => payInvoice(company)))
    await Promise.all(invoices.flatMap((id) => [qualifyReferrals(deps, id), qualifyReferrals(deps, id)]))
    if (company.state !== 'JOINED' && company.state !== 'CAPPED') return
    const reward = company.isCopy ? 0n : rewardUnderCap(rewards[company.kind], model.earned, cap)
    company.state = company.isCopy ? 'REFUSED' : reward > 0n ? 'REWARDED' : 'CAPPED'
    company.reward = reward
    model.earned += reward
  }
  toString = () => `pay(${this.at}, ${this.times})`
}

class Expire implements fc.AsyncCommand<Model, Real> {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
  check = (model: Readonly<Model>) => model.companies.length > 0
  async run(model: Model): Promise<void> {
    const company = model.companies[this.at % model.companies.length]!
    await sql`update referral set expires_at = now() - interval '1 second' where referred_id = ${company.id}`.execute(
      db,
    )
    await expireReferrals(db)
    if (company.state === 'JOINED') company.state = 'EXPIRED'
  }
  toString = () => `expire(${this.at})`
}

const stored = {
  JOINED: 'JOINED',
  REWARDED: 'REWARDED',
  CAPPED: 'QUALIFIED',
  REFUSED: 'QUALIFIED',
  EXPIRED: 'EXPIRED',
  NEW: '',
} as const

/** The states, the rewards, the cap and the ledger say the same. */
async function expectSame(model: Model, { referrerId }: Real): Promise<void> {
  const rows = await db
    .selectFrom('referral')
    .select(['referredId', 'status', 'refusal', 'reward'])
    .where('referrerId', '=', referrerId)
    .execute()
  for (const { id, state, reward } of model.companies) {
    const row = rows.find(({ referredId }) => referredId === id)!
    expect([row.status, row.refusal !== null, row.reward ?? 0n]).toEqual([stored[state], state === 'REFUSED', reward])
  }
  const { earned } = await ownCode(db, referrerId)
  expect(earned).toBe(model.earned)
  const { rows: booked } = await sql<{ sum: bigint; wallet: bigint }>`
    select coalesce((select sum(amount) from wallet_transaction where kind = 'REFERRAL' and retailer_id = ${referrerId}), 0)::bigint as sum,
      coalesce((select -sum(balance) from ledger_account where owner_id = ${referrerId} and purpose = 'WALLET' and currency = 'USD'), 0)::bigint as wallet`.execute(
    db,
  )
  expect(booked[0]).toEqual({ sum: model.earned, wallet: model.earned })
}

test(
  'whatever companies do, rewards are booked once, under the cap, and never to a copy of the referrer',
  { timeout: 120_000 },
  async () => {
    const kind = fc.constantFrom<Kind>('retailer', 'brand', 'brand')
    const steps = [
      fc.tuple(kind, fc.constantFrom(false, false, false, true)).map(([of, isCopy]) => new Join(of, isCopy)),
      fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 2 })).map(([at, times]) => new Pay(at, times)),
      fc.nat(30).map((at) => new Expire(at)),
    ]
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), async (commands) => {
        const { id: referrerId } = await entity({
          type: 'retailer',
          email: `owner@${randomUUID()}.test`,
          taxNumber: 'DE123',
        })
        const { code } = await ownCode(db, referrerId)
        const model: Model = { earned: 0n, companies: [] }
        const real = { referrerId, code }
        await fc.asyncModelRun(() => ({ model, real }), commands)
        await expectSame(model, real)
      }),
      { numRuns: propertyRuns(12) },
    )
    const faults = await checkLedger(db)
    expect(faults.filter(({ what }) => /transfer|account|rewards/.test(what))).toEqual([])
  },
)

test('many referrals that qualify at once earn exactly the cap', async () => {
  const { id: referrerId } = await entity({ type: 'retailer', email: 'owner@many.test' })
  const { code } = await ownCode(db, referrerId)
  const companies: Company[] = []
  for (let n = 0; n < 12; n += 1) {
    const { id } = await company({ type: 'brand', email: `a@company${n}.test` })
    await joinReferral(db, { entityId: id, referralCode: code })
    companies.push({ id, kind: 'brand', isCopy: false, state: 'JOINED', reward: 0n })
  }
  const invoices = await Promise.all(companies.map(payInvoice))
  await Promise.all(invoices.map((id) => qualifyReferrals(deps, id)))
  expect((await ownCode(db, referrerId)).earned).toBe(cap)
  const { rows } = await sql<{
    status: string
    count: number
  }>`select status, count(*)::int as count from referral where referrer_id = ${referrerId} group by status order by status`.execute(
    db,
  )
  expect(rows).toEqual([
    { status: 'QUALIFIED', count: 2 },
    { status: 'REWARDED', count: 10 },
  ])
})
