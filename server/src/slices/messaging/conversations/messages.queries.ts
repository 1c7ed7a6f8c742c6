import { sql } from 'kysely'
import { type CardRef, messageLimits } from '@souk/contract/messaging/conversation-limits.ts'
import { type Message } from '@souk/contract/messaging/conversations.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { signedAddress } from '../../../platform/serving/serve-files.ts'
import type { Trader } from '../../connections/door.ts'
import { keyOf, resolveCards } from './resolve-cards.ts'

const pageSize = 50
const addressSeconds = 600
type File = { location: string; name: string; contentType: string; bytes: number }

/** Time limits are decided by the database's clock. */
export const isEditable = sql<boolean>`(message.created_at > now() - make_interval(mins => ${messageLimits.editMinutes}))`

function messageRows(db: Db, actor: Trader, conversationId: string) {
  return db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .innerJoin('relation', 'relation.id', 'conversation.relationId')
    .innerJoin(
      'entity as counterpart',
      'counterpart.id',
      actor.side === 'brand' ? 'relation.retailerId' : 'relation.brandId',
    )
    .leftJoin('userAccount as author', 'author.id', 'message.authorId')
    .select([
      'message.id',
      'message.authorId',
      'message.text',
      'message.createdAt',
      'message.editedAt',
      'message.deletedAt',
    ])
    .select([
      sql<Trader['side']>`message.author_side`.as('by'),
      sql<CardRef[]>`message.cards`.as('cards'),
      sql<string>`case when message.author_side = ${actor.side} then coalesce(author.first_name || ' ' || author.last_name, '')
        else counterpart.name end`.as('authorName'),
      sql<boolean>`(${isEditable} and relation.status = 'ACCEPTED')`.as('isEditable'),
      sql<File[]>`coalesce((select jsonb_agg(jsonb_build_object('location', file.location, 'name', file.name,
        'contentType', file.content_type, 'bytes', file.bytes) order by file.position)
        from message_file file where file.message_id = message.id), '[]')`.as('files'),
    ])
    .where('message.conversationId', '=', conversationId)
}
type MessageRecord = Awaited<ReturnType<ReturnType<typeof messageRows>['execute']>>[number]
type Input = { before?: string | undefined; q?: string | undefined }

/** A page back from the newest, the oldest first. The caller has found the conversation. */
export async function listMessages(
  db: Db,
  key: ServerKey,
  actor: Trader,
  conversationId: string,
  { before, q }: Input,
) {
  const rows = await messageRows(db, actor, conversationId)
    .$if(before !== undefined, (query) => query.where('message.id', '<', before!))
    .$if(!!q, (query) => query.where('message.deletedAt', 'is', null).where('message.text', 'ilike', containing(q!)))
    .orderBy('message.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize).toReversed()
  return { messages: await presentMessages(db, key, actor, shown), more: rows.length > pageSize }
}

export async function findMessage(db: Db, key: ServerKey, actor: Trader, conversationId: string, id: string) {
  const rows = await messageRows(db, actor, conversationId).where('message.id', '=', id).execute()
  return (await presentMessages(db, key, actor, rows))[0]
}

async function presentMessages(
  db: Db,
  key: ServerKey,
  actor: Trader,
  rows: readonly MessageRecord[],
): Promise<Message[]> {
  const cards = await resolveCards(
    db,
    actor,
    rows.flatMap((row) => row.cards),
  )
  return rows.map((row) => {
    const isYours = row.authorId === actor.userId
    const until = new Date(row.createdAt.getTime() + messageLimits.editMinutes * 60_000)
    return {
      id: row.id,
      by: row.by,
      authorName: row.authorName,
      isYours,
      text: row.text,
      cards: row.cards.flatMap((ref) => cards.get(keyOf(ref)) ?? []),
      files: row.files.map(({ location, ...file }) => ({ ...file, url: signedAddress(key, location, addressSeconds) })),
      createdAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      isDeleted: row.deletedAt !== null,
      editableUntil: isYours && row.isEditable && row.deletedAt === null ? until.toISOString() : null,
    }
  })
}

/** Files that this person uploaded for a message; a file sent twice is its newest row. */
export function uploadedFiles(db: Db, userId: string, locations: readonly string[]) {
  return db
    .selectFrom('storedFile')
    .distinctOn('location')
    .select(['location', 'name', 'contentType', 'bytes'])
    .where('userId', '=', userId)
    .where('use', '=', 'message')
    .where('location', 'in', locations.length > 0 ? [...locations] : [''])
    .orderBy('location')
    .orderBy('id', 'desc')
    .execute()
}
