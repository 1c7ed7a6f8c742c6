import { amount } from '@souk/contract/core/money.ts'
import type { Invoice, InvoiceRow } from '@souk/contract/shipments/invoice-shapes.ts'
import { percentOf } from '@souk/contract/reference/percent.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { receivables } from '../../wallet/door.ts'
import {
  findInvoice,
  type InvoiceRecord,
  linesOfInvoice,
  relatedInvoices,
  shipmentsOfInvoice,
  taxesOfInvoice,
} from './invoices.queries.ts'

/** Invoices with where they stand in the ledger. */
export async function presentRows(db: Db, invoices: readonly InvoiceRecord[]): Promise<InvoiceRow[]> {
  const ids = invoices.filter(({ kind }) => kind !== 'CREDIT_NOTE').map(({ id }) => id)
  const standings = ids.length > 0 ? await receivables(db, ids) : new Map()
  return invoices.map((invoice) => {
    const { id, number, kind, currency, method, orders, issuedOn, dueOn, parties } = invoice
    const standing = standings.get(id)
    const money = (minor: bigint) => amount({ minor, currency })
    return {
      id,
      number,
      kind,
      currency,
      method,
      orders,
      issuedOn,
      dueOn,
      brand: { id: invoice.brandId, name: parties.seller.name },
      retailer: { id: invoice.retailerId, name: parties.buyer.name },
      total: money(invoice.total),
      payable: money(invoice.payable),
      open: money(standing?.open ?? 0n),
      status: standing?.status ?? null,
    }
  })
}

export async function readInvoice(db: Db, actor: Trader, id: string): Promise<Invoice> {
  const invoice = found(await findInvoice(db, actor, id))
  const [row] = await presentRows(db, [invoice])
  const money = (minor: bigint) => amount({ minor, currency: invoice.currency })
  const { seller, buyer, shipTo } = invoice.parties
  const { creditNotes, corrected } = await relatedInvoices(db, invoice)
  const standing = (await receivables(db, [id])).get(id)
  return {
    ...row!,
    seller,
    buyer,
    shipTo,
    reason: invoice.reason,
    corrects: corrected && { id: corrected.id, number: corrected.number },
    creditNotes,
    shipments: await shipmentsOfInvoice(db, id),
    lines: (await linesOfInvoice(db, id)).map(
      ({ kept: snapshot, price, discount, net, rate, category, quantity, units, ...line }) => ({
        id: line.id,
        ...snapshot,
        quantity,
        units,
        category,
        rate: percentOf(rate),
        price: money(price),
        discount: money(discount),
        net: money(net),
      }),
    ),
    taxes: (await taxesOfInvoice(db, id)).map(({ rate, taxable, tax, ...one }) => ({
      ...one,
      rate: percentOf(rate),
      taxable: money(taxable),
      tax: money(tax),
    })),
    net: money(invoice.net),
    freight: money(invoice.freight),
    tax: money(invoice.tax),
    deposit: money(invoice.deposit),
    paid: money(standing?.paid ?? 0n),
    credited: money(standing?.credited ?? 0n),
  }
}
