import type { AssistantConversation, OpenAssistantConversation } from '@souk/contract/assistant/assistant-shapes.ts'
import type { Language } from '@souk/contract/core/language.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { Buyer } from '../../carts/door.ts'
import { viewerOf } from '../../catalog/door.ts'
import { presentAnswer } from '../model/stored-answer.ts'
import { listBrandNames } from '../selection/candidates.queries.ts'
import { findSelection, readSelection } from '../selection/selections.queries.ts'
import { type ConversationRecord, findConversation, messagesOf } from '../model/conversations.queries.ts'

export const presentConversation = ({
  id,
  title,
  updatedAt,
  isRunning,
}: ConversationRecord): AssistantConversation => ({
  id,
  title,
  updatedAt: updatedAt.toISOString(),
  isRunning,
})

export async function readConversation(
  { db, say }: Pick<Deps, 'db' | 'say'>,
  buyer: Buyer,
  id: string,
  language: Language,
): Promise<OpenAssistantConversation> {
  const conversation = found(await findConversation(db, buyer, id))
  const messages = await messagesOf(db, id)
  const stored = conversation.selectionId ? await findSelection(db, id, conversation.selectionId) : undefined
  const brands = await listBrandNames(db, await viewerOf(db, buyer))
  return {
    ...presentConversation(conversation),
    brief: conversation.brief,
    brandNames: brands.map(({ name }) => name),
    messages: messages.map(({ answer, createdAt, ...message }) => ({
      ...message,
      answer: answer && presentAnswer(say, language, answer),
      createdAt: createdAt.toISOString(),
    })),
    selection: stored ? await readSelection(db, say, buyer, language, stored) : null,
  }
}

export async function renameConversation(
  db: Db,
  buyer: Buyer,
  id: string,
  title: string,
): Promise<AssistantConversation> {
  found(await findConversation(db, buyer, id))
  await db.updateTable('assistantConversation').set({ title }).where('id', '=', id).execute()
  return presentConversation(found(await findConversation(db, buyer, id)))
}

export async function removeConversation(db: Db, buyer: Buyer, id: string): Promise<null> {
  found(await findConversation(db, buyer, id))
  await db.deleteFrom('assistantConversation').where('id', '=', id).execute()
  return null
}
