import { isFigure, isOf, setOf, type Token } from './tokens.ts'
import { take } from './phrases.ts'

type Span = { from: string; to: string; length: number; isPoint: boolean }
export type Window = { deliverFrom?: string; deliverBy?: string }

const monthNames = [
  'january jan يناير كانون-الثاني',
  'february feb فبراير شباط',
  'march mar مارس آذار',
  'april apr أبريل نيسان إبريل',
  'may مايو أيار',
  'june jun يونيو حزيران يونيه',
  'july jul يوليو تموز يوليه',
  'august aug أغسطس آب',
  'september sep sept سبتمبر أيلول',
  'october oct أكتوبر',
  'november nov نوفمبر',
  'december dec ديسمبر',
].map(setOf)
const seasons = [
  { words: setOf('spring ربيع'), from: 3 },
  { words: setOf('summer صيف'), from: 6 },
  { words: setOf('autumn fall خريف'), from: 9 },
  { words: setOf('winter شتاء'), from: 12 },
]
const before = setOf('before قبل')
const by = setOf('by بحلول')
const until = setOf('until till latest حتى لغاية')
const after = setOf('after بعد')
const starting = setOf('from since starting ابتداء اعتبارا من')
const during = setOf('in during for within delivery delivered arriving arrive في خلال تسليم شهر موسم season توصيل')
const between = setOf('between بين')
const joins = setOf('and to until till through و الى إلى حتى')
const endWords = setOf('end نهاية آخر اواخر')
const midWords = setOf('mid middle منتصف')
const startWords = setOf('start beginning early بداية مطلع اوائل')
const small = setOf('the of شهر month ال')
const weeks = setOf('week weeks أسبوع أسابيع')
const months = setOf('month months شهر أشهر شهور')
const dayWords = setOf('day days يوم أيام')
const notWords = setOf('not no لا ليس')
const later = setOf('later after بعد يتجاوز')
const next = setOf('next القادم المقبل')

/** The delivery window of a sentence, in days from today. */
export function parseDays(tokens: readonly Token[], today: string): Window {
  const window: Window = {}
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]!.isTaken) continue
    const found = duration(tokens, at, today) ?? spanAt(tokens, at, today)
    if (!found) continue
    const used = placed(tokens, at, found, window, today)
    if (used) at += used - 1
  }
  return window
}

/** Puts a span into the window, by the words before it. Answers how many tokens it took, 0 for none. */
function placed(tokens: readonly Token[], at: number, span: Span, window: Window, today: string): number {
  let begin = at
  while (isOf(tokens[begin - 1], small)) begin -= 1
  const word = tokens[begin - 1]
  const isNot = isOf(tokens[begin - 2], notWords)
  const finish = (start: number, length: number) => {
    take(tokens, start, at + length - start)
    return length
  }
  const second =
    isOf(tokens[at + span.length], joins) || tokens[at + span.length]?.word === '-'
      ? spanAt(tokens, at + span.length + 1, today)
      : glued(tokens, at + span.length, today)
  if (second && !isOf(word, before)) {
    window.deliverFrom = span.from
    window.deliverBy = second.to < span.from ? addYears(second.to, 1) : second.to
    const gap = isOf(tokens[at + span.length], joins) || tokens[at + span.length]?.word === '-' ? 1 : 0
    return finish(
      isOf(word, between) || isOf(word, starting) || isOf(word, during) ? begin - 1 : begin,
      span.length + gap + second.length,
    )
  }
  if (isOf(word, before)) {
    if (isNot) window.deliverFrom = span.from
    else window.deliverBy = span.isPoint ? span.to : addDays(span.from, -1)
    if (!isNot && span.isPoint && !isEnd(tokens, at)) window.deliverBy = addDays(span.from, -1)
    return finish(isNot ? begin - 2 : begin - 1, span.length)
  }
  if (isOf(word, after) || isOf(word, later)) {
    if (isNot || isOf(tokens[begin - 2], setOf('later'))) window.deliverBy = span.to
    else window.deliverFrom = addDays(span.to, 1)
    return finish(isNot ? begin - 2 : begin - 1, span.length)
  }
  if (word?.word === 'than' && isOf(tokens[begin - 2], later)) {
    window.deliverBy = span.to
    return finish(begin - 3, span.length)
  }
  if (isOf(word, by)) {
    window.deliverBy = span.isPoint ? span.to : addDays(span.from, -1)
    return finish(begin - 1, span.length)
  }
  if (isOf(word, until)) {
    window.deliverBy = span.to
    return finish(begin - 1, span.length)
  }
  if (isOf(word, starting) && span.length > 0 && !isOf(word, setOf('من'))) {
    window.deliverFrom = span.from
    return finish(begin - 1, span.length)
  }
  const isPrefixed = /^(لل|ل)/.test(tokens[at]!.word) && tokens[at]!.word.length > 4
  const isFollowed = isOf(tokens[at + span.length], setOf('delivery تسليم'))
  if (isOf(word, during) || isPrefixed || isFollowed || span.isPoint) {
    window.deliverFrom = span.isPoint ? (window.deliverFrom ?? '') : span.from
    if (window.deliverFrom === '') delete window.deliverFrom
    window.deliverBy = span.to
    return finish(isOf(word, during) ? begin - 1 : begin, span.length)
  }
  return 0
}

const isEnd = (tokens: readonly Token[], at: number) => isOf(tokens[at], endWords)

/** Arabic joins "and" to the word: "بين أبريل ومايو". */
function glued(tokens: readonly Token[], at: number, today: string): Span | null {
  return tokens[at]?.word.startsWith('و') ? spanAt(tokens, at, today) : null
}

const furthestDays = 3_650

/** "in 6 weeks", "خلال شهر". */
function duration(tokens: readonly Token[], at: number, today: string): Span | null {
  if (!isOf(tokens[at - 1], setOf('in within خلال'))) return null
  const amount = tokens[at]!.number
  const unit = amount === null ? at : at + 1
  const count = amount ?? 1
  const days = isOf(tokens[unit], weeks)
    ? 7 * count
    : isOf(tokens[unit], dayWords)
      ? count
      : isOf(tokens[unit], months)
        ? 30 * count
        : 0
  if (days === 0 || days > furthestDays || (amount === null && monthAt(tokens, unit + 1) !== null)) return null
  const to = addDays(today, days)
  return { from: to, to, length: unit - at + 1, isPoint: true }
}

function spanAt(tokens: readonly Token[], at: number, today: string): Span | null {
  const token = tokens[at]
  if (!token || token.isTaken) return null
  const edge = isOf(token, endWords) ? 'end' : isOf(token, midWords) ? 'mid' : isOf(token, startWords) ? 'start' : null
  if (edge) {
    let inner = at + 1
    while (isOf(tokens[inner], small)) inner += 1
    const whole = spanAt(tokens, inner, today)
    if (!whole || whole.isPoint) return null
    const day = edge === 'end' ? whole.to : `${whole.from.slice(0, 8)}${edge === 'mid' ? '15' : '10'}`
    return { from: day, to: day, length: inner - at + whole.length, isPoint: true }
  }
  if (isOf(token, next) && isOf(tokens[at + 1], months)) return wholeMonth(addDays(`${today.slice(0, 7)}-28`, 7), 2)
  if (isOf(token, months) && isOf(tokens[at + 1], next)) return wholeMonth(addDays(`${today.slice(0, 7)}-28`, 7), 2)
  const dated = dayAndMonth(tokens, at, today)
  if (dated) return dated
  const month = monthAt(tokens, at)
  if (month !== null && !isVerb(tokens, at)) {
    const year = yearAt(tokens, at + 1)
    const start = `${year ?? yearOf(month, 28, today)}-${two(month)}-01`
    return { ...wholeMonth(start, year ? 2 : 1) }
  }
  const season = seasons.find(({ words }) => isOf(token, words))
  if (!season) return null
  const year = yearAt(tokens, at + 1) ?? yearOf(season.from, 28, today)
  const from = `${year}-${two(season.from)}-01`
  const to = addDays(addMonths(from, 3), -1)
  return { from, to, length: 1, isPoint: false }
}

/** "15 April", "April 15", "15/4/2027". */
function dayAndMonth(tokens: readonly Token[], at: number, today: string): Span | null {
  const [one, two_, three] = [tokens[at]!, tokens[at + 1], tokens[at + 2]]
  const isDay = (token: Token | undefined) =>
    isFigure(token) && Number.isInteger(token.number) && token.number >= 1 && token.number <= 31 && token.suffix === ''
  const point = (month: number, day: number, year: number | null, length: number): Span => {
    const whole = `${year ?? yearOf(month, day, today)}-${two(month)}-${two(day)}`
    return { from: whole, to: whole, length, isPoint: true }
  }
  if (isDay(one) && two_?.word === '/' && isDay(three) && three!.number! <= 12) {
    const year = tokens[at + 3]?.word === '/' ? yearAt(tokens, at + 4) : null
    return point(three!.number!, one.number!, year, year ? 5 : 3)
  }
  const skip = isOf(two_, small) || /^(st|nd|rd|th)$/.test(two_?.word ?? '') ? 1 : 0
  const month = isDay(one) ? monthAt(tokens, at + 1 + skip) : null
  if (month !== null) {
    const year = yearAt(tokens, at + 2 + skip)
    return point(month, one.number!, year, 2 + skip + (year ? 1 : 0))
  }
  const first = monthAt(tokens, at)
  if (
    first !== null &&
    isDay(two_) &&
    !/^\d+$/.test(three?.word ?? '') &&
    !isVerb(tokens, at) &&
    isBareDay(tokens, at + 1)
  )
    return point(first, two_!.number!, yearAt(tokens, at + 2), yearAt(tokens, at + 2) ? 3 : 2)
  return null
}

/** "May 15" is a day; "May 15 styles" is not. */
const isBareDay = (tokens: readonly Token[], at: number) => {
  const after_ = tokens[at + 1]
  return (
    !after_ ||
    /^[,.;!?)-]$/.test(after_.word) ||
    /^(st|nd|rd|th|and|or|to)$/.test(after_.word) ||
    yearAt(tokens, at + 1) !== null
  )
}

function monthAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (!token || token.isTaken) return null
  const index = monthNames.findIndex((names) => isOf(token, names))
  return index < 0 ? null : index + 1
}

/** "we may need", "march on": only a month after a word of time. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.word !== 'may') return false
  const word = tokens[at - 1]
  return !(
    isOf(word, before) ||
    isOf(word, by) ||
    isOf(word, until) ||
    isOf(word, after) ||
    isOf(word, during) ||
    isOf(word, between) ||
    isOf(word, joins) ||
    isOf(word, small) ||
    isOf(word, endWords) ||
    isFigure(word) ||
    word?.word === '-' ||
    isOf(word, starting) ||
    isOf(word, midWords)
  )
}

function yearAt(tokens: readonly Token[], at: number): number | null {
  const value = tokens[at]?.number
  return value !== undefined && value !== null && value >= 2024 && value <= 2040 ? value : null
}

const two = (value: number) => String(value).padStart(2, '0')
/** The next time a day comes: one that has passed is of next year. */
function yearOf(month: number, day: number, today: string): number {
  const year = Number(today.slice(0, 4))
  return `${year}-${two(month)}-${two(day)}` < today ? year + 1 : year
}
function wholeMonth(day: string, length: number): Span {
  const from = `${day.slice(0, 7)}-01`
  return { from, to: addDays(addMonths(from, 1), -1), length, isPoint: false }
}
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
function addMonths(day: string, months_: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months_)
  return date.toISOString().slice(0, 10)
}
const addYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
