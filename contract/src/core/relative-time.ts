import { type Language, localeOf } from './language.ts'

/** How many of a unit make the next; a month has 30 days, so a year here has 360. */
const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Infinity],
] as const

/** "3 days ago", "in 2 hours", and "now" within a second. */
export function relativeTime(from: Date, now: Date, language: Language): string {
  let distance = (from.getTime() - now.getTime()) / 1_000
  for (const [unit, size] of steps) {
    if (Math.abs(distance) < size) {
      const whole = Math.trunc(distance)
      return new Intl.RelativeTimeFormat(localeOf(language), { numeric: whole ? 'always' : 'auto' }).format(whole, unit)
    }
    distance /= size
  }
  throw new RangeError('No such time')
}
