import { z } from 'zod/mini'
import { Amount } from '../core/amounts.ts'

export const fewestWeeks = 8
/** Of a normal distribution: 80 of 100 outcomes are within so many standard deviations. */
const eightyPercent = 1.2816

export const Forecast = z.object({
  weeks: z.int(), // of data
  weeksNeeded: z.int(),
  booked: Amount,
  expected: z.nullable(Amount), // hidden below so many weeks, and after the deadline
  low: z.nullable(Amount),
  high: z.nullable(Amount),
})
export type Forecast = z.infer<typeof Forecast>

type Estimate = { expected: number; low: number; high: number }

/**
 * What a season may come to: what is booked, and the average of its last full weeks for each week that is left.
 * The interval is wider the more the weeks differ and the more of them are left; it never goes below what is booked.
 */
export function forecast(booked: number, weekly: readonly number[], daysLeft: number): Estimate | null {
  if (weekly.length < fewestWeeks || daysLeft <= 0) return null
  const recent = weekly.slice(-12)
  const mean = recent.reduce((sum, week) => sum + week, 0) / recent.length
  const variance = recent.reduce((sum, week) => sum + (week - mean) ** 2, 0) / (recent.length - 1)
  const left = daysLeft / 7
  // The average itself is uncertain, so its own variance is added for each week that it is used for.
  const deviation = Math.sqrt(variance * left + (variance / recent.length) * left ** 2)
  const expected = booked + mean * left
  return {
    expected: Math.round(expected),
    low: Math.round(Math.max(booked, expected - eightyPercent * deviation)),
    high: Math.round(expected + eightyPercent * deviation),
  }
}
