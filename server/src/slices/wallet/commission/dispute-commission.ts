import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { FiltersOf } from '@souk/contract/core/lists/list.ts'
import type { disputeList } from '@souk/contract/wallet/wallet-lists.ts'
import type { Dispute } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { emit, publishLive } from '../../../platform/data/outbox.ts'
import { allGiven, type Order, pagedList } from '../../../platform/data/database/paged-list.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { brandAccounts } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { minorOf } from '../model/minor-of.ts'
import { heldOf } from '../model/held-commission.queries.ts'
import { findFixed } from './read-commission.ts'

/** One open dispute for each order and entity; it waits for an admin. */
export function openDispute(db: Db, actor: Trader, orderId: string, text: string, caller: Caller): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { currency } = found(await findFixed(tx, actor, orderId))
    const made = await tx
      .insertInto('commissionDispute')
      .values({ orderId, entityId: actor.entityId, side: actor.side, text, currency, createdBy: actor.userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new Refusal('conflict', 'wallet.disputeOpen')
    await emit(tx, 'commission.disputed', { disputeId: made.id })
    await audit(tx, actor, { action: 'wallet.commission_disputed', subject: orderId, caller })
  })
}

function disputeRows(db: Db) {
  return db
    .selectFrom('commissionDispute as dispute')
    .innerJoin('entity', 'entity.id', 'dispute.entityId')
    .innerJoin('orderCommission as fixed', 'fixed.orderId', 'dispute.orderId')
    .innerJoin('salesOrder', 'salesOrder.id', 'dispute.orderId')
    .select([
      'dispute.id',
      'dispute.orderId',
      'salesOrder.number',
      'dispute.currency',
      'dispute.text',
      'answer',
      'correction',
      'rate',
    ])
    .select([
      'dispute.createdAt',
      'decidedAt',
      'entity.id as entityId',
      'entity.name as entityName',
      'fixed.brandId',
      'fixed.retailerId',
    ])
    .select([
      sql<Dispute['status']>`dispute.status`.as('status'),
      sql<Dispute['side']>`dispute.side`.as('side'),
      sql<Dispute['basis']>`basis`.as('basis'),
      sql<bigint>`(select coalesce(sum(goods - goods_credited), 0)::bigint from receivable_order where order_id = dispute.order_id)`.as(
        'goods',
      ),
      sql<bigint>`(select coalesce(sum(commission), 0)::bigint from receivable_order where order_id = dispute.order_id)`.as(
        'commission',
      ),
    ])
}
type Row = Awaited<ReturnType<ReturnType<typeof disputeRows>['execute']>>[number]

function presentDispute({ orderId, number, entityId, entityName, brandId: _b, retailerId: _r, ...row }: Row): Dispute {
  const text = (minor: bigint) => amount({ minor, currency: row.currency })
  return {
    ...row,
    entity: { id: entityId, name: entityName },
    order: { id: orderId, number },
    goods: text(row.goods),
    commission: text(row.commission),
    correction: text(row.correction),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

type Filters = FiltersOf<typeof disputeList>

const order: Order = { by: [sql`(dispute.status = 'OPEN')`, 'dispute.createdAt'], direction: 'desc' }

export async function listDisputes(db: Db, { page, limit, after, ...filters }: Filters & Paging) {
  const narrow = (all: ReturnType<typeof disputeRows>) =>
    all.where(allGiven<Filters>(filters, { status: (value) => sql`dispute.status = ${value}` }))
  const place = { id: 'dispute.id', ...order }
  const { rows, ...paging } = await pagedList(db, disputeRows(db), narrow, place, { page, limit, after })
  return { items: rows.map(presentDispute), ...paging }
}

type Decision = { status: 'ACCEPTED' | 'DECLINED'; answer: string; correction?: string | undefined }

/** Decided once. An accepted one may give commission back: a new transfer, the old ones stay. */
export function decideDispute(
  db: Db,
  admin: Actor,
  id: string,
  { status, answer, correction }: Decision,
  caller: Caller,
): Promise<Dispute> {
  return inTransaction(db, async (tx) => {
    const row = found(await disputeRows(tx).where('dispute.id', '=', id).executeTakeFirst())
    const back =
      status === 'ACCEPTED' && correction !== undefined ? minorOf(correction, row.currency, 'correction') : 0n
    if (back > 0n) {
      await lockMoney(tx, row)
      if (back > (await heldOf(tx, row.orderId)))
        throw new Refusal('invalid', 'wallet.correctionTooHigh', { field: 'correction' })
    }
    const decided = await tx
      .updateTable('commissionDispute')
      .set({ status, answer, correction: back, decidedBy: admin.userId, decidedAt: sql`now()` })
      .where('id', '=', id)
      .where('status', '=', 'OPEN')
      .returning('id')
      .executeTakeFirst()
    if (!decided) throw new Refusal('conflict', 'wallet.alreadyDecided')
    if (back > 0n) await giveBack(tx, row, back)
    await audit(tx, admin, { action: 'wallet.dispute_decided', subject: id, details: { status }, caller })
    await publishLive(tx, { entityId: row.entityId }, 'wallet.changed')
    return presentDispute((await disputeRows(tx).where('dispute.id', '=', id).executeTakeFirst())!)
  })
}

/** The money of the brand is locked. */
async function giveBack(tx: Tx, { id, brandId, orderId, number, currency }: Row, amountBack: bigint): Promise<void> {
  const { balance, commission } = brandAccounts(brandId)
  await book(
    tx,
    {
      key: `dispute:${id}`,
      kind: 'CORRECTION',
      currency,
      orderId,
      postings: [
        { account: commission, amount: amountBack },
        { account: balance, amount: -amountBack },
      ],
    },
    {
      kind: 'CORRECTION',
      status: 'DONE',
      brandId,
      amount: amountBack,
      subjectKind: 'ORDER',
      subjectId: orderId,
      subjectNumber: number,
    },
  )
}
