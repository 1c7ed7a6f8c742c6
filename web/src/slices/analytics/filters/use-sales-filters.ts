import { useSearchState } from '../../../lib/use-search-state.ts'

export const filterNames = [
  'collectionId',
  'productId',
  'retailerId',
  'salesRepId',
  'category',
  'season',
  'colour',
  'size',
  'country',
] as const
export type FilterName = (typeof filterNames)[number]
const periodNames = ['from', 'to', 'days', 'currency'] as const

/** The filter that a row of a dimension becomes. */
export const filterOf: Readonly<Record<string, FilterName>> = {
  collection: 'collectionId',
  product: 'productId',
  retailer: 'retailerId',
  salesRep: 'salesRepId',
  category: 'category',
  season: 'season',
  colour: 'colour',
  size: 'size',
  country: 'country',
}

export type Fields = Record<string, string>

/** The figures that the URL asks for; what it leaves out the server fills in. */
export function useSalesFilters() {
  const [search, change] = useSearchState()
  const pick = (names: readonly string[]): Fields =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search.get(name)
        return value ? [[name, value]] : []
      }),
    )
  return {
    search,
    change,
    period: pick(periodNames),
    filters: pick(filterNames),
    measure: oneOf(search.get('measure'), ['booked', 'shipped', 'invoiced'] as const),
    compare: oneOf(search.get('compare'), ['none', 'period', 'year'] as const),
  }
}

export function oneOf<V extends string>(value: string | null, values: readonly [V, ...V[]]): V {
  return values.find((one) => one === value) ?? values[0]
}

/** The address of the orders behind a figure. */
export function ordersLink(path: string, ...parts: Fields[]): string {
  const fields = Object.assign({}, ...parts) as Fields
  return `${path}?${new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''))}`
}

/** The first and the last day of a row in time, within the period it was cut from. */
export function daysOfRow(by: string, key: string, { from, to }: { from: string; to: string }): Fields {
  const dayMs = 86_400_000
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const start = by === 'month' ? `${key}-01` : key
  const end =
    by === 'day'
      ? key
      : by === 'week'
        ? day(Date.parse(key) + 6 * dayMs)
        : day(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(5, 7)), 0))
  return { from: start < from ? from : start, to: end > to ? to : end, days: '' }
}
