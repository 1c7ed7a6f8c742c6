import { z } from 'zod/mini'
import { Currency } from '../core/amounts.ts'
import { max, required } from '../core/rules.ts'
import { categories } from '../reference/taxonomy.ts'
import { TaxonomyKey } from '../reference/taxonomy-key.ts'
import { colourKeys, materialKeys, storeTypeKeys } from './brief-words.ts'

/** A category, or one of its sub-categories. */
export const garmentKeys: readonly string[] = categories.flatMap(({ key, subCategories }) => [key, ...subCategories])

const Positive = z.string().check(z.regex(/^(0|[1-9]\d{0,9})(\.\d{1,3})?$/, 'rules.price'))
const Money = z.strictObject({ amount: Positive, currency: Currency })
const Day = z.iso.date()
const list = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.minLength(1), z.maxLength(30))
const whole = (largest: number) => z.int('rules.integer').check(z.minimum(1, 'rules.positive'), z.maximum(largest))

/** What a retailer asks for. What was not said is absent. */
export const Brief = z.strictObject({
  categories: z.optional(list(TaxonomyKey)),
  favour: z.optional(list(TaxonomyKey)), // "more dresses"
  colours: z.optional(list(z.enum(colourKeys))),
  materials: z.optional(list(z.enum(materialKeys))),
  exclude: z.optional(list(required.check(z.maxLength(120)))), // keys of garments, colours and materials, or names of brands
  gender: z.optional(TaxonomyKey),
  department: z.optional(TaxonomyKey),
  budget: z.optional(Money),
  minWholesale: z.optional(Money),
  maxWholesale: z.optional(Money),
  minMarkup: z.optional(z.number().check(z.minimum(1), z.maximum(20))),
  priceLevel: z.optional(z.enum(['low', 'high'])),
  sizes: z.optional(list(required.check(z.maxLength(30)))),
  unitsPerStyle: z.optional(whole(10_000)),
  maxStyles: z.optional(whole(100)),
  maxBrands: z.optional(whole(50)),
  deliverFrom: z.optional(Day),
  deliverBy: z.optional(Day),
  inStock: z.optional(z.boolean()),
  brands: z.optional(list(required.check(z.maxLength(120)))), // names
  storeType: z.optional(z.enum(storeTypeKeys)),
  place: z.optional(required.check(z.maxLength(60))),
  words: z.optional(list(required.check(z.maxLength(40)))), // what else describes the products
  unclear: z.optional(z.array(max(60)).check(z.maxLength(10))), // figures that no field took
})
export type Brief = z.output<typeof Brief>
export type BriefField = keyof Brief
