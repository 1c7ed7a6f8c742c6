import { z } from 'zod/mini'
import { Amount, PriceIn, Currency } from '../core/amounts.ts'
import { max, nameUpTo, required } from '../core/rules.ts'
import { TaxonomyKey } from '../reference/taxonomy-key.ts'
import { Day } from '../core/days.ts'

export const ProductStatus = z.enum(['AVAILABLE', 'COMING_SOON', 'SOLD_OUT'])
export type ProductStatus = z.infer<typeof ProductStatus>

/** One SKU as the size matrix shows it. `quantityAvailable` is null where there is no limit. */
export const SizeEntry = z.object({
  skuId: z.uuid(),
  sku: z.string(),
  size: z.string(),
  quantityAvailable: z.nullable(z.int()),
  cartonUnits: z.int(),
  onHand: z.optional(z.nullable(z.int())), // the brand's own people only
  reserved: z.optional(z.int()),
})
export const Variant = z.object({
  colour: z.string(),
  image: z.optional(z.string()), // the picture that shows it, where the brand chose one
  sizes: z.array(SizeEntry),
})
export type Variant = z.infer<typeof Variant>

export const Price = z.object({
  currency: Currency,
  wholesalePrice: z.optional(z.nullable(Amount)), // absent for those who may not know it
  retailPrice: z.nullable(Amount),
})
export type Price = z.infer<typeof Price>

export const ProductRow = z.object({
  _id: z.uuid(),
  uniqueId: z.string(),
  styleCode: z.string(),
  collectionId: z.uuid(),
  collectionName: z.string(),
  brandId: z.uuid(),
  brandName: z.string(),
  name: z.string(),
  images: z.array(z.string()),
  currency: Currency,
  wholesalePrice: z.optional(z.nullable(Amount)), // null: on request
  retailPrice: z.nullable(Amount),
  markUp: z.optional(z.nullable(z.number())), // retail ÷ wholesale
  department: z.nullable(z.string()),
  category: z.nullable(z.string()),
  subCategory: z.nullable(z.string()),
  country: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  keyStyles: z.array(z.string()),
  status: ProductStatus,
  isCarton: z.boolean(),
  isOrderable: z.boolean(),
  shippingStartDate: z.nullable(z.string()),
  shippingEndDate: z.nullable(z.string()),
  variants: z.array(Variant),
  isComplete: z.optional(z.boolean()), // the brand's own people only, as is what follows
  hasOrders: z.optional(z.boolean()),
  version: z.optional(z.int()),
})
export type ProductRow = z.infer<typeof ProductRow>
export const Product = z.extend(ProductRow, {
  description: z.string(),
  items: z.array(z.object({ sku: z.string(), value: z.int() })), // the units of each SKU in a carton
  prices: z.optional(z.array(Price)),
})
export type Product = z.infer<typeof Product>

/** A product among others, as its card shows it; sizes with their stock come with the product itself. */
export const ProductCard = z.object({
  _id: z.uuid(),
  collectionId: z.uuid(),
  collectionName: z.string(),
  brandId: z.uuid(),
  brandName: z.string(),
  name: z.string(),
  styleCode: z.string(),
  image: z.nullable(z.string()), // the first of them
  imagesCount: z.int(),
  currency: Currency,
  wholesalePrice: z.optional(z.nullable(Amount)), // absent for those who may not know it, null: on request
  retailPrice: z.nullable(Amount),
  status: ProductStatus, // sold out as well where nothing is left
  isCarton: z.boolean(),
  isOrderable: z.boolean(),
  coloursCount: z.int(),
  sizes: z.array(z.string()), // of all colours, in their order
  soldOutSizes: z.array(z.string()), // those of which no colour is left
})
export type ProductCard = z.infer<typeof ProductCard>

export const variantLimits = { colours: 60, sizes: 40, skus: 500 } as const

/** All colours and sizes of a product, in their order; a size with `skuId` is one that exists. */
export const VariantsIn = z
  .array(
    z.strictObject({
      colour: nameUpTo(60),
      sizes: z
        .array(
          z.strictObject({
            skuId: z.optional(z.uuid()),
            size: nameUpTo(30),
            sku: z.optional(max(80)), // made of style, colour and size where none is given
          }),
        )
        .check(z.minLength(1, 'catalog.noSize'), z.maxLength(variantLimits.sizes, 'catalog.tooManySizes')),
    }),
  )
  .check(
    z.minLength(1, 'catalog.noColour'),
    z.maxLength(variantLimits.colours, 'catalog.tooManySizes'),
    z.refine(
      (variants) => variants.reduce((sum, { sizes }) => sum + sizes.length, 0) <= variantLimits.skus,
      'catalog.tooManySizes',
    ),
  )
export type VariantsIn = z.infer<typeof VariantsIn>

/** A product made by hand; everything else is added to it afterwards. */
export const NewProduct = z.strictObject({
  collectionId: z.uuid(),
  name: nameUpTo(160),
  styleCode: required.check(z.maxLength(60, 'rules.max')),
  wholesalePrice: z.optional(PriceIn), // in the collection's main currency
  retailPrice: z.optional(PriceIn),
  department: z.optional(z.nullable(TaxonomyKey)),
  category: z.optional(z.nullable(TaxonomyKey)),
  subCategory: z.optional(z.nullable(TaxonomyKey)),
  variants: VariantsIn,
})
export type NewProduct = z.infer<typeof NewProduct>

const Picture = required.check(z.maxLength(500))

/** Only what changed is sent. */
export const ProductChange = z.partial(
  z.strictObject({
    name: nameUpTo(160),
    description: max(4_000),
    styleCode: required.check(z.maxLength(60, 'rules.max')),
    images: z.array(Picture).check(z.maxLength(5, 'catalog.tooManyPictures')),
    colourImages: z.record(max(60), Picture), // which of the pictures shows a colour
    wholesalePrice: PriceIn, // in the collection's main currency
    retailPrice: PriceIn,
    prices: z.array(z.strictObject({ currency: Currency, wholesalePrice: PriceIn, retailPrice: PriceIn })),
    department: z.nullable(TaxonomyKey),
    category: z.nullable(TaxonomyKey),
    subCategory: z.nullable(TaxonomyKey),
    country: z.nullable(required.check(z.regex(/^[A-Z]{2}$/, 'catalog.noSuchCountry'))),
    gender: z.nullable(TaxonomyKey),
    keyStyles: z.array(max(60)).check(z.maxLength(20)),
    status: ProductStatus,
    isCarton: z.boolean(),
    shippingStartDate: z.nullable(Day),
    shippingEndDate: z.nullable(Day),
    items: z.array(
      z.strictObject({ sku: required.check(z.maxLength(80)), value: z.int().check(z.minimum(0), z.maximum(10_000)) }),
    ),
    stock: z.array(
      z.strictObject({ skuId: z.uuid(), onHand: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000_000))) }),
    ),
    version: z.int(),
  }),
)
export type ProductChange = z.output<typeof ProductChange>
