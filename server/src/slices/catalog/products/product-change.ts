import { categories } from '@souk/contract/reference/taxonomy.ts'
import { money } from '@souk/contract/core/money.ts'
import { shippingDatesProblem } from '@souk/contract/core/rules.ts'
import type { ProductChange } from '@souk/contract/catalog/product-shapes.ts'
import { knownKeys, requireChoosable, requireKnownKeys } from '../../../platform/base/known-keys.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

type Saved = {
  department: string | null
  category: string | null
  subCategory: string | null
  shippingStartDate: string | null
  shippingEndDate: string | null
}
const refuse = (field: string, key: `${string}.${string}`, params: Record<string, unknown> = {}) =>
  new Refusal('invalid', key, { field, params })

/** `at` is where the change stands in the body. */
export function requireKnownChoices(change: ProductChange, at = ''): void {
  for (const field of ['department', 'category', 'subCategory', 'gender'] as const)
    requireKnownKeys(knownKeys[field], change[field], { field: `${at}${field}` })
}

/** The columns of a product that a change writes, refused beside the field that is wrong. */
export function productColumns(change: ProductChange, saved: Saved) {
  requireChoosable('departments', change.department, saved.department, { field: 'department' })
  requireChoosable('categories', change.category, saved.category, { field: 'category' })
  const { shippingStartDate, shippingEndDate } = change
  const dates = shippingDatesProblem({ shippingStartDate, shippingEndDate }, saved)
  if (dates) throw refuse(shippingStartDate === undefined ? 'shippingEndDate' : 'shippingStartDate', dates)
  const { name, description, styleCode, images, department, country, gender, status, isCarton } = change
  const keyStyles = change.keyStyles && [...new Set(change.keyStyles.filter(Boolean))]
  const colourImages = change.colourImages && JSON.stringify(change.colourImages)
  const columns = {
    name,
    description,
    styleCode,
    images,
    colourImages,
    department,
    country,
    gender,
    keyStyles,
    status,
    isCarton,
  }
  const all = { ...columns, ...categoriesOf(change, saved), shippingStartDate, shippingEndDate }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<typeof all>
}

/** A sub-category belongs to one category; another category lets the old sub-category go. */
function categoriesOf({ category, subCategory }: ProductChange, saved: Saved) {
  if (category === undefined && subCategory === undefined) return {}
  const next = category === undefined ? saved.category : category
  const staying = category !== undefined && category !== saved.category ? null : saved.subCategory
  const sub = subCategory === undefined ? staying : subCategory
  const isOwn =
    sub === null || categories.some((one) => one.key === next && (one.subCategories as readonly string[]).includes(sub))
  if (!isOwn) throw refuse('subCategory', 'catalog.subCategoryElsewhere')
  return { category: next, subCategory: sub }
}

/** Text to minor units; undefined stays undefined, blank stays nothing. */
export function minorOf(text: string | null | undefined, currency: string, field: string): bigint | null | undefined {
  if (text === undefined || text === null) return text
  const value = money(text, currency)
  if (!value) throw refuse(field, 'catalog.tooManyDecimals', { currency })
  return value.minor
}

/** The prices a change names, one for each currency: the two plain fields are in the main currency. */
export function pricesIn(change: ProductChange, main: string, currencies: readonly string[]) {
  const plain = {
    currency: main,
    wholesale: minorOf(change.wholesalePrice, main, 'wholesalePrice'),
    retail: minorOf(change.retailPrice, main, 'retailPrice'),
  }
  const hasPlain = plain.wholesale !== undefined || plain.retail !== undefined
  const named = new Set(hasPlain ? [main] : [])
  const further = (change.prices ?? []).map(({ currency, wholesalePrice, retailPrice }, at) => {
    if (!currencies.includes(currency)) throw refuse(`prices.${at}.currency`, 'catalog.noSuchCurrency')
    if (named.has(currency)) throw refuse(`prices.${at}.currency`, 'catalog.priceTwice', { currency })
    named.add(currency)
    return {
      currency,
      wholesale: minorOf(wholesalePrice, currency, `prices.${at}.wholesalePrice`),
      retail: minorOf(retailPrice, currency, `prices.${at}.retailPrice`),
    }
  })
  return hasPlain ? [plain, ...further] : further
}
