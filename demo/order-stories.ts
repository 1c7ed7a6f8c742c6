import {
  afterMove,
  type Lines,
  type OrderMove,
  type OrderSide,
  type OrderState,
} from '@souk/contract/orders/order-moves.ts'
import type { OrderEvent } from '@souk/contract/orders/order-shapes.ts'
import { mixedLines } from '../server/src/slices/orders/negotiation/change-lines.ts'
import type { Line } from '../server/src/slices/orders/model/lines.queries.ts'
import { chooser } from './random.ts'

type Kind = OrderEvent['kind']
/** What happens, who does it, and so many days after the step before. */
export type Step = { kind: Kind; by: OrderSide; days: number; reason?: string; text?: string }
export type Told = {
  state: OrderState
  lines: Map<number, readonly Line[]>
  events: Happened[]
  reasons: Map<number, Happened>
}
export type Happened = Step & { at: Date; revision: number }

const moves: Record<Exclude<Kind, 'placed'>, OrderMove> = {
  proposed: 'propose',
  confirmed: 'acceptAll',
  acceptedSome: 'acceptSome',
  refused: 'refuse',
  rejected: 'refuse',
  cancelled: 'cancel',
  cancelAsked: 'cancel',
  cancelDeclined: 'refuse',
  lapsed: 'silence',
  completed: 'complete',
}
const day = 86_400_000

/** Plays a story by the rule that decides for everybody: what the rule refuses cannot stand in the demo. */
export function tell(name: string, steps: readonly Step[], age: number, now: Date, ordered: readonly Line[]): Told {
  const [first, ...rest] = steps
  const writtenBy = first!.by
  let state: OrderState = {
    status: writtenBy === 'brand' ? 'PENDING_RETAILER' : 'PENDING_BRAND',
    writtenBy,
    revisions: [{ number: 1, by: writtenBy }],
    agreedRevision: null,
    firstConfirmedAt: null,
    isShipped: false,
    isDone: false,
    cancelAskedAt: null,
  }
  const lines = new Map([[1, ordered]])
  const taken = steps.reduce((sum, { days }) => sum + days, 0)
  const pace = Math.min(1, (0.95 * age) / (taken || 1)) // recent orders were answered quickly
  let at = new Date(now.getTime() - age * day)
  const events: Happened[] = [{ ...first!, at, revision: 1 }]
  const reasons = new Map([[1, events[0]!]])
  for (const step of rest) {
    at = new Date(at.getTime() + step.days * pace * day)
    const isDone = step.kind === 'completed'
    const outcome = afterMove({ ...state, isDone }, moves[step.kind as keyof typeof moves], step.by, at)
    if (!outcome) throw new Error(`${name}: ${step.kind} is not possible here`)
    const newest = state.revisions.at(-1)!.number
    if (!('to' in outcome)) {
      state = { ...state, cancelAskedAt: 'asks' in outcome ? at : null }
      events.push({ ...step, at, revision: newest })
      continue
    }
    const { to, agreed } = outcome
    const made = linesAfter(name, outcome.lines, to, newest, lines)
    const number = made.lines ? newest + 1 : made.number
    const happened = { ...step, at, revision: number }
    events.push(happened)
    if (made.lines) {
      lines.set(number, made.lines)
      reasons.set(number, happened)
    }
    state = {
      ...state,
      status: to,
      revisions: made.lines ? [...state.revisions, { number, by: step.by }] : state.revisions,
      agreedRevision: agreed ? number : state.agreedRevision,
      firstConfirmedAt: state.firstConfirmedAt ?? (to === 'CONFIRMED' ? at : null),
    }
  }
  return { state, lines, events, reasons }
}

/** The lines of a new revision, or the number of one that is there. */
function linesAfter(
  name: string,
  basket: Lines,
  to: string,
  newest: number,
  known: ReadonlyMap<number, readonly Line[]>,
): { lines?: readonly Line[]; number: number } {
  const now = known.get(newest)!
  if (basket.from === 'revision') {
    const isNew = basket.number !== newest && to.startsWith('PENDING')
    return { number: basket.number, ...(isNew && { lines: known.get(basket.number)! }) }
  }
  if (basket.from === 'proposed') return { number: newest, lines: changed(`${name} ${newest}`, now, basket.by) }
  const rest = basket.rest === null ? [] : known.get(basket.rest)!
  const accepted = now.map(({ lineId }) => lineId).filter((_, n) => n % 2 === 0)
  return { number: newest, lines: mixedLines(now, rest, accepted) }
}

/** A brand cuts what it is short of and gives way in the price; a retailer asks for more of what sells. */
function changed(name: string, lines: readonly Line[], by: OrderSide): Line[] {
  const choose = chooser(`change ${name}`)
  const at = choose([...lines.keys()])
  return lines.map((line, n) => {
    const { quantity, price } = line
    if (n !== at && (n + at) % 5 !== 0) return line
    if (by === 'retailer') return { ...line, quantity: quantity + choose([1, 2, 4]) }
    return quantity > 1 ? { ...line, quantity: Math.ceil(quantity / 2) } : { ...line, price: (price * 95n) / 100n }
  })
}
