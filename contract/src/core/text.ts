import { type Language, localeOf } from './language.ts'
import { truncation } from './limits.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Keeps both ends, and never cuts what a person reads as one character. */
export function truncateMiddle(text: string, max: number = truncation.max, shown: number = truncation.shown): string {
  if (text.length <= max) return text
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  if (characters.length <= Math.max(max, 2 * shown)) return text
  return `${characters.slice(0, shown).join('')}…${characters.slice(characters.length - shown).join('')}`
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

export function fileSize(bytes: number, language: Language): string {
  let [size, step] = [bytes, 0]
  while (Math.round(size * 10) / 10 >= 1_024 && step < units.length - 1) [size, step] = [size / 1_024, step + 1]
  const unit = units[step] ?? 'byte'
  const unitDisplay = unit === 'byte' || language === 'ar' ? 'long' : 'short'
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  }).format(size)
}
