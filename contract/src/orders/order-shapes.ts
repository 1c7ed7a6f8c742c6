import { z } from 'zod/mini'
import { Amount, AmountIn, Currency } from '../core/amounts.ts'
import { max } from '../core/rules.ts'
import { CollectionType, Day } from '../catalog/collection-shapes.ts'
import { orderStatuses } from './order-moves.ts'

export const OrderStatus = z.enum(orderStatuses)
export const OrderSide = z.enum(['brand', 'retailer'])
/** Cards, net terms and the wallet come with the money. */
export const CheckoutMethod = z.enum(['BANK_TRANSFER', 'ON_SHIPMENT'])
export const RejectReason = z.enum([
  'OUT_OF_STOCK',
  'PRICE_WRONG',
  'BELOW_MINIMUM',
  'CANNOT_SHIP_THERE',
  'EXCLUSIVITY',
  'RETAILER_NOT_VERIFIED',
  'PAYMENT_PROBLEM',
  'LEAD_TIME',
  'RETAILER_ASKED',
  'OTHER',
])
export type RejectReason = z.infer<typeof RejectReason>
const ReasonText = max(1_000)

const Party = z.object({ id: z.uuid(), name: z.string() })
export const OrderAddress = z.object({
  label: z.string(),
  contactName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
})
export type OrderAddress = z.infer<typeof OrderAddress>

export const OrderRow = z.object({
  id: z.uuid(),
  number: z.string(),
  status: OrderStatus,
  brand: Party,
  retailer: Party,
  storeName: z.string(),
  currency: Currency,
  type: CollectionType,
  units: z.int(),
  amount: Amount, // of the newest revision
  revision: z.int(),
  agreedRevision: z.nullable(z.int()),
  isYourTurn: z.boolean(),
  isCancelAsked: z.boolean(),
  dueAt: z.nullable(z.iso.datetime()), // when silence decides
  purchaseOrderNumber: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type OrderRow = z.infer<typeof OrderRow>

export const OrderLine = z.object({
  lineId: z.uuid(), // the SKU, or the product where it is sold by the carton
  productId: z.uuid(),
  skuId: z.nullable(z.uuid()),
  quantity: z.int(), // units, or cartons
  units: z.int(),
  price: Amount, // of one unit, or of one carton
  amount: Amount,
  name: z.string(),
  styleCode: z.string(),
  image: z.nullable(z.string()),
  collectionId: z.uuid(),
  colour: z.string(), // empty for cartons, as are size and code
  size: z.string(),
  sku: z.string(),
  shipsFrom: z.nullable(z.string()),
  shipsUntil: z.nullable(z.string()),
})
export type OrderLine = z.infer<typeof OrderLine>

/** What a side may do now, so that the screen offers exactly that. */
export const OrderRights = z.object({
  propose: z.boolean(),
  acceptAll: z.boolean(),
  acceptSome: z.boolean(),
  refuse: z.boolean(),
  cancel: z.boolean(), // at once, or by asking
})
export const Order = z.extend(OrderRow, {
  writtenBy: OrderSide,
  writerName: z.nullable(z.string()),
  lines: z.array(OrderLine), // of the newest revision
  agreedLines: z.nullable(z.array(OrderLine)), // where they differ: what is in force
  shipTo: z.nullable(OrderAddress),
  billTo: z.nullable(OrderAddress),
  paymentMethod: z.string(),
  shipsFrom: z.nullable(z.string()),
  shipsUntil: z.nullable(z.string()),
  notes: z.string(),
  reason: z.nullable(z.string()),
  reasonText: z.string(),
  may: OrderRights,
})
export type Order = z.infer<typeof Order>

/** One line that differs between two revisions; absent on a side is null. */
export const LineDifference = z.object({
  lineId: z.uuid(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  before: z.nullable(z.object({ quantity: z.int(), price: Amount })),
  after: z.nullable(z.object({ quantity: z.int(), price: Amount })),
})
export type LineDifference = z.infer<typeof LineDifference>
export const OrderRevision = z.object({
  number: z.int(),
  by: OrderSide,
  authorName: z.nullable(z.string()), // people of the own side only
  reason: z.string(),
  at: z.iso.datetime(),
  isAgreed: z.boolean(),
  amount: Amount,
  differences: z.array(LineDifference), // to the one before
})
export type OrderRevision = z.infer<typeof OrderRevision>

/** One cart as it becomes one order. */
export const CheckoutCart = z.strictObject({
  cartId: z.uuid(),
  version: z.int(), // the one that was looked at
  shipToId: z.optional(z.uuid()), // the store's own address unless said
  billToId: z.optional(z.uuid()),
  shipsFrom: z.optional(z.nullable(Day)),
  shipsUntil: z.optional(z.nullable(Day)),
  paymentMethod: CheckoutMethod,
  purchaseOrderNumber: z._default(max(60), ''),
})
export type CheckoutCart = z.output<typeof CheckoutCart>

/** Lines as they are proposed: named ones are set, 0 takes out, the others stay. A price is the brand's to change. */
export const Proposal = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        lineId: z.uuid(),
        quantity: z.optional(z.int().check(z.minimum(0, 'rules.nonNegative'), z.maximum(1_000_000))),
        price: z.optional(AmountIn),
        shipsFrom: z.optional(z.nullable(Day)),
        shipsUntil: z.optional(z.nullable(Day)),
      }),
    )
    .check(z.minLength(1), z.maxLength(5_000)),
  reason: z._default(ReasonText, ''),
  version: z.int(),
})
export type Proposal = z.output<typeof Proposal>
export const Refusing = z.strictObject({
  reason: z.optional(RejectReason),
  text: z._default(ReasonText, ''),
  version: z.int(),
})
export type Refusing = z.output<typeof Refusing>
