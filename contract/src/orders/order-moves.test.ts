import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterMove,
  heldRevisions,
  type OrderMove,
  type OrderSide,
  type OrderState,
  type OrderStatus,
  orderMoves,
  orderStatuses,
} from './order-moves.ts'

const now = new Date('2026-11-15T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const never: OrderState = {
  status: 'PENDING_BRAND',
  writtenBy: 'retailer',
  revisions: [{ number: 1, by: 'retailer' }],
  agreedRevision: null,
  firstConfirmedAt: null,
  isShipped: false,
  isDone: false,
  cancelAskedAt: null,
}
const ever: OrderState = { ...never, status: 'CONFIRMED', agreedRevision: 1, firstConfirmedAt: hoursAgo(1) }
const proposedBy = (order: OrderState, by: OrderSide): OrderState => ({
  ...order,
  status: by === 'brand' ? 'PENDING_RETAILER' : 'PENDING_BRAND',
  revisions: [...order.revisions, { number: order.revisions.length + 1, by }],
})
const byBrand: OrderState = {
  ...never,
  status: 'PENDING_RETAILER',
  writtenBy: 'brand',
  revisions: [{ number: 1, by: 'brand' }],
}
const to = (order: OrderState, move: OrderMove, side: OrderSide) => afterMove(order, move, side, now)

describe('never confirmed', () => {
  test('a proposal makes the counterpart’s answer due, from both sides and repeatedly', () => {
    expect(to(never, 'propose', 'brand')).toEqual({
      to: 'PENDING_RETAILER',
      lines: { from: 'proposed', by: 'brand' },
      agreed: false,
    })
    expect(to(never, 'propose', 'retailer')).toMatchObject({ to: 'PENDING_BRAND' })
    expect(to(proposedBy(never, 'brand'), 'propose', 'retailer')).toMatchObject({ to: 'PENDING_BRAND' })
  })
  test('only the side whose answer is due accepts', () => {
    expect(to(never, 'acceptAll', 'brand')).toEqual({
      to: 'CONFIRMED',
      lines: { from: 'revision', number: 1 },
      agreed: true,
    })
    expect(to(never, 'acceptAll', 'retailer')).toBeNull()
    expect(to(proposedBy(never, 'brand'), 'acceptAll', 'retailer')).toMatchObject({
      to: 'CONFIRMED',
      lines: { number: 2 },
    })
  })
  test('accepting some goes back to the proposer: the rest as in the answerer’s last version', () => {
    expect(to(proposedBy(never, 'brand'), 'acceptSome', 'retailer')).toEqual({
      to: 'PENDING_BRAND',
      lines: { from: 'mixed', by: 'retailer', rest: 1 },
      agreed: false,
    })
    expect(to(never, 'acceptSome', 'brand')).toMatchObject({ to: 'PENDING_RETAILER', lines: { rest: null } })
  })
  test('the retailer refuses back to its own version, the brand rejects; an order the brand wrote is gone', () => {
    expect(to(proposedBy(never, 'brand'), 'refuse', 'retailer')).toMatchObject({
      to: 'PENDING_BRAND',
      lines: { number: 1 },
    })
    expect(to(never, 'refuse', 'brand')).toMatchObject({ to: 'REJECTED' })
    expect(to(never, 'refuse', 'retailer')).toBeNull()
    expect(to(byBrand, 'refuse', 'retailer')).toMatchObject({ to: 'CANCELLED' })
    const answered = proposedBy(proposedBy(byBrand, 'retailer'), 'brand')
    expect(to(answered, 'refuse', 'retailer')).toMatchObject({ to: 'CANCELLED' })
  })
  test('the retailer cancels any time, the brand while its own proposal waits; silence ends it', () => {
    expect(to(never, 'cancel', 'retailer')).toMatchObject({ to: 'CANCELLED' })
    expect(to(never, 'cancel', 'brand')).toBeNull()
    expect(to(proposedBy(never, 'brand'), 'cancel', 'brand')).toMatchObject({ to: 'CANCELLED' })
    expect(to(never, 'silence', 'brand')).toMatchObject({ to: 'CANCELLED' })
  })
})

describe('ever confirmed', () => {
  test('a proposal waits while the agreed revision stays in force; refusing and silence go back to it', () => {
    const open = proposedBy(ever, 'brand')
    expect(to(ever, 'propose', 'brand')).toMatchObject({ to: 'PENDING_RETAILER', agreed: false })
    for (const [move, side] of [
      ['refuse', 'retailer'],
      ['silence', 'brand'],
    ] as const) {
      expect(to(open, move, side)).toEqual({ to: 'CONFIRMED', lines: { from: 'revision', number: 1 }, agreed: true })
    }
    expect(to(open, 'acceptAll', 'retailer')).toMatchObject({ to: 'CONFIRMED', lines: { number: 2 } })
    expect(to(open, 'acceptSome', 'retailer')).toEqual({
      to: 'CONFIRMED',
      lines: { from: 'mixed', by: 'retailer', rest: 1 },
      agreed: true,
    })
    expect(to(ever, 'silence', 'brand')).toBeNull()
  })
  test('the brand cancels while nothing is shipped; the retailer within a day, later it asks once', () => {
    expect(to(ever, 'cancel', 'brand')).toMatchObject({ to: 'CANCELLED' })
    expect(to({ ...ever, isShipped: true }, 'cancel', 'brand')).toBeNull()
    expect(to(ever, 'cancel', 'retailer')).toMatchObject({ to: 'CANCELLED' })
    expect(to({ ...ever, firstConfirmedAt: hoursAgo(24) }, 'cancel', 'retailer')).toMatchObject({ to: 'CANCELLED' })
    const late = { ...ever, firstConfirmedAt: hoursAgo(24.001) }
    expect(to(late, 'cancel', 'retailer')).toEqual({ asks: 'cancel' })
    expect(to({ ...late, isShipped: true }, 'cancel', 'retailer')).toBeNull()
    const asked = { ...late, cancelAskedAt: now }
    expect(to(asked, 'cancel', 'retailer')).toBeNull()
    expect(to(asked, 'refuse', 'brand')).toEqual({ declines: 'cancel' })
    expect(to(proposedBy(asked, 'retailer'), 'refuse', 'brand')).toEqual({ declines: 'cancel' })
    expect(to(asked, 'cancel', 'brand')).toMatchObject({ to: 'CANCELLED' })
  })
  test('it is complete when every unit is accounted for, and only then', () => {
    expect(to(ever, 'complete', 'brand')).toBeNull()
    expect(to({ ...ever, isDone: true }, 'complete', 'brand')).toMatchObject({ to: 'COMPLETED' })
    expect(to({ ...proposedBy(ever, 'brand'), isDone: true }, 'complete', 'brand')).toBeNull()
  })
})

test('what has ended takes no move', () => {
  for (const status of ['COMPLETED', 'REJECTED', 'CANCELLED'] as const)
    for (const move of orderMoves)
      for (const side of ['brand', 'retailer'] as const) expect(to({ ...ever, status }, move, side)).toBeNull()
})

test('whatever two sides do, an order never loses what was agreed and holds the stock of all that may still count', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...orderMoves), fc.constantFrom<OrderSide>('brand', 'retailer')), {
    maxLength: 25,
  })
  fc.assert(
    fc.property(fc.constantFrom(never, byBrand), steps, (start, moves) => {
      let order = start
      for (const [move, side] of moves) {
        const outcome = to(order, move, side)
        if (!outcome || !('to' in outcome)) continue
        const wasAgreed = order.agreedRevision
        order = applied(order, outcome.to, outcome.lines, outcome.agreed)
        expect(orderStatuses).toContain(order.status)
        if (wasAgreed !== null) expect(order.agreedRevision).not.toBeNull()
        if (order.status === 'CONFIRMED') expect(order.agreedRevision).not.toBeNull()
        const held = heldRevisions(order)
        expect(held.length === 0).toBe(order.status === 'REJECTED' || order.status === 'CANCELLED')
        // Any single move leads only to lines whose stock is held, or to new ones that have to be reserved first.
        for (const next of orderMoves)
          for (const by of ['brand', 'retailer'] as const) {
            const then = to(order, next, by)
            if (
              then &&
              'to' in then &&
              then.lines.from === 'revision' &&
              ['CONFIRMED', 'PENDING_BRAND'].includes(then.to)
            )
              expect(held).toContain(then.lines.number)
          }
      }
    }),
    { numRuns: 500 },
  )
})

function applied(
  order: OrderState,
  status: OrderStatus,
  lines: { from: string; number?: number; by?: OrderSide },
  agreed: boolean,
): OrderState {
  const isNew =
    lines.from !== 'revision' || (lines.number !== order.revisions.at(-1)!.number && status.startsWith('PENDING'))
  const by = lines.by ?? order.revisions.find(({ number }) => number === lines.number)!.by
  const revisions = isNew ? [...order.revisions, { number: order.revisions.length + 1, by }] : order.revisions
  const inForce = lines.from === 'revision' && !isNew ? lines.number! : revisions.at(-1)!.number
  return {
    ...order,
    status,
    revisions,
    agreedRevision: agreed ? inForce : order.agreedRevision,
    firstConfirmedAt: agreed ? (order.firstConfirmedAt ?? now) : order.firstConfirmedAt,
  }
}
