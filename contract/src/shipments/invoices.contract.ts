import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { seenVersion } from '../core/saved-version.ts'
import { readers, ViewedEntity } from '../core/viewed-entity.ts'
import { rights } from '../core/rights/rights.ts'
import { invoiceList } from './invoice-list.ts'
import { Invoice, InvoiceRow, Month, SavedTaxRate, Statement, TaxRate } from './invoice-shapes.ts'
import { DocumentLanguage } from './shipments.contract.ts'

const traders = { allow: ['read', 'Shipment'], sides: ['brand', 'retailer'] } as const
const byId = z.strictObject({ id: z.uuid() })
const format = z.optional(z.string().check(z.maxLength(60)))

export const invoices = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/invoices',
    ...traders,
    sides: readers,
    query: z.safeExtend(listQuery(invoiceList), { entityId: ViewedEntity }),
    reply: page({ invoices: z.array(InvoiceRow) }),
  }),
  /** One invoice over several shipments to one retailer. */
  create: endpoint({
    method: 'POST',
    path: '/api/v2/invoices',
    allow: ['manage', 'Brand'],
    body: z.strictObject({ shipmentIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(50)) }),
    reply: z.array(InvoiceRow),
    status: 201,
    successMessage: 'shipments.invoiced',
    idempotent: true,
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/v2/invoices/statements/:counterpartId',
    ...traders,
    params: z.strictObject({ counterpartId: z.uuid() }),
    query: z.strictObject({ month: Month }),
    reply: Statement,
  }),
  statementFile: endpoint({
    method: 'GET',
    path: '/api/v2/invoices/statements/:counterpartId/download',
    ...traders,
    params: z.strictObject({ counterpartId: z.uuid() }),
    query: z.strictObject({ month: Month, language: DocumentLanguage }),
    reply: z.unknown(),
    raw: ['pdf'],
  }),
  taxRates: endpoint({
    method: 'GET',
    path: '/api/v2/invoices/tax-rates',
    allow: ['manage', 'Brand'],
    reply: z.array(SavedTaxRate),
  }),
  setTaxRates: endpoint({
    method: 'PUT',
    path: '/api/v2/invoices/tax-rates',
    ...rights.setTaxRates,
    body: z.strictObject({ rates: z.array(TaxRate).check(z.maxLength(260)), ...seenVersion }),
    reply: z.array(SavedTaxRate),
    successMessage: 'shipments.taxSaved',
  }),
  read: endpoint({ method: 'GET', path: '/api/v2/invoices/:id', ...traders, params: byId, reply: Invoice }),
  /** `format`: pdf, or ubl for the e-invoice as a file of its own. */
  download: endpoint({
    method: 'GET',
    path: '/api/v2/invoices/:id/download',
    ...traders,
    params: byId,
    query: z.strictObject({ format, language: DocumentLanguage }),
    reply: z.unknown(),
    raw: ['pdf', 'xml'],
  }),
  /** All invoices of a shipment, as `application/pdf` or `application/json`. */
  ofShipment: endpoint({
    method: 'GET',
    path: '/api/v2/shipments/:id/invoices',
    ...traders,
    params: byId,
    query: z.strictObject({ format, language: DocumentLanguage }),
    reply: z.object({ data: z.array(Invoice) }), // the JSON; a PDF has no shape
    raw: ['pdf', 'json'],
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/v2/orders/:id/download-invoice',
    ...traders,
    params: byId,
    query: z.strictObject({ language: DocumentLanguage }),
    reply: z.unknown(),
    raw: ['pdf'],
  }),
}
