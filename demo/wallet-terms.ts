import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { entityId } from './entities.ts'
import { chooser, idOf } from './random.ts'
import { saveDemoCard } from './wallet-payments.ts'

/** Retailers with approved credit, and those who wait for a decision or got a no. */
const approved = ['kin-and-co', 'atlas-rooms']
const day = 86_400_000

/** What money needs before anything is invoiced: rates of confirmed orders, credit, cards and ways to pay. */
export async function fillMoneyTerms(tx: Tx): Promise<void> {
  await fixRates(tx)
  const retailers = await tx
    .selectFrom('entity')
    .select(['id', 'name', 'currency', 'createdAt'])
    .where('type', '=', 'retailer')
    .where('firstOrderAt', 'is not', null)
    .orderBy('id')
    .execute()
  const trusted = retailers.filter(({ id }, n) => approved.some((slug) => entityId(slug) === id) || n % 4 === 0)
  await choosePayment(
    tx,
    trusted.map(({ id }) => id),
  )
  await fillDocuments(
    tx,
    retailers.map(({ id }) => id),
  )
  for (const retailer of retailers) await saveDemoCard(tx, retailer.id)
  await sql`update sales_order set card_id = (select id from saved_card where entity_id = sales_order.retailer_id limit 1), card = 'Visa 4242'
    where payment_method = 'CARD'`.execute(tx)
  await grantCredit(tx, trusted)
  await applyToo(tx, retailers.filter((one) => !trusted.includes(one)).slice(0, 5))
}

/** By the rules that are in force, in the order of confirmation. */
async function fixRates(tx: Tx): Promise<void> {
  await sql`
    insert into first_order (brand_id, retailer_id, order_id, at)
    select distinct on (brand_id, retailer_id) brand_id, retailer_id, id, first_confirmed_at from sales_order
    where first_confirmed_at is not null and status <> 'CANCELLED' order by brand_id, retailer_id, first_confirmed_at, id`.execute(
    tx,
  )
  await sql`
    insert into order_commission (order_id, brand_id, retailer_id, basis, rate, usual_rate, rule_version, fixed_at, completed_at, released_at)
    select o.id, o.brand_id, o.retailer_id, case when relation.origin = 'direct' then 'DIRECT' when first.order_id is not null then 'FIRST' else 'LATER' end,
      case when relation.origin = 'direct' then 0 when first.order_id is not null then 1500 else 1000 end,
      case when first.order_id is not null then 1500 else 1000 end, (select max(version) from money_rule), first_confirmed_at,
      case when o.status = 'COMPLETED' then o.ended_at end, case when o.status = 'CANCELLED' then o.ended_at end
    from sales_order o left join first_order first on first.order_id = o.id
      left join relation on relation.brand_id = o.brand_id and relation.retailer_id = o.retailer_id
    where o.first_confirmed_at is not null`.execute(tx)
}

/** Half by transfer, the rest by card, on shipment or, with credit, later. */
async function choosePayment(tx: Tx, trusted: readonly string[]): Promise<void> {
  await sql`update sales_order set payment_method = case
      when kind < 3 then 'CARD' when kind in (3, 4) and is_trusted then 'NET_30' when kind = 5 and is_trusted then 'NET_60' else payment_method end
    from (select id as own, ('x' || substr(md5(number), 1, 4))::bit(16)::int % 10 as kind,
      retailer_id = any(${[...trusted]}::uuid[]) as is_trusted from sales_order where written_by = 'retailer') chosen
    where chosen.own = sales_order.id`.execute(tx)
}

async function fillDocuments(tx: Tx, ids: readonly string[]): Promise<void> {
  const known = await tx
    .selectFrom('document')
    .select('entityId')
    .where('entityId', 'in', [...ids])
    .execute()
  const without = ids.filter((id) => !known.some(({ entityId: knownId }) => knownId === id))
  if (without.length === 0) return
  await tx
    .insertInto('document')
    .values(
      without.map((id) => ({
        id: idOf('licence', id),
        entityId: id,
        kind: 'OTHER',
        location: '/files/document/licence.pdf',
        name: 'Trade licence.pdf',
        bytes: 84_213,
        status: 'VERIFIED',
      })),
    )
    .execute()
}

type Retailer = { id: string; name: string; currency: string; createdAt: Date }

/** As much as their orders on net terms come to, rounded up, so that room is left. */
async function grantCredit(tx: Tx, retailers: readonly Retailer[]): Promise<void> {
  const { rows } = await sql<{ retailerId: string; currency: string; highest: bigint }>`
    select retailer_id, currency, sum(worth)::bigint as highest from sales_order
    where payment_method like 'NET%' group by 1, 2 order by 1, 2`.execute(tx)
  for (const retailer of retailers) {
    const own = rows.filter(({ retailerId }) => retailerId === retailer.id)
    const limits = own.length > 0 ? own : [{ retailerId: retailer.id, currency: retailer.currency, highest: 500_000n }]
    for (const { currency, highest } of limits) {
      const granted = ((highest * 2n) / 500_000n + 2n) * 500_000n
      await apply(tx, retailer, { currency, amount: granted, status: 'APPROVED', granted, age: 370 })
      await tx.insertInto('creditLimit').values({ retailerId: retailer.id, currency, granted }).execute()
    }
  }
  await sql`insert into credit_hold (order_id, retailer_id, currency, held)
    select id, retailer_id, currency, worth from sales_order where payment_method like 'NET%' and status not in ('REJECTED', 'CANCELLED')`.execute(
    tx,
  )
  await sql`update credit_limit set used = held.sum from (
      select retailer_id, currency, sum(held)::bigint as sum from credit_hold group by 1, 2) held
    where held.retailer_id = credit_limit.retailer_id and held.currency = credit_limit.currency`.execute(tx)
}

/** Three wait, two were declined. */
async function applyToo(tx: Tx, retailers: readonly Retailer[]): Promise<void> {
  for (const [n, retailer] of retailers.entries()) {
    const amount = 1_000_000n + BigInt(n) * 500_000n
    const declined = {
      status: 'DECLINED',
      reason: 'Less than a year in business; please apply again with two paid orders.',
      age: 40 + n,
    } as const
    await apply(tx, retailer, {
      currency: retailer.currency,
      amount,
      ...(n < 3 ? { status: 'SUBMITTED' as const, age: 2 + n } : declined),
    })
  }
}

type Application = { currency: string; amount: bigint; status: string; granted?: bigint; reason?: string; age: number }

async function apply(tx: Tx, { id, name }: Retailer, { age, granted, ...application }: Application): Promise<void> {
  const choose = chooser(`credit ${id}`)
  const at = new Date(Date.now() - age * day)
  const documents = await tx
    .selectFrom('document')
    .select('id')
    .where('entityId', '=', id)
    .where('status', '<>', 'REJECTED')
    .limit(2)
    .execute()
  await tx
    .insertInto('creditApplication')
    .values({
      id: idOf('application', id, application.currency),
      retailerId: id,
      legalName: `${name} Ltd`,
      registrationNumber: `R-${choose([4, 5, 7])}${choose([18_220, 40_711, 93_102])}`,
      yearsTrading: choose([2, 4, 6, 9, 14]),
      annualTurnover: application.amount * BigInt(choose([8, 12, 20])),
      contactName: choose(['Nadia Karam', 'Tom Hale', 'Lina Haddad', 'Marco Bianchi']),
      contactEmail: 'accounts@souk.test',
      documentIds: documents.map((one) => one.id),
      createdAt: at,
      ...(granted !== undefined && { granted }),
      ...application,
      ...(application.status !== 'SUBMITTED' && { decidedAt: new Date(at.getTime() + 3 * day) }),
    })
    .execute()
}
