import type { Brief } from '@souk/contract/assistant/brief.ts'
import { wordTable } from '../../../platform/base/words/word-table.ts'
import { glossesOf, plainWords } from '../../discovery/door.ts'

import { storeTypePhrases, terms, type Term } from './lexicon.ts'
import { parseDays } from './parse-days.ts'
import { parseFigures } from './parse-figures.ts'
import { parseSizes } from './parse-sizes.ts'
import { isRefused, phraseAt, take } from './phrases.ts'
import { placePhrases } from './places.ts'
import { isOf, setOf, type Token, tokensOf } from './tokens.ts'

export type ParseContext = { today: string; currency: string; brandNames: readonly string[] }

/** A sentence in English, Arabic or both as a brief. What is not said is absent. */
export function parseBrief(text: string, context: ParseContext): Brief {
  const tokens = tokensOf(text)
  const named = parseBrands(tokens, context.brandNames)
  const sizes = parseSizes(tokens)
  const days = parseDays(tokens, context.today)
  const figures = parseFigures(tokens, context.currency)
  const people = parsePeople(tokens)
  const store = parseStore(tokens)
  const parsedTerms = parseTerms(tokens)
  const exclude = [...(parsedTerms.exclude ?? []), ...(named.exclude ?? [])]
  const words = restOf(tokens)
  const unclear = tokens.flatMap(({ number, isTaken, text: figure }) =>
    number !== null && !isTaken && /\d/.test(figure) ? [figure] : [],
  )
  return {
    ...figures,
    ...days,
    ...people,
    ...store,
    ...parsedTerms,
    ...(sizes.length > 0 && { sizes }),
    ...(named.brands && { brands: named.brands }),
    ...(exclude.length > 0 && { exclude: [...new Set(exclude)].slice(0, 30) }),
    ...(words.length > 0 && { words }),
    ...(unclear.length > 0 && { unclear: unclear.slice(0, 10) }),
  }
}

/** Names of brands, wanted or refused; the longest name first. */
function parseBrands(tokens: readonly Token[], names: readonly string[]): Pick<Brief, 'brands' | 'exclude'> {
  const brands: string[] = []
  const exclude: string[] = []
  const spelt = names
    .map((name) => ({ name, words: plainWords(name) }))
    .toSorted((a, b) => b.words.length - a.words.length)
  const places: number[] = []
  for (const { name, words } of spelt) {
    if (words.length === 0) continue
    for (let at = 0; at < tokens.length; at += 1) {
      const length = nameLength(tokens, at, words)
      if (length === 0) continue
      const isOut = isRefused(tokens, at, (place) => places.includes(place))
      places.push(...Array.from({ length }, (_, n) => at + n))
      take(tokens, at, length)
      ;(isOut ? exclude : brands).push(name)
    }
  }
  return { ...(brands.length > 0 && { brands }), ...(exclude.length > 0 && { exclude }) }
}

/** "&" and "and" in a name may be left out or written either way. */
function nameLength(tokens: readonly Token[], at: number, words: readonly string[]): number {
  let place = at
  for (const word of words) {
    while (place > at && /^(&|and|-)$/.test(tokens[place]?.word ?? '') && word !== tokens[place]?.word) place += 1
    const token = tokens[place]
    if (!token || token.isTaken || !token.forms.includes(word)) return 0
    place += 1
  }
  return place - at
}

const women = setOf('women woman womens womenswear ladies ladieswear female نساء نسائي نسائية للنساء سيدات حريمي')
const men = setOf('men man mens menswear male gentlemen رجال رجالي رجالية للرجال شباب')
const unisex = setOf('unisex genderless للجنسين')
const kids = setOf('kid kids child children boys girls kidswear childrenswear أطفال للأطفال أولاد بنات ولادي بناتي')
const babies = setOf('baby babies infant infants newborn رضع للرضع مواليد بيبي')
const low = setOf(
  'cheap cheaper affordable inexpensive economical low-cost رخيص رخيصة أرخص اقتصادي اقتصادية منخفضة زهيدة',
)
const high = setOf('premium luxury luxurious high-end upscale exclusive expensive فاخر فاخرة فخم فخمة راقي راقية أفخم')
const now = setOf('immediately now asap immediate متوفر متوفرة متاح متاحة فوري فورية فورا')
const stock = setOf('stock مخزون المخزون')

function parsePeople(tokens: readonly Token[]): Brief {
  const brief: Brief = {}
  tokens.forEach((token, at) => {
    if (token.isTaken) return
    if (isOf(token, unisex)) brief.gender = 'UNISEX'
    else if (isOf(token, women)) brief.gender ??= 'FEMALE'
    else if (isOf(token, men)) brief.gender ??= 'MALE'
    else if (isOf(token, babies)) {
      brief.department = 'BABY'
      return // "baby bodysuits" is a name of the taxonomy
    } else if (isOf(token, kids)) brief.department ??= 'KIDS'
    else if (isOf(token, low)) brief.priceLevel = 'low'
    else if (isOf(token, high)) brief.priceLevel = 'high'
    else if (isOf(token, now) || (isOf(token, stock) && !/^(no|out)$/.test(tokens[at - 1]?.word ?? '')))
      brief.inStock = true
    else if (token.word === 'ready' && tokens[at + 1]?.word === 'to' && tokens[at + 2]?.word === 'ship')
      brief.inStock = true
    else if (token.word === 'high' && tokens[at + 1]?.word === '-' && tokens[at + 2]?.word === 'end')
      brief.priceLevel = 'high'
    else return
    token.isTaken = true
  })
  return brief
}

function parseStore(tokens: readonly Token[]): Brief {
  const brief: Brief = {}
  for (let at = 0; at < tokens.length; at += 1) {
    const store = phraseAt(tokens, at, storeTypePhrases)
    if (store && (!brief.storeType || brief.storeType === 'BOUTIQUE')) {
      brief.storeType = store.value
      take(tokens, at, store.length)
      continue
    }
    const place = phraseAt(tokens, at, placePhrases)
    if (place && !brief.place && isPlace(tokens, at)) {
      brief.place = place.value
      take(tokens, at, place.length)
    }
  }
  return brief
}

/** "nice" is also an adjective: a place comes after "in", or is written as a name. */
const isPlace = (tokens: readonly Token[], at: number) =>
  /^(in|at|near|from|for|to|في|ب|من|ل)$/.test(tokens[at - 1]?.word ?? '') ||
  (/^\p{Lu}/u.test(tokens[at]!.text) && at > 0) ||
  /^(ب|ل)/.test(tokens[at]!.word)

const lengths = { mini: 'MINI', midi: 'MIDI', maxi: 'MAXI' } as const

function parseTerms(tokens: readonly Token[]): Pick<Brief, 'categories' | 'colours' | 'materials' | 'exclude'> {
  const wanted: Term[] = []
  const refused: Term[] = []
  const places = new Set<number>()
  const hits: { term: Term; at: number }[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const hit = phraseAt(tokens, at, terms)
    if (!hit) continue
    for (let n = 0; n < hit.length; n += 1) places.add(at + n)
    take(tokens, at, hit.length)
    hits.push({ term: hit.value, at })
    at += hit.length - 1
  }
  for (const { term, at } of hits) (isRefused(tokens, at, (place) => places.has(place)) ? refused : wanted).push(term)
  const garments = withLengths(tokens, keysOf(wanted, 'garment'))
  const [colours, materials] = [keysOf(wanted, 'colour'), keysOf(wanted, 'material')]
  return {
    ...(garments.length > 0 && { categories: garments }),
    ...(colours.length > 0 && { colours: colours as NonNullable<Brief['colours']> }),
    ...(materials.length > 0 && { materials: materials as NonNullable<Brief['materials']> }),
    ...(refused.length > 0 && { exclude: [...new Set(refused.map(({ key }) => key))] }),
  }
}

const keysOf = (of: readonly Term[], kind: Term['kind']) => [
  ...new Set(of.filter((term) => term.kind === kind).map(({ key }) => key)),
]

/** "dresses, midi and maxi": the lengths replace the whole. */
function withLengths(tokens: readonly Token[], garments: readonly string[]): string[] {
  const lengthWords = tokens.flatMap((token) => {
    const length = lengths[token.word as keyof typeof lengths]
    if (!length || token.isTaken) return []
    token.isTaken = true
    return [length]
  })
  if (lengthWords.length === 0) return [...garments]
  return garments.flatMap((key) =>
    key === 'DRESSES' || key === 'SKIRTS' ? lengthWords.map((length) => `${length}_${key}`) : [key],
  )
}

const stopWords = setOf(
  'i we you me my our us a an the of for with and or in on at to from by is are be am it its this that these those want need needs like looking look find give show get buy order some something anything stuff piece pieces please about around up most max maximum minimum min least each per total budget spend style styles brand brands size sizes colour color colours colors shop store new season delivered delivery arriving arrive before after until than more less very nice good only also just can could would should will have has need make sure worth selection collection assortment choose pick mix women men item items product products thing things clothes clothing wear tones made natural organic baby one two not no any all but into small big large over under below above',
)

/** What else describes the products: known words that no field took. */
function restOf(tokens: readonly Token[]): string[] {
  const table = wordTable()
  const words = tokens.flatMap((token) => {
    if (token.isTaken || token.number !== null || token.word.length < 3 || isOf(token, stopWords)) return []
    const arabic = /[\u0600-\u06ff]/.test(token.word)
    const isKnown = arabic ? glossesOf(token.word).length > 0 : table.has(token.word)
    return isKnown ? [token.word.slice(0, 40)] : []
  })
  return [...new Set(words)].slice(0, 12)
}
