import { sql } from 'kysely'
import {
  afterMove,
  heldRevisions,
  type Lines,
  type OrderMove,
  type OrderSide,
  type OrderState,
  type OrderStatus,
  type Outcome,
  silenceDays,
} from '@souk/contract/orders/order-moves.ts'
import type { OrderEvent } from '@souk/contract/orders/order-shapes.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { mixedLines } from './change-lines.ts'
import { holdStock } from '../stock/hold-stock.ts'
import { highestUnits, type Units, unitsOf } from '../model/units.ts'
import { addRevision, type Line, linesOf } from '../model/lines.queries.ts'
import { recordEvent } from '../model/order-events.queries.ts'
import { stateOf } from '../model/order-state.ts'
import { settleMoney } from './settle-money.ts'
import { findOrder, type OrderRecord, sumUp } from '../model/orders.queries.ts'
import { packedOf, setFulfilment, shippedUnits } from '../model/progress.queries.ts'

type Mover = { side: OrderSide; userId: string | null; isTime?: true }
/** What a move brings along: the lines it proposes, the ids it accepts, and why. */
type With = {
  proposed?: readonly Line[]
  accepted?: readonly string[]
  reason?: string
  why?: { reason: string | null; text: string }
}

/** Makes a move that the rule allows: status, revision and stock change together. The order is locked. */
export async function moveOrder(
  tx: Tx,
  order: OrderRecord,
  move: OrderMove,
  by: Mover,
  details: With = {},
): Promise<void> {
  const state = await stateOf(tx, order)
  const outcome = afterMove(state, move, by.side, order.readAt)
  if (!outcome) throw new Refusal('conflict', 'orders.notNow')
  const revision = 'to' in outcome ? await carryOut(tx, order, state, outcome, by, details) : order.revision
  if (!('to' in outcome)) await setCancelAsked(tx, order.id, 'asks' in outcome)
  const { isTime, side, userId } = by
  await recordEvent(tx, order, {
    kind: kindOf(move, outcome),
    side: isTime ? null : side,
    userId,
    revision,
    reason: details.why?.reason ?? null,
    text: details.why?.text ?? details.reason ?? '',
  })
  if ('to' in outcome && outcome.to === 'CONFIRMED') await settleFulfilment(tx, order)
}

/** Sets how far an order is, and completes it when every unit is delivered or credited. Answers whether it did. */
export async function settleFulfilment(tx: Tx, { id, brandId }: Pick<OrderRecord, 'id' | 'brandId'>): Promise<boolean> {
  if (!(await setFulfilment(tx, id))) return false
  const brand = { side: 'brand', role: 'entityAdmin', entityId: brandId, userId: '' } as const
  const order = await findOrder(tx, brand, id)
  if (order?.status !== 'CONFIRMED') return false
  await moveOrder(tx, order, 'complete', { side: 'brand', userId: null, isTime: true })
  return true
}

/** What a move turned out to be. */
function kindOf(move: OrderMove, outcome: Outcome): OrderEvent['kind'] {
  if ('asks' in outcome) return 'cancelAsked'
  if ('declines' in outcome) return 'cancelDeclined'
  if (move === 'refuse' && outcome.to === 'REJECTED') return 'rejected'
  if (move === 'refuse' && outcome.to === 'CANCELLED') return 'cancelled'
  return kinds[move]
}
const kinds = {
  propose: 'proposed',
  acceptAll: 'confirmed',
  acceptSome: 'acceptedSome',
  refuse: 'refused',
  cancel: 'cancelled',
  silence: 'lapsed',
  complete: 'completed',
} as const satisfies Record<OrderMove, OrderEvent['kind']>

type Result = { to: OrderStatus; lines: Lines; agreed: boolean }

async function carryOut(
  tx: Tx,
  order: OrderRecord,
  state: OrderState,
  { to, lines, agreed }: Result,
  by: Mover,
  details: With,
): Promise<number> {
  const revision = await revisionFor(tx, order, to, lines, by, details)
  const agreedRevision = agreed ? revision : order.agreedRevision
  const revisions =
    revision > order.revision ? [...state.revisions, { number: revision, by: by.side }] : state.revisions
  const held = heldRevisions({ ...state, status: to, revisions, agreedRevision })
  const heldLines = held.length > 0 ? await linesOf(tx, order.id, held) : new Map<number, Line[]>()
  const wanted = less(highestUnits([...heldLines.values()].map(unitsOf)), await shippedUnits(tx, order.id))
  const short = await holdStock(tx, order.id, wanted)
  if (short.length > 0) throw new Refusal('items_changed', 'orders.notEnough', { field: 'lines', items: short })
  const isPending = to === 'PENDING_BRAND' || to === 'PENDING_RETAILER'
  const isOver = to === 'REJECTED' || to === 'CANCELLED' || to === 'COMPLETED'
  await tx
    .updateTable('salesOrder')
    .set({
      status: to,
      agreedRevision,
      revision: Math.max(revision, order.revision),
      proposal: null, // summed up below while an answer is due
      dueAt: isPending ? sql`now() + make_interval(days => ${silenceDays})` : null,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
      ...(to === 'CONFIRMED' && { firstConfirmedAt: sql`coalesce(first_confirmed_at, now())` }),
      ...(isOver && {
        endedAt: sql`now()`,
        cancelAskedAt: null,
        reason: details.why?.reason ?? null,
        reasonText: details.why?.text ?? '',
        work: sql`array_remove(coalesce(work, '{}'), 'pack')`,
      }),
    })
    .where('id', '=', order.id)
    .execute()
  await sumUp(tx, order.id)
  await settleMoney(tx, order, to, [...heldLines.values()])
  return revision
}

function less(units: Units, gone: Units): Units {
  return new Map([...units].map(([skuId, n]) => [skuId, Math.max(0, n - (gone.get(skuId) ?? 0))]))
}

/** What is in a shipment is the floor of every revision. */
async function requireFloor(tx: Tx, orderId: string, lines: readonly Line[]): Promise<readonly Line[]> {
  const quantities = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const items = [...(await packedOf(tx, orderId))].flatMap(([lineId, packed]) =>
    packed > (quantities.get(lineId) ?? 0) ? [{ lineId, packed }] : [],
  )
  if (items.length > 0) throw new Refusal('conflict', 'orders.alreadyPacked', { field: 'lines', items })
  return lines
}

/** The revision in force afterwards. Returning to an earlier version while an answer is due is a new revision. */
async function revisionFor(
  tx: Tx,
  order: OrderRecord,
  to: OrderStatus,
  lines: Lines,
  by: Mover,
  details: With,
): Promise<number> {
  const next = order.revision + 1
  const reason = details.reason ?? ''
  if (lines.from === 'revision') {
    if (lines.number === order.revision || !to.startsWith('PENDING')) return lines.number
    await addRevision(
      tx,
      order.id,
      next,
      by,
      reason,
      (await linesOf(tx, order.id, [lines.number])).get(lines.number) ?? [],
    )
    return next
  }
  if (lines.from === 'proposed') {
    await addRevision(tx, order.id, next, by, reason, await requireFloor(tx, order.id, details.proposed ?? []))
    return next
  }
  const numbers = [order.revision, ...(lines.rest === null ? [] : [lines.rest])]
  const known = await linesOf(tx, order.id, numbers)
  const rest = lines.rest === null ? [] : (known.get(lines.rest) ?? [])
  await addRevision(
    tx,
    order.id,
    next,
    by,
    reason,
    mixedLines(known.get(order.revision) ?? [], rest, details.accepted ?? []),
  )
  return next
}

/** A request to cancel is asked, or declined; the order goes on as it is. */
async function setCancelAsked(tx: Tx, id: string, isAsked: boolean): Promise<void> {
  await tx
    .updateTable('salesOrder')
    .set({ cancelAskedAt: isAsked ? sql`now()` : null, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
