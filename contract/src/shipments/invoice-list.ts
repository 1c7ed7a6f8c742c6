import { filter, type FiltersOf, list } from '../core/lists/list.ts'
import { invoiceKinds } from './invoice-rules.ts'

export const invoiceList = list({
  filters: {
    q: filter.text, // its number, an order's number or the counterpart's name
    kind: filter.many(invoiceKinds),
    counterpartId: filter.ids,
    orderId: filter.id,
    currency: filter.currencies,
    from: filter.day,
    until: filter.day,
  },
  sorts: ['newest'],
  limit: 50,
})
export type InvoiceFilters = FiltersOf<typeof invoiceList>
