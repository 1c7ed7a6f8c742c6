import { z } from 'zod/mini'
import { email, nameUpTo } from '../core/rules.ts'
import { seenVersion } from '../core/saved-version.ts'

/** What the marketplace is called, in both languages. */
export const MarketplaceName = z.strictObject({ nameEn: nameUpTo(40), nameAr: nameUpTo(40) })
export type MarketplaceName = z.infer<typeof MarketplaceName>

/** Whom its people ask. */
export const MarketplaceSupport = z.strictObject({ supportEmail: z.nullable(email) })
export type MarketplaceSupport = z.infer<typeof MarketplaceSupport>

const fields = { ...MarketplaceName.shape, ...MarketplaceSupport.shape }

export const Marketplace = z.object({ ...fields, version: z.int(), updatedAt: z.iso.datetime() })
export type Marketplace = z.infer<typeof Marketplace>

/** Any part at a time: each form of the page sends its own. */
export const MarketplaceChange = z.partial(z.strictObject({ ...fields, ...seenVersion }))
export type MarketplaceChange = z.output<typeof MarketplaceChange>
