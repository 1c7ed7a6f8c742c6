import { z } from 'zod/mini'
import { Day } from '../core/days.ts'
import { several } from '../core/lists/several.ts'
import { Amount, AmountAboveZeroIn, Currency } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { page, Paging } from '../core/paging.ts'
import { nameUpTo } from '../core/rules.ts'
import { Asked, Compare, Figure, Measure, SalesRow, salesPeriod } from './sales-shapes.ts'

const ofRetailer = { allow: ['manage', 'Retailer'] } as const
const byId = z.strictObject({ id: z.uuid() })

export const PurchaseDimension = z.enum(['brand', 'category', 'deliveryMonth', 'month'])
export type PurchaseDimension = z.infer<typeof PurchaseDimension>

export const purchaseFilters = {
  ...salesPeriod,
  measure: z._default(Measure, 'booked'),
  brandId: z.optional(several(z.uuid())),
  category: z.optional(several(z.string().check(z.maxLength(120)))),
  deliveryMonth: z.optional(z.string().check(z.regex(/^(\d{4}-\d{2})?$/))), // empty: without a delivery window
}

export const Budget = z.object({
  id: z.uuid(),
  name: z.string(),
  currency: Currency,
  amount: Amount,
  from: z.iso.date(),
  to: z.iso.date(),
  category: z.nullable(z.string()),
  spent: Amount, // booked in these days
})
export type Budget = z.infer<typeof Budget>

const BudgetIn = z
  .strictObject({
    name: nameUpTo(60),
    currency: Currency,
    amount: AmountAboveZeroIn,
    from: Day,
    to: Day,
    category: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'analytics.range' }))
export { BudgetIn }

/** What a retailer buys. */
export const purchases = {
  insights: endpoint({
    method: 'GET',
    path: '/api/v2/purchase-insights',
    ...ofRetailer,
    query: z.strictObject({
      ...purchaseFilters,
      by: z._default(PurchaseDimension, 'brand'),
      compare: z._default(Compare, 'none'),
    }),
    reply: z.extend(Asked, {
      total: Figure,
      before: z.nullable(Figure),
      rows: z.array(SalesRow),
      more: z.boolean(),
      open: z.array(z.object({ month: z.string(), units: z.int(), amount: Amount })), // booked and not shipped, by delivery month
    }),
  }),
  orders: endpoint({
    method: 'GET',
    path: '/api/v2/purchase-insights/orders',
    ...ofRetailer,
    query: z.safeExtend(Paging, { ...purchaseFilters, of: z._default(z.enum(['counted', 'open']), 'counted') }),
    reply: z.extend(
      page({
        orders: z.array(
          z.object({
            id: z.uuid(),
            number: z.string(),
            brandId: z.uuid(),
            brandName: z.string(),
            day: z.iso.date(),
            units: z.int(),
            amount: Amount,
          }),
        ),
      }),
      { ...Asked.shape, sum: Figure },
    ),
  }),
  budgets: endpoint({
    method: 'GET',
    path: '/api/v2/purchase-insights/budgets',
    ...ofRetailer,
    reply: z.array(Budget),
  }),
  addBudget: endpoint({
    method: 'POST',
    path: '/api/v2/purchase-insights/budgets',
    ...ofRetailer,
    body: BudgetIn,
    reply: Budget,
    status: 201,
    idempotent: true,
    successMessage: 'analytics.budgetSaved',
  }),
  changeBudget: endpoint({
    method: 'PUT',
    path: '/api/v2/purchase-insights/budgets/:id',
    ...ofRetailer,
    params: byId,
    body: BudgetIn,
    reply: Budget,
    successMessage: 'analytics.budgetSaved',
  }),
  removeBudget: endpoint({
    method: 'DELETE',
    path: '/api/v2/purchase-insights/budgets/:id',
    ...ofRetailer,
    params: byId,
    reply: z.null(),
    successMessage: 'analytics.budgetRemoved',
  }),
}
