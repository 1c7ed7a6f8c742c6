import { z } from 'zod/mini'
import { Day } from '../core/days.ts'
import { several } from '../core/lists/several.ts'
import { Amount, Currency } from '../core/amounts.ts'
import { none } from './none.ts'

/** The three measures of sales; they are never added to each other. */
export const Measure = z.enum(['booked', 'shipped', 'invoiced'])
export type Measure = z.infer<typeof Measure>

/** What sales can be grouped by. */
export const Dimension = z.enum([
  'day',
  'week',
  'month',
  'season',
  'collection',
  'product',
  'category',
  'colour',
  'size',
  'retailer',
  'country',
  'salesRep',
])
export type Dimension = z.infer<typeof Dimension>

/** The orders of a list: in a measure, cancelled or rejected, or with units left to ship. */
export const OrdersOf = z.enum(['counted', 'cancelled', 'open'])
export type OrdersOf = z.infer<typeof OrdersOf>

export const Compare = z.enum(['none', 'period', 'year'])
export type Compare = z.infer<typeof Compare>

const text = z.string().check(z.maxLength(120))
const ids = z.optional(several(z.uuid()))
const words = z.optional(several(text))

/** What figures can be narrowed by; each field takes several values, with commas between them. */
export const salesFilters = {
  collectionId: ids,
  productId: ids,
  retailerId: ids,
  salesRepId: z.optional(several(z.union([z.uuid(), z.literal(none)]))),
  category: words,
  season: words,
  colour: words,
  size: words,
  country: z.optional(several(z.string().check(z.regex(/^[A-Z]{2}$/)))),
}

export const longestPeriodDays = 1_100

/** From a first day to a last one, or so many days up to today. */
export const periodQuery = {
  from: z.optional(Day),
  to: z.optional(Day),
  days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(longestPeriodDays))),
}

/** Without a period it is the last twelve months; without a currency the entity's own. */
export const salesPeriod = {
  ...periodQuery,
  currency: z.optional(Currency),
}
export const salesQuery = { ...salesPeriod, measure: z._default(Measure, 'booked'), ...salesFilters }

/** The figures a call is about, as the server understood it. */
export const Asked = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  currency: Currency,
  currencies: z.array(Currency), // in which there are figures at all
  asOf: z.iso.datetime(), // what happened until then is counted
})

export const Figure = z.object({ amount: Amount, units: z.int(), orders: z.nullable(z.int()) })
export type Figure = z.infer<typeof Figure>

export const SalesRow = z.object({
  key: z.string(), // a day, an id or a name, as the filters take it
  label: z.string(),
  image: z.nullable(z.string()),
  amount: Amount,
  units: z.int(),
  orders: z.nullable(z.int()), // not counted by product: an order has several
  before: z.nullable(Figure),
})
export type SalesRow = z.infer<typeof SalesRow>

export const mostRows = 400
