import { sql } from 'kysely'
import type { OpenConversation } from '@souk/contract/messaging/conversations.contract.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { isOwnRelation, type Trader } from '../../connections/door.ts'
import { otherSide } from '../notifications/recipients.queries.ts'
import {
  assigneesOf,
  conversationsOf,
  type ConversationRecord,
  findConversation,
  lockConversation,
  presentConversation,
  readUpTo,
  setReadUpTo,
} from './conversations.queries.ts'
import { publishConversation } from './send-message.ts'

/** The one conversation of a relation; also of an ended one, where there is something to read. */
export function openConversation(db: Db, actor: Trader, entityId: string): Promise<OpenConversation> {
  const other = actor.side === 'brand' ? sql.ref('relation.retailer_id') : sql.ref('relation.brand_id')
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      with known as (select relation.id from relation where ${isOwnRelation(actor)} and ${other} = ${entityId})
      insert into conversation (relation_id) select id from known
      on conflict (relation_id) do update set relation_id = excluded.relation_id returning id`.execute(tx)
    return readConversation(tx, actor, found(rows[0]).id)
  })
}

export async function readConversation(db: Db, actor: Trader, id: string): Promise<OpenConversation> {
  return whole(db, actor, found(await findConversation(db, actor, id)))
}

async function whole(db: Db, actor: Trader, row: ConversationRecord): Promise<OpenConversation> {
  const mayAssign = actor.side === 'brand' && actor.role !== 'salesRepresentative'
  return {
    ...presentConversation(row, actor.side),
    readUpTo: await readUpTo(db, row.id, otherSide(actor.side)),
    assignees: mayAssign ? await assigneesOf(db, row) : [],
  }
}

/** The team has read up to a message; what the bell said of it is read too. */
export function markConversationRead(
  db: Db,
  actor: Trader,
  id: string,
  messageId: string,
): Promise<{ unread: number }> {
  return inTransaction(db, async (tx) => {
    const conversation = found(await findConversation(tx, actor, id))
    found(
      await tx
        .selectFrom('message')
        .select('id')
        .where('id', '=', messageId)
        .where('conversationId', '=', id)
        .executeTakeFirst(),
    )
    if (await setReadUpTo(tx, id, actor.side, messageId)) await publishConversation(tx, conversation)
    const notifications = await tx
      .updateTable('notification')
      .set({ readAt: sql`now()` })
      .where('userId', '=', actor.userId)
      .where('entityId', '=', actor.entityId)
      .where('subject', '=', id)
      .where('kind', '=', 'messages')
      .where('readAt', 'is', null)
      .returning('id')
      .execute()
    if (notifications.length > 0) await publishLive(tx, { userId: actor.userId }, 'notifications.changed')
    return {
      unread: (await conversationsOf(tx, actor).where('conversation.id', '=', id).executeTakeFirstOrThrow()).unread,
    }
  })
}

/** Someone who may see the relation; null gives it back to all. */
export function assignConversation(
  db: Db,
  actor: Trader,
  id: string,
  associationId: string | null,
): Promise<OpenConversation> {
  return inTransaction(db, async (tx) => {
    const conversation = found(await lockConversation(tx, actor, id))
    const known = await assigneesOf(tx, conversation)
    if (associationId !== null && !known.some((one) => one.associationId === associationId))
      throw new Refusal('invalid', 'messaging.cannotSee', { field: 'associationId' })
    await tx.updateTable('conversation').set({ assignedTo: associationId }).where('id', '=', id).execute()
    await publishConversation(tx, conversation)
    return readConversation(tx, actor, id)
  })
}
