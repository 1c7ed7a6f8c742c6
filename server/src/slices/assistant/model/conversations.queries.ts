import { type RawBuilder, sql } from 'kysely'
import type { AssistantMessage } from '@souk/contract/assistant/assistant-shapes.ts'
import type { Brief } from '@souk/contract/assistant/brief.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { pagedList } from '../../../platform/data/database/paged-list.ts'
import type { Buyer } from '../../carts/door.ts'
import type { StoredAnswer } from './stored-answer.ts'

/** After so long an answer that is still running has been lost with its process. */
export const runningSeconds = 60
const isRunning = sql<boolean>`exists (select from assistant_message message where message.conversation_id = assistant_conversation.id
  and message.status = 'RUNNING' and message.created_at > now() - make_interval(secs => ${sql.lit(runningSeconds)}))`

/** The tenant scope: a conversation belongs to one person of one retailer. */
const isOwn = ({ entityId, userId }: Buyer): RawBuilder<boolean> =>
  sql`(assistant_conversation.entity_id = ${entityId} and assistant_conversation.user_id = ${userId})`

function conversationRows(db: Db, buyer: Buyer) {
  return db
    .selectFrom('assistantConversation')
    .select(['id', 'title', 'updatedAt', 'selectionId', isRunning.as('isRunning'), sql<Brief>`brief`.as('brief')])
    .where(isOwn(buyer))
}
export type ConversationRecord = Awaited<ReturnType<ReturnType<typeof conversationRows>['execute']>>[number]

export const listConversations = (db: Db, buyer: Buyer, paging: Paging) =>
  pagedList(
    db,
    conversationRows(db, buyer),
    (rows) => rows,
    { id: 'assistantConversation.id', by: ['assistantConversation.updatedAt'], direction: 'desc' },
    paging,
  )

export const findConversation = (db: Db, buyer: Buyer, id: string) =>
  conversationRows(db, buyer).where('id', '=', id).executeTakeFirst()

/** Writers of a conversation queue on its row. */
export const lockConversation = (tx: Tx, buyer: Buyer, id: string) =>
  conversationRows(tx, buyer).where('id', '=', id).forUpdate().executeTakeFirst()

export type MessageRecord = {
  id: string
  by: AssistantMessage['by']
  text: string
  answer: StoredAnswer | null
  status: AssistantMessage['status']
  createdAt: Date
}

const messagesShown = 200

/** The newest messages, oldest first; one that was lost counts as failed. */
export async function messagesOf(db: Db, conversationId: string): Promise<MessageRecord[]> {
  const { rows } = await sql<MessageRecord>`
    select id, by, text, answer, created_at,
      case when status = 'RUNNING' and created_at <= now() - make_interval(secs => ${runningSeconds}) then 'FAILED' else status end as status
    from assistant_message where conversation_id = ${conversationId} order by id desc limit ${messagesShown}`.execute(
    db,
  )
  return rows.toReversed()
}
