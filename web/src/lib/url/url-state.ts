import { ceiling, pageLimit } from '@souk/contract/core/limits.ts'
import { type Options, useOwnState, useSearchState } from './use-search-state.ts'

/** A parameter of the address: how it is read, and how it is written. An empty text leaves it out. */
export type Field<V> = {
  read: (text: string | null) => V
  write: (value: V) => string
  role: 'filter' | 'view' | 'page'
}
type AnyField = Pick<Field<unknown>, 'read' | 'role'> & { write(value: unknown): string }
export type Fields = { readonly [name: string]: AnyField }
export type Values<F extends Fields> = { readonly [K in keyof F]: ReturnType<F[K]['read']> }
/** New values as controls give them. Null takes one away, and so does what the field does not know, such as "all". */
export type Change<F extends Fields> = { readonly [K in keyof F]?: Given<Values<F>[K]> | null | undefined }
type Given<V> = V extends string ? string : V extends readonly string[] ? readonly string[] : V

/** Text as it was typed, cut where the contract ends it. */
export const text = (longest = 100): Field<string> => ({
  read: (text) => text?.slice(0, longest) ?? '',
  write: (value) => value,
  role: 'filter',
})

export const matching = (shape: RegExp): Field<string | null> => ({
  read: (text) => (text !== null && shape.test(text) ? text : null),
  write: (value) => value ?? '',
  role: 'filter',
})

export const id = matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i)
export const month = matching(/^20\d\d-(?:0[1-9]|1[0-2])$/)
export const idOrNone = matching(/^(?:none|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i)
export const currency = matching(/^[A-Z]{3}$/)

/** A day of the calendar, as date fields take it: '' where there is none. */
export const day: Field<string> = {
  read: (text) => (text !== null && isDay(text) ? text : ''),
  write: (value) => value,
  role: 'filter',
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** One of the values that the contract lists. With a usual one it is a view or an order, which no filter counts. */
export function oneOf<const V extends string | number>(known: readonly V[]): Field<V | null>
export function oneOf<const V extends string | number>(known: readonly V[], usual: NoInfer<V>): Field<V>
export function oneOf<V extends string | number>(known: readonly V[], usual: V | null = null): Field<V | null> {
  return {
    read: (text) => known.find((one) => String(one) === text) ?? usual,
    write: (value) => (value === null || value === usual ? '' : String(value)),
    role: usual === null ? 'filter' : 'view',
  }
}

/** Several values with commas between them, each once, in the order in which they were chosen. */
export function listOf<V>(one: Field<V>): Field<readonly NonNullable<V>[]> {
  const isGiven = (value: V): value is NonNullable<V> => one.write(value) !== ''
  return {
    read: (text) => [...new Set((text ?? '').split(',').map((part) => one.read(part)))].filter(isGiven),
    write: (values) => values.map((value) => one.write(value)).join(','),
    role: 'filter',
  }
}

export const flag: Field<boolean> = {
  read: (text) => text === 'true',
  write: (isOn) => (isOn ? 'true' : ''),
  role: 'filter',
}

/** On wherever the parameter stands at all. */
export const mark: Field<boolean> = { ...flag, read: (text) => text !== null, write: (isOn) => (isOn ? '1' : '') }

/** One that chooses another list rather than a part of this one, such as what is archived. */
export const asView = <V>(field: Field<V>): Field<V> => ({ ...field, role: 'view' })

/** From the first page to the last that the server shows of a list with so many rows on one. */
export const pageNumber = (limit: number = pageLimit): Field<number> => ({
  read: (text) => Math.min(Math.max(1, Math.trunc(Number(text)) || 1), Math.floor(ceiling / limit)),
  write: (value) => (value > 1 ? String(value) : ''),
  role: 'page',
})

export function readFields<F extends Fields>(
  fields: F,
  address: URLSearchParams,
  keyOf = (name: string) => name,
): Values<F> {
  const entries = Object.entries(fields).map(([name, { read }]) => [name, read(address.get(keyOf(name)))])
  return Object.fromEntries(entries) as Values<F>
}

/** Whether something narrows the list. */
export const isFiltered = <F extends Fields>(fields: F, values: Values<F>): boolean =>
  Object.entries(fields).some(([name, { role, write }]) => role === 'filter' && write(values[name]) !== '')

/** Checked with `satisfies FieldsOf<Query>`: each field is a parameter of the call and has a value it takes. */
export type FieldsOf<Query> = {
  readonly [K in keyof Query]?: { read: (text: string | null) => Read<NonNullable<Query[K]>> }
}
type Read<Sent> =
  | Sent
  | null
  | (string extends Sent ? readonly (string | number)[] : never)
  | ('true' extends Sent ? boolean : never)

type Sent<V> = [V] extends [readonly unknown[]] ? string : [V] extends [boolean] ? 'true' : Exclude<V, null>

/** These fields as the query of a call: without empty values, lists with commas. */
export function toQuery<F extends Fields>(fields: F, values: Values<F>): { [K in keyof F]?: Sent<Values<F>[K]> } {
  const entries = Object.keys(fields).flatMap((name) => {
    const value: unknown = values[name]
    const sent = value === true ? 'true' : Array.isArray(value) ? value.join(',') : value
    return sent === '' || sent === null || sent === false ? [] : [[name, sent]]
  })
  return Object.fromEntries(entries)
}

/** For what neither scrolls nor fills the history. */
export const quietly = { replace: true, preventScrollReset: true } as const

/**
 * `prefix` keeps the parameters of tabs apart that share an address, `named` a single one; `isApart` is for what opens
 * over a page and has no address. The others say how every change navigates.
 */
type Settings = Options & { prefix?: string; named?: { readonly [field: string]: string }; isApart?: boolean }

/**
 * The state that the address holds: the values of the fields, and how to change some of them. What a field cannot
 * mean is ignored. A change goes to the first page unless it says which.
 */
export function useUrlState<const F extends Fields>(
  fields: F,
  { prefix, named, isApart = false, ...usual }: Settings = {},
) {
  const ofPage = useSearchState()
  const own = useOwnState()
  const [address, changeAddress, addressWith] = isApart ? own : ofPage
  const keyOf = (name: string) => named?.[name] ?? (prefix ? `${prefix}.${name}` : name)
  const values = readFields(fields, address, keyOf)
  const without = (role: 'filter' | 'page') =>
    Object.fromEntries(Object.keys(fields).flatMap((name) => (fields[name]!.role === role ? [[name, null]] : [])))

  function parameterOf(name: string, value: unknown): string | null {
    const { read, write } = fields[name]!
    if (value === null || value === undefined) return null
    return write(read(write(value) || null))
  }
  function parametersOf(next: Change<F>): Record<string, string | null> {
    const entries = Object.entries({ ...without('page'), ...next })
    return Object.fromEntries(entries.map(([name, value]) => [keyOf(name), parameterOf(name, value)]))
  }
  function change(next: Change<F>, options: Options = usual): void {
    changeAddress(parametersOf(next), options)
  }
  return [
    values,
    change,
    {
      isAny: isFiltered(fields, values),
      /** Takes all filters away; a view and an order stay. */
      reset: () => change(without('filter') as Change<F>),
      /** The address as it would be after a change; without one, as it is. */
      searchWith: (next?: Change<F>) => addressWith(next ? parametersOf(next) : {}),
    },
  ] as const
}
