import { shareHalfUp } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import { hasLeft, isLive } from '@souk/contract/shipments/shipment-moves.ts'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { unitsOf } from '../server/src/slices/orders/model/units.ts'
import { consumeStock } from '../server/src/slices/orders/stock/ship-stock.ts'
import type { Line } from '../server/src/slices/orders/model/lines.queries.ts'
import { taxRule } from '../server/src/slices/shipments/invoices/tax-rates.ts'
import { refreshOrders } from '../server/src/slices/shipments/model/refresh-orders.ts'
import { fixCommission } from '../server/src/slices/wallet/door.ts'
import { inParts } from './in-parts.ts'
import { chooser, idOf } from './random.ts'
import {
  creditOf,
  type DemoInvoice,
  depositOf,
  invoiceOf,
  lineIdOf,
  type Party,
  writeInvoices,
} from './shipment-invoices.ts'
import { type AgreedOrder, type DemoShipment, shipmentsFor } from './shipment-plans.ts'
import { standardRates } from './tax-rates.ts'

/** Twelve months of shipments, invoices and claims for the orders that were agreed on. */
export async function fillShipments(tx: Tx): Promise<void> {
  const now = new Date()
  await fillTaxRates(tx)
  const orders = await agreedOrders(tx)
  for (const { id: orderId, brandId, retailerId } of orders) await fixCommission(tx, { orderId, brandId, retailerId })
  const planned = orders.map((order) => ({ order, shipments: shipmentsFor(order, now) }))
  const shipments = numbered(
    planned.flatMap((plan) => plan.shipments).concat(planned.flatMap((plan) => plan.shipments.flatMap(replacementOf))),
  )
  await writeShipments(tx, shipments)
  const parties = await partiesOf(tx)
  const invoices = await invoicesOf(tx, planned, parties)
  await writeInvoices(tx, invoices, (id) => parties.get(id)!)
  await writeClaims(tx, shipments)
  await writeProgress(tx, planned)
}

/** Once payments are there: what every order's money says. */
export async function settlePayments(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('salesOrder').select('id').where('agreedRevision', 'is not', null).execute()
  await refreshOrders(
    tx,
    rows.map(({ id }) => id),
  )
}

async function fillTaxRates(tx: Tx): Promise<void> {
  const brands = await tx.selectFrom('entity').select(['id', 'country']).where('type', '=', 'brand').execute()
  const rates = brands.flatMap(({ id, country }) => {
    const rate = standardRates[country ?? '']
    const abroad = {
      brandId: id,
      country: '',
      category: 'G',
      rate: 0,
      reason: 'Export: not subject to tax in the country of the seller.',
    }
    return rate ? [{ brandId: id, country: country!, category: 'S', rate, reason: '' }, abroad] : [abroad]
  })
  await tx.insertInto('taxRate').values(rates).execute()
}

async function agreedOrders(tx: Tx): Promise<AgreedOrder[]> {
  const { rows } = await sql<AgreedOrder>`
    select id, number, status, brand_id, retailer_id, currency, payment_method, first_confirmed_at as confirmed_at, ended_at, kept,
      (select user_id from order_event event where event.order_id = sales_order.id and by_side = 'brand' limit 1) as seller_id,
      (select user_id from order_event event where event.order_id = sales_order.id and by_side = 'retailer' limit 1) as buyer_id,
      (select json_agg(json_build_object('lineId', line_id, 'quantity', quantity, 'price', price::text, 'carton', carton, 'kept', kept)
        order by position) from order_line line where line.order_id = sales_order.id and line.revision = sales_order.agreed_revision) as lines
    from sales_order where status in ('CONFIRMED', 'COMPLETED') order by first_confirmed_at, id`.execute(tx)
  return rows
}

/** What was sent for a claim, a few days after it was made. */
function replacementOf({ claim, order, lines, carrier, at, id }: DemoShipment): DemoShipment[] {
  if (claim?.answer !== 'REPLACED') return []
  return [
    {
      id: idOf('replacement', id),
      order,
      status: 'DELIVERED',
      lines: [{ line: lines[claim.line]!.line, quantity: 1 }],
      claim: null,
      carrier,
      freight: 0,
      at: { packed: at.arrived, ready: at.arrived, left: at.arrived, arrived: at.arrived },
    },
  ]
}

type Numbered = DemoShipment & { number: string; isReplacement: boolean }

function numbered(shipments: readonly DemoShipment[]): Numbered[] {
  const counts = new Map<string, number>()
  return shipments
    .toSorted((a, b) => a.at.packed.getTime() - b.at.packed.getTime() || (a.id < b.id ? -1 : 1))
    .map((shipment) => {
      const { brandId, number } = shipment.order
      const count = (counts.get(brandId) ?? 0) + 1
      counts.set(brandId, count)
      const isReplacement = shipments.some(({ id }) => idOf('replacement', id) === shipment.id)
      return { ...shipment, isReplacement, number: `${number.slice(0, 3)}-S-${String(count).padStart(6, '0')}` }
    })
}

const unitsIn = ({ lines }: DemoShipment) =>
  [...unitsOf(lines.map(({ line, quantity }) => stockLine(line, quantity))).values()].reduce((sum, n) => sum + n, 0)
const stockLine = ({ lineId, carton }: { lineId: string; carton: Line['carton'] }, quantity: number) =>
  ({ skuId: carton ? null : lineId, carton, quantity }) as Line
const goodsOf = ({ lines }: DemoShipment) =>
  lines.reduce((sum, { line, quantity }) => sum + BigInt(line.price) * BigInt(quantity), 0n)

async function writeShipments(tx: Tx, shipments: readonly Numbered[]): Promise<void> {
  const rows = shipments.map((shipment) => {
    const { id, number, isReplacement, order, status, carrier, at, freight } = shipment
    const { brandName, retailerName, shipTo } = order.kept
    const left = status !== 'PENDING' && status !== 'PRE_TRANSIT' && status !== 'CANCELLED'
    const isOver = !isLive(status)
    return {
      id,
      number,
      isReplacement,
      brandId: order.brandId,
      retailerId: order.retailerId,
      status,
      currency: order.currency,
      freight: shareHalfUp(goodsOf(shipment), freight),
      carrier: status === 'PENDING' ? '' : carrier,
      trackingNumber: left ? trackingOf(id) : '',
      shipsOn: at.left.toISOString().slice(0, 10),
      expectedOn: at.arrived.toISOString().slice(0, 10),
      parties: JSON.stringify({ brandName, retailerName, shipTo }),
      units: unitsIn(shipment),
      image: shipment.lines[0]!.line.kept.image,
      createdBy: order.sellerId,
      createdAt: at.packed,
      updatedAt: status === 'DELIVERED' ? at.arrived : at.ready,
      shippedAt: left ? at.left : null,
      deliveredAt: status === 'DELIVERED' ? at.arrived : null,
      endedAt: isOver ? at.arrived : null,
    }
  })
  await inParts(rows, (part) => tx.insertInto('shipment').values(part).execute())
  const lines = shipments.flatMap(({ id, order, lines: orderedLines, claim, status }) =>
    orderedLines.map(({ line, quantity }, position) => {
      const isClaimed = claim?.line === position
      const isBack = status === 'RETURNED' || status === 'FAILED'
      return {
        id: lineIdOf(id, position),
        shipmentId: id,
        orderId: order.id,
        lineId: line.lineId,
        position,
        quantity,
        units: Object.values(line.carton ?? {}).reduce((sum, n) => sum + n, 0) || 1,
        carton: line.carton && JSON.stringify(line.carton),
        price: BigInt(line.price),
        kept: JSON.stringify(line.kept),
        claimed: isClaimed ? 1 : 0,
        credited: isBack ? quantity : isClaimed && claim.answer === 'CREDITED' ? 1 : 0,
      }
    }),
  )
  await inParts(lines, (part) => tx.insertInto('shipmentLine').values(part).execute())
  await inParts(shipments.flatMap(eventRows), (part) => tx.insertInto('shipmentEvent').values(part).execute())
  await sql`insert into shipment_counter (brand_id, last) select brand_id, count(*) from shipment group by 1`.execute(
    tx,
  )
}

const trackingOf = (id: string) => `JD${String(parseInt(id.slice(0, 8), 16)).padStart(12, '0')}`

function eventRows({ id, order, status, at, claim }: DemoShipment) {
  const brand = { bySide: 'brand', userId: order.sellerId }
  const retailer = { bySide: 'retailer', userId: order.buyerId }
  const way = [
    { kind: 'PENDING', at: at.packed, ...brand },
    { kind: 'PRE_TRANSIT', at: at.ready, ...brand },
    { kind: 'IN_TRANSIT', at: at.left, ...brand },
    { kind: 'DELIVERED', at: at.arrived, ...retailer },
  ]
  const ends = { PENDING: 1, PRE_TRANSIT: 2, IN_TRANSIT: 3, DELIVERED: 4, RETURNED: 3, FAILED: 3, CANCELLED: 1 }
  const steps = [
    ...way.slice(0, ends[status]),
    ...(isLive(status) ? [] : [{ kind: status, at: at.arrived, ...brand }]),
    ...(claim ? [{ kind: 'CLAIMED', at: at.arrived, ...retailer }] : []),
    ...(claim && claim.answer !== 'OPEN' ? [{ kind: claim.answer, at: at.arrived, ...brand }] : []),
  ]
  return steps.map((step, n) => ({ ...step, id: idOf('shipment event', id, String(n)), shipmentId: id }))
}

type Plan = { order: AgreedOrder; shipments: DemoShipment[] }

async function invoicesOf(tx: Tx, planned: readonly Plan[], parties: ReadonlyMap<string, Party>) {
  const rules = new Map<string, Awaited<ReturnType<typeof taxRule>>>()
  const all: DemoInvoice[] = []
  for (const { order, shipments } of planned) {
    const deposit = depositOf(order)
    if (deposit) all.push(deposit)
    if (!rules.has(order.brandId)) rules.set(order.brandId, await taxRule(tx, order.brandId))
    const country =
      (order.kept.shipTo as { country?: string } | null)?.country ?? parties.get(order.retailerId)!.country
    const whole = deposit?.totals.total ?? 0n
    let left = whole
    const billed = shipments.filter(({ status }) => status !== 'PENDING' && status !== 'CANCELLED')
    for (const [at, shipment] of billed.entries()) {
      const isLast = order.status === 'COMPLETED' && at === billed.length - 1
      const invoice = invoiceOf(shipment, rules.get(order.brandId)!(country), { whole, left, isLast })
      all.push(invoice)
      const credit = creditFor(shipment, invoice)
      if (credit) all.push(credit)
      left -= invoice.deposit - (credit && shipment.claim === null ? credit.deposit : 0n)
    }
  }
  const counts = new Map<string, number>()
  const sorted = all.toSorted(
    (a, b) =>
      a.at.getTime() - b.at.getTime() ||
      (a.kind === 'CREDIT_NOTE' ? 1 : b.kind === 'CREDIT_NOTE' ? -1 : a.id < b.id ? -1 : 1),
  )
  return sorted.map((invoice) => {
    const series = `${invoice.order.number.slice(0, 3)}-${invoice.kind === 'CREDIT_NOTE' ? 'CN' : 'INV'}`
    const count = (counts.get(series) ?? 0) + 1
    counts.set(series, count)
    return { ...invoice, number: `${series}-${String(count).padStart(6, '0')}` }
  })
}

function creditFor({ status, claim, at }: DemoShipment, invoice: DemoInvoice): DemoInvoice | null {
  if (status === 'RETURNED' || status === 'FAILED') return creditOf(invoice, at.arrived, status)
  if (claim?.answer !== 'CREDITED') return null
  return creditOf(invoice, at.arrived, claim.kind, { line: claim.line, quantity: 1 })
}

async function partiesOf(tx: Tx): Promise<Map<string, Party & Record<string, unknown>>> {
  const { rows } = await sql<Party & { id: string }>`
    select entity.id, entity.name, entity.tax_number, entity.registration_number, coalesce(entity.email, '') as email, entity.logo, entity.country,
      (select json_build_object('label', label, 'contactName', contact_name, 'phone', phone, 'line1', line1, 'line2', line2, 'city', city,
          'region', region, 'postalCode', postal_code, 'country', address.country)
        from address where address.entity_id = entity.id order by is_default_billing desc, created_at limit 1) as address
    from entity`.execute(tx)
  return new Map(rows.map(({ id, ...party }) => [id, party]))
}

const complaints = {
  MISSING: ['One piece was not in the box.', 'The size on the slip was not among them.'],
  DAMAGED: ['The seam at the shoulder is open.', 'A stain on the front.', 'The zip is broken.'],
}

async function writeClaims(tx: Tx, shipments: readonly Numbered[]): Promise<void> {
  const rows = shipments.flatMap(({ id, claim, lines, at, order }) => {
    if (!claim) return []
    const image = lines[claim.line]!.line.kept.image
    const isOpen = claim.answer === 'OPEN'
    return [
      {
        id: idOf('claim', id),
        shipmentId: id,
        shipmentLineId: lineIdOf(id, claim.line),
        kind: claim.kind,
        quantity: 1,
        note: chooser(`claim ${id}`)(complaints[claim.kind]),
        photos: claim.kind === 'DAMAGED' && image ? [image] : [],
        status: claim.answer,
        answer: claim.answer === 'REFUSED' ? 'The picture shows a piece of another season.' : '',
        replacementId: claim.answer === 'REPLACED' ? idOf('replacement', id) : null,
        creditNoteId: claim.answer === 'CREDITED' ? idOf('credit', idOf('invoice', id)) : null,
        madeBy: order.buyerId,
        madeAt: at.arrived,
        answeredBy: isOpen ? null : order.sellerId,
        answeredAt: isOpen ? null : at.arrived,
      },
    ]
  })
  if (rows.length > 0) await tx.insertInto('claim').values(rows).execute()
}

async function writeProgress(tx: Tx, planned: readonly Plan[]): Promise<void> {
  const rows = planned.flatMap(({ order, shipments }) =>
    shipments
      .filter(({ status }) => isLive(status))
      .flatMap(({ status, lines, claim }) =>
        lines.map(({ line, quantity }, at) => {
          const isDelivered = status === 'DELIVERED'
          const inQuestion =
            isDelivered && claim?.line === at && (claim.answer === 'OPEN' || claim.answer === 'CREDITED') ? 1 : 0
          return {
            orderId: order.id,
            lineId: line.lineId,
            packed: quantity,
            shipped: hasLeft(status) ? quantity : 0,
            delivered: isDelivered ? quantity - inQuestion : 0,
            credited: inQuestion && claim!.answer === 'CREDITED' ? 1 : 0,
          }
        }),
      ),
  )
  await inParts(rows, (part) => tx.insertInto('orderProgress').values(part).execute())
  await setFulfilments(tx)
  for (const { order, shipments } of planned) {
    const gone = shipments.filter(({ status }) => hasLeft(status)).flatMap(({ lines }) => lines)
    if (order.status === 'CONFIRMED' && gone.length > 0) {
      await consumeStock(tx, order.id, unitsOf(gone.map(({ line, quantity }) => stockLine(line, quantity))))
    }
  }
}

/** The same as the rule, for all orders at once. */
async function setFulfilments(tx: Tx): Promise<void> {
  await sql`
    update sales_order set fulfilment = derived.fulfilment from (
      select line.order_id, case when bool_and(coalesce(shipped, 0) = 0) then 'UNFULFILLED'
        when bool_and(coalesce(delivered + credited, 0) >= line.quantity) then 'DELIVERED'
        when bool_and(coalesce(shipped, 0) >= line.quantity) then 'SHIPPED' else 'PARTIALLY_SHIPPED' end as fulfilment
      from sales_order join order_line line on line.order_id = sales_order.id and line.revision = sales_order.agreed_revision
        left join order_progress progress on progress.order_id = line.order_id and progress.line_id = line.line_id
      group by 1) derived
    where derived.order_id = sales_order.id and derived.fulfilment <> sales_order.fulfilment`.execute(tx)
}
