import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import type { OrderStatus } from '@souk/contract/orders/order-moves.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { zoneOf } from '../../entities/door.ts'
import { conditionsOf, isDue, otherSideOf } from '../model/order-conditions.ts'
import { orderRows } from '../model/orders.queries.ts'
import { presentRow } from './present-order.ts'

type Sum = { currency: string; orders: number; units: number; worth: bigint }
type Overview = Reply<typeof orderViews.overview>

/** What waits for the asker, what it comes to, and how it went over twelve months. */
export async function readOverview(db: Db, actor: Trader): Promise<Overview> {
  const waiting = await orderRows(db, actor, { isYourTurn: 'true' })
    .orderBy(sql`due_at nulls last`)
    .orderBy('salesOrder.id')
    .limit(5)
    .execute()
  const states = await statesOf(db, actor)
  const count = (is: (one: (typeof states)[number]) => boolean) =>
    states.filter(is).reduce((sum, one) => sum + one.orders, 0)
  const isOpen = ({ status }: { status: OrderStatus }) => status.startsWith('PENDING') || status === 'CONFIRMED'
  return {
    waiting: {
      count: count(({ isYours }) => isYours),
      orders: waiting.map((order) => presentRow(order, actor.side)),
    },
    theirs: count(({ status, isYours }) => status.startsWith('PENDING') && !isYours),
    cancelAsked: actor.side === 'brand' ? count(({ isAsked }) => isAsked) : 0,
    work: await workOf(db, actor),
    statuses: [...Map.groupBy(states, ({ status }) => status)].map(([status, group]) => ({
      status,
      count: group.reduce((sum, { orders }) => sum + orders, 0),
    })),
    open: [...Map.groupBy(states.filter(isOpen), ({ currency }) => currency)]
      .map(([, group]) => added(group))
      .toSorted((a, b) => b.orders - a.orders || (a.currency < b.currency ? -1 : 1))
      .map(moneyOf),
    months: (await monthsOf(db, actor)).map(({ month, ...sum }) => ({ month, ...moneyOf(sum) })),
    partners: (await partnersOf(db, actor)).map(({ id, name, ...sum }) => ({ id, name, ...moneyOf(sum) })),
  }
}

const moneyOf = ({ currency, orders, units, worth }: Sum) => ({
  currency,
  orders,
  units,
  amount: amount({ minor: BigInt(worth), currency }),
})
const added = (sums: readonly Sum[]): Sum =>
  sums.reduce((all, one) => ({
    ...all,
    orders: all.orders + one.orders,
    units: all.units + one.units,
    worth: BigInt(all.worth) + BigInt(one.worth),
  }))

const sums = sql`count(*)::int as orders, sum(units)::int as units, sum(worth)::bigint as worth`
const counted = sql`sales_order.status not in ('REJECTED', 'CANCELLED')`
/** Months are months of the entity's time zone. */
const since = (actor: Trader) =>
  sql`sales_order.created_at >= (date_trunc('month', now() at time zone ${zoneOf(actor)}) - interval '11 months') at time zone ${zoneOf(actor)}`

async function statesOf(db: Db, actor: Trader) {
  const { rows } = await sql<Sum & { status: OrderStatus; isAsked: boolean; isYours: boolean }>`
    select status, currency, cancel_asked_at is not null as is_asked, ${isDue(actor)} as is_yours, ${sums} from sales_order
    where ${conditionsOf(actor, {})} group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db)
  return rows
}

async function workOf(db: Db, actor: Trader) {
  const { rows } = await sql<Overview['work'][number]>`
    select work.kind as work, count(*)::int as count from sales_order cross join lateral unnest(sales_order.work) as work (kind)
    where ${conditionsOf(actor, {})} and sales_order.work <> '{}' group by 1 order by 1`.execute(db)
  return rows
}

async function monthsOf(db: Db, actor: Trader) {
  const { rows } = await sql<Sum & { month: string }>`
    select to_char(created_at at time zone ${zoneOf(actor)}, 'YYYY-MM') as month, currency, ${sums} from sales_order
    where ${conditionsOf(actor, {})} and ${counted} and ${since(actor)} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** The five with whom most was traded, in the currency in which it was. */
async function partnersOf(db: Db, actor: Trader) {
  const other = otherSideOf(actor)
  const { rows } = await sql<Sum & { id: string; name: string }>`
    select ${sql.ref(`salesOrder.${other}Id`)} as id, max(kept ->> ${sql.lit(`${other}Name`)}) as name, currency, ${sums} from sales_order
    where ${conditionsOf(actor, {})} and ${counted} and ${since(actor)} group by 1, currency
    order by rank() over (partition by currency order by sum(worth) desc), sum(worth) desc limit 5`.execute(db)
  return rows
}
