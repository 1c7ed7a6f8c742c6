import type { sales } from '@souk/contract/analytics/sales.contract.ts'
import {
  type FieldsOf,
  asView,
  currency,
  day,
  id,
  idOrNone,
  listOf,
  matching,
  oneOf,
  pageNumber,
  text,
  toQuery,
  useUrlState,
} from '../../../lib/url/url-state.ts'
import type { Query } from '../model/analytics.data.ts'

type OrdersQuery = Query<typeof sales.orders>
export const measures = ['booked', 'shipped', 'invoiced'] as const
export const comparisons = ['none', 'period', 'year'] as const

/** They choose other figures; only the rest narrows them. */
export const periodFields = { from: asView(day), to: asView(day), days: asView(matching(/^\d{1,4}$/)) }
export const salesPeriod = { ...periodFields, currency: asView(currency) } satisfies FieldsOf<OrdersQuery>
const words = listOf(text(120))
const filterFields = {
  collectionId: listOf(id),
  productId: listOf(id),
  retailerId: listOf(id),
  salesRepId: listOf(idOrNone),
  category: words,
  season: words,
  colour: words,
  size: words,
  country: listOf(matching(/^[A-Z]{2}$/)),
} satisfies FieldsOf<OrdersQuery>
type FilterName = keyof typeof filterFields
const fields = {
  ...salesPeriod,
  ...filterFields,
  measure: oneOf(measures, 'booked'),
  compare: oneOf(comparisons, 'none'),
  page: pageNumber(),
}

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

/** Parameters of a call or of a link; several values have commas between them. */
export type Fields = { readonly [name: string]: string }

/** The figures that the URL asks for; what it leaves out the server fills in. */
export function useSalesFilters() {
  const [values, change, { reset }] = useUrlState(fields)
  return {
    change,
    period: toQuery(salesPeriod, values),
    filters: toQuery(filterFields, values),
    measure: values.measure,
    compare: values.compare,
    reset,
  }
}

/** The address of the orders behind a figure. */
export function ordersLink(path: string, ...parts: object[]): string {
  const fields = Object.entries(Object.assign({}, ...parts) as Record<string, string>)
  return `${path}?${new URLSearchParams(fields.filter(([, value]) => value !== ''))}`
}

/** The first and the last day of a row in time, within the period it was cut from. */
export function daysOfRow(by: string, key: string, { from, to }: { from: string; to: string }): Fields {
  const dayMs = 86_400_000
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const start = by === 'month' ? `${key}-01` : key
  const end =
    by === 'day'
      ? key
      : by === 'week'
        ? dayOf(Date.parse(key) + 6 * dayMs)
        : dayOf(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(5, 7)), 0))
  return { from: start < from ? from : start, to: end > to ? to : end, days: '' }
}
