import { money as parse } from '@souk/contract/core/money.ts'
import type { Order } from '@souk/contract/orders/order-shapes.ts'
import type { Paper, PaperFile, PaperRow } from '../../../platform/documents/papers/paper.ts'
import { formatsIn } from '../../../platform/documents/papers/paper-formats.ts'
import type { ExportContext } from '../../../platform/documents/exports/export-kind.ts'
import { printPicture } from '../../../platform/documents/papers/read-picture.ts'
import { brandLook } from '../../catalog/doors/documents.ts'
import { readOrder } from '../reading/read-order.ts'

/** Each order on pages of its own. */
export async function orderPapers(
  context: ExportContext,
  orders: readonly { id: string; brandId: string }[],
): Promise<PaperFile> {
  const papers: Paper[] = []
  const logos = new Map<string, Promise<Paper['logo']>>()
  const logoOf = async (brandId: string) => {
    const { logo } = await brandLook(context.deps.db, brandId)
    return printPicture(context.deps, logo, { width: 640, height: 176, format: 'png' })
  }
  for (const [at, { id, brandId }] of orders.entries()) {
    context.progress(at, orders.length)
    if (!logos.has(brandId)) logos.set(brandId, logoOf(brandId))
    papers.push(orderPaper(context, await readOrder(context.deps.db, context.actor, id), await logos.get(brandId)!))
  }
  return { papers, author: papers[0]!.sender, attachment: null }
}

function orderPaper({ deps, language }: ExportContext, order: Order, logo: Paper['logo']): Paper {
  const { plain, mark, day, figure, money, word, addressLines, pageOf } = formatsIn(language, deps.say)
  const fileWord = (key: string) => deps.say(language, `file.${key}`)
  const { brand, retailer, currency, number, lines } = order
  const minor = (text: string) => parse(text, currency)!.minor
  const windowOf = (from: string | null, until: string | null) =>
    from || until ? { below: `${day(from)} – ${day(until)}` } : {}
  const rows: PaperRow[] = lines.map((line) => ({
    cells: [
      { text: line.name, below: [line.colour, line.size].filter(Boolean).join(' · ') },
      { text: mark(line.sku || line.styleCode), ...windowOf(line.shipsFrom, line.shipsUntil) },
      {
        text: mark(String(line.quantity)),
        ...(line.units !== line.quantity && { below: `${fileWord('units')} ${mark(String(line.units))}` }),
      },
      { text: figure(minor(line.price), currency) },
      { text: figure(minor(line.amount), currency) },
    ],
  }))
  return {
    language,
    logo,
    barcode: null,
    title: fileWord('order'),
    number: mark(number),
    sender: brand.name,
    facts: [
      { label: fileWord('status'), value: fileWord(`is.${order.status}`) },
      { label: fileWord('ordered'), value: day(order.createdAt.slice(0, 10)) },
      { label: fileWord('purchaseOrder'), value: order.purchaseOrderNumber ? mark(order.purchaseOrderNumber) : '–' },
      { label: plain('method'), value: plain(`method.${order.paymentMethod}`) },
    ],
    parties: [
      { title: plain('from'), name: brand.name, lines: [] },
      { title: plain('billTo'), name: retailer.name, lines: addressLines(order.billTo) },
      { title: plain('shipTo'), name: order.storeName, lines: addressLines(order.shipTo) },
    ],
    tables: [
      {
        columns: [
          { title: plain('item'), width: 4 },
          { title: plain('sku'), width: 3 },
          { title: plain('quantity'), width: 1.4, isNumber: true },
          { title: plain('price'), width: 1.8, isNumber: true },
          { title: plain('amount'), width: 2, isNumber: true },
        ],
        rows,
      },
    ],
    totals: [
      { label: plain('totalUnits'), value: mark(String(order.units)) },
      { label: plain('total'), value: money(minor(order.amount), currency), isStrong: true },
    ],
    summary: null,
    notes: order.notes ? [{ title: plain('note'), text: order.notes }] : [],
    footer: word('footer', { name: brand.name, number }),
    pageOf,
  }
}
