import { z } from 'zod/mini'
import { Amount, Currency } from '../core/amounts.ts'
import { max, required } from '../core/rules.ts'
import { CollectionType } from '../catalog/collection-shapes.ts'
import { cartLimits } from './cart-limits.ts'

const Units = z
  .int('rules.integer')
  .check(z.minimum(0, 'rules.nonNegative'), z.maximum(cartLimits.units, 'carts.tooManyUnits'))
export const Notes = max(cartLimits.notes)

/** A product as it is set: cartons, or units by SKU. 0 takes out; what is not named stays. */
export const CartProductIn = z
  .strictObject({
    productId: z.uuid(),
    quantity: z.optional(Units), // cartons
    items: z.optional(
      z
        .array(z.strictObject({ sku: required.check(z.maxLength(80)), value: Units })) // by its code or its id
        .check(z.maxLength(cartLimits.skus)),
    ),
  })
  .check(
    z.refine(({ quantity, items }) => (quantity === undefined) !== (items === undefined), {
      path: ['items'],
      error: 'carts.cartonsOrSizes',
    }),
  )
export type CartProductIn = z.output<typeof CartProductIn>

/** Without `cartId` the cart is found, or made, by the product, the store and the currency. */
export const CartIn = z.strictObject({
  cartId: z.optional(z.uuid()),
  storeId: z.optional(z.uuid()),
  products: z.array(CartProductIn).check(z.maxLength(cartLimits.atOnce, 'carts.tooManyAtOnce')),
  notes: z.optional(Notes),
  version: z.optional(z.int()),
})
export type CartIn = z.output<typeof CartIn>

export const CartSize = z.object({
  skuId: z.uuid(),
  sku: z.string(),
  size: z.string(),
  value: z.int(),
  quantityAvailable: z.nullable(z.int()), // null: no limit
  cartonUnits: z.int(),
})
/** What is not any more as it was when it was put in. */
export const CartChange = z.object({
  kind: z.enum(['price', 'stock', 'deadline', 'access', 'status', 'onRequest']),
  was: z.optional(z.nullable(Amount)), // of the price, as is `now`
  now: z.optional(z.nullable(Amount)),
  skuId: z.optional(z.uuid()), // of the stock; none for cartons
  left: z.optional(z.int()), // units, or cartons
})
export type CartChange = z.infer<typeof CartChange>
export const CartProduct = z.object({
  _id: z.uuid(),
  name: z.string(),
  styleCode: z.string(),
  image: z.nullable(z.string()),
  collectionId: z.uuid(),
  collectionName: z.string(),
  isCarton: z.boolean(),
  quantity: z.int(), // cartons
  units: z.int(),
  variants: z.array(z.object({ colour: z.string(), sizes: z.array(CartSize) })),
  wholesalePrice: z.nullable(Amount), // of one unit
  retailPrice: z.nullable(Amount),
  amount: z.nullable(Amount),
  shippingStartDate: z.nullable(z.string()),
  shippingEndDate: z.nullable(z.string()),
  deadline: z.nullable(z.iso.datetime()),
  isOrderable: z.boolean(), // as it stands in the cart
  changes: z.array(CartChange),
})
export type CartProduct = z.infer<typeof CartProduct>

export const CartMinimum = z.object({
  collectionId: z.nullable(z.uuid()), // null: the brand's
  collectionName: z.nullable(z.string()),
  required: Amount,
  reached: Amount,
  missing: z.nullable(Amount), // null: reached
  more: z.nullable(z.object({ productId: z.uuid(), quantity: z.int() })), // the fewest more of a product that reach it
})
export const Cart = z.object({
  _id: z.uuid(),
  version: z.int(),
  store: z.object({ id: z.uuid(), name: z.string(), country: z.string() }),
  brand: z.object({ id: z.uuid(), name: z.string(), logo: z.nullable(z.string()) }),
  currency: Currency,
  type: CollectionType,
  notes: z.string(),
  products: z.array(CartProduct),
  units: z.int(), // of what can be ordered, as is the amount
  amount: Amount,
  deposit: z.nullable(z.object({ percent: z.int(), amount: Amount })), // invoiced when the brand confirms
  minimums: z.array(CartMinimum),
  isOrderable: z.boolean(), // every line, and every minimum reached
  updatedAt: z.iso.datetime(),
})
export type Cart = z.infer<typeof Cart>
