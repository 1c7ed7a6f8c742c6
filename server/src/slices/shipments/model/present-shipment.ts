import { amount } from '@souk/contract/core/money.ts'
import { movesFrom } from '@souk/contract/shipments/shipment-moves.ts'
import type { Shipment, ShipmentLine, ShipmentRow } from '@souk/contract/shipments/shipment-shapes.ts'
import type { Trader } from '../../connections/door.ts'
import { mayClaim } from './may-claim.ts'
import type { ShipmentLineRecord, ShipmentRecord } from './shipments.queries.ts'

export function presentShipmentRow(shipment: ShipmentRecord): ShipmentRow {
  const { id, number, status, isReplacement, orders, units, carrier, trackingNumber, shipsOn, expectedOn } = shipment
  const { parties, openClaims, waitsFor, image, version } = shipment
  return {
    id,
    number,
    status,
    isReplacement,
    orders,
    units,
    carrier,
    trackingNumber,
    shipsOn,
    expectedOn,
    openClaims,
    waitsFor,
    image,
    version,
    brand: { id: shipment.brandId, name: parties.brandName },
    retailer: { id: shipment.retailerId, name: parties.retailerName },
    amounts: shipment.amounts.map(({ currency, minor }) => ({
      currency,
      amount: amount({ minor: BigInt(minor), currency }),
    })),
    isInvoiced: !shipment.isUninvoiced && !isReplacement,
    createdAt: shipment.createdAt.toISOString(),
    shippedAt: shipment.shippedAt?.toISOString() ?? null,
    deliveredAt: shipment.deliveredAt?.toISOString() ?? null,
  }
}

export function presentLine(line: ShipmentLineRecord): ShipmentLine {
  const { id, orderId, orderNumber, lineId, quantity, units, claimed, price, currency, kept: snapshot } = line
  const { name, styleCode, image, colour, size, sku } = snapshot
  return {
    id,
    orderId,
    orderNumber,
    lineId,
    quantity,
    units,
    claimed,
    currency,
    name,
    styleCode,
    image,
    colour,
    size,
    sku,
    price: amount({ minor: price, currency }),
  }
}

/** What a side may do now, so that the screen offers exactly that. */
export function rightsOf(shipment: ShipmentRecord, { side }: Pick<Trader, 'side'>): Shipment['may'] {
  const { status, isReplacement, isUninvoiced } = shipment
  const isBrand = side === 'brand'
  const isOver = status === 'RETURNED' || status === 'FAILED' || status === 'CANCELLED'
  return {
    moves: movesFrom(status, side),
    edit: isBrand && !isOver && status !== 'DELIVERED',
    price: isBrand && !isReplacement && isUninvoiced,
    receive: !isBrand && status === 'IN_TRANSIT',
    claim: !isBrand && mayClaim(shipment),
    answerClaims: isBrand && shipment.openClaims > 0,
    invoice: isBrand && isUninvoiced && status !== 'PENDING',
  }
}
