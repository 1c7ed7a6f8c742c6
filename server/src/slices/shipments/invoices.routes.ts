import type { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { traderOf, traderToRead } from '../connections/door.ts'
import { invoiceFile, orderInvoices, shipmentInvoices } from './documents/invoice-files.ts'
import { statementFile } from './documents/statement-file.ts'
import { invoiceShipments } from './moving/invoice-shipments.ts'
import { listInvoices } from './invoices/invoices.queries.ts'
import { presentRows, readInvoice } from './invoices/read-invoice.ts'
import { readStatement } from './invoices/read-statement.ts'
import { readTaxRates, setTaxRates } from './invoices/tax-rates.ts'

export const invoicesHandlers: Handlers<typeof invoices> = {
  async list({ actor, query: { entityId, ...query }, caller }, { db }) {
    const trader = await traderToRead(db, actor, { entityId, area: 'invoices', caller })
    const { rows, ...page } = await listInvoices(db, trader, query)
    return { invoices: await presentRows(db, rows), ...page }
  },
  create: ({ actor, body, caller }, { db }) => invoiceShipments(db, traderOf(actor), body.shipmentIds, caller),
  statement: ({ actor, params, query }, { db }) =>
    readStatement(db, traderOf(actor), params.counterpartId, query.month),
  statementFile: ({ actor, params, query, caller }, deps) =>
    statementFile(deps, traderOf(actor), params.counterpartId, query.month, query.language ?? caller.language),
  taxRates: ({ actor }, { db }) => readTaxRates(db, traderOf(actor)),
  setTaxRates: ({ actor, body, caller }, { db }) => setTaxRates(db, traderOf(actor), body, caller),
  read: ({ actor, params }, { db }) => readInvoice(db, traderOf(actor), params.id),
  download: ({ actor, params, query, caller }, deps) =>
    invoiceFile(deps, traderOf(actor), params.id, query.format ?? 'pdf', query.language ?? caller.language),
  ofShipment: ({ actor, params, query, caller }, deps) =>
    shipmentInvoices(
      deps,
      traderOf(actor),
      params.id,
      query.format ?? caller.accept,
      query.language ?? caller.language,
    ),
  ofOrder: ({ actor, params, query, caller }, deps) =>
    orderInvoices(deps, traderOf(actor), params.id, query.language ?? caller.language),
}
