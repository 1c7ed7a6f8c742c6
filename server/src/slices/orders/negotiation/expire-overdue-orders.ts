import { sql } from 'kysely'
import { cancelAnswerDays } from '@souk/contract/orders/order-moves.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { moveOrder } from './move-order.ts'
import { findOrder } from '../model/orders.queries.ts'

const atOnce = 100

/** Fourteen days without an answer decide, and two days without one decline a request to cancel. */
export async function expireOverdueOrders(db: Db): Promise<void> {
  for (;;) {
    const due = await dueOrders(db)
    for (const { id, brandId } of due) await decide(db, id, brandId)
    if (due.length < atOnce) return
  }
}

function dueOrders(db: Db) {
  return db
    .selectFrom('salesOrder')
    .select(['id', 'brandId'])
    .where(sql<boolean>`(due_at <= now() or cancel_asked_at <= now() - make_interval(days => ${cancelAnswerDays}))`)
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

/** Checked again under the lock: it may have been answered or expired meanwhile. */
function decide(db: Db, id: string, brandId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ isDue: boolean }>`
      select coalesce(due_at <= now(), false) as is_due from sales_order where id = ${id}
        and (due_at <= now() or cancel_asked_at <= now() - make_interval(days => ${cancelAnswerDays})) for no key update`.execute(
      tx,
    )
    const brand = { side: 'brand', role: 'entityAdmin', entityId: brandId, userId: '' } as Trader
    const order = rows[0] && (await findOrder(tx, brand, id))
    if (!order) return
    await moveOrder(tx, order, rows[0]!.isDue ? 'silence' : 'refuse', { side: 'brand', userId: null, isTime: true })
  })
}
