import { z } from 'zod/mini'
import { Amount, Currency } from '../core/amounts.ts'
import { max, required } from '../core/rules.ts'
import { OrderAddress } from '../orders/order-shapes.ts'
import { invoiceKinds, invoiceStatuses } from './invoice-rules.ts'
import { Percent } from './shipment-shapes.ts'
import { taxCategories } from './tax.ts'

const Party = z.object({ id: z.uuid(), name: z.string() })
const Reference = z.object({ id: z.uuid(), number: z.string() })

export const InvoiceRow = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  brand: Party,
  retailer: Party,
  orders: z.array(Reference),
  currency: Currency,
  method: z.string(),
  total: Amount,
  payable: Amount,
  open: Amount, // from the ledger; of a credit note nought
  status: z.nullable(z.enum(invoiceStatuses)), // null: a credit note
  issuedOn: z.string(),
  dueOn: z.string(),
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

export const InvoiceParty = z.object({
  name: z.string(),
  address: z.nullable(OrderAddress),
  taxNumber: z.string(),
  registrationNumber: z.string(),
  email: z.string(),
  logo: z.nullable(z.string()),
})
export type InvoiceParty = z.infer<typeof InvoiceParty>

export const Invoice = z.extend(InvoiceRow, {
  seller: InvoiceParty,
  buyer: InvoiceParty,
  shipTo: z.nullable(OrderAddress),
  corrects: z.nullable(Reference),
  reason: z.string(),
  lines: z.array(
    z.object({
      id: z.uuid(),
      orderNumber: z.nullable(z.string()),
      name: z.string(),
      styleCode: z.string(),
      colour: z.string(),
      size: z.string(),
      sku: z.string(),
      quantity: z.int(),
      units: z.int(),
      price: Amount,
      discount: Amount,
      net: Amount,
      category: z.enum(taxCategories),
      rate: z.string(),
    }),
  ),
  taxes: z.array(
    z.object({
      category: z.enum(taxCategories),
      rate: z.string(),
      country: z.string(),
      reason: z.string(),
      taxable: Amount,
      tax: Amount,
    }),
  ),
  net: Amount,
  freight: Amount,
  tax: Amount,
  deposit: Amount,
  paid: Amount,
  credited: Amount,
  shipments: z.array(Reference),
  creditNotes: z.array(Reference),
})
export type Invoice = z.infer<typeof Invoice>

/** As it is answered: a schema that changes what it reads cannot write. */
export const SavedTaxRate = z.object({
  country: z.string(),
  category: z.enum(taxCategories),
  rate: z.string(),
  reason: z.string(),
  version: z.int(), // of the whole list
})
export type SavedTaxRate = z.infer<typeof SavedTaxRate>
export const TaxRate = z
  .strictObject({
    country: z.union([z.literal(''), z.string().check(z.regex(/^[A-Z]{2}$/))]), // empty: everywhere else
    category: z.enum(taxCategories),
    rate: Percent,
    reason: max(200),
  })
  .check(
    z.refine(({ category, rate }) => (category === 'S') === Number(rate) > 0, {
      path: ['rate'],
      error: 'shipments.rateOfCategory',
    }),
    z.refine(({ category, reason }) => category === 'S' || category === 'Z' || reason !== '', {
      path: ['reason'],
      error: 'rules.required',
    }),
  )
export type TaxRate = z.output<typeof TaxRate>

/** What one retailer owes one brand for a month, document by document. */
export const Statement = z.object({
  brand: Party,
  retailer: Party,
  month: z.string(), // `2026-11`
  currencies: z.array(
    z.object({
      currency: Currency,
      documents: z.array(InvoiceRow),
      invoiced: Amount,
      credited: Amount,
      total: Amount, // invoiced less credited
      open: Amount, // of these documents, today
    }),
  ),
})
export type Statement = z.infer<typeof Statement>
export const Month = required.check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'shipments.month'))
