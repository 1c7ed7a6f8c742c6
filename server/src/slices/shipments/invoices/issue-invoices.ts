import { sql } from 'kysely'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import { dueDays } from '@souk/contract/shipments/invoice-rules.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import type { KeptLine } from '../../orders/door.ts'
import { bookInvoice } from '../../wallet/door.ts'
import type { ShipmentRecord } from '../model/shipments.queries.ts'
import { type DepositOf, depositsFor } from './deposits.queries.ts'
import { depositShare, lineAmounts, totalsOf } from './invoice-amounts.ts'
import { addDays, invoiceSides } from './invoice-parties.ts'
import { taxRule } from './tax-rates.ts'
import { type InvoiceMethod, type NewFreight, type NewLine, writeInvoice } from './write-invoice.ts'

type OpenLine = {
  id: string
  shipmentId: string
  orderId: string
  orderNumber: string
  currency: string
  method: InvoiceMethod
  cardId: string | null
  billTo: OrderAddress | null
  quantity: number
  units: number
  price: bigint
  kept: KeptLine
}
export type Issued = { id: string; number: string; method: InvoiceMethod; cardId: string | null; orderIds: string[] }

/** Invoices what of these shipments is on no invoice yet: one for each currency, method, card and billing address. */
export async function issueInvoices(
  tx: Tx,
  shipments: readonly ShipmentRecord[],
  issuedBy: string | null,
): Promise<Issued[]> {
  const lines = await openLines(
    tx,
    shipments.filter(({ isReplacement }) => !isReplacement).map(({ id }) => id),
  )
  const taxAt = shipments[0] ? await taxRule(tx, shipments[0].brandId) : null
  const countries = new Map(shipments.map(({ id, parties }) => [id, parties.shipTo?.country ?? '']))
  // What is outside the scope of tax may not stand on one invoice with what is inside.
  const groups = Map.groupBy(lines, ({ currency, method, cardId, billTo, shipmentId }) =>
    JSON.stringify([currency, method, cardId, billTo, taxAt!(countries.get(shipmentId)!).category === 'O']),
  )
  const charged = new Set<string>() // a shipment's freight stands on one invoice
  const issued: Issued[] = []
  for (const group of groups.values()) issued.push(await issueOne(tx, shipments, group, charged, issuedBy))
  return issued
}

/** Uninvoiced lines at the price that is agreed now. */
async function openLines(tx: Tx, shipmentIds: readonly string[]): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    with priced as (update shipment_line line set price = agreed.price from sales_order, order_line agreed
      where line.shipment_id = any(${[...shipmentIds]}::uuid[]) and sales_order.id = line.order_id and agreed.order_id = line.order_id
        and agreed.revision = sales_order.agreed_revision and agreed.line_id = line.line_id
        and not exists (select from invoice_line where invoice_line.shipment_line_id = line.id and not invoice_line.is_credit)
      returning line.*)
    select line.id, line.shipment_id, line.order_id, sales_order.number as order_number, sales_order.currency,
      sales_order.payment_method as method, sales_order.card_id, sales_order.kept -> 'billTo' as bill_to, line.quantity, line.units,
      line.price, line.kept
    from priced line join sales_order on sales_order.id = line.order_id join shipment on shipment.id = line.shipment_id
    order by shipment.created_at, shipment.id, line.position`.execute(tx)
  return rows
}

async function issueOne(
  tx: Tx,
  shipments: readonly ShipmentRecord[],
  group: readonly OpenLine[],
  charged: Set<string>,
  issuedBy: string | null,
): Promise<Issued> {
  const { currency, method, cardId, billTo } = group[0]!
  const byId = new Map(shipments.map((one) => [one.id, one]))
  const { brandId, retailerId, parties } = byId.get(group[0]!.shipmentId)!
  const taxAt = await taxRule(tx, brandId)
  const taxOf = (shipmentId: string) => taxAt(byId.get(shipmentId)!.parties.shipTo?.country ?? '')
  const lines: NewLine[] = group.map(
    ({ id, shipmentId, orderId, orderNumber, quantity, units, price, kept: snapshot }) => {
      const { name, styleCode, colour, size, sku } = snapshot
      return {
        ...withoutReason(taxOf(shipmentId)),
        ...lineAmounts({ quantity, price, discount: byId.get(shipmentId)!.discount }),
        orderId,
        shipmentLineId: id,
        quantity,
        units,
        price,
        kept: { name, styleCode, colour, size, sku, orderNumber },
      }
    },
  )
  const freights: NewFreight[] = [...new Set(group.map(({ shipmentId }) => shipmentId))].flatMap((shipmentId) => {
    const shipment = byId.get(shipmentId)!
    if (shipment.freight === 0n || shipment.currency !== currency || charged.has(shipmentId)) return []
    charged.add(shipmentId)
    return [{ ...withoutReason(taxOf(shipmentId)), shipmentId, amount: shipment.freight }]
  })
  const reasonOf = new Map(group.map(({ shipmentId }) => [keyOf(taxOf(shipmentId)), taxOf(shipmentId).reason]))
  const withReason = <T extends { category: string; rate: number; country: string }>(one: T, amount: bigint) => ({
    ...one,
    amount,
    reason: reasonOf.get(keyOf(one)) ?? '',
  })
  const totals = totalsOf(
    lines.map((line) => withReason(line, line.net)),
    freights.map((freight) => withReason(freight, freight.amount)),
  )
  const orderIds = [...new Set(group.map(({ orderId }) => orderId))]
  const goods = goodsByOrder(lines)
  const deposits = await depositsFor(
    tx,
    orderIds,
    group.map(({ id }) => id),
  )
  const used = deductions(deposits, goods)
  const { today, ...sides } = await invoiceSides(tx, { brandId, retailerId }, billTo)
  const shipsOn = method === 'ON_SHIPMENT' ? (byId.get(group[0]!.shipmentId)!.shipsOn ?? today) : today
  const dueOn = addDays(shipsOn > today ? shipsOn : today, dueDays[method])
  const base = { kind: 'GOODS', brandId, retailerId, currency, method, orderIds } as const
  const invoice = await writeInvoice(tx, {
    ...base,
    cardId,
    issuedBy,
    issuedOn: today,
    dueOn,
    parties: { ...sides, shipTo: parties.shipTo },
    lines,
    freights,
    deposits: used,
    totals,
  })
  await bookInvoice(tx, {
    ...base,
    invoiceId: invoice.id,
    number: invoice.number,
    goods: totals.net,
    tax: totals.tax,
    freight: totals.freight,
    depositUsed: invoice.deposit,
    total: invoice.payable,
    issuedAt: new Date(),
    dueAt: endOf(dueOn),
    goodsByOrder: [...goods].map(([orderId, amount]) => ({ orderId, goods: amount })),
  })
  return { id: invoice.id, number: invoice.number, method, cardId, orderIds }
}

const keyOf = ({ category, rate, country }: { category: string; rate: number; country: string }) =>
  `${category} ${rate} ${country}`
const withoutReason = <T extends { reason: string }>({ reason: _reason, ...key }: T) => key
/** An invoice is overdue when its day has passed. */
export const endOf = (day: string) => new Date(`${day}T23:59:59.999Z`)

export function goodsByOrder(lines: readonly Pick<NewLine, 'orderId' | 'net'>[]): Map<string, bigint> {
  const goods = new Map<string, bigint>()
  for (const { orderId, net } of lines) if (orderId) goods.set(orderId, (goods.get(orderId) ?? 0n) + net)
  return goods
}

/** Deposits deducted from this invoice, of each order never more than its goods come to. */
function deductions(deposits: readonly DepositOf[], goods: ReadonlyMap<string, bigint>) {
  return deposits.flatMap(({ orderId, ...deposit }) => {
    const net = goods.get(orderId) ?? 0n
    const share = depositShare(deposit, net)
    const amount = share < net ? share : net
    return amount > 0n ? [{ orderId, amount }] : []
  })
}
