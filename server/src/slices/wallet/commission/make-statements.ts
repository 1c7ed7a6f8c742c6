import { sql } from 'kysely'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { announceMoney } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { brandAccounts } from '../ledger/accounts.ts'
import { balanceOf } from '../ledger/post-transfer.ts'

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

/** One statement over everything that is due and on no statement yet. */
export function makeStatement(db: Db, { brandId, currency, month }: Due, at?: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockMoney(tx, { brandId, currency })
    const owed = await balanceOf(tx, brandAccounts(brandId).due, currency)
    const { rows } = await sql<{ open: bigint; name: string }>`select coalesce(sum(total - paid), 0)::bigint as open,
        (select coalesce(sequence_code, upper(right(id::text, 6))) from entity where id = ${brandId}) as name
      from commission_statement where brand_id = ${brandId} and currency = ${currency}`.execute(tx)
    const total = owed - rows[0]!.open
    if (total <= 0n) return
    const number = `${rows[0]!.name}-C-${month.slice(0, 7)}-${currency}`
    const made = await tx
      .insertInto('commissionStatement')
      .values({
        brandId,
        currency,
        month,
        number,
        total,
        dueAt: sql`coalesce(${at ?? null}::timestamptz, now()) + make_interval(days => ${dueDays})`,
        ...(at && { createdAt: at }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'dueAt'])
      .executeTakeFirst()
    if (!made) return
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
    await announceMoney(tx, { brandId })
    await emit(tx, 'wallet.statement', { statementId: made.id })
  })
}
