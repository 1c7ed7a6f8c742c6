import { latinDigits } from '@souk/contract/core/number-text.ts'

/** Latin digits for Arabic ones, and spaces of any kind as one. */
const plain = (text: string) => latinDigits(text).replace(/\s+/g, ' ').trim()

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day as people write it, as 2027-01-31; null where day and month could be mistaken for each other. */
export function dayText(text: string): string | null {
  const value = plain(text)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  const year = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/.exec(value)
  if (year) return dayOf(year[1]!, year[2]!, year[3]!)
  const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(value)
  if (numbers) {
    const [, first = '', mark, second = '', whole = ''] = numbers
    if (mark === '.' || Number(first) > 12 || first === second) return dayOf(whole, second, first)
    return Number(second) > 12 ? dayOf(whole, first, second) : null
  }
  const named =
    /^(\d{1,2})\.? ([a-z]{3,9})\.?,? (\d{4})$/i.exec(value) ?? /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(value)
  if (!named) return null
  const [day, month] = /\d/.test(named[1]!) ? [named[1]!, named[2]!] : [named[2]!, named[1]!]
  const at = months.indexOf(month.slice(0, 3).toLowerCase())
  return at < 0 ? null : dayOf(named[3]!, String(at + 1), day)
}

const dayOf = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** The entry that was probably meant: at most two letters away, or one in short words. */
export function nearest(text: string, among: Iterable<string>): string | null {
  let best: { word: string; distance: number } | null = null
  for (const word of among) {
    const maxDistance = Math.min(text.length, word.length) <= 4 ? 1 : 2
    if (Math.abs(word.length - text.length) > maxDistance) continue
    const distance = distanceOf(text, word)
    if (distance <= maxDistance && (!best || distance < best.distance)) best = { word, distance }
  }
  return best?.word ?? null
}

/** Letters to add, remove or replace. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (isSame ? 0 : 1)))
    }
    row = next
  }
  return row[other.length]!
}
