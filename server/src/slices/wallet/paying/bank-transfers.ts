import { sql } from 'kysely'
import { amount as amountText } from '@souk/contract/core/money.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { FiltersOf } from '@souk/contract/core/lists/list.ts'
import type { transferList } from '@souk/contract/wallet/wallet-lists.ts'
import type { BankTransfer } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { allGiven, type Order, pagedList } from '../../../platform/data/database/paged-list.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { isOwnTrade, type Trader } from '../../connections/door.ts'
import { announceMoney } from '../ledger/add-transaction.ts'
import { minorOf } from '../model/minor-of.ts'

type Row = {
  id: string
  brandId: string
  brandName: string
  retailerId: string
  retailerName: string
  currency: string
  amount: bigint
  paidOn: string
  reference: string
  invoices: { id: string; number: string }[]
  status: BankTransfer['status']
  createdAt: Date
}

type Filters = FiltersOf<typeof transferList>

function transferRows(db: Db, actor: Trader) {
  return db
    .selectFrom('bankTransfer as transfer')
    .innerJoin('entity as brand', 'brand.id', 'transfer.brandId')
    .innerJoin('entity as retailer', 'retailer.id', 'transfer.retailerId')
    .select([
      'transfer.id',
      'transfer.brandId',
      'brand.name as brandName',
      'transfer.retailerId',
      'retailer.name as retailerName',
    ])
    .select(['transfer.currency', 'transfer.amount', 'paidOn', 'reference', 'transfer.createdAt'])
    .select([
      sql<BankTransfer['status']>`transfer.status`.as('status'),
      sql<
        Row['invoices']
      >`(select coalesce(json_agg(json_build_object('id', invoice_id, 'number', number) order by number), '[]')
        from receivable where invoice_id = any(transfer.invoice_ids))`.as('invoices'),
    ])
    .where(isOwnTrade(actor, 'transfer'))
}

export function presentTransfer({
  brandId,
  brandName,
  retailerId,
  retailerName,
  amount,
  currency,
  createdAt,
  ...row
}: Row): BankTransfer {
  return {
    ...row,
    currency,
    brand: { id: brandId, name: brandName },
    retailer: { id: retailerId, name: retailerName },
    amount: amountText({ minor: amount, currency }),
    createdAt: createdAt.toISOString(),
  }
}

export const findTransfer = (db: Db, actor: Trader, id: string) =>
  transferRows(db, actor).where('transfer.id', '=', id).executeTakeFirst()

const newest: Order = { by: ['transfer.createdAt'], direction: 'desc' }

export async function listTransfers(db: Db, actor: Trader, { after, page, limit, ...filters }: Filters & Paging) {
  const narrow = (all: ReturnType<typeof transferRows>) =>
    all.where(allGiven<Filters>(filters, { status: (value) => sql`transfer.status = ${value}` }))
  const order = { id: 'transfer.id', ...newest }
  const { rows, ...paging } = await pagedList(db, transferRows(db, actor), narrow, order, { after, page, limit })
  return { items: rows.map(presentTransfer), ...paging }
}

type Announced = {
  brandId: string
  currency: string
  amount: string
  paidOn: string
  reference: string
  invoiceIds: readonly string[]
}

/** Money that is on its way was sent already, wherever the day is later than here. */
export function requirePaidDay(day: string): void {
  if (day > new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
    throw new Refusal('invalid', 'wallet.notYet', { field: 'paidOn' })
}

/** A retailer says that money is on its way; nothing is booked until the brand records it. */
export function announceTransfer(
  db: Db,
  actor: Trader,
  { amount, invoiceIds, ...input }: Announced,
  caller: Caller,
): Promise<BankTransfer> {
  requirePaidDay(input.paidOn)
  return inTransaction(db, async (tx) => {
    const minor = minorOf(amount, input.currency, 'amount')
    const trades = await tx
      .selectFrom('receivable')
      .select('invoiceId')
      .where('brandId', '=', input.brandId)
      .where('retailerId', '=', actor.entityId)
      .executeTakeFirst()
    if (!trades) throw new Refusal('not_found')
    const known = await tx
      .selectFrom('receivable')
      .select('invoiceId')
      .where(sql<boolean>`invoice_id = any(${[...invoiceIds]}::uuid[])`)
      .where('brandId', '=', input.brandId)
      .where('retailerId', '=', actor.entityId)
      .where('currency', '=', input.currency)
      .execute()
    if (known.length !== new Set(invoiceIds).size) throw new Refusal('not_found')
    const { id } = await tx
      .insertInto('bankTransfer')
      .values({
        ...input,
        retailerId: actor.entityId,
        amount: minor,
        invoiceIds: [...invoiceIds],
        status: 'ANNOUNCED',
        announcedBy: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, actor, { action: 'wallet.transfer_announced', subject: id, caller })
    await announceMoney(tx, { brandId: input.brandId, retailerId: actor.entityId })
    return presentTransfer((await findTransfer(tx, actor, id))!)
  })
}

export function withdrawTransfer(db: Db, actor: Trader, id: string, caller: Caller): Promise<BankTransfer> {
  return inTransaction(db, async (tx) => {
    found(await findTransfer(tx, actor, id))
    const gone = await tx
      .updateTable('bankTransfer')
      .set({ status: 'WITHDRAWN' })
      .where('id', '=', id)
      .where('status', '=', 'ANNOUNCED')
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw new Refusal('conflict', 'wallet.alreadyRecorded')
    await audit(tx, actor, { action: 'wallet.transfer_withdrawn', subject: id, caller })
    return presentTransfer((await findTransfer(tx, actor, id))!)
  })
}
