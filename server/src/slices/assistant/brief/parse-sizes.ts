import { isOf, setOf, type Token } from './tokens.ts'

const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const
const sizeWords = setOf('size sizes sized مقاس مقاسات قياس قياسات')
const names: Record<string, string> = { small: 's', medium: 'm', large: 'l', صغير: 's', وسط: 'm', كبير: 'l' }
const joins = setOf('to through until till up إلى الى حتى لحد')
const lists = setOf('and or و او أو')

/** Letter sizes in ranges or lists, and numbers after "size". */
export function parseSizes(tokens: readonly Token[]): string[] {
  const found: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const isNamed = isOf(tokens[at], sizeWords)
    const start = isNamed ? skip(tokens, at + 1) : at
    const run = runAt(tokens, start, isNamed)
    if (!run) continue
    found.push(...run.sizes)
    for (let n = at; n < run.end; n += 1) tokens[n]!.isTaken = true
    at = run.end - 1
  }
  return [...new Set(found)].slice(0, 30)
}

const skip = (tokens: readonly Token[], at: number) =>
  /^(from|من|of|:|in|uk|eu)$/.test(tokens[at]?.word ?? '') ? at + 1 : at

type Run = { sizes: string[]; end: number }

function runAt(tokens: readonly Token[], at: number, isNamed: boolean): Run | null {
  const first = sizeAt(tokens, at, isNamed)
  if (!first) return null
  const joined = at + first.length
  if (isOf(tokens[joined], joins) || tokens[joined]?.word === '-') {
    const next = joined + (tokens[joined + 1]?.word === 'to' ? 2 : 1)
    const last = sizeAt(tokens, next, isNamed)
    const sizes = last && rangeOf(first.size, last.size)
    if (sizes) return { sizes, end: next + last.length }
  }
  const sizes = [first.size]
  let end = joined
  for (;;) {
    const token = tokens[end]
    const gap = token && (/^[,/]$/.test(token.word) || isOf(token, lists)) ? 1 : 0
    const next = sizeAt(tokens, end + gap, isNamed)
    if (!next || (gap === 0 && !token?.word.startsWith('و') && !isNamed)) break
    sizes.push(next.size)
    end += gap + next.length
  }
  return isNamed || sizes.length > 1 ? { sizes, end } : null
}

function sizeAt(tokens: readonly Token[], at: number, isNamed: boolean): { size: string; length: number } | null {
  const token = tokens[at]
  if (!token || token.isTaken) return null
  const letter = letterOf(token)
  if (letter) return { size: letter.toUpperCase(), length: 1 }
  const after = tokens[at + 1]?.word
  if ((token.number === 2 || token.number === 3) && after === 'xl')
    return { size: token.number === 2 ? 'XXL' : 'XXXL', length: 2 }
  if (isNamed && token.number !== null && token.number >= 16 && token.number <= 60 && token.suffix === '')
    return { size: String(token.number), length: 1 }
  const numbered = /^و(\d+)$/.exec(token.word)
  return isNamed && numbered ? { size: numbered[1]!, length: 1 } : null
}

function letterOf({ word, text }: Token): string | null {
  if ((letters as readonly string[]).includes(word))
    return word.length > 1 || text === text.toUpperCase() || /[sml]/.test(text) ? word : null
  return names[word] ?? null
}

function rangeOf(first: string, last: string): string[] | null {
  const [from, to] = [first, last].map((size) => letters.indexOf(size.toLowerCase() as (typeof letters)[number])) as [
    number,
    number,
  ]
  if (from >= 0 && to > from) return letters.slice(from, to + 1).map((size) => size.toUpperCase())
  const [low, high] = [Number(first), Number(last)]
  if (!Number.isInteger(low) || !Number.isInteger(high) || high <= low || high - low > 30) return null
  const step = high < 35 && low % 2 === 0 && high % 2 === 0 ? 2 : 1
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => String(low + n * step))
}
