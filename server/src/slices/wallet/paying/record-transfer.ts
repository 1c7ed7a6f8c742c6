import { sql } from 'kysely'
import { amount as amountText } from '@souk/contract/core/money.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { accountsOf } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { balanceOf } from '../ledger/post-transfer.ts'
import { minorOf } from '../model/minor-of.ts'
import { openOf, type Receivable } from '../model/receivables.queries.ts'
import { reduceOpen } from '../receivables/reduce-open.ts'
import { findTransfer, presentTransfer, requirePaidDay } from './bank-transfers.ts'

type Money = { retailerId: string; currency: string; amount: string; paidOn: string; reference: string }
type Recorded = Money & { invoiceIds: readonly string[]; announcementId?: string | undefined }
type Payable = {
  brandId: string
  retailerId: string
  currency: string
  amount: bigint
  reference: string
  invoiceIds: readonly string[]
  transferId: string
  paidOn?: string | null
  at?: Date
}

/** What arrived pays the invoices named, then the oldest ones; the rest stays as the retailer's credit. */
export function recordTransfer(db: Db, actor: Trader, input: Recorded, caller: Caller) {
  const { retailerId, currency, paidOn, reference, invoiceIds, announcementId } = input
  const minor = minorOf(input.amount, currency, 'amount')
  requirePaidDay(paidOn)
  return inTransaction(db, async (tx) => {
    const brandId = actor.entityId
    await lockMoney(tx, { brandId, retailerId, currency })
    const transferId = await takeTransfer(tx, actor, {
      retailerId,
      currency,
      paidOn,
      reference,
      invoiceIds,
      announcementId,
      minor,
    })
    const { paid, credit } = await payInvoices(tx, {
      brandId,
      retailerId,
      currency,
      amount: minor,
      reference,
      invoiceIds,
      transferId,
      paidOn,
    })
    if (credit > 0n) {
      const left = amountText({ minor: credit, currency })
      await emit(tx, 'payments.overpaid', { transferId, brandId, retailerId, amount: left, currency })
    }
    await audit(tx, actor, {
      action: 'wallet.transfer_recorded',
      subject: transferId,
      details: { amount: input.amount, currency },
      caller,
    })
    const text = (value: bigint) => amountText({ minor: value, currency })
    return {
      ...presentTransfer((await findTransfer(tx, actor, transferId))!),
      paid: paid.map(({ invoice, part }) => ({
        invoiceId: invoice.invoiceId,
        number: invoice.number,
        amount: text(part),
        open: text(openOf(invoice)),
      })),
      credit: text(credit),
    }
  })
}

type Taken = {
  retailerId: string
  currency: string
  paidOn: string
  reference: string
  invoiceIds: readonly string[]
  announcementId: string | undefined
  minor: bigint
}

/** What was announced is recorded once; the brand's own figures count. */
async function takeTransfer(
  tx: Tx,
  actor: Trader,
  { announcementId, minor, invoiceIds, ...transfer }: Taken,
): Promise<string> {
  const values = {
    ...transfer,
    brandId: actor.entityId,
    amount: minor,
    invoiceIds: [...invoiceIds],
    status: 'RECORDED',
    recordedBy: actor.userId,
    recordedAt: sql<Date>`now()`,
  }
  if (!announcementId) {
    const trades = await tx
      .selectFrom('receivable')
      .select('invoiceId')
      .where('brandId', '=', actor.entityId)
      .where('retailerId', '=', transfer.retailerId)
      .executeTakeFirst()
    if (!trades) throw new Refusal('not_found')
    return (await tx.insertInto('bankTransfer').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  const announced = found(await findTransfer(tx, actor, announcementId))
  if (announced.retailerId !== transfer.retailerId || announced.currency !== transfer.currency)
    throw new Refusal('not_found')
  const taken = await tx
    .updateTable('bankTransfer')
    .set(values)
    .where('id', '=', announcementId)
    .where('status', '=', 'ANNOUNCED')
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw new Refusal('conflict', 'wallet.alreadyRecorded')
  return taken.id
}

/** The money of both is locked. */
export async function payInvoices(
  tx: Tx,
  { brandId, retailerId, currency, amount, reference, invoiceIds, transferId, paidOn = null, at }: Payable,
) {
  const invoices = await payableInvoices(tx, { brandId, retailerId, currency, invoiceIds })
  const { receivable, trade, credit } = accountsOf({ brandId, retailerId })
  const paid: { invoice: Receivable; part: bigint }[] = []
  let rest = amount
  for (const { invoiceId, number, ...invoice } of invoices) {
    const free = openOf(invoice) - invoice.pending
    const part = rest < free ? rest : free
    if (part <= 0n) continue
    rest -= part
    await book(
      tx,
      {
        key: `bank:${transferId}:${invoiceId}`,
        kind: 'BANK_TRANSFER',
        currency,
        invoiceId,
        at,
        postings: [
          { account: receivable, amount: -part },
          { account: trade, amount: part },
        ],
      },
      {
        kind: 'PAYMENT',
        status: 'DONE',
        brandId,
        retailerId,
        amount: part,
        method: 'BANK_TRANSFER',
        subjectKind: 'INVOICE',
        subjectId: invoiceId,
        subjectNumber: number,
        reference,
        paidOn,
      },
    )
    paid.push({ invoice: await reduceOpen(tx, invoiceId, { paid: part }, at), part })
  }
  if (rest > 0n) {
    await book(
      tx,
      {
        key: `bank-credit:${transferId}`,
        kind: 'OVERPAYMENT',
        currency,
        at,
        postings: [
          { account: trade, amount: rest },
          { account: credit, amount: -rest },
        ],
      },
      {
        kind: 'PAYMENT',
        status: 'DONE',
        brandId,
        retailerId,
        amount: rest,
        method: 'BANK_TRANSFER',
        subjectKind: 'CREDIT',
        subjectId: transferId,
        subjectNumber: '',
        reference,
        paidOn,
      },
    )
  }
  return { paid, credit: rest }
}

/** Those named first, then the oldest; a name that is not there is refused. */
async function payableInvoices(
  tx: Tx,
  {
    brandId,
    retailerId,
    currency,
    invoiceIds,
  }: { brandId: string; retailerId: string; currency: string; invoiceIds: readonly string[] },
) {
  const named = [...invoiceIds]
  const invoices = await tx
    .selectFrom('receivable')
    .selectAll()
    .where('brandId', '=', brandId)
    .where('retailerId', '=', retailerId)
    .where('currency', '=', currency)
    .where(sql<boolean>`(paid + credited < total or invoice_id = any(${named}::uuid[]))`)
    .orderBy(sql`array_position(${named}::uuid[], invoice_id) nulls last`)
    .orderBy('dueAt')
    .orderBy('invoiceId')
    .limit(500)
    .execute()
  if (named.some((id) => !invoices.some(({ invoiceId }) => invoiceId === id))) throw new Refusal('not_found')
  return invoices
}

/** A brand paid a retailer's credit back outside; never more than there is. */
export function payBackCredit(
  db: Db,
  actor: Trader,
  { retailerId, currency, amount, paidOn, reference }: Money,
  caller: Caller,
) {
  requirePaidDay(paidOn)
  const minor = minorOf(amount, currency, 'amount')
  return inTransaction(db, async (tx) => {
    const brandId = actor.entityId
    await lockMoney(tx, { brandId, retailerId, currency })
    const { credit, trade } = accountsOf({ brandId, retailerId })
    const has = await balanceOf(tx, credit, currency)
    if (has === 0n) throw new Refusal('not_found')
    if (minor > has) throw new Refusal('conflict', 'wallet.notEnough', { field: 'amount' })
    const { rows } = await sql<{ id: string }>`select uuidv7()::text as id`.execute(tx)
    await book(
      tx,
      {
        key: `pay-back:${rows[0]!.id}`,
        kind: 'PAY_BACK',
        currency,
        postings: [
          { account: credit, amount: minor },
          { account: trade, amount: -minor },
        ],
      },
      {
        kind: 'REFUND',
        status: 'DONE',
        brandId,
        retailerId,
        amount: minor,
        method: 'BANK_TRANSFER',
        subjectKind: 'CREDIT',
        subjectNumber: '',
        reference,
        paidOn,
      },
    )
    await audit(tx, actor, {
      action: 'wallet.credit_paid_back',
      subject: retailerId,
      details: { amount, currency },
      caller,
    })
    return { currency, credit: amountText({ minor: has - minor, currency }) }
  })
}
