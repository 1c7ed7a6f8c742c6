import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import {
  freightsOfInvoice,
  type InvoiceRecord,
  invoiceRows,
  linesOfInvoice,
  relatedInvoices,
  taxesOfInvoice,
} from './invoices.queries.ts'

/** Invoices with everything that is printed. */
export async function loadInvoices(db: Db, actor: Trader, ids: readonly string[]): Promise<FullInvoice[]> {
  if (ids.length === 0) return []
  const rows = await invoiceRows(db, actor)
    .where('invoice.id', 'in', [...ids])
    .orderBy('issuedOn')
    .orderBy('number')
    .execute()
  const all: FullInvoice[] = []
  for (const row of rows) all.push(await withParts(db, row))
  return all
}

async function withParts(db: Db, invoice: InvoiceRecord) {
  const { corrected } = await relatedInvoices(db, invoice)
  return {
    ...invoice,
    corrected,
    lines: await linesOfInvoice(db, invoice.id),
    taxes: await taxesOfInvoice(db, invoice.id),
    freights: await freightsOfInvoice(db, invoice.id),
  }
}
export type FullInvoice = Awaited<ReturnType<typeof withParts>>
