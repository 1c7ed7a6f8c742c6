import type { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { get } from '../../../lib/server/get.ts'
import { session } from '../../../lib/session/session.ts'
import { counterpartOf } from '../model/side.ts'

/** Invoices by their number, an order's number or the counterpart's name, for the search over everything. */
export async function findInvoices(text: string, signal: AbortSignal) {
  const { entityType } = session()
  if (entityType !== 'brand' && entityType !== 'retailer') return []
  const query = { q: text.slice(0, 100), limit: 6 }
  const found = await get<typeof invoices.list>('/api/v2/invoices', { query }, { signal, isQuiet: true })
  return found.invoices.map((invoice) => ({
    key: invoice.id,
    label: invoice.number,
    detail: counterpartOf(invoice, entityType).name,
    to: `/invoice/${invoice.id}`,
  }))
}
