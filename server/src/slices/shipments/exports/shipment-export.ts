import { ShipmentExport } from '@souk/contract/downloads/export-inputs.ts'
import { amount } from '@souk/contract/core/money.ts'
import { type ExportContext, exportKind } from '../../../platform/documents/exports/export-kind.ts'
import type { Cell } from '../../../platform/documents/tables/table.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import {
  linesOfShipments,
  type ShipmentLineRecord,
  type ShipmentRecord,
  shipmentRows,
} from '../model/shipments.queries.ts'

type In = { shipmentIds: string[] }
const batch = 20 // shipments

async function shipmentsOf({ deps, actor }: ExportContext, { shipmentIds }: In): Promise<ShipmentRecord[]> {
  const rows = await shipmentRows(deps.db, actor).where('shipment.id', 'in', shipmentIds).orderBy('number').execute()
  if (rows.length !== new Set(shipmentIds).size) throw new Refusal('not_found')
  return rows
}

async function* linesIn(context: ExportContext, shipments: readonly ShipmentRecord[]): AsyncGenerator<Cell[][]> {
  const status = (value: string) => context.deps.say(context.language, `file.is.${value}`)
  for (let at = 0; at < shipments.length; at += batch) {
    const some = shipments.slice(at, at + batch)
    const byId = new Map(some.map((one) => [one.id, one]))
    const lines = await linesOfShipments(context.deps.replica, [...byId.keys()])
    yield lines.map((line) => cellsOf(line, byId.get(line.shipmentId)!, status))
    context.progress(at + some.length, shipments.length)
  }
}

function cellsOf(line: ShipmentLineRecord, shipment: ShipmentRecord, status: (value: string) => string): Cell[] {
  const { kept: snapshot, quantity, units, currency } = line
  const price = BigInt(line.price)
  return [
    shipment.number,
    status(shipment.status),
    line.orderNumber,
    shipment.parties.brandName,
    shipment.parties.retailerName,
    shipment.carrier,
    shipment.trackingNumber,
    shipment.shippedAt?.toISOString().slice(0, 10) ?? shipment.shipsOn,
    shipment.deliveredAt?.toISOString().slice(0, 10) ?? null,
    snapshot.styleCode,
    snapshot.name,
    snapshot.colour,
    snapshot.size,
    snapshot.sku,
    quantity,
    quantity * units,
    amount({ minor: price, currency }),
    amount({ minor: price * BigInt(quantity), currency }),
    currency,
  ]
}

export const shipmentExport = exportKind({
  type: 'shipmentExport',
  formats: ['csv', 'xlsx'],
  may: { allow: ['read', 'Shipment'], sides: ['brand', 'retailer'] },
  input: ShipmentExport,
  title: async (context, input) => {
    const shipments = await shipmentsOf(context, input)
    if (shipments.length === 1) return shipments[0]!.number
    return context.deps.say(context.language, 'file.shipments', { count: shipments.length })
  },
  content: async (context, input) => {
    const word = (key: string) => context.deps.say(context.language, `file.${key}`)
    const shipments = await shipmentsOf(context, input)
    return {
      kind: 'table',
      table: {
        name: word('shipment'),
        isRtl: context.language === 'ar',
        columns: [
          { header: word('shipment'), width: 14 },
          { header: word('status'), width: 18 },
          { header: word('order'), width: 14 },
          { header: word('brand'), width: 20 },
          { header: word('retailer'), width: 20 },
          { header: word('carrier') },
          { header: word('tracking'), width: 20 },
          { header: word('shippedOn'), kind: 'day', width: 13 },
          { header: word('deliveredOn'), kind: 'day', width: 13 },
          { header: word('styleCode') },
          { header: word('name'), width: 30 },
          { header: word('colour') },
          { header: word('size'), width: 10 },
          { header: word('sku'), width: 20 },
          { header: word('quantity'), kind: 'number', width: 10 },
          { header: word('units'), kind: 'number', width: 10 },
          { header: word('price'), kind: 'money', width: 12 },
          { header: word('amount'), kind: 'money', width: 14 },
          { header: word('currency'), width: 10 },
        ],
        batches: linesIn(context, shipments),
      },
    }
  },
})
