import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Amount, Currency } from '../core/amounts.ts'
import { page, Paging } from '../core/paging.ts'
import { max } from '../core/rules.ts'
import { departments } from '../reference/taxonomy.ts'

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
})
export type BrandCard = z.infer<typeof BrandCard>

export const discovery = {
  /** Brands that are live, the newest first. */
  brands: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/brands',
    allow: ['read', 'Auth'],
    query: z.safeExtend(Paging, {
      list: z._default(z.enum(['BRANDS', 'PREMIUMBRANDS']), 'BRANDS'),
      department: z.optional(z.enum(departments)),
      q: z.optional(max(100)),
    }),
    reply: page({ brands: z.array(BrandCard) }),
  }),
}
