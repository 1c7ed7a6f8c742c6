import { shareDown } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { TransactionDetail } from '@souk/contract/wallet/wallet-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { usableRewards } from '../rewards/usable-rewards.queries.ts'
import { currentRules } from '../rules/rules.queries.ts'
import { findReceivable, openOf } from '../model/receivables.queries.ts'
import { presentTransaction } from './present-transaction.ts'
import { findTransaction, type TransactionRow, transactionRows } from './transactions.queries.ts'

/** One transaction with its receipt: what belongs to it, and the entries that concern the viewer. */
export async function readTransaction(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  actor: Trader,
  id: string,
): Promise<TransactionDetail> {
  const row = found(await findTransaction(db, actor, id))
  const own = await db
    .selectFrom('entity')
    .select(['id', 'name'])
    .where('id', '=', actor.entityId)
    .executeTakeFirstOrThrow()
  const payment = row.paymentId
    ? await db.selectFrom('payment').select('card').where('id', '=', row.paymentId).executeTakeFirst()
    : undefined
  const transfer = row.transferId
    ? await db.selectFrom('ledgerTransfer').select('ruleVersion').where('id', '=', row.transferId).executeTakeFirst()
    : undefined
  return {
    ...presentTransaction(row, { config, side: actor.side }),
    viewer: own,
    hasFile: await hasFile(db, actor, row),
    card: actor.side === 'retailer' || row.partnerId === null ? (payment?.card ?? null) : null,
    ruleVersion: transfer?.ruleVersion ?? null,
    related: (await relatedTo(db, actor, row)).map((one) => presentTransaction(one, { config, side: actor.side })),
    entries: row.transferId ? await entriesOf(db, actor, row.transferId, row.currency) : [],
    walletShare: await walletShareOf(db, actor, row),
    step: await stepOf(db, actor, row),
  }
}

/** Only a brand's own statement, and only one that was issued as an invoice. */
async function hasFile(db: Db, { entityId }: Trader, { subjectKind, subjectId }: TransactionRow): Promise<boolean> {
  if (subjectKind !== 'STATEMENT' || !subjectId) return false
  const issued = await db
    .selectFrom('commissionStatement')
    .select('id')
    .where('id', '=', subjectId)
    .where('brandId', '=', entityId)
    .where('issued', 'is not', null)
    .executeTakeFirst()
  return issued !== undefined
}

function relatedTo(db: Db, actor: Trader, { id, invoiceId, subjectKind, subjectId }: TransactionRow) {
  const which = invoiceId
    ? sql<boolean>`one.invoice_id = ${invoiceId}`
    : subjectKind === 'STATEMENT'
      ? sql<boolean>`(one.statement_id = ${subjectId} or one.subject_id = ${subjectId})`
      : sql<boolean>`false`
  return transactionRows(db, actor)
    .where(which)
    .where('one.id', '<>', id)
    .orderBy('one.at')
    .orderBy('one.id')
    .limit(100)
    .execute()
}

/** Only accounts that are the viewer's own or between the viewer and another. */
async function entriesOf(db: Db, { entityId }: Trader, transferId: string, currency: string) {
  const { rows } = await sql<{ purpose: string; party: string | null; amount: bigint }>`
    select account.purpose, entity.name as party, entry.amount from ledger_entry entry
    join ledger_account account on account.id = entry.account_id
    left join entity on entity.id = case when account.owner_id = ${entityId} then account.partner_id else account.owner_id end
    where entry.transfer_id = ${transferId} and account.owner_id is not null and (account.owner_id = ${entityId} or account.partner_id = ${entityId})
    order by account.purpose`.execute(db)
  return rows.map(({ purpose, party, amount: minor }) => ({
    account: purpose,
    party,
    amount: amount({ minor, currency }),
  }))
}

async function walletShareOf(
  db: Db,
  { side }: Trader,
  { kind, invoiceId, currency }: TransactionRow,
): Promise<string | null> {
  if (side !== 'retailer' || kind !== 'INVOICE' || !invoiceId) return null
  const invoice = await findReceivable(db, invoiceId)
  if (!invoice) return null
  const { values } = await currentRules(db)
  const parts = [
    shareDown(invoice.total, values['rewards.share']) - invoice.walletPaid,
    await usableRewards(db, invoice.retailerId, currency),
    openOf(invoice) - invoice.pending,
  ]
  const minor = parts.reduce((least, one) => (one < least ? one : least))
  return amount({ minor: minor > 0n ? minor : 0n, currency })
}

async function stepOf(db: Db, { entityId }: Trader, { kind, invoiceId, subjectKind, subjectId }: TransactionRow) {
  const isPayable = kind === 'INVOICE' || (kind === 'COMMISSION' && subjectKind === 'STATEMENT')
  if (!isPayable) return null
  const waiting = await db
    .selectFrom('payment')
    .select('id')
    .where('subjectId', '=', invoiceId ?? subjectId ?? '')
    .where('payerId', '=', entityId)
    .where('status', '=', 'NEEDS_STEP')
    .executeTakeFirst()
  return waiting ? { paymentId: waiting.id } : null
}
