import { type RawBuilder, sql } from 'kysely'
import type { SortOf } from '@souk/contract/core/lists/list.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { TransactionFilters, transactionList } from '@souk/contract/wallet/wallet-lists.ts'
import type { Transaction } from '@souk/contract/wallet/wallet-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { allGiven, type Order, pagedList } from '../../../platform/data/database/paged-list.ts'
import type { Trader } from '../../connections/door.ts'
import { endOfDay, startOfDay } from '../../entities/door.ts'
import { isOwnTransaction } from './wallet-scope.ts'

const incoming = {
  brand: sql`(kind in ('INVOICE', 'REFERRAL', 'CORRECTION') or (kind = 'PAYMENT' and subject_kind = 'INVOICE'))`,
  retailer: sql`(kind in ('REWARD', 'REFUND', 'CREDIT_NOTE', 'REFERRAL'))`,
}

/** The transactions that an actor may see, each with the balance after it. */
function ownRows(actor: Trader, isCounted: boolean) {
  const { side } = actor
  const effect = side === 'brand' ? sql`brand_effect` : sql`retailer_effect`
  const running = isCounted
    ? sql`null::bigint`
    : sql`(sum(${effect}) over (partition by own.currency order by own.at, own.id))::bigint`
  const partner = side === 'brand' ? sql`own.retailer_id` : sql`own.brand_id`
  return sql<TransactionRecord>`(
    select own.id, kind, own.status, own.currency, own.amount, own.method, subject_kind, subject_id, subject_number, own.invoice_id, own.order_id,
      own.payment_id, own.transfer_id, own.statement_id, own.reference, own.paid_on, own.due_at, own.at, own.created_at, ${partner} as partner_id,
      case when ${incoming[side]} then 'IN' else 'OUT' end as direction, ${running} as running
    from wallet_transaction own where ${isOwnTransaction(actor)})`
}

export type TransactionRecord = {
  id: string
  kind: Transaction['kind']
  status: Transaction['status']
  currency: string
  amount: bigint
  method: Transaction['method']
  subjectKind: Transaction['subject']['kind']
  subjectId: string | null
  subjectNumber: string
  invoiceId: string | null
  orderId: string | null
  paymentId: string | null
  transferId: string | null
  statementId: string | null
  reference: string
  paidOn: string | null
  dueAt: Date | null
  at: Date
  createdAt: Date
  partnerId: string | null
  direction: Transaction['direction']
  running: bigint | null
}

const isOverdue = sql`(one.due_at < now() and one.kind in ('INVOICE', 'COMMISSION') and one.status in ('OPEN', 'PENDING'))`

/** The condition that limits transactions to those the actor may see and asked for. */
export const narrowedBy = (actor: Trader, input: TransactionFilters): RawBuilder<boolean> =>
  allGiven<TransactionFilters>(input, {
    q: (text) =>
      sql`(one.subject_number ilike ${containing(text)} or one.reference ilike ${containing(text)} or partner.name ilike ${containing(text)})`,
    kind: (kinds) => sql`one.kind = any(${kinds}::text[])`,
    status: (values) => sql`one.status = any(${values}::text[])`,
    direction: (value) => sql`one.direction = ${value}`,
    currency: (values) => sql`one.currency = any(${values}::text[])`,
    counterpartId: (ids) => sql`one.partner_id = any(${ids}::uuid[])`,
    isOverdue: (is) => (is === 'true' ? isOverdue : sql`(not ${isOverdue} or one.due_at is null)`),
    invoiceId: (id) => sql`one.invoice_id = ${id}`,
    orderId: (id) =>
      sql`(one.order_id = ${id} or one.invoice_id in (select invoice_id from receivable_order where order_id = ${id}))`,
    from: (day) => sql`one.at >= ${startOfDay(actor, day)}`,
    until: (day) => sql`one.at < ${endOfDay(actor, day)}`,
  })

export function transactionRows(db: Db, actor: Trader, isCounted = false) {
  return db
    .selectFrom(ownRows(actor, isCounted).as('one'))
    .leftJoin('entity as partner', 'partner.id', 'one.partnerId')
    .leftJoin('receivable', 'receivable.invoiceId', 'one.invoiceId')
    .leftJoin('commissionStatement as statement', 'statement.id', 'one.subjectId')
    .leftJoin('salesOrder', 'salesOrder.id', 'one.orderId')
    .selectAll('one')
    .select([
      'partner.name as partnerName',
      'partner.isDemo as isPartnerDemo',
      'salesOrder.number as orderNumber',
      'receivable.pending',
    ])
    .select([
      sql<bigint | null>`case when one.kind = 'INVOICE' then receivable.total - receivable.paid - receivable.credited
        when one.subject_kind = 'STATEMENT' and one.kind = 'COMMISSION' then statement.total - statement.paid end`.as(
        'open',
      ),
      sql<boolean>`coalesce(${isOverdue}, false)`.as('isOverdue'),
      sql<boolean>`(select is_demo from entity where id = ${actor.entityId})`.as('isDemo'),
    ])
}
type TransactionRows = ReturnType<typeof transactionRows>
export type TransactionRow = Awaited<ReturnType<TransactionRows['execute']>>[number]

type Input = TransactionFilters & Paging & { sort: SortOf<typeof transactionList> }

const orders: Record<Input['sort'], Order> = {
  newest: { by: ['one.at'], direction: 'desc' },
  oldest: { by: ['one.at'], direction: 'asc' },
  due: { by: [sql`coalesce(one.due_at, 'infinity')`], direction: 'asc' },
}

export function listTransactions(db: Db, actor: Trader, { sort, after, page, limit, ...filters }: Input) {
  const narrow = (rows: TransactionRows) => rows.where(narrowedBy(actor, filters))
  const order = { id: 'one.id', ...orders[sort], lean: transactionRows(db, actor, true) }
  return pagedList(db, transactionRows(db, actor), narrow, order, { after, page, limit })
}

export const findTransaction = (db: Db, actor: Trader, id: string) =>
  transactionRows(db, actor).where('one.id', '=', id).executeTakeFirst()

export async function ownCurrency(db: Db, entityId: string): Promise<string> {
  const entity = db.selectFrom('entity').select('currency').where('id', '=', entityId)
  return (await entity.executeTakeFirstOrThrow()).currency
}
