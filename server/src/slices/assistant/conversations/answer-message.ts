import type { ChatPart, Selection } from '@souk/contract/assistant/assistant-shapes.ts'
import type { Brief } from '@souk/contract/assistant/brief.ts'
import type { Language } from '@souk/contract/core/language.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { Buyer } from '../../carts/door.ts'
import { viewerOf } from '../../catalog/door.ts'
import { answerQuestion } from '../answers/answer-question.ts'
import { answer, presentAnswer, type StoredAnswer } from '../model/stored-answer.ts'
import type { Spoken } from '../brief/follow-up.ts'
import { readSentence } from '../reading/read-sentence.ts'
import { listBrandNames } from '../selection/candidates.queries.ts'
import { buyerFacts, composeBetter, composeFirst, readPool } from '../selection/compose.ts'
import type { Content } from '../selection/content.ts'
import { addSelection, findSelection, readSelection, type StoredSelection } from '../selection/selections.queries.ts'
import type { Started } from './begin-answer.ts'
import { lockConversation } from '../model/conversations.queries.ts'

type Send = (part: ChatPart) => void

/** From the sentence to the stored answer: a question is answered, everything else changes the brief and the selection. */
export async function answerMessage(
  deps: Deps,
  buyer: Buyer,
  started: Started,
  language: Language,
  send: Send,
): Promise<void> {
  const { db, say } = deps
  const { conversationId, text, brief: before } = started
  send({ kind: 'progress', step: 'reading' })
  const current = started.selectionId ? await findSelection(db, conversationId, started.selectionId) : undefined
  const shown = current && (await readSelection(db, say, buyer, language, current))
  const [facts, brands] = [await buyerFacts(db, buyer.entityId), await listBrandNames(db, await viewerOf(db, buyer))]
  const context = { ...facts, brandNames: brands.map(({ name }) => name) }
  const reading = await readSentence(deps, buyer, text, before, context, spokenOf(shown))
  if (reading.intent || !reading.isAboutProducts) {
    const given = reading.intent ? await answerQuestion(deps, buyer, reading.intent) : cannot
    await finish(deps, buyer, started, { ...given, notice: reading.notice })
    return send({ kind: 'text', answer: presentAnswer(say, language, { ...given, notice: reading.notice }) })
  }
  const { brief } = reading
  send({ kind: 'brief', conversationId, brief })
  send({ kind: 'progress', step: 'searching' })
  const pool = await readPool(db, buyer, brief, current?.content)
  const first = composeFirst(pool)
  const firstId = await store(
    deps,
    buyer,
    started,
    { brief, content: first.content, source: 'FIRST' },
    started.selectionId,
  )
  const firstShown = await shownOf(deps, buyer, conversationId, firstId, language)
  send({ kind: 'selection', selection: firstShown })
  send({ kind: 'progress', step: 'improving' })
  const better = await composeBetter(pool, first.choice, deps.config.solverSeconds)
  const betterId =
    better && (await storeBetter(deps, buyer, started, { brief, content: better, source: 'SOLVER' }, firstId))
  const last = betterId ? await shownOf(deps, buyer, conversationId, betterId, language) : firstShown
  if (betterId) send({ kind: 'selection', selection: last })
  const given = summary(last, brief, current !== undefined, reading.notice)
  await finish(deps, buyer, started, given)
  send({ kind: 'text', answer: presentAnswer(say, language, given) })
}

const cannot = answer([{ key: 'assistant.cannot.unknown' }], {
  links: [{ to: '/discover-products', key: 'assistant.link.products' }],
})

/** What "that brand" and "cheaper" refer to. */
function spokenOf(selection: Selection | undefined): Spoken {
  if (!selection || selection.lines.length === 0) return { brandName: null, highest: null }
  const highest = Math.max(...selection.lines.map(({ wholesale }) => Number(wholesale)))
  return {
    brandName: selection.totals.brands[0]?.label ?? null,
    highest: { amount: highest, currency: selection.currency },
  }
}

function summary(
  { totals, currency }: Selection,
  brief: Brief,
  isChange: boolean,
  notice: string | null,
): StoredAnswer {
  const amount = { amount: totals.amount, currency }
  const params = {
    styles: totals.styles,
    amount,
    ...(totals.budget && { budget: { amount: totals.budget, currency } }),
  }
  const one = (key: string) => (totals.styles === 1 ? `${key}.single` : key)
  const key =
    totals.styles === 0
      ? 'assistant.selected.none'
      : isChange
        ? 'assistant.refined'
        : totals.budget
          ? one('assistant.selected.of')
          : one('assistant.selected')
  return answer(
    [
      { key, params },
      ...(brief.unclear ?? []).map((figure) => ({ key: 'assistant.unclear', params: { figure } })),
      ...(brief.budget ? [] : [{ key: 'assistant.noBudget' }]),
    ],
    { notice },
  )
}

type New = { brief: Brief; content: Content; source: Selection['source'] }

function store(
  { db }: Deps,
  buyer: Buyer,
  { conversationId }: Started,
  selection: New,
  previousId: string | null,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    found(await lockConversation(tx, buyer, conversationId))
    const id = await addSelection(tx, { conversationId, ...selection, previousId })
    await publishLive(tx, { userId: buyer.userId }, 'assistant.changed', conversationId)
    return id
  })
}

/** Only while the first one is still in force: a change by hand is not overwritten. Undoing goes back before both. */
function storeBetter(
  { db }: Deps,
  buyer: Buyer,
  { conversationId, selectionId }: Started,
  selection: New,
  firstId: string,
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const conversation = found(await lockConversation(tx, buyer, conversationId))
    if (conversation.selectionId !== firstId) return null
    const id = await addSelection(tx, { conversationId, ...selection, previousId: selectionId })
    await publishLive(tx, { userId: buyer.userId }, 'assistant.changed', conversationId)
    return id
  })
}

async function shownOf(
  { db, say }: Deps,
  buyer: Buyer,
  conversationId: string,
  id: string,
  language: Language,
): Promise<Selection> {
  const stored: StoredSelection = found(await findSelection(db, conversationId, id))
  return readSelection(db, say, buyer, language, stored)
}

async function finish(
  { db }: Deps,
  buyer: Buyer,
  { conversationId, messageId }: Started,
  given: StoredAnswer,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('assistantMessage')
      .set({ status: 'DONE', answer: JSON.stringify(given) })
      .where('id', '=', messageId)
      .execute()
    await publishLive(tx, { userId: buyer.userId }, 'assistant.changed', conversationId)
  })
}
