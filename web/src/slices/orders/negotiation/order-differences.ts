import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { LineDifference, OrderLine, OrderRevision } from '@souk/contract/orders/order-shapes.ts'

type Revision = Pick<OrderRevision, 'number' | 'by' | 'differences'>

/** What a side compares a proposal with: what is agreed, else its own last version, else nothing. */
export function baseOf(agreed: number | null, revisions: readonly Pick<Revision, 'number' | 'by'>[], side: OrderSide) {
  return agreed ?? revisions.findLast(({ by }) => by === side)?.number ?? 0
}

/** The differences from one revision to another, put together from the steps between them. */
export function differencesBetween(revisions: readonly Revision[], from: number, to: number): LineDifference[] {
  const found = new Map<string, LineDifference>()
  for (const { number, differences } of revisions) {
    if (number <= from || number > to) continue
    for (const step of differences) {
      const first = found.get(step.lineId)
      found.set(step.lineId, first ? { ...step, before: first.before } : step)
    }
  }
  return [...found.values()].filter(({ before, after }) => !isSame(before, after))
}

/** Without an earlier revision, every line is new. */
export function allNew(lines: readonly OrderLine[]): LineDifference[] {
  return lines.map(({ lineId, productId, name, image, colour, size, replaces, ...terms }) => {
    const { quantity, price, shipsFrom, shipsUntil } = terms
    const after = { quantity, price, shipsFrom, shipsUntil }
    return { lineId, productId, name, image, colour, size, replaces, before: null, after }
  })
}

type Terms = LineDifference['before']
const isSame = (one: Terms, two: Terms) =>
  one === two ||
  (one !== null &&
    two !== null &&
    one.quantity === two.quantity &&
    one.price === two.price &&
    one.shipsFrom === two.shipsFrom &&
    one.shipsUntil === two.shipsUntil)

/** What is sent for the ticked lines: nothing at all means everything. */
export function acceptedLines(differences: readonly LineDifference[], ticked: ReadonlySet<string>) {
  const lines = differences.flatMap(({ lineId }) => (ticked.has(lineId) ? [lineId] : []))
  return lines.length === differences.length ? undefined : lines
}
