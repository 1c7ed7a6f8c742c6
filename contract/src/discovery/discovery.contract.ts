import { z } from 'zod/mini'
import { several } from '../core/lists/several.ts'
import { endpoint } from '../core/endpoint.ts'
import { Amount, Currency } from '../core/amounts.ts'
import { page, Paging } from '../core/paging.ts'
import { max } from '../core/rules.ts'
import {
  Delivery,
  Facet,
  MarketSort,
  MarkUpBandKey,
  PriceBandKey,
  ProductFacets,
  productFilters,
  ProductSort,
} from '../catalog/product-filters.ts'
import { ProductCard } from '../catalog/product-shapes.ts'
import { TaxonomyKey } from '../reference/taxonomy-key.ts'

/** A brand as it stands among others. */
export const BrandCard = z.object({
  id: z.uuid(),
  name: z.string(),
  about: z.string(),
  country: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  banner: z.nullable(z.string()),
  departments: z.array(z.string()),
  currency: Currency,
  minimumOrderValue: z.nullable(Amount),
  shipsFromCountries: z.array(z.string()),
  isPremium: z.boolean(),
  collectionsCount: z.int(), // open for orders
  closesAt: z.nullable(z.iso.datetime()), // the next of their deadlines
  timeZone: z.string(), // of the brand: its deadlines end with a day there
  isFollowed: z.boolean(), // by the viewer
})
export type BrandCard = z.infer<typeof BrandCard>

/** At most so much, in the brand's own currency. */
export const minimums = ['0', '250', '500', '1000', '2500'] as const

/** What brands can be narrowed down by. Their price is the average they name: wholesale where it may be known, else retail. */
const brandFilters = {
  list: z._default(z.enum(['BRANDS', 'PREMIUMBRANDS']), 'BRANDS'),
  q: z.optional(max(100)),
  department: z.optional(several(TaxonomyKey)),
  category: z.optional(several(TaxonomyKey)),
  country: z.optional(several(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  price: z.optional(several(PriceBandKey)),
  markUp: z.optional(several(MarkUpBandKey)),
  delivery: z.optional(several(Delivery)),
  minimum: z.optional(z.enum(minimums)),
  shipsToMe: z.optional(z.enum(['true', 'false'])),
}
export const BrandFacets = z.object({
  total: z.int(),
  department: Facet,
  category: Facet,
  country: Facet,
  price: Facet,
  markUp: z.optional(Facet), // absent for guests
  delivery: Facet,
  minimum: Facet,
  shipsToMe: z.optional(z.int()), // absent for those who have no country
})
export type BrandFacets = z.infer<typeof BrandFacets>

/** Where products are looked for: everywhere, at one brand, or in one collection. */
const productPlace = { ...productFilters, brandId: z.optional(z.uuid()), collectionId: z.optional(z.uuid()) }

/** Across brands `newest` is the default, in a collection `position`. */
const sorts = [...new Set([...MarketSort.options, ...ProductSort.options])]
type PlacedSort = { collectionId?: string | undefined; sort?: string | undefined }
const isSortOfPlace = ({ collectionId, sort }: PlacedSort) =>
  sort === undefined || (collectionId ? ProductSort : MarketSort).safeParse(sort).success

/** A product in a list of hits; what matched stands between ⟦ and ⟧. */
export const ProductHit = z.object({
  _id: z.uuid(),
  collectionId: z.uuid(),
  collectionName: z.string(),
  brandName: z.string(),
  name: z.string(),
  marked: z.string(),
  styleCode: z.string(),
  image: z.nullable(z.string()),
  currency: Currency,
  wholesalePrice: z.optional(z.nullable(Amount)),
  retailPrice: z.nullable(Amount),
})
export type ProductHit = z.infer<typeof ProductHit>
export const BrandHit = z.object({
  id: z.uuid(),
  name: z.string(),
  marked: z.string(),
  logo: z.nullable(z.string()),
  country: z.nullable(z.string()),
})
export type BrandHit = z.infer<typeof BrandHit>

export const discovery = {
  /** Brands that are live. `after` goes with the order `new`; the others go by `page`. */
  brands: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/brands',
    allow: ['read', 'Auth'],
    query: z.safeExtend(Paging, {
      ...brandFilters,
      sort: z._default(z.enum(['new', 'closing', 'forYou', 'name']), 'new'),
    }),
    reply: page({ brands: z.array(BrandCard) }),
  }),
  brandFilters: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/brands/filters',
    allow: ['read', 'Auth'],
    query: z.strictObject(brandFilters),
    reply: BrandFacets,
  }),
  /** Cards of products across brands, or of one collection. Across brands `after` goes with the first sort; the others go by `page`. */
  browse: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/products/browse',
    allow: ['read', 'Auth'],
    query: z
      .safeExtend(Paging, { ...productPlace, sort: z.optional(z.enum(sorts)) })
      .check(z.refine(isSortOfPlace, { path: ['sort'], error: 'invalid.invalid_value' })),
    reply: page({
      products: z.array(ProductCard),
      isSimilar: z.optional(z.boolean()), // no product has the words: these are close in meaning
    }),
  }),
  filters: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/products/filters',
    allow: ['read', 'Auth'],
    query: z.strictObject(productPlace),
    reply: ProductFacets,
  }),
  /** The ids of a whole list in its order, to select it or go through it: as many as can be changed or added at once. */
  productIds: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/products/product-ids',
    allow: ['read', 'Auth'],
    query: z.strictObject({
      ...productFilters,
      collectionId: z.uuid(),
      sort: z._default(ProductSort, 'position'),
    }),
    reply: z.object({ productIds: z.array(z.uuid()), more: z.boolean() }),
  }),
  recommended: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/products/recommented-item',
    allow: ['read', 'Auth'],
    query: z.strictObject({ productId: z.uuid() }),
    reply: z.array(ProductCard),
  }),
  search: endpoint({
    method: 'POST',
    path: '/api/p/products/search',
    allow: ['read', 'Auth'],
    body: z.strictObject({ q: max(100), limit: z.optional(z.int().check(z.minimum(1), z.maximum(24))) }),
    reply: z.object({ products: z.array(ProductHit), brands: z.array(BrandHit) }),
  }),
}
