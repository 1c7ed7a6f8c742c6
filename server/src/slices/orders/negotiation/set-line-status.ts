import type { LineStatusIn } from '@souk/contract/orders/order-shapes.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { publishLiveToAll } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { withOrder } from './answer-order.ts'
import { changedLines } from './change-lines.ts'
import type { Line } from '../model/lines.queries.ts'
import type { OrderRecord } from '../model/orders.queries.ts'
import { currentLines, proposeLines } from './propose-lines.ts'

type Said = LineStatusIn['lines'][number]
type Change = { lineId: string; quantity?: number; shipsFrom?: string; shipsUntil?: string | null }

/** What the brand says of lines. Less, or later, is a proposal that the retailer answers; the rest is only said. */
export const setLineStatus = (db: Db, actor: Trader, id: string, { lines, version }: LineStatusIn, caller: Caller) =>
  withOrder(db, actor, { id, version, caller }, 'orders.lineStatus', async (tx, order) => {
    if (['COMPLETED', 'REJECTED', 'CANCELLED'].includes(order.status)) throw new Refusal('conflict', 'orders.notNow')
    const before = await currentLines(tx, order)
    const known = new Map(before.map((line) => [line.lineId, line]))
    const strangers = lines.flatMap(({ lineId }) => (known.has(lineId) ? [] : [lineId]))
    if (strangers.length > 0) throw new Refusal('invalid', 'orders.noSuchLine', { field: 'lines', items: strangers })
    if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) {
      throw new Refusal('invalid', 'orders.lineTwice', { field: 'lines' })
    }
    const changes = lines.flatMap((line) => changeBy(line, known.get(line.lineId)!))
    await keep(tx, id, lines)
    if (changes.length > 0) {
      const after = changedLines(before, { lines: changes }, actor.side, order.currency)
      await proposeLines(tx, order, actor, { before, after, reason: '' })
    } else await touch(tx, order)
  })

/** Nothing where the line stays as it is. */
function changeBy({ lineId, status, quantity, availableFrom }: Said, line: Line): Change[] {
  if (status === 'OUT_OF_STOCK' || status === 'CANCELLED') return [{ lineId, quantity: 0 }]
  if (status === 'PARTIALLY_AVAILABLE') {
    if (quantity === undefined || quantity >= line.quantity) {
      throw new Refusal('invalid', 'orders.lessThanOrdered', { field: 'lines', items: [lineId] })
    }
    return [{ lineId, quantity }]
  }
  if (status !== 'BACKORDERED') return []
  if (availableFrom === undefined) throw new Refusal('invalid', 'orders.needsDay', { field: 'lines', items: [lineId] })
  if (line.shipsFrom !== null && availableFrom <= line.shipsFrom) return []
  const isPastEnd = line.shipsUntil !== null && line.shipsUntil < availableFrom
  return [{ lineId, shipsFrom: availableFrom, ...(isPastEnd && { shipsUntil: availableFrom }) }]
}

async function keep(tx: Tx, orderId: string, lines: readonly Said[]): Promise<void> {
  await sql`
    insert into order_line_status (order_id, line_id, status, available_from)
    select ${orderId}, given."lineId", given.status, given."availableFrom"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given ("lineId" uuid, status text, "availableFrom" date)
    on conflict (order_id, line_id) do update set status = excluded.status, available_from = excluded.available_from, at = now()`.execute(
    tx,
  )
}

async function touch(tx: Tx, { id, brandId, retailerId }: OrderRecord): Promise<void> {
  await sql`update sales_order set version = version + 1, updated_at = now() where id = ${id}`.execute(tx)
  await publishLiveToAll(tx, [{ entityId: brandId }, { entityId: retailerId }], 'orders.changed', id)
}
