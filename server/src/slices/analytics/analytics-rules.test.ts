import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideSmall } from './model/hide-small.ts'
import { nextStep } from './model/next-step.ts'
import { comparedWith } from './model/period.ts'
import { seasonAYearBefore } from './sales/season-standing.ts'

test('two shown counts of strangers never differ by one to four', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (a, b) => {
      expect(hideSmall(a)).toBeLessThanOrEqual(a)
      expect([1, 2, 3, 4]).not.toContain(Math.abs(hideSmall(a) - hideSmall(b)))
    }),
  )
  expect([0, 4, 5, 9, 10].map(hideSmall)).toEqual([0, 0, 5, 5, 10])
})

test.each([
  ['SS26', 'SS27', { SS27: 30, AW26: -150, SS26: -335, AW25: -520 }],
  ['AW26', 'SS27', { SS27: 30, AW26: -150 }],
  [null, 'AW26', { SS27: 30, AW26: -150 }],
  [null, null, {}],
])('stands %s beside %s', (expected, season, days) => {
  const seasons = Object.entries(days).map(([name, daysLeft]) => ({ season: name, daysLeft }))
  expect(seasonAYearBefore(seasons, season)).toBe(expected)
})

test.each([
  ['period', { from: '2026-03-01', to: '2026-03-31' }, { from: '2026-01-29', to: '2026-02-28' }],
  ['year', { from: '2024-02-29', to: '2024-03-01' }, { from: '2023-02-28', to: '2023-03-01' }],
] as const)('compares a %s', (compare, period, expected) => {
  expect(comparedWith(period, compare)).toEqual(expected)
})

test.each([
  ['NONE', { orders: 1, carts: 3 }],
  ['REMINDER', { carts: 1, daysToDeadline: 10 }],
  ['MESSAGE', { wishlists: 1, daysToDeadline: 60 }],
  ['MESSAGE', { views: 3 }],
  ['NONE', { views: 1, daysToDeadline: 3 }],
])('suggests %s for %o', (step, interest) => {
  expect(nextStep({ wishlists: 0, carts: 0, views: 0, orders: 0, daysToDeadline: null, ...interest })).toBe(step)
})
