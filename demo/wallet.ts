import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { usableRewards } from '../server/src/slices/wallet/rewards/usable-rewards.queries.ts'
import { spendRewards } from '../server/src/slices/wallet/paying/spend-rewards.ts'
import { lockReceivable, openOf, type Receivable } from '../server/src/slices/wallet/model/receivables.queries.ts'
import { payInvoices } from '../server/src/slices/wallet/paying/record-transfer.ts'
import { changeCredit } from '../server/src/slices/wallet/door.ts'
import { entityId } from './entities.ts'
import { chooser, idOf } from './random.ts'
import { closeMonth } from './wallet-months.ts'
import { payByCard } from './wallet-payments.ts'

const day = 86_400_000
type Due = { invoice: Receivable; at: Date; how: 'whole' | 'part' | 'more' }

/** Twelve months of payments, statements and payouts for the invoices that are there, in the order in which they happened. */
export async function fillWallet(tx: Tx): Promise<void> {
  const now = Date.now()
  await releaseEndedHolds(tx)
  const due = (await openInvoices(tx))
    .flatMap((invoice) => paidWhen(invoice, now))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  let month = due[0] ? monthOf(due[0].at) : monthOf(new Date())
  for (const one of due) {
    for (; month < monthOf(one.at); month = nextMonth(month)) await closeMonth(tx, month)
    await settle(tx, one)
  }
  for (; month < monthOf(new Date()); month = nextMonth(month)) await closeMonth(tx, month)
  await announceTransfers(tx)
  await tx.deleteFrom('outbox').execute() // none of it is news
}

const monthOf = (at: Date) => at.toISOString().slice(0, 7)
function nextMonth(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, at, 1)))
}

/** Orders that are over hold no credit any more. */
async function releaseEndedHolds(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from sales_order join credit_hold on order_id = id
    where status = 'COMPLETED' and held > 0`.execute(tx)
  for (const { id } of rows) await changeCredit(tx, id, 0n)
}

const openInvoices = (tx: Tx) =>
  tx
    .selectFrom('receivable')
    .selectAll()
    .where(sql<boolean>`paid + credited < total`)
    .orderBy('issuedAt')
    .orderBy('invoiceId')
    .execute()

/** Most pay around the day it is due, some late, a few not at all or not the whole amount. */
function paidWhen(invoice: Receivable, now: number): Due[] {
  const choose = chooser(`paid ${invoice.invoiceId}`)
  const isCard = invoice.method === 'CARD'
  const base = isCard ? invoice.issuedAt.getTime() + 3 * 60_000 : invoice.dueAt.getTime()
  const late = isCard ? 0 : choose([-6, -4, -2, -1, 0, 0, 1, 2, 5, 12]) * day + choose([1, 3, 5, 7]) * 3_600_000
  const at = new Date(Math.max(base + late, invoice.issuedAt.getTime() + 60_000))
  const how = isCard
    ? 'whole'
    : choose(['whole', 'whole', 'whole', 'whole', 'whole', 'whole', 'whole', 'whole', 'part', 'more'] as const)
  const isForgotten = choose(Array.from({ length: 14 }, (_, n) => n)) === 0
  if (isForgotten && at.getTime() > now - 75 * day) return []
  const paid = isForgotten ? new Date(at.getTime() + 25 * day) : at // at last
  return paid.getTime() > now - 3_600_000 ? [] : [{ invoice, at: paid, how: isForgotten ? 'whole' : how }]
}

async function settle(tx: Tx, { invoice: seen, at, how }: Due): Promise<void> {
  const invoice = (await lockReceivable(tx, seen.invoiceId))!
  if (openOf(invoice) === 0n) return
  if (invoice.method === 'CARD') {
    const isSpending = chooser(`wallet ${invoice.invoiceId}`)([0, 0, 1]) === 1
    if (isSpending && (await usableRewards(tx, invoice.retailerId, invoice.currency)) > 0n)
      await spendRewards(tx, invoice, invoice.total, at)
    return payByCard(tx, invoice.invoiceId, at)
  }
  const open = openOf(invoice)
  const amount = how === 'part' ? open - open / 4n : how === 'more' ? open + open / 20n : open
  await recordTransfer(tx, invoice, amount === 0n ? open : amount, at)
}

async function recordTransfer(
  tx: Tx,
  { invoiceId, brandId, retailerId, currency, number }: Receivable,
  amount: bigint,
  at: Date,
): Promise<void> {
  const transferId = idOf('transfer', invoiceId)
  const reference = `${number} ${chooser(`reference ${invoiceId}`)(['SEPA', 'SWIFT', 'Faster payment'])}`
  await tx
    .insertInto('bankTransfer')
    .values({
      id: transferId,
      brandId,
      retailerId,
      currency,
      amount,
      paidOn: at.toISOString().slice(0, 10),
      reference,
      invoiceIds: [invoiceId],
      status: 'RECORDED',
      createdAt: at,
      recordedAt: at,
    })
    .execute()
  await payInvoices(tx, { brandId, retailerId, currency, amount, reference, invoiceIds: [invoiceId], transferId, at })
}

/** Two transfers are on their way to Maison Orla. */
async function announceTransfers(tx: Tx): Promise<void> {
  const open = await tx
    .selectFrom('receivable')
    .selectAll()
    .where('brandId', '=', entityId('maison-orla'))
    .where('method', '<>', 'CARD')
    .where(sql<boolean>`paid + credited < total`)
    .orderBy('dueAt')
    .limit(2)
    .execute()
  for (const { invoiceId, brandId, retailerId, currency, number, ...sums } of open) {
    await tx
      .insertInto('bankTransfer')
      .values({
        id: idOf('announced', invoiceId),
        brandId,
        retailerId,
        currency,
        amount: openOf(sums),
        paidOn: new Date().toISOString().slice(0, 10),
        reference: number,
        invoiceIds: [invoiceId],
        status: 'ANNOUNCED',
      })
      .execute()
  }
}
