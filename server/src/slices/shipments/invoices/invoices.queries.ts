import { type RawBuilder, sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { SortOf } from '@souk/contract/core/lists/list.ts'
import type { InvoiceFilters, invoiceList } from '@souk/contract/shipments/invoice-list.ts'
import type { InvoiceRow } from '@souk/contract/shipments/invoice-shapes.ts'
import type { TaxCategory } from '@souk/contract/shipments/tax.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { allGiven, type Order, pagedList } from '../../../platform/data/database/paged-list.ts'
import type { Trader } from '../../connections/door.ts'
import { stateSql } from '../../wallet/door.ts'
import { counterpartOf, isOwnInvoice } from '../model/shipment-scope.ts'
import type { InvoiceParties, NamedLine } from './write-invoice.ts'

export type Reference = { id: string; number: string }

export function invoiceRows(db: Db, actor: Trader, filters: InvoiceFilters = {}) {
  return db
    .selectFrom('invoice')
    .select(['invoice.id', 'number', 'brandId', 'retailerId', 'currency', 'method', 'reason', 'corrects', 'cardId'])
    .select(['net', 'freight', 'tax', 'total', 'deposit', 'payable', 'issuedOn', 'dueOn', 'orderIds'])
    .select([
      sql<InvoiceRow['kind']>`kind`.as('kind'),
      sql<InvoiceParties>`parties`.as('parties'),
      sql<Reference[]>`(select coalesce(json_agg(json_build_object('id', id, 'number', number) order by number), '[]')
        from sales_order where id = any(invoice.order_ids))`.as('orders'),
    ])
    .where(isOwnInvoice(actor))
    .where(narrowedBy(actor, filters))
}
type InvoiceRows = ReturnType<typeof invoiceRows>
export type InvoiceRecord = Awaited<ReturnType<InvoiceRows['execute']>>[number]

function narrowedBy(actor: Trader, input: InvoiceFilters): RawBuilder<boolean> {
  const other = counterpartOf(actor)
  const name = sql`invoice.parties -> ${sql.lit(other === 'brand' ? 'seller' : 'buyer')} ->> 'name'`
  return allGiven<InvoiceFilters>(input, {
    q: (text) => sql`(invoice.number ilike ${containing(text)} or ${name} ilike ${containing(text)}
      or exists (select from sales_order where sales_order.id = any(invoice.order_ids) and sales_order.number ilike ${containing(text)}))`,
    kind: (kinds) => sql`invoice.kind = any(${kinds}::text[])`,
    status: (states) => sql`exists (select from receivable where receivable.invoice_id = invoice.id
      and invoice.kind <> 'CREDIT_NOTE' and ${stateSql} = any(${states}::text[]))`,
    counterpartId: (ids) => sql`${sql.ref(`invoice.${other}Id`)} = any(${ids}::uuid[])`,
    orderId: (id) => sql`invoice.order_ids @> array[${id}]::uuid[]`,
    currency: (values) => sql`invoice.currency = any(${values}::text[])`,
    from: (day) => sql`invoice.issued_on >= ${day}::date`,
    until: (day) => sql`invoice.issued_on <= ${day}::date`,
  })
}

export const findInvoice = (db: Db, actor: Trader, id: string) =>
  invoiceRows(db, actor).where('invoice.id', '=', id).executeTakeFirst()

type Input = InvoiceFilters & Paging & { sort: SortOf<typeof invoiceList> }

const orders: Record<Input['sort'], Order> = {
  newest: { by: ['invoice.issuedAt'], direction: 'desc' },
  oldest: { by: ['invoice.issuedAt'], direction: 'asc' },
  due: { by: ['invoice.dueOn'], direction: 'asc' },
  dueDown: { by: ['invoice.dueOn'], direction: 'desc' },
}

export function listInvoices(db: Db, actor: Trader, { sort, after, page, limit, ...filters }: Input) {
  const narrow = (rows: InvoiceRows) => rows.where(narrowedBy(actor, filters))
  return pagedList(db, invoiceRows(db, actor), narrow, { id: 'invoice.id', ...orders[sort] }, { after, page, limit })
}

export type InvoiceLineRecord = {
  id: string
  orderId: string | null
  quantity: number
  units: number
  price: bigint
  gross: bigint
  discount: bigint
  net: bigint
  category: TaxCategory
  rate: number
  country: string
  kept: NamedLine
}

export async function linesOfInvoice(db: Db, invoiceId: string): Promise<InvoiceLineRecord[]> {
  const { rows } = await sql<InvoiceLineRecord>`
    select id, order_id, quantity, units, price, gross, discount, net, category, rate, country, kept from invoice_line
    where invoice_id = ${invoiceId} order by position`.execute(db)
  return rows
}

export async function taxesOfInvoice(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoiceTax')
    .select(['rate', 'country', 'reason', 'taxable', 'tax', sql<TaxCategory>`category`.as('category')])
    .where('invoiceId', '=', invoiceId)
    .orderBy('rate', 'desc')
    .orderBy('country')
    .execute()
}

export async function freightsOfInvoice(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoiceFreight')
    .select(['shipmentId', 'amount', 'rate', 'country', sql<TaxCategory>`category`.as('category')])
    .where('invoiceId', '=', invoiceId)
    .execute()
}

export async function shipmentsOfInvoice(db: Db, invoiceId: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select id, number from shipment where id in (select line.shipment_id from invoice_line
      join shipment_line line on line.id = invoice_line.shipment_line_id where invoice_line.invoice_id = ${invoiceId})
    order by number`.execute(db)
  return rows
}

/** Credit notes of an invoice, and of a credit note the invoice it corrects. */
export async function relatedInvoices(db: Db, { id, corrects }: InvoiceRecord) {
  const rows = await db
    .selectFrom('invoice')
    .select(['id', 'number', 'corrects', 'issuedOn'])
    .where((eb) => eb.or([eb('corrects', '=', id), ...(corrects ? [eb('id', '=', corrects)] : [])]))
    .orderBy('number')
    .execute()
  return {
    creditNotes: rows.filter((row) => row.corrects === id).map((row) => ({ id: row.id, number: row.number })),
    corrected: rows.find((row) => row.id === corrects) ?? null,
  }
}
