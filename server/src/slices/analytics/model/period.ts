import type { Compare } from '@souk/contract/analytics/sales-shapes.ts'

export type Period = { from: string; to: string }
const dayMs = 86_400_000

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** The same day a year before; 29 February becomes the 28th. */
export function yearBefore(day: string): string {
  const [year, rest] = [Number(day.slice(0, 4)) - 1, day.slice(4)]
  return rest === '-02-29' ? `${year}-02-28` : `${year}${rest}`
}

/** What a period is compared with: the days right before it, or the same days a year ago. */
export function comparedWith(period: Period, compare: Compare): Period | null {
  if (compare === 'none') return null
  if (compare === 'year') return { from: yearBefore(period.from), to: yearBefore(period.to) }
  const days = lengthOf(period)
  return { from: addDays(period.from, -days), to: addDays(period.to, -days) }
}
