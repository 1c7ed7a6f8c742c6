import { z } from 'zod/mini'
import { Amount, AmountIn, Currency } from '../core/amounts.ts'
import { max } from '../core/rules.ts'
import { Day } from '../core/days.ts'
import { OrderAddress, OrderSide } from '../orders/order-shapes.ts'
import { shipmentStatuses } from './shipment-moves.ts'

export const ShipmentStatus = z.enum(shipmentStatuses)
const Party = z.object({ id: z.uuid(), name: z.string() })
const Money = z.object({ currency: Currency, amount: Amount })

export const ShipmentRow = z.object({
  id: z.uuid(),
  number: z.string(),
  status: ShipmentStatus,
  brand: Party,
  retailer: Party,
  isReplacement: z.boolean(),
  orders: z.array(z.object({ id: z.uuid(), number: z.string() })),
  units: z.int(),
  amounts: z.array(Money), // goods, by currency
  carrier: z.string(),
  trackingNumber: z.string(),
  shipsOn: z.nullable(z.string()),
  expectedOn: z.nullable(z.string()),
  openClaims: z.int(),
  isInvoiced: z.boolean(),
  waitsFor: z.nullable(z.enum(['CARD', 'STEP', 'PROVIDER'])), // why the charge keeps it back
  image: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  shippedAt: z.nullable(z.iso.datetime()),
  deliveredAt: z.nullable(z.iso.datetime()),
  version: z.int(),
})
export type ShipmentRow = z.infer<typeof ShipmentRow>

export const ShipmentLine = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  lineId: z.uuid(),
  quantity: z.int(), // units, or cartons
  units: z.int(), // in one of them
  price: Amount,
  currency: Currency,
  name: z.string(),
  styleCode: z.string(),
  image: z.nullable(z.string()),
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
  claimed: z.int(),
})
export type ShipmentLine = z.infer<typeof ShipmentLine>

export const ClaimStatus = z.enum(['OPEN', 'REPLACED', 'CREDITED', 'REFUSED'])
export const Claim = z.object({
  id: z.uuid(),
  shipmentLineId: z.uuid(),
  kind: z.enum(['MISSING', 'DAMAGED']),
  quantity: z.int(),
  note: z.string(),
  photos: z.array(z.string()),
  status: ClaimStatus,
  answer: z.string(),
  replacement: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  creditNote: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  madeAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
})
export type Claim = z.infer<typeof Claim>

export const ShipmentEvent = z.object({
  id: z.uuid(),
  kind: z.enum([...shipmentStatuses, 'DECLINED', 'CLAIMED', 'REPLACED', 'CREDITED', 'REFUSED']),
  by: z.nullable(OrderSide), // null: the payment provider
  authorName: z.nullable(z.string()), // people of the own side only
  text: z.string(),
  at: z.iso.datetime(),
})
export type ShipmentEvent = z.infer<typeof ShipmentEvent>

export const ShipmentInvoice = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(['GOODS', 'DEPOSIT', 'CREDIT_NOTE']),
  currency: Currency,
  payable: Amount,
})

export const Shipment = z.extend(ShipmentRow, {
  lines: z.array(ShipmentLine),
  events: z.array(ShipmentEvent),
  claims: z.array(Claim),
  invoices: z.array(ShipmentInvoice),
  shipTo: z.nullable(OrderAddress),
  freight: Amount,
  currency: Currency,
  discountPercent: z.string(),
  note: z.string(),
  may: z.object({
    moves: z.array(ShipmentStatus),
    edit: z.boolean(), // carrier, tracking number, dates
    price: z.boolean(), // freight and discount, while it is not invoiced
    receive: z.boolean(),
    claim: z.boolean(),
    answerClaims: z.boolean(),
    invoice: z.boolean(),
  }),
})
export type Shipment = z.infer<typeof Shipment>

export const Percent = z.pipe(
  z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  z.string().check(z.regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'shipments.percent')),
)
const transport = {
  carrier: z.optional(max(60)),
  trackingNumber: z.optional(max(80)),
  shipsOn: z.optional(z.nullable(Day)),
  expectedOn: z.optional(z.nullable(Day)),
  freight: z.optional(AmountIn),
  discountPercent: z.optional(Percent),
  note: z.optional(max(1_000)),
}
export const NewShipment = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        orderId: z.uuid(),
        lineId: z.uuid(),
        quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      }),
    )
    .check(z.minLength(1, 'shipments.nothingPacked'), z.maxLength(2_000)),
  ...transport,
})
export type NewShipment = z.output<typeof NewShipment>

/** Carrier, dates and charges, a move to another state, or both. */
export const ShipmentChange = z.strictObject({
  ...transport,
  status: z.optional(ShipmentStatus),
  invoice: z.optional(z.boolean()), // false: it is invoiced later, with others; a card is always charged at once
  version: z.int(),
})
export type ShipmentChange = z.output<typeof ShipmentChange>

export const ClaimIn = z.strictObject({
  shipmentLineId: z.uuid(),
  kind: z.enum(['MISSING', 'DAMAGED']),
  quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  note: z._default(max(1_000), ''),
  photos: z._default(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(6)), []),
})
export type ClaimIn = z.output<typeof ClaimIn>
export const ClaimAnswer = z
  .strictObject({ answer: z.enum(['REPLACE', 'CREDIT', 'REFUSE']), reason: z._default(max(1_000), '') })
  .check(
    z.refine(({ answer, reason }) => answer !== 'REFUSE' || reason !== '', {
      error: 'shipments.needsReason',
      path: ['reason'],
    }),
  )
export type ClaimAnswer = z.output<typeof ClaimAnswer>

/** A line of a confirmed order of which something can still be packed. */
export const PackableLine = z.object({
  lineId: z.uuid(),
  productId: z.uuid(),
  skuId: z.nullable(z.uuid()),
  left: z.int(),
  packed: z.int(),
  agreed: z.int(),
  units: z.int(), // in one of them
  price: Amount,
  name: z.string(),
  styleCode: z.string(),
  image: z.nullable(z.string()),
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
})
export type PackableLine = z.infer<typeof PackableLine>
export const PackableOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  currency: Currency,
  paymentMethod: z.string(),
  retailer: Party,
  storeName: z.string(),
  hasProposal: z.boolean(), // a change waits: only what both versions have can be packed
  shipTo: z.nullable(OrderAddress),
  lines: z.array(PackableLine),
})
export type PackableOrder = z.infer<typeof PackableOrder>
