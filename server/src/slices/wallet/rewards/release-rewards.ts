import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { lockReceivable } from '../model/receivables.queries.ts'
import { creditRewards } from './credit-rewards.ts'

/** Commission arrived with a statement: the rewards that waited for it are credited. Answers whose invoices these are. */
export async function releaseRewards(db: Db, statementId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('walletTransaction')
    .select('invoiceId')
    .distinct()
    .where('statementId', '=', statementId)
    .where('subjectKind', '=', 'INVOICE')
    .where('invoiceId', 'is not', null)
    .orderBy('invoiceId')
    .execute()
  const invoiceIds = rows.flatMap(({ invoiceId }) => invoiceId ?? [])
  for (const invoiceId of invoiceIds)
    await inTransaction(db, async (tx) => {
      await lockReceivable(tx, invoiceId)
      await creditRewards(tx, invoiceId)
    })
  return invoiceIds
}
