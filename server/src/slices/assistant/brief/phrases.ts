import { longestPhrase, type Phrases } from './lexicon.ts'
import { isOf, setOf, type Token } from './tokens.ts'

export type Found<Value> = { value: Value; at: number; length: number }

/** The longest known phrase that begins here, each word in any of its forms. */
export function phraseAt<Value>(tokens: readonly Token[], at: number, phrases: Phrases<Value>): Found<Value> | null {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const span = tokens.slice(at, at + length)
    if (span.length < length || span.some(({ isTaken }) => isTaken)) continue
    for (const phrase of spellings(span)) {
      const value = phrases.get(phrase)
      if (value !== undefined) return { value, at, length }
    }
  }
  return null
}

/** Marks between the words of a phrase ("roll-neck") do not count. */
function spellings(span: readonly Token[]): string[] {
  let all = ['']
  for (const { forms, word } of span) {
    if (word === '-') continue
    all = all.flatMap((start) => forms.map((form) => (start === '' ? form : `${start} ${form}`)))
  }
  return all
}

export function take(tokens: readonly Token[], at: number, length = 1): void {
  for (const token of tokens.slice(at, at + length)) token.isTaken = true
}

const negations = setOf(
  'no not without except excluding exclude avoid minus none never nor but-not بدون دون بلا عدا غير ليس ليست لا الا باستثناء تجنب',
)
const fillers = setOf(
  'in any from of the a an please colour colors color colours of and or nor من اي في اللون لون الوان و او ولا بال',
)
const ends = new Set([',', ';', '.', '!', '?', ':'])

/** Whether what stands at `at` is refused: a negation before it, with only other named things and connectors between. */
export function isRefused(tokens: readonly Token[], at: number, isNamed: (at: number) => boolean): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const token = tokens[before]!
    if (isOf(token, negations) || token.word === 'nothing') return !isLimit(tokens, before)
    if (ends.has(token.word)) return false
    if (!isOf(token, fillers) && !isNamed(before)) return false
  }
  return false
}

const limits = setOf('more over above before after later less than يتجاوز يزيد يقل تزيد تتجاوز تقل')
/** "not more than" limits a figure and refuses nothing. */
const isLimit = (tokens: readonly Token[], at: number) => isOf(tokens[at + 1], limits)
