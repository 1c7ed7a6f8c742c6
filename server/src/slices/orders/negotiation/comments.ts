import { sql } from 'kysely'
import type { OrderComment } from '@souk/contract/orders/comments.contract.ts'
import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { publishLiveToAll, emit } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { findOrder } from '../model/orders.queries.ts'

type Input = { text: string; lineId?: string | null | undefined }

/** In the order in which it was said. */
export async function readComments(db: Db, actor: Trader, orderId: string): Promise<OrderComment[]> {
  found(await findOrder(db, actor, orderId))
  return commentsOf(db, actor, orderId)
}

/** Both sides see it at once, on the order or on a line of it. */
export function addComment(
  db: Db,
  actor: Trader,
  orderId: string,
  { text, lineId = null }: Input,
): Promise<OrderComment> {
  return inTransaction(db, async (tx) => {
    const { brandId, retailerId } = found(await findOrder(tx, actor, orderId))
    if (lineId && !(await isLineOf(tx, orderId, lineId))) {
      throw new Refusal('invalid', 'orders.noSuchLine', { field: 'lineId' })
    }
    const { id } = await tx
      .insertInto('orderComment')
      .values({ orderId, lineId, authorSide: actor.side, authorId: actor.userId, text })
      .returning('id')
      .executeTakeFirstOrThrow()
    await emit(tx, 'order.commented', {
      orderId,
      commentId: id,
      by: actor.side,
      userId: actor.userId,
      brandId,
      retailerId,
    })
    await publishLiveToAll(tx, [{ entityId: brandId }, { entityId: retailerId }], 'order.commented', orderId)
    return (await commentsOf(tx, actor, orderId, id))[0]!
  })
}

async function isLineOf(db: Db, orderId: string, lineId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from order_line where order_id = ${orderId} and line_id = ${lineId} limit 1`.execute(db)
  return rows.length > 0
}

async function commentsOf(db: Db, actor: Trader, orderId: string, id?: string): Promise<OrderComment[]> {
  const rows = await db
    .selectFrom('orderComment as comment')
    .leftJoin('userAccount as author', 'author.id', 'comment.authorId')
    .innerJoin('salesOrder', 'salesOrder.id', 'comment.orderId')
    .select(['comment.id', 'comment.lineId', 'comment.text', 'comment.at', 'comment.authorId'])
    .select([
      sql<OrderSide>`comment.author_side`.as('by'),
      // The counterpart is named by its entity, the own side by the person.
      sql<string>`case when comment.author_side = ${actor.side} then coalesce(author.first_name || ' ' || author.last_name, '')
        else sales_order.kept ->> (comment.author_side || 'Name') end`.as('authorName'),
    ])
    .where('comment.orderId', '=', orderId)
    .$if(id !== undefined, (query) => query.where('comment.id', '=', id!))
    .orderBy('comment.id')
    .limit(1_000)
    .execute()
  return rows.map(({ authorId, at, ...row }) => ({ ...row, isYours: authorId === actor.userId, at: at.toISOString() }))
}
