import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecast } from './forecast.ts'
import { hideSmall } from './hide-small.ts'
import { nextStep } from './next-step.ts'
import { comparedWith } from './period.ts'
import { retailerHealth } from './retailer-health.ts'

test('two shown counts of strangers never differ by one to four', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (a, b) => {
      expect(hideSmall(a)).toBeLessThanOrEqual(a)
      expect([1, 2, 3, 4]).not.toContain(Math.abs(hideSmall(a) - hideSmall(b)))
    }),
  )
  expect([0, 4, 5, 9, 10].map(hideSmall)).toEqual([0, 0, 5, 5, 10])
})

test('a forecast needs eight weeks and a deadline to come', () => {
  const weeks = [10, 12, 8, 10, 11, 9, 10, 10]
  expect(forecast(80, weeks.slice(1), 28)).toBeNull()
  expect(forecast(80, weeks, 0)).toBeNull()
  expect(forecast(80, weeks, 28)!.expected).toBe(120)
})

test('a forecast is never below what is booked, and less certain the further it looks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(10_000), { minLength: 8, maxLength: 30 }),
      fc.integer({ min: 1, max: 200 }),
      (weeks, days) => {
        const booked = weeks.reduce((sum, week) => sum + week, 0)
        const [near, far] = [forecast(booked, weeks, days)!, forecast(booked, weeks, days + 7)!]
        expect(near.low).toBeGreaterThanOrEqual(booked)
        expect(near.high).toBeGreaterThanOrEqual(near.expected)
        expect(far.high - far.expected).toBeGreaterThanOrEqual(near.high - near.expected - 1)
      },
    ),
  )
})

test.each([
  ['period', { from: '2026-03-01', to: '2026-03-31' }, { from: '2026-01-29', to: '2026-02-28' }],
  ['year', { from: '2024-02-29', to: '2024-03-01' }, { from: '2023-02-28', to: '2023-03-01' }],
] as const)('compares a %s', (compare, period, expected) => {
  expect(comparedWith(period, compare)).toEqual(expected)
})

const trade = {
  daysSinceFirst: 400,
  daysSinceLast: 10,
  periodDays: 90,
  orders: 8,
  ordersInPeriod: 2,
  usualGapDays: 30,
  amount: 100n,
  before: 100n,
  cancelled: 0,
}
test.each([
  ['RETURNING', {}, []],
  ['NEW', { daysSinceFirst: 20, usualGapDays: null }, []],
  ['AT_RISK', { daysSinceLast: 46 }, ['LATE']],
  ['AT_RISK', { amount: 49n }, ['FALLING']],
  ['AT_RISK', { cancelled: 2 }, ['CANCELLING']],
  ['RETURNING', { cancelled: 2, ordersInPeriod: 5 }, []],
  ['SILENT', { daysSinceLast: 91, ordersInPeriod: 0 }, []],
  ['SILENT', { daysSinceLast: 181, ordersInPeriod: 0, usualGapDays: null }, []],
])('judges a retailer as %s for %o', (health, change, reasons) => {
  expect(retailerHealth({ ...trade, ...change })).toEqual({ health, reasons })
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
