import type { Selection, SelectionEdit } from '@souk/contract/assistant/assistant-shapes.ts'
import type { Brief } from '@souk/contract/assistant/brief.ts'
import type { Language } from '@souk/contract/core/language.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { requireKnownBrief } from '../brief/known-brief.ts'
import type { Buyer } from '../../carts/door.ts'
import { viewerOf } from '../../catalog/door.ts'
import { findConversation, lockConversation } from '../model/conversations.queries.ts'
import { findNamed } from './candidates.queries.ts'
import { composeBetter, composeFirst, readPool } from './compose.ts'
import { type Content, sameLine, type StoredLine } from './content.ts'
import { candidateOf } from './make-candidates.ts'
import { mostPacks } from './present-selection.ts'
import { addSelection, findSelection, readSelection } from './selections.queries.ts'

type Input = { id: string; selectionId: string; edit: SelectionEdit }
type Ports = Pick<Deps, 'db' | 'say' | 'config'>

/** Changes the selection by hand; the earlier one stays for undoing. */
export async function editSelection(
  ports: Ports,
  buyer: Buyer,
  { id, selectionId, edit }: Input,
  language: Language,
): Promise<Selection> {
  const { db } = ports
  const conversation = found(await findConversation(db, buyer, id))
  requireCurrent(conversation.selectionId, selectionId)
  const { content, brief } = found(await findSelection(db, id, selectionId))
  const next =
    edit.action === 'refill'
      ? await refilled(ports, buyer, brief, content)
      : await changed(db, buyer, brief, content, edit)
  return store(ports, buyer, { id, selectionId, brief, content: next }, language)
}

/** The chips were edited: a new selection for the whole brief. Locked lines stay. */
export async function setBrief(
  ports: Ports,
  buyer: Buyer,
  id: string,
  brief: Brief,
  language: Language,
): Promise<Selection> {
  requireKnownBrief(brief)
  const { db } = ports
  const conversation = found(await findConversation(db, buyer, id))
  const now = conversation.selectionId ? await findSelection(db, id, conversation.selectionId) : undefined
  const content = await refilled(ports, buyer, brief, now?.content ?? null)
  return store(ports, buyer, { id, selectionId: conversation.selectionId, brief, content }, language)
}

export function undoSelection(
  { db, say }: Ports,
  buyer: Buyer,
  id: string,
  selectionId: string,
  language: Language,
): Promise<Selection> {
  return inTransaction(db, async (tx) => {
    const conversation = found(await lockConversation(tx, buyer, id))
    requireCurrent(conversation.selectionId, selectionId)
    const { previousId } = found(await findSelection(tx, id, selectionId))
    if (previousId === null) throw new Refusal('conflict', 'assistant.nothingToUndo')
    const before = found(await findSelection(tx, id, previousId))
    await tx
      .updateTable('assistantConversation')
      .set({ selectionId: previousId, brief: JSON.stringify(before.brief) })
      .where('id', '=', id)
      .execute()
    await publishLive(tx, { userId: buyer.userId }, 'assistant.changed', id)
    return readSelection(tx, say, buyer, language, { ...before, before: null })
  })
}

type Stored = { id: string; selectionId: string | null; brief: Brief; content: Content }

function store(
  { db, say }: Ports,
  buyer: Buyer,
  { id, selectionId, brief, content }: Stored,
  language: Language,
): Promise<Selection> {
  return inTransaction(db, async (tx) => {
    const locked = found(await lockConversation(tx, buyer, id))
    requireCurrent(locked.selectionId, selectionId)
    const newId = await addSelection(tx, {
      conversationId: id,
      source: 'EDIT',
      brief,
      content,
      previousId: selectionId,
    })
    await publishLive(tx, { userId: buyer.userId }, 'assistant.changed', id)
    return readSelection(tx, say, buyer, language, found(await findSelection(tx, id, newId)))
  })
}

function requireCurrent(current: string | null, seen: string | null): void {
  if (current !== seen) throw new Refusal('stale', 'assistant.changedSince')
}

async function refilled({ db, config }: Ports, buyer: Buyer, brief: Brief, content: Content | null): Promise<Content> {
  const pool = await readPool(db, buyer, brief, content ?? undefined)
  const first = composeFirst(pool)
  return (await composeBetter(pool, first.choice, config.solverSeconds)) ?? first.content
}

type ByHand = Exclude<SelectionEdit, { action: 'refill' }>

async function changed(db: Db, buyer: Buyer, brief: Brief, content: Content, edit: ByHand): Promise<Content> {
  const line = content.lines.find((one) => sameLine(one, edit))
  if (!line) throw new Refusal('conflict', 'assistant.noSuchLine')
  const others = content.lines.filter((one) => one !== line)
  const replace = (next: StoredLine): Content => ({
    ...content,
    lines: content.lines.map((one) => (one === line ? next : one)),
  })
  if ('with' in edit) return replace(await swapped(db, buyer, brief, content, line, edit.with))
  if ('packs' in edit) return replace({ ...line, packs: await packsFor(db, buyer, line, edit.packs), isLocked: true })
  if (edit.action === 'remove') {
    const removed = others.some(({ productId }) => productId === line.productId)
      ? content.removed
      : [...content.removed, line.productId]
    return { ...content, lines: others, removed: [...new Set(removed)] }
  }
  return replace({ ...line, isLocked: edit.action === 'lock' })
}

async function packsFor(db: Db, buyer: Buyer, line: StoredLine, packs: number): Promise<number> {
  const [product] = await findNamed(db, await viewerOf(db, buyer), [line.productId])
  const maxPacks = product ? mostPacks(line, product) : 0
  if (packs > maxPacks)
    throw new Refusal('invalid', 'carts.notEnough', {
      field: 'packs',
      items: [{ productId: line.productId, left: maxPacks }],
    })
  return packs
}

/** Another product in a line's place, in about as many units. */
async function swapped(
  db: Db,
  buyer: Buyer,
  brief: Brief,
  content: Content,
  line: StoredLine,
  other: { productId: string; colour: string },
): Promise<StoredLine> {
  const [product] = await findNamed(db, await viewerOf(db, buyer), [other.productId])
  const taste = { brands: new Map(), categories: new Map(), words: [], nearness: new Map(), usualPrice: 0 }
  const candidate =
    product && product.currency === content.currency ? candidateOf(product, other.colour, brief, taste) : null
  if (!candidate || content.lines.some((one) => sameLine(one, other)))
    throw new Refusal('conflict', 'assistant.noReplacement')
  return {
    ...other,
    packs: Math.max(1, Math.min(line.packs, candidate.mostPacks)),
    items: [...candidate.items],
    isLocked: true,
    reasons: candidate.reasons.map(({ key, params }) => ({ key: `assistant.reason.${key}`, params })),
    replacements: [
      { productId: line.productId, colour: line.colour },
      ...line.replacements.filter((one) => one.productId !== other.productId),
    ].slice(0, 3),
  }
}
