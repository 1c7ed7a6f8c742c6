import { plainWords } from '../../discovery/door.ts'
import { arabicTens, numberWords } from './number-words.ts'

/** One word, number or mark of a sentence; `isTaken` once a field is made of it. */
export type Token = {
  text: string // as it was typed
  word: string // small letters, one form for each Arabic letter; marks as they are
  forms: readonly string[] // the word without prefixes and plural endings
  number: number | null
  suffix: '' | '%' | 'x'
  isTaken: boolean
}

/** Whether there is a token here, and it is a figure. */
export const isFigure = (token: Token | undefined): token is Token & { number: number } =>
  token !== undefined && token.number !== null

const digits: Record<string, string> = Object.fromEntries(
  [...'٠١٢٣٤٥٦٧٨٩'].flatMap((one, at) => [
    [one, String(at)],
    ['۰۱۲۳۴۵۶۷۸۹'[at]!, String(at)],
  ]),
)

/** One writing of digits, spaces and separators. */
export function plainText(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => digits[digit]!)
    .replace(/٫/g, '.')
    .replace(/[٬’](?=\d{3})/g, ',')
    .replace(/[،؛]/g, ',')
    .replace(/؟/g, '?')
    .replace(/٪/g, '%')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[‐‑–—]/g, '-')
    .replace(/(\d{1,3})((?: \d{3})+)(?!\d)/g, (_, head: string, rest: string) => head + rest.replaceAll(' ', ''))
}

const pattern = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:'[\p{L}]+)?|[€£$¥%&\-,;.!?:/()]/gu

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const [part] of plainText(text).matchAll(pattern)) {
    if (/^\d/.test(part)) tokens.push(numberToken(part))
    else if (/^\p{L}/u.test(part)) addWord(tokens, part)
    else if (part === '%' && isFigure(tokens.at(-1))) tokens.at(-1)!.suffix = '%'
    else tokens.push({ text: part, word: part, forms: [part], number: null, suffix: '', isTaken: false })
  }
  return joinNumbers(tokens)
}

function numberToken(text: string): Token {
  return { text, word: text, forms: [text], number: valueOf(text), suffix: '', isTaken: false }
}

/** "2.500" and "2,500" are thousands, "2.5" and "2,50" are not. */
function valueOf(text: string): number {
  const parts = text.split(/[.,]/)
  if (parts.length === 1) return Number(text)
  const last = parts.at(-1)!
  const isWhole = last.length === 3 && parts[0] !== '0'
  return isWhole ? Number(parts.join('')) : Number(`${parts.slice(0, -1).join('')}.${last}`)
}

function addWord(tokens: Token[], part: string): void {
  const word = plainWords(part.replaceAll("'", '')).join('')
  const before = tokens.at(-1)
  if (isFigure(before) && before.suffix === '' && /^(k|x|xl|xxl|m)$/.test(word) && isGlued(before, word)) {
    if (word === 'k') before.number *= 1000
    else if (word === 'm' && before.number < 30) before.number *= 1_000_000
    else if (word === 'x') before.suffix = 'x'
    else tokens.push(wordToken(part, word))
    return
  }
  tokens.push(wordToken(part, word))
}

const isGlued = ({ number }: Token, word: string) => word === 'k' || word === 'x' || (word === 'm' && number! < 10)

function wordToken(text: string, word: string): Token {
  const number = numberWords[word] ?? numberWords[word.replace(/^(و|ب|ال|ل)/, '')] ?? null
  return { text, word, forms: formsOf(word), number, suffix: '', isTaken: false }
}

/** "five thousand", "3 آلاف", "twenty five". */
function joinNumbers(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    if (isFigure(before) && token.number !== null && before.suffix === '') {
      const isScale = token.number === 100 || token.number === 1000
      const isScaleWord = isScale && !/^\d/.test(token.word)
      const isSum = !/^\d/.test(token.word) && !/^\d/.test(before.word) && isAdded(before.number, token)
      if (isScaleWord || isSum) {
        before.number = isScaleWord ? before.number * token.number : before.number + token.number
        before.text += ` ${token.text}`
        continue
      }
    }
    joined.push({ ...token })
  }
  return joined
}

const isAdded = (before: number, { number, word }: Token) =>
  (number! < 10 && before >= 20 && before % 10 === 0) ||
  (arabicTens.has(word) && before < 10) ||
  (before >= 1000 && number! < 1000)

const prefixes = ['وبال', 'ولل', 'وال', 'بال', 'كال', 'لل', 'ال', 'وب', 'ول', 'و', 'ب', 'ل', 'ك']
const isArabic = (word: string) => /[\u0600-\u06ff]/.test(word)

/** What a word may be of: without "the", "and", "for", and in the singular. */
function formsOf(word: string): string[] {
  if (isArabic(word)) {
    const bare = prefixes.flatMap((prefix) =>
      word.startsWith(prefix) && word.length - prefix.length >= 2 ? [word.slice(prefix.length)] : [],
    )
    return [word, ...bare]
  }
  return [word, ...singularsOf(word)]
}

function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return []
  const forms = [word.slice(0, -1)]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`)
  return forms
}

/** Whether the token is one of these words. */
export const isOf = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token !== undefined && token.forms.some((form) => words.has(form))
export const setOf = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(' ')
      .map((word) => plainWords(word).join(''))
      .filter(Boolean),
  )
