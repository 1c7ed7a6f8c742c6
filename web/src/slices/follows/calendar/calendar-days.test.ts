import { expect, test } from 'vitest'
import { addDays, addMonths, byDay, todayOf, weeksOf } from './calendar-days.ts'

test('days and months go on over the ends of months, years and leap years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-05', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2027-07',
  ])
  expect(todayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('a month is whole weeks that start as the reader’s do', () => {
  const english = weeksOf('2026-11', 'en')
  expect(english.map((week) => week[0])).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  const arabic = weeksOf('2026-11', 'ar')
  expect(arabic.map((week) => week[0])).toEqual(['2026-10-31', '2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28'])
  for (const month of ['2026-02', '2027-01', '2028-02', '2026-10']) {
    for (const language of ['en', 'ar'] as const) {
      const days = weeksOf(month, language).flat()
      expect(days.length % 7).toBe(0)
      const own = days.filter((day) => day.startsWith(month))
      const [year, at] = month.split('-').map(Number)
      expect(own).toHaveLength(new Date(Date.UTC(year!, at!, 0)).getUTCDate())
    }
  }
})

test('entries stand under their days, in the order of the days', () => {
  const days = byDay([
    { day: '2026-12-02', id: 1 },
    { day: '2026-12-01', id: 2 },
    { day: '2026-12-02', id: 3 },
  ])
  expect(days.map(({ day, list }) => [day, list.map(({ id }) => id)])).toEqual([
    ['2026-12-01', [2]],
    ['2026-12-02', [1, 3]],
  ])
})
