import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { may } from '@souk/contract/core/abilities.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { contracts } from '../../../slices.ts'
import { newMoney } from '../../../testing/money.ts'
import { newTeam, type Mate } from '../../../testing/team.ts'
import { newWorld } from '../../../testing/world.ts'
import { transactionExport } from '../exports/transaction-export.ts'

const world = await newWorld()
const { ask, close, db, deps, entity, person } = world
afterAll(close)
const { grantCredit, invoice, saveCard } = newMoney(world)
const { entityId: brandId, join } = await newTeam(world, 'brand', { currency: 'EUR' })
const owner = await join()
const manager = await join('salesManager')
const representative = await join('salesRepresentative', manager)
const today = new Date().toISOString().slice(0, 10)

/** A retailer of the brand, looked after by one of its team or by none. */
async function retailer(name: string, salesRep: Mate | null) {
  const { id: retailerId } = await entity({ type: 'retailer', name, currency: 'EUR' })
  const salesRepId = salesRep?.associationId ?? null
  await db.insertInto('relation').values({ brandId, retailerId, origin: 'direct', salesRepId }).execute()
  return { name, brandId, retailerId, buyer: await person({ side: 'retailer', entityId: retailerId }) }
}
type Retailer = Awaited<ReturnType<typeof retailer>>
const of = {
  representative: await retailer('Of the representative', representative),
  manager: await retailer('Of the manager', manager),
  other: await retailer('Of no representative', null),
}

/** Everything that money can be between the brand and a retailer; none of it moves the brand's balance. */
async function trade({ retailerId, buyer }: Retailer) {
  const { id: orderId } = await db
    .insertInto('salesOrder')
    .values({
      brandId,
      retailerId,
      number: `ORL-${randomUUID()}`,
      currency: 'EUR',
      type: 'IN_STOCK',
      status: 'PENDING_BRAND',
      writtenBy: 'retailer',
      paymentMethod: 'BANK_TRANSFER',
      kept: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fixed = { orderId, brandId, retailerId, basis: 'DIRECT', rate: 0, usualRate: 1_500, ruleVersion: 1 }
  await db.insertInto('orderCommission').values(fixed).execute()
  const goodsByOrder = [{ orderId, goods: 10_000n }]
  const { invoiceId } = await invoice({ brandId, retailerId }, 10_000n, { orderIds: [orderId], goodsByOrder })
  const money = { currency: 'EUR', paidOn: today, reference: `Transfer of ${retailerId}` }
  await ask(buyer, bankTransfers.announce, { body: { brandId, ...money, amount: '5' } })
  await ask(owner, bankTransfers.record, { body: { retailerId, ...money, amount: '107' } })
  await invoice({ brandId, retailerId }, 3_000n, { dueAt: new Date(0) })
  const rows = db.selectFrom('walletTransaction').select('id').where('retailerId', '=', retailerId)
  return { orderId, invoiceId, retailerId, transactionId: (await rows.executeTakeFirstOrThrow()).id }
}
const known = { representative: await trade(of.representative), manager: await trade(of.manager) }
const other = await trade(of.other)

const reads = Object.entries(contracts).flatMap(([slice, group]) =>
  Object.entries<Endpoint>(group)
    .filter(
      ([, call]) => call.method === 'GET' && call.path.startsWith('/api/v2/wallet') && !call.path.includes('download'),
    )
    .map(([name, call]) => ({ name: `${slice}.${name}`, call })),
)
const idOf = {
  id: (of_: typeof other) => of_.transactionId,
  orderId: (of_: typeof other) => of_.orderId,
  retailerId: (of_: typeof other) => of_.retailerId,
}

/** What a call answers: without ids as it is, with them about each thing that the reader knows. */
async function answersOf(who: Mate, call: Endpoint, about: readonly (typeof other)[]) {
  const keys = Object.keys(call.params?._zod.def.shape ?? {}) as (keyof typeof idOf)[]
  const asked =
    keys.length === 0 ? [{}] : about.map((one) => Object.fromEntries(keys.map((key) => [key, idOf[key](one)])))
  const answers = []
  for (const params of asked) {
    const { status, data } = await ask(who, call, { params })
    answers.push({ status, data })
  }
  return answers
}

const everything = Object.values(known)
const readers = [
  { who: manager, knows: everything, hidden: [of.other] },
  { who: representative, knows: [known.representative], hidden: [of.other, of.manager] },
]

test.each(reads)('$name has the scope of the orders, for each role', async ({ name, call }) => {
  for (const { who, knows, hidden } of readers) {
    const isAllowed = may(who, call)
    const before = await answersOf(who, call, knows)
    expect(before.map(({ status }) => status)).toEqual(before.map(() => (isAllowed ? 200 : 403)))
    for (const one of hidden) await trade(one)
    expect(await answersOf(who, call, knows), `${name} shows ${who.role} money of other retailers`).toEqual(before)
    const strange = await answersOf(who, call, hidden.includes(of.manager) ? [other, known.manager] : [other])
    if (call.params) expect(strange.map(({ status }) => status)).toEqual(strange.map(() => (isAllowed ? 404 : 403)))
    for (const { name: hiddenName, retailerId } of hidden) {
      expect(JSON.stringify(before)).not.toContain(hiddenName)
      expect(JSON.stringify(before)).not.toContain(retailerId)
    }
  }
})

test('money of the whole brand reaches its admin, so the walk above can see it', async () => {
  for (const call of [
    wallet.read,
    wallet.transactions,
    wallet.savings,
    wallet.balance,
    bankTransfers.list,
  ] as Endpoint[]) {
    const before = await answersOf(owner, call, [])
    await trade(of.other)
    expect(await answersOf(owner, call, []), call.path).not.toEqual(before)
  }
})

test('a filter reaches no transaction of another retailer', async () => {
  for (const query of [
    { orderId: other.orderId },
    { invoiceId: other.invoiceId },
    { counterpartId: of.other.retailerId },
    { q: of.other.name },
    { after: other.transactionId },
  ])
    for (const { who } of readers) {
      const { data } = await ask(who, wallet.transactions, { query })
      const names = data.items.map(({ counterpart }) => counterpart?.name)
      expect([query, names.includes(of.other.name), 'after' in query || names.length === 0]).toEqual([
        query,
        false,
        true,
      ])
    }
})

test.each(readers)('the file has the transactions of the screen, for $who.role', async ({ who }) => {
  const context = { deps, actor: who, language: 'en', look: {}, progress: () => {} }
  const content = await transactionExport.content(
    context as unknown as Parameters<typeof transactionExport.content>[0],
    {},
    'csv',
  )
  if (content.kind !== 'table') throw new Error('a table was expected')
  const rows: (readonly unknown[])[] = []
  for await (const batch of content.table.batches) rows.push(...batch)
  const { data } = await ask(who, wallet.transactions)
  expect(rows.length).toBe(data.total)
  expect(JSON.stringify(rows)).not.toContain(of.other.name)
})

test('commission has the scope of its order, and what is the brand’s alone is not for representatives', async () => {
  const market = await entity({ type: 'retailer', name: 'Market', currency: 'EUR' })
  await db
    .insertInto('relation')
    .values({ brandId, retailerId: market.id, salesRepId: representative.associationId })
    .execute()
  const paid = await invoice({ brandId, retailerId: market.id }, 20_000n)
  const { chargeInvoice } = await import('../paying/charge-invoice.ts')
  await chargeInvoice(deps, paid.invoiceId, await saveCard(market.id), 0n)
  const kinds = async (who: Mate) =>
    new Set((await ask(who, wallet.transactions, { query: { limit: 100 } })).data.items.map(({ kind }) => kind))
  expect(await kinds(representative)).toContain('COMMISSION')
  const { payOut } = await import('../paying/pay-out.ts')
  await payOut(deps)
  expect(await kinds(manager)).toContain('PAYOUT')
  expect(await kinds(representative)).not.toContain('PAYOUT')
  const balances = async (who: Mate) => (await ask(who, wallet.read)).data
  expect((await balances(manager)).balances[0]!.available).not.toBeNull()
  expect(await balances(representative)).toMatchObject({
    balances: [{ available: null, due: null }],
    nextPayoutAt: null,
  })
})

test('a brand reads what one retailer owes it, not its credit limit and nothing of what it owes to others; also once it has ended', async () => {
  const kin = await retailer('Kin & Co', representative)
  const { entityId: otherId } = await newTeam(world, 'brand', { currency: 'EUR' })
  await grantCredit(kin.retailerId, 90_000n)
  await invoice({ brandId: otherId, retailerId: kin.retailerId }, 77_700n, { method: 'NET_30', dueAt: new Date(0) })
  await invoice(kin, 10_000n, { method: 'NET_30' })
  await invoice(kin, 3_000n, { dueAt: new Date(0) })
  const read = async (who: Mate) =>
    (await ask(who, wallet.partner, { params: { retailerId: kin.retailerId } })).data.sums
  const sums = { currency: 'EUR', open: '130.00', overdue: '30.00', credit: '0.00', onTerms: '100.00' }
  expect(await read(representative)).toEqual([sums])
  const money = { retailerId: kin.retailerId, currency: 'EUR', paidOn: today, reference: 'Too much', invoiceIds: [] }
  await ask(owner, bankTransfers.record, { body: { ...money, amount: '150' } })
  const credit = { currency: 'EUR', open: '0.00', overdue: '0.00', credit: '20.00', onTerms: '0.00' }
  expect(await read(owner)).toEqual([credit])
  const { lastPayment } = (await ask(owner, wallet.partner, { params: { retailerId: kin.retailerId } })).data
  expect(lastPayment).toMatchObject({ currency: 'EUR' })
  await db.updateTable('relation').set({ status: 'ENDED' }).where('retailerId', '=', kin.retailerId).execute()
  expect(await read(owner)).toEqual([credit])
})
