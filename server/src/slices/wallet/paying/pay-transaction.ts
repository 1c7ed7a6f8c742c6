import { createHash } from 'node:crypto'
import type { z } from 'zod/mini'
import type { Paid, Paying } from '@souk/contract/wallet/wallet.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { confirmPayment, createPayment, findPayment, type Payment, requireCard, stepOf } from '../../payments/door.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { minorOf } from '../model/minor-of.ts'
import { lockReceivable } from '../model/receivables.queries.ts'
import { spendRewards } from './spend-rewards.ts'
import { readTransaction } from '../view/read-transaction.ts'
import { findTransaction, type TransactionRow } from '../view/transactions.queries.ts'
import { bookNow, type ChargeResult, finishPayment, resultOf, startPayment } from './charge-invoice.ts'
import { payStatementFromBalance } from './pay-statement.ts'

type Input = z.output<typeof Paying>
type Answer = z.infer<typeof Paid>
type Paying = Pick<Deps, 'config'> & { tx: Tx }
type Begun = { paymentId: string } | ChargeResult

/** Pays what is open. The same Idempotency-Key pays once, also when the first answer was lost. */
export async function payTransaction(
  deps: Deps,
  actor: Trader,
  id: string,
  input: Input,
  caller: Caller,
): Promise<Answer> {
  const row = found(await findTransaction(deps.db, actor, id))
  const paymentId = caller.key ? paymentIdOf(actor.userId, caller.key) : undefined
  const earlier = paymentId && (await findPayment(deps.db, paymentId))
  if (earlier) {
    if (earlier.subjectId !== (row.invoiceId ?? row.subjectId) || earlier.cardId !== input.cardId)
      throw new Refusal('key_reused')
    return answerOf(deps, actor, id, resultOf(earlier.status), earlier.id)
  }
  const begun = await inTransaction(deps.db, async (tx) => {
    const one = await begin({ ...deps, tx }, actor, row, input, paymentId)
    await audit(tx, actor, { action: 'wallet.paid', subject: id, details: { method: input.method }, caller })
    return one
  })
  if (typeof begun === 'string') return answerOf(deps, actor, id, begun, null)
  return answerOf(deps, actor, id, await finishPayment(deps, begun.paymentId), begun.paymentId)
}

function begin(
  deps: Paying,
  actor: Trader,
  row: TransactionRow,
  input: Input,
  paymentId: string | undefined,
): Promise<Begun> {
  if (actor.side === 'retailer' && row.kind === 'INVOICE' && row.invoiceId && input.method !== 'BALANCE') {
    return payInvoice(deps, actor, row.invoiceId, input, paymentId)
  }
  if (
    actor.side === 'brand' &&
    row.kind === 'COMMISSION' &&
    row.subjectKind === 'STATEMENT' &&
    input.method !== 'WALLET'
  ) {
    return payStatement(deps, actor, row.subjectId!, input, paymentId)
  }
  throw new Refusal('conflict', 'wallet.notPayable')
}

async function payInvoice(
  { config, tx }: Paying,
  actor: Trader,
  invoiceId: string,
  input: Input,
  paymentId: string | undefined,
): Promise<Begun> {
  const invoice = found(await lockReceivable(tx, invoiceId))
  const earlier = paymentId && (await findPayment(tx, paymentId)) // of a request that came at the same time
  if (earlier) return resultOf(earlier.status)
  if (input.method === 'WALLET' || input.walletShare) {
    const spent = await spendRewards(tx, invoice, invoice.total)
    if (input.method === 'WALLET') {
      if (spent === 0n) throw new Refusal('conflict', 'wallet.nothingToSpend')
      return 'PAID'
    }
  }
  if (!input.cardId) throw new Refusal('invalid', 'payments.chooseCard', { field: 'cardId' })
  return startPayment({ config, tx }, invoiceId, {
    cardId: input.cardId,
    userId: actor.userId,
    ...(paymentId && { paymentId }),
    ...(input.amount !== undefined && { amount: minorOf(input.amount, invoice.currency, 'amount') }),
  })
}

/** A commission statement is paid in one piece. */
async function payStatement(
  { config, tx }: Paying,
  actor: Trader,
  statementId: string,
  input: Input,
  paymentId: string | undefined,
): Promise<Begun> {
  const seen = await tx
    .selectFrom('commissionStatement')
    .selectAll()
    .where('id', '=', statementId)
    .executeTakeFirstOrThrow()
  await lockMoney(tx, seen)
  const isFree = await tx
    .updateTable('walletTransaction')
    .set({ status: 'PENDING' })
    .where('subjectId', '=', statementId)
    .where('kind', '=', 'COMMISSION')
    .where('status', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst()
  if (!isFree) return seen.paid === seen.total ? 'PAID' : 'PENDING'
  const amount = seen.total - seen.paid
  if (input.method === 'BALANCE') {
    await payStatementFromBalance(tx, seen, amount)
    return 'PAID'
  }
  const card = await requireCard({ config, tx }, { id: input.cardId, payerId: actor.entityId, payeeId: null })
  const id = await createPayment(tx, {
    ...(paymentId && { id: paymentId }),
    payerId: actor.entityId,
    payeeId: null,
    subjectKind: 'STATEMENT',
    subjectId: statementId,
    currency: seen.currency,
    amount,
    ...card,
    createdBy: actor.userId,
  })
  return { paymentId: id }
}

/** The second step of a payment: only the payer's own. */
export async function confirmStep(
  deps: Deps,
  actor: Trader,
  paymentId: string,
  code: string | undefined,
): Promise<Answer> {
  const payment = await findPayment(deps.db, paymentId)
  if (!payment || payment.payerId !== actor.entityId) throw new Refusal('not_found')
  const status = await confirmPayment(deps, paymentId, code ?? null)
  if (status === 'NEEDS_STEP' && code) throw new Refusal('invalid', 'payments.wrongCode', { field: 'code' })
  await bookNow(deps.db, paymentId)
  return answerOf(deps, actor, await transactionOf(deps, payment), resultOf(status), paymentId)
}

async function transactionOf({ db }: Deps, { subjectId, subjectKind }: Payment): Promise<string> {
  const { id } = await db
    .selectFrom('walletTransaction')
    .select('id')
    .where('subjectId', '=', subjectId)
    .where('kind', '=', subjectKind === 'INVOICE' ? 'INVOICE' : 'COMMISSION')
    .executeTakeFirstOrThrow()
  return id
}

async function answerOf(
  deps: Deps,
  actor: Trader,
  id: string,
  result: ChargeResult,
  paymentId: string | null,
): Promise<Answer> {
  const payment = paymentId && result === 'NEEDS_STEP' ? await findPayment(deps.db, paymentId) : undefined
  const step =
    payment && (await stepOf(deps, payment, `${deps.config.publicUrl}/wallet/transactions?payment=${payment.id}`))
  return { result, paymentId, stepUrl: step?.url ?? null, transaction: await readTransaction(deps, actor, id) }
}

/** The same person and key always name the same payment. */
function paymentIdOf(userId: string, key: string): string {
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
