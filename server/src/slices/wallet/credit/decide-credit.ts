import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { FiltersOf } from '@souk/contract/core/lists/list.ts'
import type { creditCaseList } from '@souk/contract/wallet/wallet-lists.ts'
import type { CreditCase } from '@souk/contract/wallet/credit.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { containing } from '../../../platform/data/database/like.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive, emit } from '../../../platform/data/outbox.ts'
import { allGiven, type Order, pagedList } from '../../../platform/data/database/paged-list.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { minorOf } from '../model/minor-of.ts'
import { applicationRows, checksOf, limitsOf, presentApplication } from './credit.queries.ts'

function caseRows(db: Db) {
  const count = (which: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from receivable where receivable.retailer_id = application.retailer_id and ${which})`
  return applicationRows(db)
    .innerJoin('entity as retailer', 'retailer.id', 'application.retailerId')
    .select(['retailer.name as retailerName', 'retailer.country as retailerCountry', 'retailer.createdAt as joinedAt'])
    .select([
      sql<number>`(select count(*)::int from sales_order where sales_order.retailer_id = application.retailer_id)`.as(
        'orders',
      ),
      count(sql`paid_at is not null`).as('paidInvoices'),
      count(sql`paid + credited < total and due_at < now()`).as('overdueInvoices'),
    ])
}
type CaseRow = Awaited<ReturnType<ReturnType<typeof caseRows>['execute']>>[number]

async function presentCases(db: Db, rows: readonly CaseRow[]): Promise<CreditCase[]> {
  const limits = await limitsOf(
    db,
    rows.map(({ retailerId }) => retailerId),
  )
  const cases: CreditCase[] = []
  for (const { retailerName, retailerCountry, joinedAt, orders, paidInvoices, overdueInvoices, ...row } of rows) {
    cases.push({
      ...presentApplication(row),
      retailer: { id: row.retailerId, name: retailerName, country: retailerCountry, joinedAt: joinedAt.toISOString() },
      limits: limits.get(row.retailerId) ?? [],
      orders,
      paidInvoices,
      overdueInvoices,
      checks: (await checksOf(db, row.retailerId)).map(({ check, passed }) => ({ check, passed })),
    })
  }
  return cases
}

type Filters = FiltersOf<typeof creditCaseList>

const order: Order = { by: [sql`(application.status = 'SUBMITTED')`, 'application.createdAt'], direction: 'desc' }

export async function listCases(db: Db, { page, limit, after, ...filters }: Filters & Paging) {
  const narrow = (all: ReturnType<typeof caseRows>) =>
    all.where(
      allGiven<Filters>(filters, {
        status: (value) => sql`application.status = ${value}`,
        q: (text) => sql`(retailer.name ilike ${containing(text)} or application.legal_name ilike ${containing(text)})`,
      }),
    )
  const place = { id: 'application.id', ...order }
  const { rows, ...paging } = await pagedList(db, caseRows(db), narrow, place, { page, limit, after })
  return { items: await presentCases(db, rows), ...paging }
}

type Decision = { status: 'APPROVED' | 'DECLINED'; limit?: string | undefined; reason: string }

/** Decided once: approved with a limit, which replaces the one before, or declined with a reason. */
export function decideCredit(
  { db }: Pick<Deps, 'db'>,
  admin: Actor,
  id: string,
  { status, limit, reason }: Decision,
  caller: Caller,
): Promise<CreditCase> {
  return inTransaction(db, async (tx) => {
    const { retailerId, currency } = found(
      await applicationRows(tx).where('application.id', '=', id).executeTakeFirst(),
    )
    if (status === 'DECLINED' && reason === '') throw new Refusal('invalid', 'rules.required', { field: 'reason' })
    if (status === 'APPROVED' && limit === undefined) throw new Refusal('invalid', 'rules.required', { field: 'limit' })
    const granted = status === 'APPROVED' ? minorOf(limit!, currency, 'limit') : null
    await lockMoney(tx, { retailerId, currency })
    const decided = await tx
      .updateTable('creditApplication')
      .set({ status, granted, reason, decidedBy: admin.userId, decidedAt: sql`now()` })
      .where('id', '=', id)
      .where('status', '=', 'SUBMITTED')
      .returning('id')
      .executeTakeFirst()
    if (!decided) throw new Refusal('conflict', 'wallet.alreadyDecided')
    if (granted !== null)
      await tx
        .insertInto('creditLimit')
        .values({ retailerId, currency, granted })
        .onConflict((conflict) =>
          conflict.columns(['retailerId', 'currency']).doUpdateSet({ granted, updatedAt: sql`now()` }),
        )
        .execute()
    await audit(tx, admin, {
      action: 'wallet.credit_decided',
      subject: id,
      details: { status, limit: limit ?? null },
      caller,
    })
    await publishLive(tx, { entityId: retailerId }, 'wallet.changed')
    await emit(tx, 'credit.decided', { applicationId: id })
    return (await presentCases(tx, [found(await caseRows(tx).where('application.id', '=', id).executeTakeFirst())]))[0]!
  })
}
