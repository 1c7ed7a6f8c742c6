import { mediaTypes } from '@souk/contract/core/media-types.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { renderPapers } from '../../../platform/documents/papers/render-papers.ts'
import type { FileAnswer } from '../../../platform/data/files/file-answer.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { orderRows } from '../../orders/door.ts'
import { invoiceRows } from '../invoices/invoices.queries.ts'
import { type FullInvoice, loadInvoices } from '../invoices/load-invoice.ts'
import { readInvoice } from '../invoices/read-invoice.ts'
import { readShipment } from '../model/read-shipment.ts'
import { ciiOf } from '../einvoice/cii.ts'
import { canBeElectronic } from '../einvoice/en16931.ts'
import { ublOf } from '../einvoice/ubl.ts'
import { invoicePaper } from './invoice-paper.ts'
import { logoOf } from './logo.ts'

/** One invoice: as a PDF with the e-invoice inside, or the e-invoice in UBL. */
export async function invoiceFile(
  deps: Deps,
  actor: Trader,
  id: string,
  format: string,
  language: Language,
): Promise<FileAnswer> {
  const [invoice] = await loadInvoices(deps.db, actor, [id])
  if (format === 'ubl') {
    if (!canBeElectronic(found(invoice))) throw new Refusal('conflict', 'shipments.noEInvoice')
    return { name: `${invoice!.number}.xml`, type: 'xml', body: Buffer.from(ublOf(invoice!)) }
  }
  if (format !== 'pdf' && format !== mediaTypes.pdf) throw new Refusal('wrong_type', 'shipments.unsupportedContentType')
  return toPdf(deps, [found(invoice)], language)
}

/** All invoices of a shipment, in the content type that is asked for. */
export async function shipmentInvoices(
  deps: Deps,
  actor: Trader,
  id: string,
  wanted: string,
  language: Language,
): Promise<FileAnswer> {
  const { invoices, number } = await readShipment(deps.db, actor, id)
  const type = typeOf(wanted)
  if (!type) throw new Refusal('wrong_type', 'shipments.unsupportedContentType')
  const ids = invoices.map((invoice) => invoice.id)
  if (type === 'json') {
    const data = []
    for (const one of ids) data.push(await readInvoice(deps.db, actor, one))
    return { name: `${number}.json`, type: 'json', body: Buffer.from(JSON.stringify({ data })) }
  }
  return toPdf(deps, await loadInvoices(deps.db, actor, ids), language)
}

/** `pdf`, `json`, or what an Accept header names first of the two; anything counts as PDF. */
export function typeOf(wanted: string): 'pdf' | 'json' | null {
  const types = wanted.split(',').map((part) => part.split(';')[0]!.trim().toLowerCase())
  for (const type of types) {
    if (type === 'pdf' || type === mediaTypes.pdf || type === '*/*' || type === 'application/*' || type === '')
      return 'pdf'
    if (type === 'json' || type === mediaTypes.json) return 'json'
  }
  return null
}

/** All invoices of an order in one file. */
export async function orderInvoices(deps: Deps, actor: Trader, id: string, language: Language): Promise<FileAnswer> {
  const order = found(await orderRows(deps.db, actor).where('salesOrder.id', '=', id).executeTakeFirst())
  const rows = await invoiceRows(deps.db, actor, { orderId: order.id }).execute()
  const invoices = await loadInvoices(
    deps.db,
    actor,
    rows.map((row) => row.id),
  )
  return toPdf(deps, invoices, language, order.number)
}

async function toPdf(
  deps: Deps,
  invoices: readonly FullInvoice[],
  language: Language,
  name = invoices[0]?.number,
): Promise<FileAnswer> {
  const [first] = invoices
  if (!first) throw new Refusal('not_found', 'shipments.noInvoice')
  const logo = await logoOf(deps, first.parties.seller.logo)
  const papers = invoices.map((invoice) => invoicePaper(invoice, language, deps.say, logo))
  const isElectronic = invoices.length === 1 && canBeElectronic(first)
  const attachment = isElectronic ? { xml: ciiOf(first) } : null
  const body = await renderPapers({ papers, author: first.parties.seller.name, attachment })
  return { name: `${name}.pdf`, type: 'pdf', body }
}
