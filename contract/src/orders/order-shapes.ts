import { z } from 'zod/mini'
import { Amount, AmountIn, Currency } from '../core/amounts.ts'
import { max } from '../core/rules.ts'
import { CartProductIn } from '../carts/cart-shapes.ts'
import { CollectionType } from '../catalog/collection-shapes.ts'
import { Day } from '../core/days.ts'
import { PostalAddress } from '../entities/entity-shapes.ts'
import { fulfilments, orderIntegrations, orderPayments } from './order-axes.ts'
import { orderWork } from './next-step.ts'
import { orderStatuses } from './order-moves.ts'

export const OrderStatus = z.enum(orderStatuses)
export const OrderSide = z.enum(['brand', 'retailer'])
/** Net terms need credit with room left. */
export const CheckoutMethod = z.enum(['BANK_TRANSFER', 'CARD', 'ON_SHIPMENT', 'NET_30', 'NET_60'])
/** Payment methods without CARD: a brand cannot choose the retailer's card. */
const WrittenMethod = z.enum(['BANK_TRANSFER', 'ON_SHIPMENT'])
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

/** What a final refusal still lacks: the retailer is told why, in words where no reason fits. */
export function refusalLacks(reason: RejectReason | null | undefined, text: string): 'reason' | 'text' | null {
  if (!reason) return 'reason'
  return reason === 'OTHER' && text.trim() === '' ? 'text' : null
}
const ReasonText = max(1_000)

const Party = z.object({ id: z.uuid(), name: z.string() })
export const OrderAddress = PostalAddress
export type OrderAddress = z.infer<typeof OrderAddress>

/** How many lines a proposal changes, and by what the order's worth differs: a lower one is below zero. */
export const OrderProposal = z.object({
  by: OrderSide,
  cut: z.int(),
  raised: z.int(),
  added: z.int(),
  removed: z.int(),
  priced: z.int(),
  moved: z.int(), // to another ship window
  amount: Amount,
})
export type OrderProposal = z.infer<typeof OrderProposal>

export const OrderRow = z.object({
  id: z.uuid(),
  number: z.string(),
  status: OrderStatus,
  fulfilment: z.enum(fulfilments),
  payment: z.enum(orderPayments),
  integration: z.enum(orderIntegrations), // for the brand; a retailer reads NONE
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
  proposal: z.nullable(OrderProposal), // what an answer is due to
  work: z.array(z.enum(orderWork)), // what is left to do once it is agreed
  open: z.nullable(z.object({ amount: Amount, dueAt: z.iso.datetime() })), // of its invoices, and when the next is due
  purchaseOrderNumber: z.string(),
  image: z.nullable(z.string()), // of the first line
  shipsFrom: z.nullable(z.string()), // the earliest of its lines, and the latest
  shipsUntil: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** What the brand says of a line; later dates and lower quantities are proposals besides. */
export const LineStatus = z.enum(['AVAILABLE', 'PARTIALLY_AVAILABLE', 'BACKORDERED', 'OUT_OF_STOCK', 'CANCELLED'])
export type LineStatus = z.infer<typeof LineStatus>

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
  replaces: z.nullable(z.string()), // the name of the product it stands in for
  status: z.nullable(LineStatus),
  shipped: z.int(), // of the quantity
})
export type OrderLine = z.infer<typeof OrderLine>

/** What a side may do now, so that the screen offers exactly that. */
export const OrderRights = z.object({
  propose: z.boolean(),
  acceptAll: z.boolean(),
  acceptSome: z.boolean(),
  refuse: z.boolean(),
  cancel: z.boolean(), // at once, or by asking
  cancelAsks: z.boolean(), // it would be a request
  answerCancel: z.boolean(), // a request waits: cancel says yes, refuse says no
  update: z.boolean(), // notes, purchase order number and addresses
  reorder: z.boolean(),
  pack: z.boolean(), // something agreed is in no shipment yet
})
export const Order = z.extend(OrderRow, {
  writtenBy: OrderSide,
  writerName: z.nullable(z.string()),
  lines: z.array(OrderLine), // of the newest revision
  agreedLines: z.nullable(z.array(OrderLine)), // where they differ: what is in force
  shipTo: z.nullable(OrderAddress),
  billTo: z.nullable(OrderAddress),
  storeId: z.nullable(z.uuid()),
  paymentMethod: z.string(),
  card: z.nullable(z.string()), // of a saved card its brand and last digits
  walletShare: z.boolean(), // the retailer's wallet pays a share of each invoice first
  wishedFrom: z.nullable(z.string()), // the window that was asked for
  wishedUntil: z.nullable(z.string()),
  terms: z.record(z.string(), z.unknown()), // as they were when it was ordered
  hasNoMinimum: z.optional(z.boolean()), // the brand only: no minimum is stated in the order's currency
  notes: z.string(),
  reason: z.nullable(z.string()),
  reasonText: z.string(),
  may: OrderRights,
})
export type Order = z.infer<typeof Order>

/** One line that differs between two revisions; absent on a side is null. */
const LineTerms = z.object({
  quantity: z.int(),
  price: Amount,
  shipsFrom: z.nullable(z.string()),
  shipsUntil: z.nullable(z.string()),
})
export const LineDifference = z.object({
  lineId: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  image: z.nullable(z.string()),
  colour: z.string(),
  size: z.string(),
  replaces: z.nullable(z.string()),
  before: z.nullable(LineTerms),
  after: z.nullable(LineTerms),
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

/** What happened, in the order in which it did. */
export const OrderEvent = z.object({
  id: z.uuid(),
  kind: z.enum([
    'placed',
    'proposed',
    'confirmed',
    'acceptedSome',
    'refused',
    'rejected',
    'cancelled',
    'cancelAsked',
    'cancelDeclined',
    'lapsed', // silence decided
    'completed',
  ]),
  by: z.nullable(OrderSide), // null: time
  authorName: z.nullable(z.string()), // people of the own side only
  revision: z.int(),
  reason: z.nullable(z.string()),
  text: z.string(),
  at: z.iso.datetime(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** One cart as it becomes one order. */
export const CheckoutCart = z.strictObject({
  cartId: z.uuid(),
  version: z.int(), // the one that was looked at
  shipToId: z.optional(z.uuid()), // the store's own address unless said
  billToId: z.optional(z.uuid()),
  shipsFrom: z.optional(z.nullable(Day)),
  shipsUntil: z.optional(z.nullable(Day)),
  paymentMethod: CheckoutMethod,
  cardId: z.optional(z.uuid()), // of a saved and verified card, with CARD
  walletShare: z.optional(z.boolean()), // the wallet pays first what it may
  purchaseOrderNumber: z._default(max(60), ''),
})
export type CheckoutCart = z.output<typeof CheckoutCart>

/** A product that comes in, perhaps for another one; units are added to what is there of it. */
export const AddedProduct = z.safeExtend(CartProductIn, {
  replaces: z.optional(z.uuid()), // a product of the order, which goes
  price: z.optional(AmountIn), // the brand's to name; else as it is today
})
export type AddedProduct = z.output<typeof AddedProduct>
const added = z.array(AddedProduct).check(z.minLength(1), z.maxLength(500, 'carts.tooManyAtOnce'))

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
    .check(z.maxLength(5_000)),
  add: z.optional(added), // in the same revision
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

export const Adding = z.strictObject({ products: added, reason: z._default(ReasonText, ''), version: z.int() })
/** What a brand writes for a retailer it trades with, at that retailer's prices. */
export const WrittenOrder = z.strictObject({
  retailerId: z.uuid(),
  storeId: z.uuid(),
  products: z.array(CartProductIn).check(z.minLength(1), z.maxLength(500, 'carts.tooManyAtOnce')),
  shipsFrom: z.optional(z.nullable(Day)),
  shipsUntil: z.optional(z.nullable(Day)),
  paymentMethod: z._default(WrittenMethod, 'BANK_TRANSFER'),
  notes: z._default(max(2_000), ''),
})
export type WrittenOrder = z.output<typeof WrittenOrder>
/** Never the status. Addresses, and the number of the purchase order, are the retailer's. */
export const OrderUpdate = z.strictObject({
  notes: z.optional(max(2_000)),
  purchaseOrderNumber: z.optional(max(60)),
  shipToId: z.optional(z.uuid()),
  billToId: z.optional(z.uuid()),
  version: z.int(),
})
export type OrderUpdate = z.output<typeof OrderUpdate>
/** A lower quantity or a later day becomes a proposal; out of stock and cancelled take the line out. */
export const LineStatusIn = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        lineId: z.uuid(),
        status: LineStatus,
        quantity: z.optional(z.int().check(z.minimum(1))), // of what is partially available
        availableFrom: z.optional(Day), // of what is backordered
      }),
    )
    .check(z.minLength(1), z.maxLength(5_000)),
  version: z.int(),
})
export type LineStatusIn = z.output<typeof LineStatusIn>
