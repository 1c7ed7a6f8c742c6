import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { freeCredit } from '../credit/hold-credit.ts'
import { afterPaid } from './after-paid.ts'
import { isNet, openOf, type Receivable } from '../model/receivables.queries.ts'

type By = { paid?: bigint; credited?: bigint; walletPaid?: bigint }

/** Less is open; never less than nothing. What follows a full payment happens in the same transaction. */
export async function reduceOpen(
  tx: Tx,
  invoiceId: string,
  { paid = 0n, credited = 0n, walletPaid = 0n }: By,
  at?: Date,
): Promise<Receivable> {
  const invoice = await tx
    .updateTable('receivable')
    .set({
      paid: sql`paid + ${paid}`,
      credited: sql`credited + ${credited}`,
      walletPaid: sql`wallet_paid + ${walletPaid}`,
      paidAt: sql`case when paid + ${paid}::bigint + credited + ${credited}::bigint = total then coalesce(paid_at, ${at ?? null}::timestamptz, now()) end`,
    })
    .where('invoiceId', '=', invoiceId)
    .where(sql<boolean>`paid + ${paid}::bigint + credited + ${credited}::bigint <= total`)
    .returningAll()
    .executeTakeFirst()
  if (!invoice) throw new Refusal('conflict', 'wallet.notOpen')
  if (isNet(invoice)) await freeCredit(tx, invoice, paid + credited)
  if (openOf(invoice) === 0n) {
    await tx
      .updateTable('walletTransaction')
      .set({ status: 'DONE' })
      .where('invoiceId', '=', invoiceId)
      .where('kind', '=', 'INVOICE')
      .execute()
    await afterPaid(tx, invoice, at)
  } else await emit(tx, 'payments.received', { invoiceId })
  return invoice
}
