import { countries } from '@souk/contract/core/countries.ts'
import { email as Email } from '@souk/contract/core/rules.ts'
import type { DirectColumn } from '@souk/contract/connections/direct.contract.ts'
import type { Check } from '../../platform/documents/sheets/import-rows.ts'

export type DirectLine = { row: number; cells: Partial<Record<DirectColumn, string>> }
export type DirectValues = {
  email: string
  name: string
  firstName: string
  lastName: string
  country: string | null
  groupId: string | null
  salesRepId: string | null // a place of the sales team
  notes: string
}
/** What the sheet is judged against. */
export type Known = {
  groups: ReadonlyMap<string, string> // by lower-cased name
  sellers: ReadonlyMap<string, { id: string; isOwn: boolean }> // by mail
  retailers: ReadonlyMap<string, DirectValues & { isOwn: boolean }> // by mail
  ownPlace: string | null // of a manager: unassigned retailers are theirs
}
export type Problem = { column: DirectColumn; value: string; key: `direct.${string}`; params?: Record<string, unknown> }
export type DirectChange = { values: DirectValues; change: 'NEW' | 'CHANGED' | 'SAME' }

const byCode = new Map(countries.map(({ code }) => [code, code]))
const byName = new Map(countries.map(({ code, name }) => [name.toLowerCase(), code]))
const countryOf = (text: string) => byCode.get(text.toUpperCase()) ?? byName.get(text.toLowerCase())

/** Every row by itself and beside its sisters: what it says, or everything that is wrong with it. */
export const directIn =
  (known: Known): Check<DirectLine, DirectChange, Problem> =>
  (line, { object, first }) => {
    const values = valuesIn(line, known, object)
    const earlier = values.email ? first(values.email) : undefined
    if (earlier !== undefined) object(at('email', values.email, 'direct.twice', { first: earlier }))
    return { values, change: changeOf(values, known) }
  }

function changeOf(values: DirectValues, { retailers }: Known): DirectChange['change'] {
  const there = retailers.get(values.email)
  if (!there) return 'NEW'
  const isSame = (Object.keys(values) as (keyof DirectValues)[]).every((field) => values[field] === there[field])
  return isSame ? 'SAME' : 'CHANGED'
}

function valuesIn({ cells }: DirectLine, known: Known, objectTo: (problem: Problem) => null): DirectValues {
  const object = (column: DirectColumn, key: Problem['key'], params?: Problem['params']) =>
    void objectTo(at(column, cells[column] ?? '', key, params))
  const text = (column: DirectColumn) => (cells[column] ?? '').trim()
  for (const column of ['name', 'email'] as const)
    if (text(column) === '') object(column, 'direct.required', { column })
  const mail = Email.safeParse(text('email'))
  if (text('email') !== '' && !mail.success) object('email', 'direct.email')
  if (text('name') !== '' && (text('name').length < 2 || text('name').length > 120)) object('name', 'direct.name')
  for (const column of ['firstName', 'lastName'] as const) if (text(column).length > 60) object(column, 'direct.person')
  const country = text('country') === '' ? null : countryOf(text('country'))
  if (country === undefined) object('country', 'direct.country')
  const groupId = text('group') === '' ? null : known.groups.get(text('group').toLowerCase())
  if (groupId === undefined) object('group', 'direct.group')
  if (text('notes').length > 5_000) object('notes', 'direct.notes')
  const email = mail.success ? mail.data : ''
  if (known.retailers.get(email)?.isOwn === false) object('email', 'direct.notYours')
  const salesRepId = sellerOf(text('salesRepEmail').toLowerCase(), known, (key) => object('salesRepEmail', key))
  const values = {
    email,
    name: text('name'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    country: country ?? null,
    groupId: groupId ?? null,
    salesRepId,
    notes: text('notes'),
  }
  return { ...values, ...unchangedValues(cells, known.retailers.get(email)) }
}

const fieldOf = {
  firstName: 'firstName',
  lastName: 'lastName',
  country: 'country',
  group: 'groupId',
  salesRepEmail: 'salesRepId',
  notes: 'notes',
} as const satisfies Partial<Record<DirectColumn, keyof DirectValues>>

/** A column that is not in the sheet says nothing: there everything stays as it is. An empty cell empties. */
function unchangedValues(cells: DirectLine['cells'], there: DirectValues | undefined): Partial<DirectValues> {
  if (!there) return {}
  const absent = Object.entries(fieldOf).filter(([column]) => cells[column as DirectColumn] === undefined)
  return Object.fromEntries(absent.map(([, field]) => [field, there[field]]))
}

function sellerOf(mail: string, { sellers, ownPlace }: Known, object: (key: Problem['key']) => void): string | null {
  if (mail === '') return ownPlace
  const seller = sellers.get(mail)
  if (!seller) object('direct.salesRep')
  else if (!seller.isOwn) object('direct.notYourRep')
  return seller?.id ?? null
}

const at = (column: DirectColumn, value: string, key: Problem['key'], params: Problem['params'] = {}): Problem => ({
  column,
  value,
  key,
  params,
})
