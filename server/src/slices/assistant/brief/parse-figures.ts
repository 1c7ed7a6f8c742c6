import type { Brief } from '@souk/contract/assistant/brief.ts'
import { decimalsOf } from '@souk/contract/core/money.ts'
import { currencyAt } from './currencies.ts'
import { take } from './phrases.ts'
import { isFigure, isOf, setOf, type Token } from './tokens.ts'

const marginWords = setOf('margin markup mark-up هامش ربح أرباح مضاعف')
const unitWords = setOf('piece pieces pc pcs unit units item items قطعة قطع حبة حبات وحدة وحدات')
const eachWords = setOf('each per every كل لكل apiece')
const styleWords = setOf(
  'style styles model models design designs reference references sku product products موديل موديلات تصميم تصاميم ستايل ستايلات منتج منتجات طراز',
)
const brandWords = setOf(
  'brand brands label labels designer designers vendor vendors supplier suppliers علامة علامات ماركة ماركات مورد موردين',
)
const pairOfBrands = setOf('علامتين علامتان ماركتين')
const least = setOf('least minimum min from above over الأقل أقل يقل')
const overWords = setOf('over above more exceed exceeding فوق أكثر يتجاوز تتجاوز يزيد تزيد')
const underWords = setOf('under below less maximum max cheaper تحت أقل دون بأقل')
const wholesaleWords = setOf('wholesale جملة')
const priceWords = setOf('price prices priced cost costing سعر أسعار بسعر سعرها')
const budgetWords = setOf(
  'budget spend spending total overall invest ميزانية ميزانيتي مبلغ بمبلغ قيمة بقيمة إجمالي مجموع حدود بحدود worth',
)
const between = setOf('between بين')
const joins = setOf('and to و إلى الى')

/** Counts, margins and amounts: each figure goes to the field its neighbours name. */
export function parseFigures(tokens: readonly Token[], currency: string): Brief {
  const brief: Brief = {}
  parseMargin(tokens, brief)
  parseCounts(tokens, brief)
  parseAmounts(tokens, brief, currency)
  return brief
}

const near = (
  tokens: readonly Token[],
  at: number,
  words: ReadonlySet<string>,
  back: number,
  ahead: number,
): number => {
  for (let step = 1; step <= Math.max(back, ahead); step += 1) {
    if (step <= ahead && isOf(tokens[at + step], words) && !isBreak(tokens, at, at + step)) return at + step
    if (step <= back && isOf(tokens[at - step], words) && !isBreak(tokens, at - step, at)) return at - step
  }
  return -1
}
const isBreak = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from + 1, to).some(({ word, number }) => word === ',' || word === ';' || number !== null)

function parseMargin(tokens: readonly Token[], brief: Brief): void {
  tokens.forEach((token, at) => {
    if (token.isTaken || token.number === null) return
    if (token.word === 'keystone') return
    const named = near(tokens, at, marginWords, 5, 3)
    if (token.suffix === 'x' && token.number >= 1 && token.number <= 20) brief.minMarkup = token.number
    else if (named >= 0 && token.suffix === '%' && token.number < 95)
      brief.minMarkup = Math.round(100 / (1 - token.number / 100)) / 100
    else if (named >= 0 && token.suffix === '' && token.number >= 1 && token.number <= 20)
      brief.minMarkup = token.number
    else return
    token.isTaken = true
    if (named >= 0) take(tokens, named)
  })
}

function parseCounts(tokens: readonly Token[], brief: Brief): void {
  tokens.forEach((token, at) => {
    if (token.isTaken) return
    if (isOf(token, pairOfBrands)) {
      brief.maxBrands = 2
      token.isTaken = true
      return
    }
    if (isOf(token, brandWords) && tokens[at + 1]?.number === 1) {
      brief.maxBrands = 1
      take(tokens, at, 2)
      return
    }
    if (/^(single)$/.test(token.word) && isOf(tokens[at + 1], brandWords)) {
      brief.maxBrands = 1
      take(tokens, at, 2)
      return
    }
    if (token.number === null || !Number.isInteger(token.number) || token.number < 1 || token.suffix !== '') return
    if (currencyAt(tokens, at + 1)) return
    const one = tokens[at + 1]
    const other = isOf(one, setOf('different مختلف مختلفة')) ? tokens[at + 2] : one
    if (isOf(one, unitWords) || isOf(one, eachWords) || one?.word === 'of') {
      const last = eachOf(tokens, at + 1)
      if (last >= 0) {
        brief.unitsPerStyle = token.number
        take(tokens, at, last - at + 1)
        return
      }
    }
    if (isOf(other, brandWords)) {
      const isLeast = isOf(tokens[at - 1], least) && !isOf(tokens[at - 1], setOf('max maximum'))
      take(tokens, at, other === one ? 2 : 3)
      if (!isLeast) brief.maxBrands = token.number
      return
    }
    if (isOf(other, styleWords) && token.number <= 100) {
      brief.maxStyles = token.number
      take(tokens, at, other === one ? 2 : 3)
    }
  })
}

/** "pieces per style", "of each", "لكل موديل", "من كل تصميم"; the place of its last word, or -1. */
function eachOf(tokens: readonly Token[], from: number): number {
  for (let at = from; at < from + 4 && at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (isOf(token, eachWords)) {
      const next = tokens[at + 1]
      if (isOf(next, unitWords)) return -1 // a price "for each piece"
      return isOf(next, styleWords) || isOf(next, setOf('size colour مقاس لون')) ? at + 1 : at
    }
    if (!isOf(token, unitWords) && !/^(of|من|for)$/.test(token.word)) return -1
  }
  return -1
}

function parseAmounts(tokens: readonly Token[], brief: Brief, usual: string): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (token.isTaken || token.number === null || token.suffix !== '' || token.number <= 0) continue
    const pair = pairAt(tokens, at)
    if (pair) {
      const currency = pair.currency ?? usual
      brief.minWholesale = moneyOf(token.number, currency)
      brief.maxWholesale = moneyOf(tokens[pair.second]!.number!, currency)
      take(tokens, at, pair.end - at)
      if (isOf(tokens[at - 1], between)) take(tokens, at - 1)
      continue
    }
    const { currency, start, end } = withCurrency(tokens, at)
    const kind = kindOf(tokens, at, start, end, currency !== null)
    if (!kind) continue
    brief[kind] = moneyOf(token.number, currency ?? usual)
    take(tokens, start, end - start)
  }
}

function withCurrency(tokens: readonly Token[], at: number): { currency: string | null; start: number; end: number } {
  const after = currencyAt(tokens, at + 1)
  if (after) return { currency: after.code, start: at, end: at + 1 + after.length }
  const before = currencyAt(tokens, at - 1)
  if (before?.length === 1) return { currency: before.code, start: at - 1, end: at + 1 }
  return { currency: null, start: at, end: at + 1 }
}

/** "between 20 and 50 euros" of prices. */
function pairAt(tokens: readonly Token[], at: number) {
  const isSymbol = currencyAt(tokens, at - 1)?.length === 1
  const opener = tokens[isSymbol ? at - 2 : at - 1]
  const isOpened = isOf(opener, between) || /^(from|من)$/.test(opener?.word ?? '')
  if (!isOpened) return null
  const first = withCurrency(tokens, at)
  const gap = isOf(tokens[first.end], joins) || tokens[first.end]?.word === '-' ? 1 : 0
  let second = first.end + gap
  if (currencyAt(tokens, second)?.length === 1 && isFigure(tokens[second + 1])) second += 1
  if (!isFigure(tokens[second]) || tokens[second]!.isTaken) return null
  const last = withCurrency(tokens, second)
  return { second, end: last.end, currency: last.currency ?? first.currency }
}

type AmountField = 'budget' | 'minWholesale' | 'maxWholesale'

function kindOf(
  tokens: readonly Token[],
  at: number,
  start: number,
  end: number,
  hasCurrency: boolean,
): AmountField | null {
  const value = tokens[at]!.number!
  const isEach = isEachAfter(tokens, end)
  const isWholesale = near(tokens, at, wholesaleWords, 4, 4) >= 0
  const isBudget = near(tokens, at, budgetWords, 4, 2) >= 0
  const isOver = lookBack(tokens, start, overWords)
  const isUnder = lookBack(tokens, start, underWords)
  const isNothing = lookBack(tokens, start, setOf('nothing not no never لا شيء ليس')) // "nothing over 60"
  const isLeast = lookBack(tokens, start, setOf('least from starting minimum min الأقل'))
  const isPrice = lookBack(tokens, start, priceWords)
  if (isBudget && !isEach && !isWholesale) return 'budget'
  if (isEach || isWholesale || (isPrice && value < 1_000)) {
    if (isLeast || (isOver && !isNothing)) return 'minWholesale'
    return 'maxWholesale'
  }
  if ((isOver && isNothing && value < 500) || (isUnder && value < 500)) return 'maxWholesale'
  if (hasCurrency && value >= 50) return 'budget'
  if (hasCurrency) return isLeast ? 'minWholesale' : 'maxWholesale'
  const isOpen = lookBack(tokens, start, setOf('for of about around roughly upto approximately spend نحو حوالي تقريبا'))
  return value >= 300 && (isOpen || value >= 1_000) && !isYear(tokens[at]!) ? 'budget' : null
}

const isYear = ({ word, number }: Token) => /^\d{4}$/.test(word) && number! >= 2024 && number! <= 2040
const lookBack = (tokens: readonly Token[], start: number, words: ReadonlySet<string>): boolean => {
  for (let at = start - 1; at >= Math.max(0, start - 4); at -= 1) {
    if (/^[,;.]$/.test(tokens[at]!.word)) return false
    if (isOf(tokens[at], words)) return true
  }
  return false
}

/** "each", "a piece", "للقطعة". */
function isEachAfter(tokens: readonly Token[], end: number): boolean {
  const [one, two] = [tokens[end], tokens[end + 1]]
  if (!one) return false
  if (isOf(one, setOf('each apiece'))) return true
  if (/^(a|per|the|every|for|ل|لكل|كل)$/.test(one.word) && isOf(two, unitWords)) return true
  if (one.word === 'per' && isOf(two, styleWords)) return true
  if (one.word === '/' && isOf(two, unitWords)) return true
  return /^(لل|ال|بال)?قطعه$/.test(one.word)
}

export function moneyOf(value: number, currency: string): { amount: string; currency: string } {
  const places = Number.isInteger(value) ? 0 : decimalsOf(currency)
  return { amount: value.toFixed(places), currency }
}
