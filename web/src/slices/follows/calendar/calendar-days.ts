import type { Language } from '@souk/contract/core/language.ts'

/** Calendar days as text, `2026-12-04`, so that no time zone moves them. */
const millisecondsADay = 86_400_000
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, days: number) => textOf(timeOf(day) + days * millisecondsADay)

/** The day on the reader's clock. */
export function todayOf(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

export function addMonths(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return textOf(Date.UTC(year, at - 1 + months, 1)).slice(0, 7)
}

/** 0 is Sunday. English days are written as in Britain, where a week starts on Monday; the Arab week starts on Saturday. */
const firstDays: Record<Language, number> = { en: 1, ar: 6 }

/** The weeks that a month touches, each of seven days, in the order of the reader's week. */
export function weeksOf(month: string, language: Language): string[][] {
  const first = `${month}-01`
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const lead = (new Date(timeOf(first)).getUTCDay() - firstDays[language] + 7) % 7
  const start = addDays(first, -lead)
  const days = (timeOf(last) - timeOf(start)) / millisecondsADay + 1
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)),
  )
}

/** Days with what happens on them, in order. */
export function byDay<E extends { day: string }>(entries: readonly E[]): { day: string; list: E[] }[] {
  const days = Map.groupBy(entries, ({ day }) => day)
  return [...days].map(([day, list]) => ({ day, list })).toSorted((a, b) => a.day.localeCompare(b.day))
}
