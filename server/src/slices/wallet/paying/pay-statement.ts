import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { lastPaymentOf, type Payment } from '../../payments/door.ts'
import { brandAccounts } from '../ledger/accounts.ts'
import { announceMoney, book } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { postTransfer } from '../ledger/post-transfer.ts'

type Statement = { id: string; brandId: string; currency: string; number: string }

/** A brand paid a commission statement by card, or the card refused. */
export async function bookStatementPayment(tx: Tx, payment: Payment): Promise<void> {
  const { id: paymentId, payerId: brandId, currency, amount, subjectId } = payment
  const at = payment.settledAt ?? undefined
  await lockMoney(tx, { brandId, currency })
  const statement = await tx
    .selectFrom('commissionStatement')
    .select(['id', 'brandId', 'currency', 'number', 'total', 'paid'])
    .where('id', '=', subjectId)
    .executeTakeFirstOrThrow()
  if (payment.status !== 'SUCCEEDED') return reopenStatement(tx, statement)
  const { provider, payments, due, balance } = brandAccounts(brandId)
  const collected = await postTransfer(tx, {
    key: `collected:${paymentId}`,
    kind: 'COLLECTED',
    currency,
    paymentId,
    at,
    postings: [
      { account: provider, amount },
      { account: payments, amount: -amount },
    ],
  })
  if (!collected) return
  // A card that was thought lost may pay after another one did: the brand has that money in its balance then.
  const open = statement.total - statement.paid
  const applied = amount < open ? amount : open
  await book(
    tx,
    {
      key: `payment:${paymentId}`,
      kind: 'PAYMENT',
      currency,
      paymentId,
      at,
      postings: [
        { account: payments, amount },
        { account: due, amount: -applied },
        { account: balance, amount: applied - amount },
      ],
    },
    {
      kind: 'PAYMENT',
      status: 'DONE',
      brandId,
      amount,
      method: 'CARD',
      subjectKind: 'STATEMENT',
      subjectId,
      subjectNumber: statement.number,
    },
  )
  await closeStatement(tx, statement, applied)
}

/** A refusal may be told again when another card is already paying: that one decides then. */
async function reopenStatement(tx: Tx, { id, brandId }: Statement): Promise<void> {
  const last = await lastPaymentOf(tx, 'STATEMENT', id)
  if (last?.status !== 'DECLINED' && last?.status !== 'FAILED') return
  await tx
    .updateTable('walletTransaction')
    .set({ status: 'OPEN' })
    .where('statementId', '=', id)
    .where('subjectKind', '=', 'STATEMENT')
    .where('status', '=', 'PENDING')
    .execute()
  await announceMoney(tx, { brandId })
}

/** From what was collected for the brand; refused when it does not reach. */
export async function payStatementFromBalance(tx: Tx, statement: Statement, amount: bigint): Promise<void> {
  const { id, brandId, currency, number } = statement
  const { balance, due } = brandAccounts(brandId)
  await book(
    tx,
    {
      key: `statement-balance:${id}`,
      kind: 'PAYMENT',
      currency,
      postings: [
        { account: balance, amount },
        { account: due, amount: -amount },
      ],
    },
    {
      kind: 'PAYMENT',
      status: 'DONE',
      brandId,
      amount,
      method: 'BALANCE',
      subjectKind: 'STATEMENT',
      subjectId: id,
      subjectNumber: number,
    },
  )
  await closeStatement(tx, statement, amount)
}

async function closeStatement(tx: Tx, { id, brandId }: Statement, amount: bigint): Promise<void> {
  await sql`update commission_statement set paid = paid + ${amount} where id = ${id} and paid + ${amount}::bigint <= total`.execute(
    tx,
  )
  await tx.updateTable('walletTransaction').set({ status: 'DONE' }).where('statementId', '=', id).execute()
  await emit(tx, 'wallet.commissionReceived', { statementId: id })
  await announceMoney(tx, { brandId })
}
