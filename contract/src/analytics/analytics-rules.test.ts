import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecast } from './forecast.ts'
import { RetailerHealth, retailerHealth, RiskReason } from './retailer-health.ts'

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

/** Just before and just at each limit. */
test.each([
  ['late from half again the usual gap on', { usualGapDays: 20, daysSinceLast: 30 }, []],
  ['late after it', { usualGapDays: 20, daysSinceLast: 31 }, ['LATE']],
  ['never late within two weeks', { usualGapDays: 2, daysSinceLast: 14 }, []],
  ['late after two weeks', { usualGapDays: 2, daysSinceLast: 15 }, ['LATE']],
  ['never late without a usual gap', { usualGapDays: null, daysSinceLast: 100 }, []],
  ['not falling at one half', { amount: 50n, before: 100n }, []],
  ['falling below one half', { amount: 49n, before: 100n }, ['FALLING']],
  ['not falling from nothing', { amount: 0n, before: 0n }, []],
  ['not cancelling with one', { cancelled: 1, ordersInPeriod: 1 }, []],
  ['cancelling with two of four', { cancelled: 2, ordersInPeriod: 4 }, ['CANCELLING']],
  ['not cancelling with two of five', { cancelled: 2, ordersInPeriod: 5 }, []],
] as const)('a retailer is %s', (_, change, reasons) => {
  const quiet = { ...trade, daysSinceFirst: 400, daysSinceLast: 5, periodDays: 90, orders: 9, ordersInPeriod: 3 }
  const calm = { ...quiet, usualGapDays: 30, amount: 100n, before: 100n, cancelled: 0 }
  expect(retailerHealth({ ...calm, ...change }).reasons).toEqual(reasons)
})

test.each([
  ['three usual gaps', { usualGapDays: 30, daysSinceLast: 90 }, false],
  ['more than three usual gaps', { usualGapDays: 30, daysSinceLast: 91 }, true],
  ['sixty days, however often it ordered', { usualGapDays: 5, daysSinceLast: 60 }, false],
  ['more than sixty days', { usualGapDays: 5, daysSinceLast: 61 }, true],
  ['half a year without a usual gap', { usualGapDays: null, daysSinceLast: 180 }, false],
  ['more than half a year', { usualGapDays: null, daysSinceLast: 181 }, true],
  ['more than half a year, however rarely it ordered', { usualGapDays: 100, daysSinceLast: 181 }, true],
  ['long ago, with an order in the period', { usualGapDays: 30, daysSinceLast: 200, ordersInPeriod: 1 }, false],
] as const)('silent after %s', (_, change, isSilent) => {
  const falling = { ...trade, periodDays: 365, ordersInPeriod: 0, amount: 1n, before: 100n }
  expect(retailerHealth({ ...falling, ...change }).health).toBe(isSilent ? 'SILENT' : 'AT_RISK')
})

test('new within the period, afterwards returning with an order and silent without one', () => {
  const calm = { ...trade, daysSinceLast: 5, periodDays: 90, usualGapDays: null, amount: 1n, before: 1n, cancelled: 0 }
  const of = (daysSinceFirst: number, ordersInPeriod: number) =>
    retailerHealth({ ...calm, daysSinceFirst, ordersInPeriod }).health
  expect([of(89, 1), of(90, 1), of(90, 0)]).toEqual(['NEW', 'RETURNING', 'SILENT'])
})

test('a forecast takes the last twelve weeks, and its interval follows from how they differ', () => {
  const weeks = [10, 20, 10, 20, 10, 20, 10, 20]
  // Mean 15, variance 200 / 7, two weeks left: 57.14 + 14.29 are 8.45 squared, times 1.2816.
  expect(forecast(120, weeks, 14)).toEqual({ expected: 150, low: 139, high: 161 })
  expect(forecast(120, [900, 900, ...weeks, ...weeks.slice(0, 4)], 14)!.expected).toBe(150)
})

test('the words of a retailer’s health and risk are these', () => {
  expect([RetailerHealth.options, RiskReason.options]).toEqual([
    ['NEW', 'RETURNING', 'SILENT', 'AT_RISK'],
    ['LATE', 'FALLING', 'CANCELLING'],
  ])
})
