import { z } from 'zod/mini'
import { Currency } from '../core/amounts.ts'
import { languages } from '../core/language.ts'
import { email, nameUpTo, required } from '../core/rules.ts'
import { seenVersion } from '../core/saved-version.ts'

/** What the marketplace is called, in both languages. */
export const MarketplaceName = z.strictObject({ nameEn: nameUpTo(40), nameAr: nameUpTo(40) })
export type MarketplaceName = z.infer<typeof MarketplaceName>

/** Whom its people ask. */
export const MarketplaceSupport = z.strictObject({ supportEmail: z.nullable(email) })
export type MarketplaceSupport = z.infer<typeof MarketplaceSupport>

/** Where the country of a company does not say them. */
export const MarketplaceDefaults = z.strictObject({
  currency: Currency,
  timeZone: required.check(z.maxLength(60, 'rules.max')),
  language: z.enum(languages),
})
export type MarketplaceDefaults = z.infer<typeof MarketplaceDefaults>

const fields = { ...MarketplaceName.shape, ...MarketplaceSupport.shape, ...MarketplaceDefaults.shape }

export const Marketplace = z.object({ ...fields, version: z.int(), updatedAt: z.iso.datetime() })
export type Marketplace = z.infer<typeof Marketplace>

/** Any part at a time: each form of the page sends its own. */
export const MarketplaceChange = z.partial(z.strictObject({ ...fields, ...seenVersion }))
export type MarketplaceChange = z.output<typeof MarketplaceChange>
