import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { chargeCommission } from '../commission/charge-commission.ts'
import { freeCredit } from '../credit/hold-credit.ts'
import { accountsOf } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { refundToCards } from './refund-to-cards.ts'
import { takeBackRewards } from '../rewards/take-back-rewards.ts'
import { afterPaid } from './after-paid.ts'
import { isNet, lockReceivable, openOf, type Receivable } from '../model/receivables.queries.ts'

export type BookedCreditNote = {
  creditNoteId: string
  number: string
  invoiceId: string
  goods: bigint
  tax: bigint
  freight: bigint
  total: bigint
  refundTo: 'CARD' | 'CREDIT'
  goodsByOrder: readonly { orderId: string; goods: bigint }[]
  issuedAt?: Date
}

/** Less is owed; what was paid beyond it becomes credit with the brand or goes back to the card. Booked once for each note. */
export async function bookCreditNote(tx: Tx, note: BookedCreditNote): Promise<void> {
  const { creditNoteId, number, invoiceId, total, issuedAt: at } = note
  const invoice = found(await lockReceivable(tx, invoiceId))
  const { brandId, retailerId, currency } = invoice
  const open = openOf(invoice)
  const fromOpen = total < open ? total : open
  const excess = total - fromOpen
  const { receivable, trade, credit } = accountsOf(invoice)
  // Goods that cost nothing, or that a deposit had paid, move no money.
  const first =
    total === 0n ||
    (await book(
      tx,
      {
        key: `credit-note:${creditNoteId}`,
        kind: 'CREDIT_NOTE',
        currency,
        invoiceId,
        at,
        postings: [
          { account: trade, amount: total },
          { account: receivable, amount: -fromOpen },
          { account: credit, amount: -excess },
        ],
      },
      {
        kind: 'CREDIT_NOTE',
        status: 'DONE',
        brandId,
        retailerId,
        amount: total,
        subjectKind: 'CREDIT_NOTE',
        subjectId: creditNoteId,
        subjectNumber: number,
      },
    ))
  if (!first) return
  const after = await creditReceivable(tx, invoice, { total, excess }, at)
  await creditGoods(tx, invoiceId, note.goodsByOrder)
  await takeBackRewards(tx, after, creditNoteId, at) // before the commission that pays for them
  if (openOf(after) === 0n && invoice.paidAt === null) {
    await tx
      .updateTable('walletTransaction')
      .set({ status: 'DONE' })
      .where('invoiceId', '=', invoiceId)
      .where('kind', '=', 'INVOICE')
      .execute()
    await afterPaid(tx, after, at)
  } else await chargeCommission(tx, after, at)
  if (excess > 0n && note.refundTo === 'CARD') await refundToCards(tx, after, creditNoteId, excess)
}

/** `paid` falls by what was paid beyond the new total, so that open never becomes negative. */
async function creditReceivable(
  tx: Tx,
  invoice: Receivable,
  { total, excess }: { total: bigint; excess: bigint },
  at?: Date,
): Promise<Receivable> {
  const after = await tx
    .updateTable('receivable')
    .set({
      credited: sql`credited + ${total}`,
      paid: sql`paid - ${excess}`,
      paidAt: sql`case when paid + credited + ${total - excess}::bigint = total then coalesce(paid_at, ${at ?? null}::timestamptz, now()) end`,
    })
    .where('invoiceId', '=', invoice.invoiceId)
    .where(sql<boolean>`credited + ${total}::bigint <= total`)
    .returningAll()
    .executeTakeFirst()
  if (!after) throw new Refusal('conflict', 'wallet.creditedTooMuch')
  if (isNet(invoice)) await freeCredit(tx, invoice, total - excess)
  return after
}

async function creditGoods(tx: Tx, invoiceId: string, goodsByOrder: BookedCreditNote['goodsByOrder']): Promise<void> {
  for (const { orderId, goods } of goodsByOrder) {
    await tx
      .updateTable('receivableOrder')
      .set({ goodsCredited: sql`least(goods, goods_credited + ${goods})` })
      .where('invoiceId', '=', invoiceId)
      .where('orderId', '=', orderId)
      .execute()
  }
}
