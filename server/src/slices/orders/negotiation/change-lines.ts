import { money } from '@souk/contract/core/money.ts'
import type { Proposal } from '@souk/contract/orders/order-shapes.ts'
import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Line } from '../model/lines.queries.ts'

type Input = Pick<Proposal, 'lines'>

/** The lines with what is proposed: named ones are set, nought takes out, the others stay. */
export function changedLines(newest: readonly Line[], { lines }: Input, side: OrderSide, currency: string): Line[] {
  const requested = new Map(lines.map((line) => [line.lineId, line]))
  const known = new Set(newest.map(({ lineId }) => lineId))
  const strangers = [...requested.keys()].filter((id) => !known.has(id))
  if (strangers.length > 0) throw refuse('orders.noSuchLine', strangers)
  return newest.flatMap((line) => {
    const {
      quantity = line.quantity,
      price,
      shipsFrom = line.shipsFrom,
      shipsUntil = line.shipsUntil,
    } = requested.get(line.lineId) ?? {}
    if (price !== undefined && side === 'retailer') throw refuse('orders.priceIsTheBrands', [line.lineId])
    if (shipsFrom && shipsUntil && shipsUntil < shipsFrom) throw refuse('orders.windowOrder', [line.lineId])
    const priced = price === undefined ? line.price : priceIn(price, currency, line.lineId)
    return quantity === 0 ? [] : [{ ...line, quantity, price: priced, shipsFrom, shipsUntil }]
  })
}

/** A proposal leaves something, and changes something. */
export function requireChange(before: readonly Line[], after: readonly Line[]): void {
  if (after.length === 0) throw refuse('orders.nothingLeft')
  if (isSame(after, before)) throw refuse('orders.nothingChanged')
}

/** Accepted lines as proposed, the others as they are in `rest`. A line that the proposal takes out is accepted by its id too. */
export function mixedLines(proposed: readonly Line[], rest: readonly Line[], accepted: readonly string[]): Line[] {
  const yes = new Set(accepted)
  const after = new Map(proposed.map((line) => [line.lineId, line]))
  const before = new Map(rest.map((line) => [line.lineId, line]))
  const strangers = accepted.filter((id) => !after.has(id) && !before.has(id))
  if (strangers.length > 0) throw refuse('orders.noSuchLine', strangers)
  const ids = [...new Set([...rest, ...proposed].map(({ lineId }) => lineId))]
  const next = ids.flatMap((id) => (yes.has(id) ? after.get(id) : before.get(id)) ?? [])
  if (next.length === 0) throw refuse('orders.nothingLeft')
  return next
}

export function priceIn(text: string, currency: string, lineId: string): bigint {
  const price = money(text, currency)
  if (!price) throw refuse('orders.badPrice', [lineId])
  return price.minor
}

const isSame = (a: readonly Line[], b: readonly Line[]) =>
  a.length === b.length &&
  a.every(({ lineId, quantity, price, shipsFrom, shipsUntil }, at) => {
    const other = b[at]!
    return (
      lineId === other.lineId &&
      quantity === other.quantity &&
      price === other.price &&
      shipsFrom === other.shipsFrom &&
      shipsUntil === other.shipsUntil
    )
  })

const refuse = (key: `orders.${string}`, items: readonly string[] = []) =>
  new Refusal('invalid', key, { field: 'lines', items })
