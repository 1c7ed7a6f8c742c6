import { sql } from 'kysely'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { announceMoney } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { brandAccounts } from '../ledger/accounts.ts'
import { balanceOf } from '../ledger/post-transfer.ts'
import { issuerOf, nextStatementNumber, writeIssued } from './issue-statement.ts'

const dueDays = 14
type Due = { brandId: string; currency: string; month: string }

/** What brands owe at the end of a month becomes one statement for each currency, which they pay. */
export async function makeStatements(db: Db): Promise<void> {
  const { rows } = await sql<Due>`
    select account.owner_id as brand_id, account.currency, (date_trunc('month', now()) - interval '1 month')::date::text as month
    from ledger_account account join entity on entity.id = account.owner_id and entity.type = 'brand'
    where account.purpose = 'DUE' and account.balance > 0
      and not exists (select from commission_statement made where made.brand_id = account.owner_id and made.currency = account.currency
        and made.month = (date_trunc('month', now()) - interval '1 month')::date)
    order by 1, 2`.execute(db)
  for (const due of rows) await makeStatement(db, due)
}

/** One statement over everything that is due and on no statement yet. It is an invoice once the marketplace's company is known. */
export function makeStatement(db: Db, { brandId, currency, month }: Due, at?: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockMoney(tx, { brandId, currency })
    const owed = await balanceOf(tx, brandAccounts(brandId).due, currency)
    const { rows } = await sql<{
      open: bigint
      name: string
      isMade: boolean
    }>`select coalesce(sum(total - paid), 0)::bigint as open,
        (select coalesce(sequence_code, upper(right(id::text, 6))) from entity where id = ${brandId}) as name,
        coalesce(bool_or(month = ${month}::date), false) as is_made
      from commission_statement where brand_id = ${brandId} and currency = ${currency}`.execute(tx)
    const { open, name, isMade } = rows[0]!
    const total = owed - open
    if (total <= 0n || isMade) return
    const issuer = await issuerOf(tx)
    const issuedAt = sql<Date>`coalesce(${at ?? null}::timestamptz, now())`
    const number = issuer ? await nextStatementNumber(tx, issuedAt) : `${name}-C-${month.slice(0, 7)}-${currency}`
    const made = await tx
      .insertInto('commissionStatement')
      .values({
        brandId,
        currency,
        month,
        number,
        total,
        dueAt: sql`${issuedAt} + make_interval(days => ${dueDays})`,
        ...(at && { createdAt: at }),
      })
      .returning(['id', 'dueAt'])
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('walletTransaction')
      .set({ statementId: made.id })
      .where('brandId', '=', brandId)
      .where('currency', '=', currency)
      .where('kind', '=', 'COMMISSION')
      .where('status', '=', 'PENDING')
      .where('statementId', 'is', null)
      .execute()
    await tx
      .insertInto('walletTransaction')
      .values({
        kind: 'COMMISSION',
        status: 'OPEN',
        brandId,
        currency,
        amount: total,
        subjectKind: 'STATEMENT',
        subjectId: made.id,
        subjectNumber: number,
        statementId: made.id,
        dueAt: made.dueAt,
        ...(at && { at, createdAt: at }),
      })
      .execute()
    if (issuer) await writeIssued(tx, { id: made.id, brandId, currency, total }, issuer)
    await announceMoney(tx, { brandId })
    await emit(tx, 'wallet.statement', { statementId: made.id })
  })
}
