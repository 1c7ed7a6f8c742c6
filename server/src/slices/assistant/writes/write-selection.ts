import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Approval, ApprovalKind, Selection } from '@souk/contract/assistant/assistant-shapes.ts'
import type { Language } from '@souk/contract/core/language.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { type Buyer, putCarts } from '../../carts/door.ts'
import { createList } from '../../wishlists/door.ts'
import { findConversation, lockConversation } from '../model/conversations.queries.ts'
import { findSelection, readSelection } from '../selection/selections.queries.ts'

type Ports = Pick<Deps, 'db' | 'say'>
const validMinutes = 15

/** What the person sees before confirming; the row is the only way to a write. */
export async function approveWrite(
  { db, say }: Ports,
  buyer: Buyer,
  { id, kind, selectionId }: { id: string; kind: ApprovalKind; selectionId: string },
  language: Language,
): Promise<Approval> {
  const conversation = found(await findConversation(db, buyer, id))
  if (conversation.selectionId !== selectionId) throw new Refusal('stale', 'assistant.changedSince')
  const stored = found(await findSelection(db, id, selectionId))
  const selection = await readSelection(db, say, buyer, language, { ...stored, before: null })
  if (selection.lines.length === 0) throw new Refusal('conflict', 'assistant.empty')
  const { rows } = await sql<{ id: string; expiresAt: Date }>`
    insert into assistant_approval (conversation_id, selection_id, user_id, kind, arguments_hash, expires_at)
    values (${id}, ${selectionId}, ${buyer.userId}, ${kind}, ${hashOf(selection)}, now() + make_interval(mins => ${validMinutes}))
    returning id, expires_at`.execute(db)
  return { id: rows[0]!.id, kind, expiresAt: rows[0]!.expiresAt.toISOString(), selection }
}

export function saveAsWishlist(
  ports: Ports,
  buyer: Buyer,
  input: { id: string; approvalId: string; name: string },
  language: Language,
) {
  return useApproval(ports, buyer, { ...input, kind: 'WISHLIST' }, language, async (tx, { lines }) => {
    const merged = Map.groupBy(lines, ({ productId }) => productId)
    return createList(tx, buyer, {
      name: input.name,
      lines: [...merged].map(([productId, of]) =>
        of[0]!.isCarton
          ? { productId, cartons: of[0]!.quantity! }
          : {
              productId,
              quantities: Object.fromEntries(
                of.flatMap(({ items = [] }) => items.map(({ skuId, value }) => [skuId, value])),
              ),
            },
      ),
    })
  })
}

export function addToCarts(
  ports: Ports,
  buyer: Buyer,
  input: { id: string; approvalId: string; storeId?: string | undefined },
  language: Language,
) {
  return useApproval(ports, buyer, { ...input, kind: 'CARTS' }, language, async (tx, { lines }) => {
    const merged = Map.groupBy(lines, ({ productId }) => productId)
    const products = [...merged].map(([productId, of]) =>
      of[0]!.isCarton
        ? { productId, quantity: of[0]!.quantity! }
        : {
            productId,
            items: of.flatMap(({ items = [] }) => items.map(({ skuId, value }) => ({ sku: skuId, value }))),
          },
    )
    return { cartIds: await putCarts(tx, buyer, [{ products, ...(input.storeId && { storeId: input.storeId }) }]) }
  })
}

type Use = { id: string; approvalId: string; kind: ApprovalKind }

/** The approval is used in the transaction of its write: once, by its person, for what was shown. A repeated call gets the same answer. */
function useApproval<T extends object>(
  { db, say }: Ports,
  buyer: Buyer,
  { id, approvalId, kind }: Use,
  language: Language,
  write: (tx: Tx, selection: Selection) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    found(await lockConversation(tx, buyer, id))
    const { rows } = await sql<{ selectionId: string; argumentsHash: string }>`
      update assistant_approval set used_at = now()
      where id = ${approvalId} and conversation_id = ${id} and user_id = ${buyer.userId} and kind = ${kind}
        and used_at is null and expires_at > now()
      returning selection_id, arguments_hash`.execute(tx)
    const approval = rows[0]
    if (!approval) return earlierResult<T>(tx, buyer, { id, approvalId, kind })
    const stored = found(await findSelection(tx, id, approval.selectionId))
    const selection = await readSelection(tx, say, buyer, language, { ...stored, before: null })
    if (hashOf(selection) !== approval.argumentsHash) throw new Refusal('conflict', 'assistant.changedSince')
    const result = await write(tx, selection)
    await sql`update assistant_approval set result = ${JSON.stringify(result)}::jsonb where id = ${approvalId}`.execute(
      tx,
    )
    return result
  })
}

async function earlierResult<T>(tx: Tx, { userId }: Buyer, { id, approvalId, kind }: Use): Promise<T> {
  const { rows } = await sql<{ result: T | null }>`
    select result from assistant_approval
    where id = ${approvalId} and conversation_id = ${id} and user_id = ${userId} and kind = ${kind}`.execute(tx)
  const { result } = found(rows[0])
  if (result === null) throw new Refusal('conflict', 'assistant.approvalExpired')
  return result
}

/** Of what the person was shown: products, quantities and prices. */
function hashOf({ lines, currency }: Selection): string {
  const shown = lines.map(({ productId, colour, quantity, items, wholesale }) => [
    productId,
    colour,
    quantity,
    items?.map(({ skuId, value }) => [skuId, value]),
    wholesale,
  ])
  return createHash('sha256')
    .update(JSON.stringify([currency, shown]))
    .digest('hex')
}
