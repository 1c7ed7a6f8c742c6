import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Transaction } from '@souk/contract/wallet/wallet-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { paged } from '../../../platform/data/database/paged.ts'
import type { Trader } from '../../connections/door.ts'
import { endOfDay, startOfDay } from '../../entities/door.ts'
import { isOwnTransaction } from './wallet-scope.ts'

export type TransactionFilters = {
  q?: string | undefined
  kind?: readonly string[] | undefined
  status?: readonly string[] | undefined
  direction?: 'IN' | 'OUT' | undefined
  currency?: readonly string[] | undefined
  counterpartId?: readonly string[] | undefined
  isOverdue?: 'true' | 'false' | undefined
  invoiceId?: string | undefined
  orderId?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

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

export function transactionRows(db: Db, actor: Trader, input: TransactionFilters, isCounted = false) {
  const isOverdue = sql`(one.due_at < now() and one.kind in ('INVOICE', 'COMMISSION') and one.status in ('OPEN', 'PENDING'))`
  const conditions = [
    sql`true`,
    input.q &&
      sql`(one.subject_number ilike ${containing(input.q)} or one.reference ilike ${containing(input.q)} or partner.name ilike ${containing(input.q)})`,
    input.kind && sql`one.kind = any(${[...input.kind]}::text[])`,
    input.status && sql`one.status = any(${[...input.status]}::text[])`,
    input.direction && sql`one.direction = ${input.direction}`,
    input.currency && sql`one.currency = any(${[...input.currency]}::text[])`,
    input.counterpartId && sql`one.partner_id = any(${[...input.counterpartId]}::uuid[])`,
    input.isOverdue && (input.isOverdue === 'true' ? isOverdue : sql`(not ${isOverdue} or one.due_at is null)`),
    input.invoiceId && sql`one.invoice_id = ${input.invoiceId}`,
    input.orderId &&
      sql`(one.order_id = ${input.orderId} or one.invoice_id in (select invoice_id from receivable_order where order_id = ${input.orderId}))`,
    input.from && sql`one.at >= ${startOfDay(actor, input.from)}`,
    input.until && sql`one.at < ${endOfDay(actor, input.until)}`,
  ].filter((part) => part !== undefined && part !== '')
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
    .where(sql<boolean>`(${sql.join(conditions, sql` and `)})`)
}
export type TransactionRow = Awaited<ReturnType<ReturnType<typeof transactionRows>['execute']>>[number]

type Listed = TransactionFilters & Paging & { sort: 'newest' | 'oldest' | 'due' }

export function listTransactions(db: Db, actor: Trader, { page, limit, after, sort, ...input }: Listed) {
  const isNewest = sort === 'newest'
  const first = sort === 'due' ? sql`coalesce(one.due_at, 'infinity')` : sql`one.at`
  const direction = isNewest ? 'desc' : 'asc'
  const list = transactionRows(db, actor, input)
    .$if(!!after, (query) =>
      query.where(
        sql<boolean>`(${first}, one.id) ${isNewest ? sql`<` : sql`>`} (select ${first}, one.id
          from ${ownRows(actor, true)} one where one.id = ${after!})`,
      ),
    )
    .orderBy(first, direction)
    .orderBy('one.id', direction)
  return paged(db, list, { page, limit }, [transactionRows(db, actor, input, true)])
}

export const findTransaction = (db: Db, actor: Trader, id: string) =>
  transactionRows(db, actor, {}).where('one.id', '=', id).executeTakeFirst()

export async function ownCurrency(db: Db, entityId: string): Promise<string> {
  const entity = db.selectFrom('entity').select('currency').where('id', '=', entityId)
  return (await entity.executeTakeFirstOrThrow()).currency
}
