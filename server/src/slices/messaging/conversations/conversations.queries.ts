import { type RawBuilder, sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { ConversationFilters } from '@souk/contract/messaging/messaging-lists.ts'
import type { Conversation } from '@souk/contract/messaging/conversations.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { allGiven, pagedList } from '../../../platform/data/database/paged-list.ts'
import { isOwnRelation, type Trader } from '../../connections/door.ts'

/** Messages of the counterpart that the actor's team has not read, beside the alias `conversation`. */
const isUnread = (
  side: Trader['side'],
) => sql`(message.conversation_id = conversation.id and message.author_side <> ${side}
  and message.deleted_at is null and message.id > coalesce((select reader.read_up_to from conversation_reader reader
    where reader.conversation_id = conversation.id and reader.side = ${side}), '00000000-0000-0000-0000-000000000000'))`
const unreadOf = (actor: Trader) => sql<number>`(select count(*)::int from message where ${isUnread(actor.side)})`

/** The root of every statement about conversations: those of relations that the actor may see. */
export function conversationsOf(db: Db, actor: Trader) {
  const other = actor.side === 'brand' ? 'retailer' : 'brand'
  return db
    .selectFrom('conversation')
    .innerJoin('relation', 'relation.id', 'conversation.relationId')
    .innerJoin('entity as counterpart', 'counterpart.id', `relation.${other}Id`)
    .leftJoin('nickName', (join) =>
      join.onRef('nickName.counterpartId', '=', 'counterpart.id').on('nickName.entityId', '=', actor.entityId),
    )
    .leftJoin('association as assignee', 'assignee.id', 'conversation.assignedTo')
    .leftJoin('userAccount as assigned', 'assigned.id', 'assignee.userId')
    .where(isOwnRelation(actor))
    .select(['conversation.id', 'conversation.relationId', 'conversation.lastMessageAt', 'conversation.assignedTo'])
    .select(['counterpart.id as counterpartId', 'counterpart.logo', 'relation.status'])
    .select(['relation.brandId', 'relation.retailerId'])
    .select([
      sql<string>`coalesce(nick_name.name, counterpart.name)`.as('counterpartName'),
      sql<string | null>`assigned.first_name || ' ' || assigned.last_name`.as('assigneeName'),
      unreadOf(actor).as('unread'),
    ])
}
export type ConversationRecord = Awaited<ReturnType<ReturnType<typeof conversationsOf>['execute']>>[number]

const excerptOf = (which: RawBuilder<unknown>) => sql<string | null>`(select left(message.text, 140) from message
  where message.conversation_id = conversation.id and message.deleted_at is null and ${which} order by message.id desc limit 1)`

/** The last spoken first; a search finds counterparts by name and messages by their text. */
export function listConversations(db: Db, actor: Trader, { q, filter, ...paging }: ConversationFilters & Paging) {
  const hit = q ? sql`message.text ilike ${containing(q)}` : sql`true`
  const isSought = allGiven<ConversationFilters>(
    { q, filter },
    {
      q: (
        text,
      ) => sql`(counterpart.name ilike ${containing(text)} or nick_name.name ilike ${containing(text)} or exists (
        select from message where message.conversation_id = conversation.id and message.deleted_at is null and ${hit}))`,
      filter: (one) =>
        one === 'mine'
          ? sql`assignee.user_id = ${actor.userId}`
          : sql`exists (select from message where ${isUnread(actor.side)})`,
    },
  )
  return pagedList(
    db,
    conversationsOf(db, actor).select(excerptOf(hit).as('excerpt')).where('conversation.lastMessageAt', 'is not', null),
    (rows) => rows.where(isSought),
    { id: 'conversation.id', by: ['conversation.lastMessageAt'], direction: 'desc' },
    paging,
  )
}

export const findConversation = (db: Db, actor: Trader, id: string) =>
  conversationsOf(db, actor).where('conversation.id', '=', id).executeTakeFirst()

/** Messages of one conversation get their ids one after the other, so that "read up to" means all before. */
export const lockConversation = (tx: Db, actor: Trader, id: string) =>
  conversationsOf(tx, actor).where('conversation.id', '=', id).forNoKeyUpdate('conversation').executeTakeFirst()

/** How many conversations wait for this team. */
export async function countUnreadConversations(db: Db, actor: Trader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversation join relation on relation.id = conversation.relation_id
    where ${isOwnRelation(actor)} and exists (select from message where ${isUnread(actor.side)})`.execute(db)
  return rows[0]!.count
}

export async function readUpTo(db: Db, id: string, side: Trader['side']): Promise<string | null> {
  const row = await db
    .selectFrom('conversationReader')
    .select('readUpTo')
    .where('conversationId', '=', id)
    .where('side', '=', side)
    .executeTakeFirst()
  return row?.readUpTo ?? null
}

/** Moves forward only. */
export async function setReadUpTo(db: Db, id: string, side: Trader['side'], messageId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into conversation_reader (conversation_id, side, read_up_to, read_at) values (${id}, ${side}, ${messageId}, now())
    on conflict (conversation_id, side) do update set read_up_to = excluded.read_up_to, read_at = now()
      where conversation_reader.read_up_to is null or conversation_reader.read_up_to < excluded.read_up_to
    returning side`.execute(db)
  return rows.length > 0
}

/** Brand people who may see the relation: its admins, its representative and that person's manager. */
export async function assigneesOf(db: Db, { brandId, retailerId }: { brandId: string; retailerId: string }) {
  const { rows } = await sql<{ associationId: string; name: string }>`
    select association.id as association_id, first_name || ' ' || last_name as name
    from association join user_account on user_account.id = association.user_id
    where association.entity_id = ${brandId} and joined_at is not null and (role = 'entityAdmin' or association.id in (
      select unnest(array[rep.id, rep.manager_id]) from relation join association rep on rep.id = relation.sales_rep_id
      where relation.brand_id = ${brandId} and relation.retailer_id = ${retailerId}))
    order by name, association.id limit 100`.execute(db)
  return rows
}

export function presentConversation(
  row: ConversationRecord & { excerpt?: string | null },
  side: Trader['side'],
): Conversation {
  const { id, relationId, counterpartId, counterpartName, logo, status, assignedTo, assigneeName, unread } = row
  return {
    id,
    relationId,
    counterpart: { id: counterpartId, name: counterpartName, logo },
    isReadOnly: status !== 'ACCEPTED',
    assignee: side === 'brand' && assignedTo ? { associationId: assignedTo, name: assigneeName ?? '' } : null,
    unread,
    lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
    excerpt: row.excerpt ?? '',
  }
}
