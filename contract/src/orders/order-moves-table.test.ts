import { expect, test } from 'vitest'
import {
  afterMove,
  currentRevision,
  heldRevisions,
  type Outcome,
  type OrderMove,
  orderMoves,
  type OrderState,
} from './order-moves.ts'

const now = new Date('2026-11-15T12:00:00Z')
const first: OrderState = {
  status: 'PENDING_BRAND',
  writtenBy: 'retailer',
  revisions: [{ number: 1, by: 'retailer' }],
  agreedRevision: null,
  firstConfirmedAt: null,
  isShipped: false,
  isDone: false,
  cancelAskedAt: null,
}
const agreed: OrderState = { ...first, status: 'CONFIRMED', agreedRevision: 1, firstConfirmedAt: now, isDone: true }
const [byRetailer, byBrand] = (['retailer', 'brand'] as const).map((by) => [...first.revisions, { number: 2, by }])
const orders = {
  'first, brand to answer': first,
  'first, retailer to answer': { ...first, status: 'PENDING_RETAILER', revisions: byBrand! },
  'agreed before, brand to answer': { ...agreed, status: 'PENDING_BRAND', revisions: byRetailer! },
  'agreed before, retailer to answer': { ...agreed, status: 'PENDING_RETAILER', revisions: byBrand! },
  confirmed: agreed,
} as const satisfies Record<string, OrderState>

/** Status, lines and, with `!`, that they are in force. */
function short(outcome: Outcome | null): string {
  if (!outcome) return '-'
  if (!('to' in outcome)) return Object.keys(outcome)[0]!
  const { to, lines } = outcome
  const text = lines.from === 'revision' ? lines.number : lines.from === 'mixed' ? `mixed+${lines.rest}` : 'new'
  const by = lines.from === 'revision' ? '' : ` by ${lines.by}`
  return `${to} ${text}${by}${outcome.agreed ? '!' : ''}`
}

const toRetailer = 'PENDING_RETAILER new by brand'
const toBrand = 'PENDING_BRAND new by retailer'
/** What each move leads to for the brand and for the retailer. */
const expected: Record<keyof typeof orders, Record<OrderMove, readonly [brand: string, retailer: string]>> = {
  'first, brand to answer': {
    propose: [toRetailer, toBrand],
    acceptAll: ['CONFIRMED 1!', '-'],
    acceptSome: ['PENDING_RETAILER mixed+null by brand', '-'],
    refuse: ['REJECTED 1', '-'],
    cancel: ['-', 'CANCELLED 1'],
    silence: ['CANCELLED 1', 'CANCELLED 1'],
    complete: ['-', '-'],
  },
  'first, retailer to answer': {
    propose: [toRetailer, toBrand],
    acceptAll: ['-', 'CONFIRMED 2!'],
    acceptSome: ['-', 'PENDING_BRAND mixed+1 by retailer'],
    refuse: ['-', 'PENDING_BRAND 1'],
    cancel: ['CANCELLED 2', 'CANCELLED 2'],
    silence: ['CANCELLED 2', 'CANCELLED 2'],
    complete: ['-', '-'],
  },
  'agreed before, brand to answer': {
    propose: [toRetailer, toBrand],
    acceptAll: ['CONFIRMED 2!', '-'],
    acceptSome: ['CONFIRMED mixed+1 by brand!', '-'],
    refuse: ['CONFIRMED 1!', '-'],
    cancel: ['CANCELLED 2', 'CANCELLED 2'],
    silence: ['CONFIRMED 1!', 'CONFIRMED 1!'],
    complete: ['-', '-'],
  },
  'agreed before, retailer to answer': {
    propose: [toRetailer, toBrand],
    acceptAll: ['-', 'CONFIRMED 2!'],
    acceptSome: ['-', 'CONFIRMED mixed+1 by retailer!'],
    refuse: ['-', 'CONFIRMED 1!'],
    cancel: ['CANCELLED 2', 'CANCELLED 2'],
    silence: ['CONFIRMED 1!', 'CONFIRMED 1!'],
    complete: ['-', '-'],
  },
  confirmed: {
    propose: [toRetailer, toBrand],
    acceptAll: ['-', '-'],
    acceptSome: ['-', '-'],
    refuse: ['-', '-'],
    cancel: ['CANCELLED 1', 'CANCELLED 1'],
    silence: ['-', '-'],
    complete: ['COMPLETED 1!', 'COMPLETED 1!'],
  },
}

test.each(Object.keys(orders) as (keyof typeof orders)[])('%s: every move of both sides', (name) => {
  const moves = orderMoves.map((move) => [
    move,
    (['brand', 'retailer'] as const).map((side) => short(afterMove(orders[name], move, side, now))),
  ])
  expect(Object.fromEntries(moves)).toEqual(expected[name])
})

test.each([
  ['first, brand to answer', [1], 1],
  ['first, retailer to answer', [1, 2], 2],
  ['agreed before, brand to answer', [1, 2], 2],
  ['agreed before, retailer to answer', [1, 2], 2],
  ['confirmed', [1], 1],
] as const)('%s: revisions whose stock is held, and the one that is shown', (name, held, shown) => {
  const order = orders[name]
  expect(heldRevisions(order)).toEqual(held)
  expect(currentRevision({ ...order, revision: order.revisions.at(-1)!.number })).toBe(shown)
})

test('both sides’ last versions are held until the first agreement', () => {
  const revisions = (['retailer', 'brand', 'retailer', 'brand'] as const).map((by, at) => ({ number: at + 1, by }))
  expect(heldRevisions({ ...first, status: 'PENDING_RETAILER', revisions })).toEqual([3, 4])
  expect(heldRevisions({ ...first, revisions: revisions.slice(0, 3) })).toEqual([2, 3])
})

test('a completed order shows what was agreed, not the last proposal, and one that ended holds nothing', () => {
  const done = { status: 'COMPLETED', agreedRevision: 1 } as const
  expect(currentRevision({ ...done, revision: 3 })).toBe(1)
  expect(heldRevisions({ ...agreed, ...done, revisions: byBrand! })).toEqual([1])
  for (const status of ['REJECTED', 'CANCELLED'] as const) expect(heldRevisions({ ...agreed, status })).toEqual([])
})

const dayAgo = new Date(now.getTime() - 25 * 3_600_000)
const asked = { ...orders['agreed before, retailer to answer'], firstConfirmedAt: dayAgo }

test.each([
  ['within a day', orders['agreed before, retailer to answer'], 'CANCELLED'],
  ['later', asked, 'asks'],
  ['later and asked already', { ...asked, cancelAskedAt: now }, '-'],
  ['shipped in part', { ...asked, isShipped: true }, '-'],
])('a retailer that has to answer cancels what was agreed: %s', (_, order, leads) => {
  expect(short(afterMove(order, 'cancel', 'retailer', now)).split(' ')[0]).toBe(leads)
})

const talked = [
  { number: 1, by: 'retailer' },
  { number: 2, by: 'brand' },
  { number: 3, by: 'retailer' },
  { number: 4, by: 'brand' },
] as const

test.each([
  ['CONFIRMED', 2, 2, [2]],
  ['COMPLETED', 2, 2, [2]],
  ['PENDING_RETAILER', 2, 4, [2, 4]],
  ['PENDING_RETAILER', null, 4, [3, 4]],
  ['CANCELLED', 2, 4, []],
] as const)(
  'an order that is %s with %o agreed shows revision %i and holds %o',
  (status, agreedRevision, shown, held) => {
    const order: OrderState = { ...first, status, agreedRevision, revisions: talked }
    expect(currentRevision({ status, revision: 4, agreedRevision })).toBe(shown)
    expect(heldRevisions(order)).toEqual(held)
  },
)

test('a retailer that refuses the order that the brand wrote cancels it, whatever it proposed itself', () => {
  const refused = (writtenBy: 'brand' | 'retailer', revisions: OrderState['revisions']) =>
    short(afterMove({ ...first, status: 'PENDING_RETAILER', writtenBy, revisions }, 'refuse', 'retailer', now))
  expect(refused('brand', talked)).toMatch(/^CANCELLED/)
  expect(refused('retailer', talked)).toBe('PENDING_BRAND 3')
  expect(refused('retailer', [{ number: 1, by: 'brand' }])).toMatch(/^CANCELLED/)
})
