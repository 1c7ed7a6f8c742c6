import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { type CardRef, messageLimits } from '@souk/contract/messaging/conversation-limits.ts'
import { type Message, type NewMessage } from '@souk/contract/messaging/conversations.contract.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { emit, publishLiveToAll } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { type ConversationRecord, lockConversation, setReadUpTo } from './conversations.queries.ts'
import { findMessage, isEditable, uploadedFiles } from './messages.queries.ts'
import { cardsInText, keyOf, resolveCards } from './resolve-cards.ts'

/** Tells the open screens of both teams. */
export function publishConversation(
  tx: Db,
  { id, brandId, retailerId }: Pick<ConversationRecord, 'id' | 'brandId' | 'retailerId'>,
) {
  return publishLiveToAll(tx, [{ entityId: brandId }, { entityId: retailerId }], 'messages.changed', id)
}

/** Written to, so the relation is in force. */
async function lockOpen(tx: Tx, actor: Trader, id: string): Promise<ConversationRecord> {
  const conversation = found(await lockConversation(tx, actor, id))
  if (conversation.status !== 'ACCEPTED') throw new Refusal('conflict', 'messaging.ended')
  return conversation
}

export function sendMessage(
  { db, key, config }: Deps,
  actor: Trader,
  id: string,
  { text, files, cards }: z.output<typeof NewMessage>,
): Promise<Message> {
  return inTransaction(db, async (tx) => {
    const conversation = await lockOpen(tx, actor, id)
    const uploaded = await requireFiles(tx, actor, files)
    await requireCards(tx, actor, cards)
    const all = unique([...cards, ...cardsInText(text, config.publicUrl)]).slice(0, messageLimits.cards)
    const { id: messageId } = await tx
      .insertInto('message')
      .values({
        conversationId: id,
        authorSide: actor.side,
        authorId: actor.userId,
        text,
        cards: JSON.stringify(all),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (uploaded.length > 0)
      await tx
        .insertInto('messageFile')
        .values(uploaded.map((file, position) => ({ messageId, position, ...file })))
        .execute()
    await tx
      .updateTable('conversation')
      .set({ lastMessageAt: sql`now()` })
      .where('id', '=', id)
      .execute()
    await setReadUpTo(tx, id, actor.side, messageId)
    const { brandId, retailerId } = conversation
    const by = { by: actor.side, userId: actor.userId }
    await emit(tx, 'message.sent', { conversationId: id, messageId, brandId, retailerId, ...by })
    await publishConversation(tx, conversation)
    return found(await findMessage(tx, key, actor, id, messageId))
  })
}

const unique = (refs: readonly CardRef[]) => [...new Map(refs.map((ref) => [keyOf(ref), ref])).values()]

/** In the order in which they were attached. */
async function requireFiles(tx: Tx, { userId }: Trader, locations: readonly string[]) {
  const known = await uploadedFiles(tx, userId, locations)
  return locations.map((location) => {
    const file = known.find((one) => one.location === location)
    if (!file) throw new Refusal('invalid', 'messaging.noSuchFile', { field: 'files' })
    return file
  })
}

async function requireCards(tx: Tx, actor: Trader, cards: readonly CardRef[]): Promise<void> {
  const seen = await resolveCards(tx, actor, cards)
  const items = cards.filter((card) => !seen.has(keyOf(card)))
  if (items.length > 0) throw new Refusal('invalid', 'messaging.noSuchCard', { field: 'cards', items })
}

type Change = { conversationId: string; messageId: string }

/** One's own text, for fifteen minutes by the database's clock. */
async function changeOwn(
  deps: Deps,
  actor: Trader,
  { conversationId, messageId }: Change,
  text: string | null,
): Promise<Message> {
  return inTransaction(deps.db, async (tx) => {
    const conversation = await lockOpen(tx, actor, conversationId)
    const message = await findMessage(tx, deps.key, actor, conversationId, messageId)
    if (!message?.isYours || message.isDeleted) throw new Refusal('not_found')
    const changed = await tx
      .updateTable('message')
      .set(text === null ? { text: '', cards: '[]', deletedAt: sql`now()` } : { text, editedAt: sql`now()` })
      .where('id', '=', messageId)
      .where('authorId', '=', actor.userId)
      .where(isEditable)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new Refusal('conflict', 'messaging.tooLate')
    if (text === null) await tx.deleteFrom('messageFile').where('messageId', '=', messageId).execute()
    await publishConversation(tx, conversation)
    return found(await findMessage(tx, deps.key, actor, conversationId, messageId))
  })
}

export const editMessage = (deps: Deps, actor: Trader, at: Change, text: string) => changeOwn(deps, actor, at, text)
export const removeMessage = (deps: Deps, actor: Trader, at: Change) => changeOwn(deps, actor, at, null)
