import { isWithinDays } from '@souk/contract/core/days.ts'
import type { NumberProblem } from '@souk/contract/core/number-text.ts'
import { referenceMessages } from '@souk/contract/reference/reference.messages.ts'
import { categories, genders } from '@souk/contract/reference/taxonomy.ts'
import type { SheetColumn } from '@souk/contract/catalog/sheet-columns.ts'
import { listsTurn, referenceLists } from '../../../platform/base/reference-lists.ts'
import { amountIn, unitsIn } from '../../../platform/documents/sheets/number-cells.ts'
import { dayText, nearest } from './sheet-values.ts'
import { countryIn } from '../products/country-in.ts'

export type Cells = Readonly<Record<string, string>>
/** `imports.<kind>` says what is wrong, `imports.<kind>.fix` what to write instead. */
export type Problem = {
  column: SheetColumn | null
  value: string
  kind: string
  params?: Record<string, string | number>
  suggestion?: string // the message key of what was probably meant
}
type Object_ = (column: SheetColumn, kind: string, params?: Problem['params'], suggestion?: string) => null

/** One row, read. What could not be read is null, and has its problem. */
export type ReadRow = {
  uniqueId: string
  product: {
    styleCode: string
    name: string
    description: string
    department: string | null
    category: string | null
    subCategory: string | null
    gender: string | null
    country: string | null
    keyStyles: string[]
    status: string
    isCarton: boolean
    shippingStartDate: string | null
    shippingEndDate: string | null
    images: string[]
  }
  colour: string
  size: string
  sku: string
  cartonUnits: number
  currency: string
  wholesale: bigint | null
  retail: bigint | null
  onHand: number | null
}

const keyText = (text: string) =>
  text
    .trim()
    .toUpperCase()
    .replace(/[\s/-]+/g, '_')
    .replace(/[^\p{L}\p{N}_]/gu, '')

/** A key by itself, or by what it is called in either language. */
function named(keys: readonly string[], words: (key: string) => readonly string[]): ReadonlyMap<string, string> {
  return new Map(keys.flatMap((key) => [key, ...words(key)].map((word) => [keyText(word), key] as const)))
}
/** What this release calls it. */
const builtInWords = (group: string) => (key: string) =>
  [referenceMessages.en, referenceMessages.ar].map((one) => (one as Record<string, string>)[`${group}.${key}`] ?? key)
/** The names of today come before those that this release has for the same keys. */
function ofList(list: 'departments' | 'categories'): ReadonlyMap<string, string> {
  const entries = referenceLists()[list]
  const byKey = new Map(entries.map((entry) => [entry.key, [entry.nameEn, entry.nameAr]]))
  const keys = entries.map(({ key }) => key)
  return new Map([...named(keys, builtInWords(list)), ...named(keys, (key) => byKey.get(key) ?? [])])
}
const groups = {
  department: 'departments',
  category: 'categories',
  subCategory: 'subCategories',
  gender: 'genders',
  status: 'productStatus',
} as const
/** Words for the same that are common in line sheets. */
const alike = (pairs: Readonly<Record<string, string>>, list: ReadonlyMap<string, string>) =>
  new Map([...list, ...Object.entries(pairs)])
const fixedLists = {
  subCategory: named(
    categories.flatMap(({ subCategories }) => [...subCategories]),
    builtInWords('subCategories'),
  ),
  gender: alike(
    {
      WOMEN: 'FEMALE',
      WOMENS: 'FEMALE',
      WOMAN: 'FEMALE',
      LADIES: 'FEMALE',
      F: 'FEMALE',
      MEN: 'MALE',
      MENS: 'MALE',
      MAN: 'MALE',
      M: 'MALE',
      U: 'UNISEX',
    },
    named(genders, builtInWords('genders')),
  ),
  status: named(['AVAILABLE', 'COMING_SOON', 'SOLD_OUT'], builtInWords('productStatus')),
}
const departmentWords = {
  WOMENS: 'WOMEN',
  LADIES: 'WOMEN',
  WOMENSWEAR: 'WOMEN',
  MENS: 'MEN',
  MENSWEAR: 'MEN',
  CHILDREN: 'KIDS',
  KIDSWEAR: 'KIDS',
}
type Lists = Readonly<Record<keyof typeof groups, ReadonlyMap<string, string>>>
let [turn, read]: [number, Lists | null] = [-1, null]

/** Computed anew when the marketplace's lists are others. */
function wordLists(): Lists {
  if (read && turn === listsTurn()) return read
  const known = new Set(referenceLists().departments.map(({ key }) => key))
  const usual = Object.fromEntries(Object.entries(departmentWords).filter(([, key]) => known.has(key)))
  turn = listsTurn()
  read = { ...fixedLists, department: alike(usual, ofList('departments')), category: ofList('categories') }
  return read
}
const yes = new Set(['YES', 'TRUE', '1', 'Y', 'X', 'نعم'])
const no = new Set(['', 'NO', 'FALSE', '0', 'N', 'لا'])
const longest = { uniqueId: 60, styleCode: 60, name: 160, description: 4_000, colour: 60, size: 30, sku: 80 } as const

export function readRow(
  cells: Cells,
  currencies: readonly string[],
  type: string,
): { row: ReadRow; problems: Problem[] } {
  const problems: Problem[] = []
  const text = (column: SheetColumn) => cells[column] ?? ''
  const object: Object_ = (column, kind, params, suggestion) => {
    problems.push({ column, value: text(column), kind, ...(params && { params }), ...(suggestion && { suggestion }) })
    return null
  }
  const due = (column: keyof typeof longest) => {
    const value = text(column)
    if (value === '' && column !== 'description') object(column, 'required')
    else if (value.length > longest[column]) object(column, 'tooLong', { most: longest[column] })
    return value
  }
  const lists = wordLists()
  const chosen = (column: keyof Lists) => {
    const value = text(column)
    if (value === '') return null
    const found = lists[column].get(keyText(value))
    if (found) return found
    const meant = nearest(keyText(value), lists[column].keys())
    const key = meant && `${groups[column]}.${lists[column].get(meant)}`
    return key ? object(column, 'didYouMean', undefined, key) : object(column, 'notInList')
  }
  const currency = text('currency').toUpperCase()
  const isKnown = currencies.includes(currency)
  if (!isKnown) object('currency', 'noSuchCurrency', { currencies: currencies.join(', ') })
  const category = chosen('category')
  const subCategory = chosen('subCategory')
  const isOwn = categories.some(
    ({ key, subCategories }) => key === category && (subCategories as readonly string[]).includes(subCategory ?? ''),
  )
  if (subCategory && category && !isOwn) object('subCategory', 'subCategoryElsewhere')
  const isCarton = flag(keyText(text('isCarton'))) ?? object('isCarton', 'yesOrNo') ?? false
  const [shippingStartDate, shippingEndDate] = windowOf(text, object)
  return {
    problems,
    row: {
      uniqueId: due('uniqueId'),
      product: {
        styleCode: due('styleCode'),
        name: due('name'),
        description: due('description'),
        department: chosen('department'),
        category,
        subCategory,
        gender: chosen('gender'),
        country: text('country') === '' ? null : (countryIn(text('country')) ?? object('country', 'notInList')),
        keyStyles: listed(text('keyStyles')).slice(0, 20),
        status: text('status') === '' ? 'AVAILABLE' : (chosen('status') ?? 'AVAILABLE'),
        isCarton,
        shippingStartDate,
        shippingEndDate,
        images: imagesIn(text('images'), object),
      },
      colour: due('colour'),
      size: due('size'),
      sku: due('sku'),
      cartonUnits: isCarton ? (wholeIn('items', text, object, 10_000) ?? 0) : 0,
      currency,
      wholesale: priceIn('wholesalePrice', currency, isKnown, text, object),
      retail: priceIn('retailPrice', currency, isKnown, text, object),
      onHand: stockIn(type, text, object),
    },
  }
}

type Text = (column: SheetColumn) => string

function flag(word: string): boolean | null {
  return yes.has(word) ? true : no.has(word) ? false : null
}

export function listed(value: string): string[] {
  return [
    ...new Set(
      value
        .split(/[;,\n|]/)
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ]
}

function imagesIn(value: string, object: Object_): string[] {
  const images = listed(value)
  if (images.length > 5) object('images', 'tooManyPictures')
  return images
}

function priceIn(
  column: 'wholesalePrice' | 'retailPrice',
  currency: string,
  isKnown: boolean,
  text: Text,
  object: Object_,
): bigint | null {
  const read = amountIn(text(column), currency, isKnown ? currency : 'any')
  return 'problem' in read ? notRead(column, read.problem, currency, object) : read.minor
}

const kinds = {
  empty: 'noPrice',
  notANumber: 'noPrice',
  negative: 'belowZero',
  tooManyDecimals: 'tooManyDecimals',
  tooLarge: 'numberTooLarge',
  ambiguous: 'ambiguous',
} as const

function notRead(column: SheetColumn, problem: NumberProblem, currency: string, object: Object_): null {
  const isAmbiguous = problem.reason === 'ambiguous'
  return object(
    column,
    kinds[problem.reason],
    isAmbiguous ? { whole: problem.whole, decimal: problem.decimal } : { currency },
  )
}

function wholeIn(column: 'items' | 'quantityAvailable', text: Text, object: Object_, max: number): number | null {
  const read = unitsIn(text(column), max)
  if ('units' in read) return read.units
  if (read.problem.reason === 'negative') return object(column, 'belowZero')
  if (read.problem.reason === 'tooLarge') return object(column, 'numberTooLarge')
  if (read.problem.reason !== 'ambiguous') return object(column, 'noWholeNumber')
  return object(column, 'ambiguousWhole', { whole: read.problem.whole })
}

/** Stock given is stock on hand; only a pre-order may leave it open. */
function stockIn(type: string, text: Text, object: Object_): number | null {
  if (text('quantityAvailable') === '' && type === 'IN_STOCK') return object('quantityAvailable', 'stockRequired')
  return wholeIn('quantityAvailable', text, object, 10_000_000)
}

function windowOf(text: Text, object: Object_): [string | null, string | null] {
  const day = (column: 'shippingStartDate' | 'shippingEndDate') => {
    const value = text(column)
    if (value === '') return null
    const read = dayText(value)
    return read && isDay(read) ? read : object(column, 'noDay')
  }
  const [start, end] = [day('shippingStartDate'), day('shippingEndDate')]
  const [hasStart, hasEnd] = [text('shippingStartDate') !== '', text('shippingEndDate') !== '']
  if (hasStart !== hasEnd) object(hasStart ? 'shippingEndDate' : 'shippingStartDate', 'bothDays')
  if (start && end && start >= end) {
    object('shippingStartDate', 'daysOrder')
    object('shippingEndDate', 'daysOrder')
  }
  return [start, end]
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && isWithinDays(value)
}
