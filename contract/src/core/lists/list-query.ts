import { z } from 'zod/mini'
import { Currency } from '../amounts.ts'
import { Day } from '../days.ts'
import { Paging } from '../paging.ts'
import { max } from '../rules.ts'
import type { Filter, Filters, List, Received, Sent, Sorts } from './list.ts'
import { several } from './several.ts'

type Shape<F extends Filters> = {
  -readonly [K in keyof F]: z.ZodMiniOptional<z.ZodMiniType<Received<F[K]>, Sent<F[K]>>>
}
/** A list that stands in one order only has no parameter for it. */
type SortShape<S extends Sorts> = {
  [K in S extends readonly [string] ? never : 'sort']: z.ZodMiniDefault<z.ZodMiniEnum<{ [V in S[number]]: V }>>
}

const longestText = 100
const plain = { text: max(longestText), day: Day, flag: z.enum(['true', 'false']) }

function valueOf(of: Extract<Filter, { of: unknown }>['of']) {
  if (of === 'id') return z.uuid()
  if (of === 'idOrNone') return z.union([z.uuid(), z.literal('none')])
  if (of === 'currency') return Currency
  return of instanceof RegExp ? z.string().check(z.regex(of)) : z.enum(of as [string, ...string[]])
}

function shapeOf(one: Filter): z.ZodMiniType {
  if (!('of' in one)) return plain[one.kind]
  return one.kind === 'many' ? several(valueOf(one.of)) : valueOf(one.of)
}

/** The filters alone, for calls that count what they leave. */
export function filterShape<F extends Filters>({ filters }: Pick<List<F>, 'filters'>): Shape<F> {
  const entries = Object.entries(filters).map(([name, one]) => [name, z.optional(shapeOf(one))])
  return Object.fromEntries(entries) as Shape<F>
}

function extended<F extends Filters, S extends Sorts>(of: List<F, S>) {
  const sort = of.sorts.length > 1 ? { sort: z._default(z.enum(of.sorts), of.sorts[0]) } : {}
  return z.safeExtend(Paging, { ...filterShape(of), ...(sort as unknown as SortShape<S>) })
}
type Names<F extends Filters, S extends Sorts> = keyof F | keyof SortShape<S>
/** Nothing added to the query is a case of its own: extending by no field loses the fields it has. */
type Query<F extends Filters, S extends Sorts> = [Names<F, S>] extends [never]
  ? typeof Paging
  : ReturnType<typeof extended<F, S>>

/** The query of a list's call: its place, its filters and its order. */
export const listQuery = <F extends Filters, S extends Sorts>(of: List<F, S>) => extended(of) as unknown as Query<F, S>
