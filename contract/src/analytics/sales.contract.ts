import { z } from 'zod/mini'
import { Amount, AmountAboveZeroIn, Currency } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { page, Paging } from '../core/paging.ts'
import { rights } from '../core/rights/rights.ts'
import { Forecast } from './forecast.ts'
import { RetailerHealth, RiskReason } from './retailer-health.ts'
import {
  Asked,
  Compare,
  Dimension,
  Figure,
  OrdersOf,
  SalesRow,
  salesFilters,
  salesPeriod,
  salesQuery,
} from './sales-shapes.ts'

const ofBrand = { allow: ['manage', 'Brand'] } as const
const Query = z.strictObject({ ...salesPeriod, ...salesFilters })
const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

const Style = z.object({
  productId: z.uuid(),
  collectionId: z.uuid(),
  name: z.string(),
  styleCode: z.string(),
  image: z.nullable(z.string()),
  amount: Amount,
  units: z.int(),
  available: z.nullable(z.int()), // units that can still be ordered; none where there is no limit
  sellThrough: z.nullable(z.number()), // booked ÷ (booked + available)
  leftToShip: z.int(),
})
export type Style = z.infer<typeof Style>

const Share = z.object({ key: z.string(), units: z.int(), amount: Amount })
const Reason = z.object({ reason: z.string(), orders: z.int(), amount: Amount })

/** Sales of a brand; a manager or representative sees those of their own retailers. */
export const sales = {
  insights: endpoint({
    method: 'GET',
    path: '/api/v2/sales-insights',
    ...ofBrand,
    query: z.strictObject({
      ...salesQuery,
      by: z._default(Dimension, 'month'),
      compare: z._default(Compare, 'none'),
    }),
    reply: z.extend(Asked, {
      total: Figure,
      before: z.nullable(Figure),
      rows: z.array(SalesRow),
      more: z.boolean(),
    }),
  }),
  /** The orders behind a figure, each with the part of it that is counted. */
  orders: endpoint({
    method: 'GET',
    path: '/api/v2/sales-insights/orders',
    ...ofBrand,
    query: z.safeExtend(Paging, { ...salesQuery, of: z._default(OrdersOf, 'counted') }),
    reply: z.extend(
      page({
        orders: z.array(
          z.object({
            id: z.uuid(),
            number: z.string(),
            retailerId: z.uuid(),
            retailerName: z.string(),
            day: z.iso.date(), // the last that is counted
            units: z.int(),
            amount: Amount,
          }),
        ),
      }),
      { ...Asked.shape, sum: Figure },
    ),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/v2/sales-insights/summary',
    ...ofBrand,
    query: Query,
    reply: z.extend(Asked, {
      orders: z.int(),
      averageOrder: z.nullable(Amount),
      averageLines: z.nullable(z.number()),
      averageUnits: z.nullable(z.number()),
      discount: z.nullable(z.number()), // share of what was invoiced
      changedInNegotiation: z.int(), // orders that were confirmed after a change
      negotiated: Amount, // what the changes came to, more or less
      cancelled: Figure,
      reasons: z.array(Reason),
      leftToShip: z.object({ units: z.int(), amount: Amount, orders: z.int() }), // of all orders, whatever the period
      sellThrough: z.nullable(z.number()),
    }),
  }),
  styles: endpoint({
    method: 'GET',
    path: '/api/v2/sales-insights/styles',
    ...ofBrand,
    query: Query,
    reply: z.extend(Asked, { best: z.array(Style), slowest: z.array(Style) }),
  }),
  /** Sizes and colours of one category; without one, of all. */
  mix: endpoint({
    method: 'GET',
    path: '/api/v2/sales-insights/mix',
    ...ofBrand,
    query: z.strictObject({ ...salesQuery }),
    reply: z.extend(Asked, {
      categories: z.array(z.string()),
      sizes: z.array(Share),
      colours: z.array(Share),
    }),
  }),
  retailers: endpoint({
    method: 'GET',
    path: '/api/v2/sales-insights/retailers',
    ...ofBrand,
    query: Query,
    reply: z.extend(Asked, {
      counts: z.object({ NEW: z.int(), RETURNING: z.int(), SILENT: z.int(), AT_RISK: z.int() }),
      retailers: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          relationId: z.nullable(z.uuid()),
          health: RetailerHealth,
          reasons: z.array(RiskReason),
          amount: Amount,
          before: Amount, // in the period of the same length before
          orders: z.int(),
          firstOrder: z.iso.date(),
          lastOrder: z.iso.date(),
          usualGapDays: z.nullable(z.int()),
        }),
      ),
      more: z.boolean(),
    }),
  }),
  /** Two seasons at the same number of days before the deadlines of their collections. */
  seasons: endpoint({
    method: 'GET',
    path: '/api/v2/sales-insights/seasons',
    ...ofBrand,
    query: z.strictObject({
      currency: z.optional(Currency),
      season: z.optional(z.string().check(z.maxLength(60))),
      against: z.optional(z.string().check(z.maxLength(60))),
      retailerId: salesFilters.retailerId,
      salesRepId: salesFilters.salesRepId,
    }),
    reply: z.object({
      currency: Currency,
      currencies: z.array(Currency),
      seasons: z.array(z.string()), // the newest first
      season: z.nullable(z.string()),
      against: z.nullable(z.string()),
      points: z.array(z.object({ daysBefore: z.int(), amount: z.nullable(Amount), before: z.nullable(Amount) })), // added up; none yet
      daysLeft: z.nullable(z.int()),
      /** Against the other season at the same days before its deadline, and who bought then and not yet now. */
      standing: z.nullable(
        z.object({
          amount: Amount,
          before: Amount,
          missing: z.object({
            total: z.int(),
            amount: Amount, // what all of them booked then
            retailers: z.array(
              z.object({
                id: z.uuid(),
                name: z.string(),
                amount: Amount,
                lastOrder: z.iso.date(),
                isOrdering: z.boolean(), // an order of this season waits for its confirmation
              }),
            ),
          }),
        }),
      ),
      forecast: Forecast,
      asOf: z.iso.datetime(),
    }),
  }),
  /** Representatives against their targets in one month. */
  team: endpoint({
    method: 'GET',
    path: '/api/v2/sales-insights/team',
    ...ofBrand,
    query: z.strictObject({ currency: z.optional(Currency), month: z.optional(Month) }),
    reply: z.object({
      currency: Currency,
      currencies: z.array(Currency),
      month: Month,
      maySet: z.boolean(),
      people: z.array(
        z.object({
          id: z.nullable(z.uuid()), // none: retailers that no one looks after
          name: z.string(),
          booked: Amount,
          orders: z.int(),
          retailers: z.int(), // connected ones that this person looks after
          target: z.nullable(Amount),
          yearBooked: Amount,
          yearTarget: z.nullable(Amount),
        }),
      ),
      asOf: z.iso.datetime(),
    }),
  }),
  setTarget: endpoint({
    method: 'PUT',
    path: '/api/v2/sales-insights/targets/:id',
    ...rights.leadSales,
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ currency: Currency, month: Month, amount: z.nullable(AmountAboveZeroIn) }), // none takes it away
    reply: z.null(),
    successMessage: 'analytics.targetSaved',
  }),
}
