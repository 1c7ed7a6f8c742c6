import { filter, type FiltersOf, list } from '../core/lists/list.ts'
import { invoiceKinds, invoiceStatuses } from './invoice-rules.ts'

export const invoiceList = list({
  filters: {
    q: filter.text, // its number, an order's number or the counterpart's name
    kind: filter.many(invoiceKinds),
    status: filter.many(invoiceStatuses), // what is paid of it; a credit note has none
    counterpartId: filter.ids,
    orderId: filter.id,
    currency: filter.currencies,
    from: filter.day,
    until: filter.day,
  },
  sorts: ['newest', 'oldest', 'due', 'dueDown'],
  limit: 50,
})
export type InvoiceFilters = FiltersOf<typeof invoiceList>
