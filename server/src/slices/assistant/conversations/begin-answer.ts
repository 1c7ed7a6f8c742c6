import { sql } from 'kysely'
import type { ChatIn } from '@souk/contract/assistant/assistant.contract.ts'
import type { Brief } from '@souk/contract/assistant/brief.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { requireKnownBrief } from '../brief/known-brief.ts'
import type { Buyer } from '../../carts/door.ts'
import { findConversation, lockConversation } from '../model/conversations.queries.ts'

export type Started = {
  conversationId: string
  messageId: string
  text: string
  brief: Brief
  selectionId: string | null
}

const conversationsAtMost = 500
const titleLength = 60

/** What was typed and the place of its answer, stored before the work begins. */
export function beginAnswer(db: Db, buyer: Buyer, { message, conversationId, brief }: ChatIn): Promise<Started> {
  if (brief) requireKnownBrief(brief)
  return inTransaction(db, async (tx) => {
    const id = conversationId ?? (await newConversation(tx, buyer, message))
    const conversation = found(await lockConversation(tx, buyer, id))
    if (conversation.isRunning) throw new Refusal('conflict', 'assistant.busy')
    await tx.insertInto('assistantMessage').values({ conversationId: id, by: 'YOU', text: message }).execute()
    const { id: messageId } = await tx
      .insertInto('assistantMessage')
      .values({ conversationId: id, by: 'ASSISTANT', status: 'RUNNING' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`update assistant_conversation set updated_at = now() where id = ${id}`.execute(tx)
    await publishLive(tx, { userId: buyer.userId }, 'assistant.changed', id)
    return {
      conversationId: id,
      messageId,
      text: message,
      brief: brief ?? conversation.brief,
      selectionId: conversation.selectionId,
    }
  })
}

async function newConversation(tx: Tx, { entityId, userId }: Buyer, message: string): Promise<string> {
  const title = message.length > titleLength ? `${message.slice(0, titleLength - 1).trimEnd()}…` : message
  const { rows } = await sql<{ id: string }>`
    insert into assistant_conversation (entity_id, user_id, title)
    select ${entityId}::uuid, ${userId}::uuid, ${title.toWellFormed()}
    where (select count(*) from assistant_conversation where entity_id = ${entityId} and user_id = ${userId}) < ${conversationsAtMost}
    returning id`.execute(tx)
  if (!rows[0]) throw new Refusal('conflict', 'assistant.tooMany')
  return rows[0].id
}

export async function failAnswer(db: Db, buyer: Buyer, { conversationId, messageId }: Started): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await findConversation(tx, buyer, conversationId))) return
    await tx
      .updateTable('assistantMessage')
      .set({ status: 'FAILED' })
      .where('id', '=', messageId)
      .where('status', '=', 'RUNNING')
      .execute()
    await publishLive(tx, { userId: buyer.userId }, 'assistant.changed', conversationId)
  })
}
