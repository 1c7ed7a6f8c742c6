import { sql } from 'kysely'
import type { Selection } from '@souk/contract/assistant/assistant-shapes.ts'
import type { Brief } from '@souk/contract/assistant/brief.ts'
import type { Language } from '@souk/contract/core/language.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import type { Say } from '../../../platform/base/messages.ts'
import type { Buyer } from '../../carts/door.ts'
import { viewerOf } from '../../catalog/door.ts'
import { findNamed } from './candidates.queries.ts'
import type { Content } from './content.ts'
import { presentSelection, type SelectionRecord } from './present-selection.ts'

export type StoredSelection = SelectionRecord & { brief: Brief; before: Content | null }

export async function findSelection(db: Db, conversationId: string, id: string): Promise<StoredSelection | undefined> {
  const { rows } = await sql<StoredSelection>`
    select selection.id, selection.number, selection.source, selection.previous_id, selection.brief, selection.content, previous.content as before
    from assistant_selection selection left join assistant_selection previous on previous.id = selection.previous_id
    where selection.conversation_id = ${conversationId} and selection.id = ${id}`.execute(db)
  return rows[0]
}

type New = {
  conversationId: string
  source: Selection['source']
  brief: Brief
  content: Content
  previousId: string | null
}

/** The next selection of a conversation; its row is locked, so numbers follow each other. */
export async function addSelection(
  tx: Tx,
  { conversationId, source, brief, content, previousId }: New,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with next as (
      insert into assistant_selection (conversation_id, previous_id, number, source, brief, content)
      select ${conversationId}::uuid, ${previousId}::uuid, coalesce(max(number), 0) + 1, ${source}, ${JSON.stringify(brief)}::jsonb, ${JSON.stringify(content)}::jsonb
      from assistant_selection where conversation_id = ${conversationId}
      returning id, conversation_id)
    update assistant_conversation set selection_id = next.id, brief = ${JSON.stringify(brief)}::jsonb, updated_at = now()
    from next where assistant_conversation.id = next.conversation_id returning next.id`.execute(tx)
  return rows[0]!.id
}

/** With names, prices and stock of now, in the reader's language. */
export async function readSelection(
  db: Db,
  say: Say,
  buyer: Buyer,
  language: Language,
  stored: StoredSelection,
): Promise<Selection> {
  const { content, before } = stored
  const ids = new Set([
    ...content.lines.flatMap(({ productId, replacements }) => [productId, ...replacements.map((one) => one.productId)]),
    ...(before?.lines ?? []).map(({ productId }) => productId),
  ])
  const rows = await findNamed(db, await viewerOf(db, buyer), [...ids])
  const known = new Map(rows.map((row) => [row.id, row]))
  return presentSelection(stored, before, { say, language, known })
}
