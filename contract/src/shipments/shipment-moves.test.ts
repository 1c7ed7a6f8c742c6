import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canMove, hasLeft, isLive, movesFrom, shipmentMoves, shipmentStatuses } from './shipment-moves.ts'

test('only the transitions of the table exist', () => {
  for (const from of shipmentStatuses)
    for (const to of shipmentStatuses)
      for (const side of ['brand', 'retailer'] as const) {
        const isListed = shipmentMoves.some((move) => move.from === from && move.to === to && move.by.includes(side))
        expect([from, to, side, canMove(from, to, side)]).toEqual([from, to, side, isListed])
      }
})

test('a retailer only confirms the receipt', () => {
  expect(shipmentStatuses.flatMap((from) => movesFrom(from, 'retailer'))).toEqual(['DELIVERED'])
})

test('what ended, or arrived, moves no further', () => {
  for (const status of ['DELIVERED', 'RETURNED', 'FAILED', 'CANCELLED'] as const) {
    expect(movesFrom(status, 'brand')).toEqual([])
  }
})

test('any walk along the table ends, never leaves twice, and is live until it is given up', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 10 }), (choices) => {
      let status: (typeof shipmentStatuses)[number] = 'PENDING'
      const walk: (typeof shipmentStatuses)[number][] = [status]
      for (const choice of choices) {
        const moves = movesFrom(status, 'brand')
        if (moves.length === 0) break
        status = moves[choice % moves.length]!
        walk.push(status)
      }
      expect(walk.length).toBeLessThanOrEqual(4)
      expect(walk.filter((one) => one === 'IN_TRANSIT').length).toBeLessThanOrEqual(1)
      expect(walk.slice(0, -1).every(isLive)).toBe(true)
      if (hasLeft(status)) expect(walk).toContain('PRE_TRANSIT')
    }),
  )
})

/** The whole table: status, where a brand and a retailer move it, whether it is live, whether its units have left. */
test.each([
  ['PENDING', ['PRE_TRANSIT', 'CANCELLED'], [], true, false],
  ['PRE_TRANSIT', ['IN_TRANSIT', 'CANCELLED'], [], true, false],
  ['IN_TRANSIT', ['DELIVERED', 'RETURNED', 'FAILED'], ['DELIVERED'], true, true],
  ['DELIVERED', [], [], true, true],
  ['RETURNED', [], [], false, false],
  ['FAILED', [], [], false, false],
  ['CANCELLED', [], [], false, false],
] as const)('a shipment that is %s', (status, byBrand, byRetailer, live, left) => {
  expect([movesFrom(status, 'brand'), movesFrom(status, 'retailer')]).toEqual([byBrand, byRetailer])
  expect([isLive(status), hasLeft(status)]).toEqual([live, left])
  for (const to of shipmentStatuses) {
    expect(canMove(status, to, 'brand')).toBe((byBrand as readonly string[]).includes(to))
    expect(canMove(status, to, 'retailer')).toBe((byRetailer as readonly string[]).includes(to))
  }
})
