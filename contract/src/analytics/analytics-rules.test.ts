import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecast } from './forecast.ts'
import { retailerHealth } from './retailer-health.ts'

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
