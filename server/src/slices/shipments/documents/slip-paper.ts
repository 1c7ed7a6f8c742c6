import type { Shipment } from '@souk/contract/shipments/shipment-shapes.ts'
import type { Paper, PaperRow } from '../../../platform/documents/papers/paper.ts'
import type { Language, Say } from '../../../platform/base/messages.ts'
import { formatsIn } from '../../../platform/documents/papers/paper-formats.ts'

type Look = Pick<Paper, 'logo' | 'barcode'>

/** What is in the parcel, with a box to tick; no prices. */
export function slipPaper(shipment: Shipment, language: Language, say: Say, look: Look): Paper {
  const { word, mark, plain, day, addressLines, pageOf } = formatsIn(language, say)
  const { number, brand, retailer, carrier, trackingNumber, shipsOn, expectedOn, units, note, shipTo } = shipment
  const rows: PaperRow[] = [...Map.groupBy(shipment.lines, ({ orderNumber }) => orderNumber)].flatMap(
    ([order, lines]) => [
      { isHeading: true, cells: [{ text: word('order', { number: order }) }] },
      ...lines.map((line) => ({
        cells: [
          { text: line.name, below: [line.colour, line.size].filter(Boolean).join(' · ') },
          { text: mark(line.sku || line.styleCode) },
          {
            text:
              line.units > 1
                ? word('cartons', { quantity: String(line.quantity), units: String(line.units) })
                : mark(String(line.quantity)),
          },
          { text: '', isBox: true },
        ],
      })),
    ],
  )
  return {
    ...look,
    language,
    title: plain('slip'),
    number: mark(number),
    sender: brand.name,
    facts: [
      { label: plain('carrier'), value: carrier || '–' },
      { label: plain('tracking'), value: trackingNumber ? mark(trackingNumber) : '–' },
      { label: plain('shipsOn'), value: day(shipsOn) },
      { label: plain('expected'), value: day(expectedOn) },
    ],
    parties: [
      { title: plain('from'), name: brand.name, lines: [] },
      { title: plain('shipTo'), name: shipTo?.label || retailer.name, lines: [retailer.name, ...addressLines(shipTo)] },
    ],
    tables: [
      {
        columns: [
          { title: plain('item'), width: 4 },
          { title: plain('sku'), width: 3 },
          { title: plain('quantity'), width: 1.2, isNumber: true },
          { title: plain('packedBox'), width: 1, isNumber: true },
        ],
        rows,
      },
    ],
    totals: [{ label: plain('totalUnits'), value: mark(String(units)), isStrong: true }],
    summary: null,
    notes: [
      ...(note ? [{ title: plain('note'), text: note }] : []),
      ...(shipment.isReplacement ? [{ title: plain('terms'), text: plain('replacement') }] : []),
    ],
    footer: word('footer', { name: brand.name, number }),
    pageOf,
  }
}
