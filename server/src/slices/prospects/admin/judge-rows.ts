import { countries } from '@souk/contract/core/countries.ts'
import { Day } from '@souk/contract/core/days.ts'
import { email as Email } from '@souk/contract/core/rules.ts'
import { decimalsOf } from '@souk/contract/core/money.ts'
import { readNumber } from '@souk/contract/core/number-text.ts'
import { storeTypes } from '@souk/contract/entities/entity-words.ts'
import type { ProspectColumn } from '@souk/contract/prospects/prospect-words.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import { knownKeys } from '../../../platform/base/known-keys.ts'
import type { Check } from '../../../platform/documents/sheets/import-rows.ts'
import type { NamedRow } from '../../../platform/documents/sheets/named-rows.ts'

export type Problem = {
  column: ProspectColumn
  value: string
  key: `prospects.row.${string}`
  values?: readonly string[]
}
export type Store = {
  name: string
  domain: string | null
  country: string
  city: string
  storeType: string | null
  categories: string[]
  departments: string[]
  avgRetailPrice: bigint | null
  currency: string
  doors: number | null
  carriedBrands: string[]
  description: string
  source: string
  licence: string
  obtainedOn: string | null
  contact: { name: string; role: string; email: string; phone: string } | null
}

const byName = new Map(
  countries.flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
)
const currencyCodes = new Set(currencies.map(({ code }) => code))
const keyOf = (text: string) =>
  text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_')

/** The store that a row of the sheet describes, or everything that is wrong with it. */
export const storeIn: Check<NamedRow, Store, Problem> = ({ cells }, { object }) => {
  const text = (column: ProspectColumn) => (cells[column] ?? '').replaceAll('\0', '').trim()
  const refuse = (column: ProspectColumn, key: Problem['key'], values?: readonly string[]) =>
    void object({ column, value: text(column), key, ...(values && { values }) })
  const list = (column: ProspectColumn) =>
    text(column)
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean)
  const keys = (column: ProspectColumn, allowed: readonly string[], key: Problem['key']) => {
    const given = list(column).map(keyOf)
    if (given.some((one) => !allowed.includes(one))) refuse(column, key, allowed)
    return [...new Set(given)]
  }
  for (const column of ['name', 'country', 'source'] as const)
    if (text(column) === '') refuse(column, 'prospects.row.required')
  const country = byName.get(text('country').toLowerCase())
  if (text('country') !== '' && !country) refuse('country', 'prospects.row.country')
  const storeType = text('storeType') === '' ? null : keyOf(text('storeType'))
  if (storeType && !(storeTypes as readonly string[]).includes(storeType))
    refuse('storeType', 'prospects.row.storeType', storeTypes)
  const currency = text('currency').toUpperCase() || 'USD'
  if (!currencyCodes.has(currency)) refuse('currency', 'prospects.row.currency')
  /** In units of the last decimal; nothing is no number of anything. */
  const number = (column: ProspectColumn, form: Parameters<typeof readNumber>[1]) => {
    if (text(column) === '') return null
    const { value } = readNumber(text(column), form)
    const count = value === null ? 0 : Math.round(Number(value) * 10 ** form.decimals)
    if (count > 0 && count < 2 ** 31) return count
    refuse(column, 'prospects.row.number')
    return null
  }
  const price = number(
    'avgRetailPrice',
    currencyCodes.has(currency) ? { decimals: decimalsOf(currency), currency } : { decimals: 2, currency: 'any' },
  )
  const doors = number('doors', { decimals: 0 })
  const mail = text('contactEmail')
  if (mail !== '' && !Email.safeParse(mail).success) refuse('contactEmail', 'prospects.row.email')
  const day = text('obtainedAt')
  if (day !== '' && !Day.safeParse(day).success) refuse('obtainedAt', 'prospects.row.day')
  return {
    name: text('name'),
    domain:
      text('domain')
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/\/.*$/, '') || null,
    country: country ?? '',
    city: text('city'),
    storeType,
    categories: keys('categories', [...knownKeys.category], 'prospects.row.category'),
    departments: keys('departments', [...knownKeys.department], 'prospects.row.department'),
    avgRetailPrice: price === null ? null : BigInt(price),
    currency,
    doors,
    carriedBrands: list('carriedBrands').slice(0, 50),
    description: text('description'),
    source: text('source'),
    licence: text('licence'),
    obtainedOn: day || null,
    contact:
      mail || text('contactPhone')
        ? {
            name: text('contactName'),
            role: text('contactRole') || 'BUYER',
            email: mail.toLowerCase(),
            phone: text('contactPhone'),
          }
        : null,
  }
}
