import type { Format } from '../../../lib/language/format.ts'

const aSunday = Date.UTC(2026, 10, 1)
const dayLong = 86_400_000

/** Monday first, as a week of work is read; the server counts from Sunday. */
export function daysOfWeek(format: Format) {
  return [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    value: String(day),
    label: format.date(new Date(aSunday + day * dayLong), { weekday: 'long', timeZone: 'UTC' }),
  }))
}

export function hoursOfDay(format: Format) {
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: format.date(new Date(aSunday + hour * 3_600_000), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
  }))
}
