import { sql } from 'kysely'
import { Brief } from '@souk/contract/assistant/brief.ts'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { notifyFlagsChanged } from '../server/src/platform/delivery/flags.ts'
import { answerQuestion } from '../server/src/slices/assistant/answers/answer-question.ts'
import { answer } from '../server/src/slices/assistant/model/stored-answer.ts'
import { parseBrief } from '../server/src/slices/assistant/brief/parse-brief.ts'
import { buyerFacts, composeFirst, readPool } from '../server/src/slices/assistant/selection/compose.ts'
import { addSelection } from '../server/src/slices/assistant/selection/selections.queries.ts'
import { entityId } from './entities.ts'
import { idOf } from './random.ts'

const buyer = {
  side: 'retailer',
  role: 'entityAdmin',
  entityId: entityId('kin-and-co'),
  userId: idOf('user', 'retailer@souk.test'),
} as const
const request = 'Dresses, knitwear and scarves for a small shop, 6,000 euros, no black, at most four brands'

/** The retailer AI is on for Kin & Co and Atlas Rooms; Kin & Co has asked for a selection, and in Arabic for deadlines. */
export async function fillAssistant(tx: Tx): Promise<void> {
  await sql`insert into flag (key, entity_ids) values ('retailerAi', ${[buyer.entityId, entityId('atlas-rooms')]}::uuid[])
    on conflict (key) do update set entity_ids = excluded.entity_ids`.execute(tx)
  await notifyFlagsChanged(tx)
  const asked = await newConversation(tx, 'deadlines', 'ما المواعيد القريبة لإغلاق المجموعات؟', 26)
  await addMessages(
    tx,
    asked,
    'ما المواعيد القريبة لإغلاق المجموعات؟',
    await answerQuestion({ db: tx }, buyer, { kind: 'deadlines' }),
  )
  const selected = await newConversation(tx, 'selection', 'A first order for spring', 3)
  const facts = await buyerFacts(tx, buyer.entityId)
  const { words: _, ...brief } = Brief.parse(parseBrief(request, { ...facts, brandNames: [] }))
  const { content } = composeFirst(await readPool(tx, buyer, brief))
  await addSelection(tx, { conversationId: selected, source: 'FIRST', brief, content, previousId: null })
  const styles = new Set(content.lines.map(({ productId }) => productId)).size
  await addMessages(
    tx,
    selected,
    request,
    answer([{ key: styles === 0 ? 'assistant.selected.none' : 'assistant.demo', params: { styles } }]),
  )
}

async function newConversation(tx: Tx, name: string, title: string, hours: number): Promise<string> {
  const id = idOf('assistant', name)
  await sql`insert into assistant_conversation (id, entity_id, user_id, title, created_at, updated_at)
    values (${id}, ${buyer.entityId}, ${buyer.userId}, ${title}, now() - make_interval(hours => ${hours}), now() - make_interval(hours => ${hours}))`.execute(
    tx,
  )
  return id
}

async function addMessages(tx: Tx, conversationId: string, text: string, given: object): Promise<void> {
  await sql`insert into assistant_message (conversation_id, by, text) values (${conversationId}, 'YOU', ${text})`.execute(
    tx,
  )
  await sql`insert into assistant_message (conversation_id, by, answer) values (${conversationId}, 'ASSISTANT', ${JSON.stringify(given)}::jsonb)`.execute(
    tx,
  )
}
