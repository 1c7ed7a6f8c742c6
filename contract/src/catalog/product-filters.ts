import { z } from 'zod/mini'
import { markupBands, priceBands } from '../core/bands.ts'
import { several } from '../core/lists/several.ts'
import { max } from '../core/rules.ts'
import { CollectionType } from './collection-shapes.ts'
import { TaxonomyKey } from '../reference/taxonomy-key.ts'
import { ProductStatus } from './product-shapes.ts'

const keys = [...new Set([...priceBands.retailer, ...priceBands.brand].map(({ key }) => key))]
export const PriceBandKey = z.enum(keys as [string, ...string[]])
export const MarkUpBandKey = z.enum(markupBands.map(({ key }) => key) as [string, ...string[]])
const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))
/** The month a delivery begins in; `NOW` is what can leave at once. */
export const Delivery = z.string().check(z.regex(/^(NOW|(20\d\d|2100)-(0[1-9]|1[0-2]))$/))

/** What products can be narrowed down by. Prices are those the viewer is shown: wholesale where they may know it, else retail. */
export const productFilters = {
  q: z.optional(max(100)),
  department: z.optional(several(TaxonomyKey)),
  category: z.optional(several(TaxonomyKey)),
  subCategory: z.optional(several(TaxonomyKey)),
  gender: z.optional(several(TaxonomyKey)),
  status: z.optional(several(ProductStatus)),
  country: z.optional(several(CountryCode)), // made there
  price: z.optional(several(PriceBandKey)),
  markUp: z.optional(several(MarkUpBandKey)), // only where the viewer may see wholesale prices
  delivery: z.optional(several(Delivery)),
  type: z.optional(several(CollectionType)),
  brand: z.optional(several(z.uuid())),
  colour: z.optional(several(TaxonomyKey)),
  size: z.optional(several(max(40))),
}
const Filters = z.strictObject(productFilters)
export type ProductFilters = z.output<typeof Filters>

/** The orders a collection's products can stand in; prices as they are shown. */
export const ProductSort = z.enum(['position', 'name', 'styleCode', 'newest', 'priceUp', 'priceDown', 'delivery'])
export type ProductSort = z.infer<typeof ProductSort>

/** The orders of products across brands. Prices in several currencies cannot be compared, so there is none by price. */
export const MarketSort = z.enum(['newest', 'closing', 'delivery', 'name'])
export type MarketSort = z.infer<typeof MarketSort>

/** How many there would be with this value chosen beside everything that is chosen in the other fields. */
export const Facet = z.array(z.object({ value: z.string(), count: z.int() }))
export type Facet = z.infer<typeof Facet>
export const ProductFacets = z.object({
  total: z.int(), // exact up to the ceiling of lists; then `more`, and counts are at least so many
  more: z.boolean(),
  department: Facet,
  category: Facet,
  subCategory: Facet,
  gender: Facet,
  country: Facet,
  status: Facet,
  type: Facet,
  price: Facet,
  markUp: z.optional(Facet), // absent where the viewer sees no wholesale price
  delivery: Facet,
  brand: z.array(z.object({ value: z.string(), count: z.int(), name: z.string() })),
  colour: Facet,
  size: Facet,
  currency: z.nullable(z.string()), // of the prices, where they are all in one
})
export type ProductFacets = z.infer<typeof ProductFacets>
