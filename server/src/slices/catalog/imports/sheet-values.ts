/** Latin digits for Arabic ones, and spaces of any kind as one. */
const plain = (text: string) =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\s+/g, ' ')
    .trim()

/**
 * A price as people write it, "45,00 €" or "USD 1,234.50", as digits with a point.
 * Null where it could be read in two ways: "1,234" is not guessed.
 */
export function priceText(text: string): string | null {
  const bare = plain(text)
    .replace(/^(?:[A-Z]{3}|\p{Sc})\s?|\s?(?:[A-Z]{3}|\p{Sc})$/giu, '')
    .replace(/[ '’\u066c]/g, '')
    .replace('\u066b', '.')
  if (/^\d+(?:\.\d+)?$/.test(bare)) return trimmed(bare)
  if (/^\d+,\d{1,2}$/.test(bare)) return trimmed(bare.replace(',', '.'))
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(bare)) return trimmed(bare.replaceAll(',', ''))
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(bare)) return trimmed(bare.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(bare)) return trimmed(bare.replaceAll(',', ''))
  return null
}

const trimmed = (digits: string) => {
  const [whole = '', part] = digits.split('.')
  const bare = whole.replace(/^0+(?=\d)/, '')
  return bare.length > 12 ? null : part === undefined ? bare : `${bare}.${part}`
}

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
    const most = Math.min(text.length, word.length) <= 4 ? 1 : 2
    if (Math.abs(word.length - text.length) > most) continue
    const distance = distanceOf(text, word)
    if (distance <= most && (!best || distance < best.distance)) best = { word, distance }
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
