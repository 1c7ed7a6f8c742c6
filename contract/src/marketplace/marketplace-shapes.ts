import { z } from 'zod/mini'
import { email, max, nameUpTo } from '../core/rules.ts'
import { seenVersion } from '../core/saved-version.ts'
import { CountryCode } from '../entities/entity-shapes.ts'
import { isBic, isIban, plainAccount } from './bank.ts'

/** What the marketplace is called, in both languages. */
export const MarketplaceName = z.strictObject({ nameEn: nameUpTo(40), nameAr: nameUpTo(40) })
export type MarketplaceName = z.infer<typeof MarketplaceName>

/** Whom its people ask. */
export const MarketplaceSupport = z.strictObject({ supportEmail: z.nullable(email) })
export type MarketplaceSupport = z.infer<typeof MarketplaceSupport>

/** Who issues commission statements; what is empty is not known yet. */
export const MarketplaceCompany = z.strictObject({
  legalName: max(120),
  registrationNumber: max(40),
  taxNumber: max(40), // in the form of the country, which the server checks
  line1: max(200),
  line2: max(200),
  city: max(120),
  region: max(120),
  postalCode: max(20),
  country: z.union([z.literal(''), CountryCode]),
  commissionTax: z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/, 'marketplace.rate')), // a percentage, as text
})
export type MarketplaceCompany = z.infer<typeof MarketplaceCompany>

const account = (isRight: (text: string) => boolean, error: 'marketplace.iban' | 'marketplace.bic') =>
  max(42).check(
    z.overwrite(plainAccount),
    z.refine((text) => text === '' || isRight(text), error),
  )

/** Where brands pay their statements. */
export const MarketplaceBank = z.strictObject({
  bankHolder: max(120),
  iban: account(isIban, 'marketplace.iban'),
  bic: account(isBic, 'marketplace.bic'),
})
export type MarketplaceBank = z.infer<typeof MarketplaceBank>

const fields = {
  ...MarketplaceName.shape,
  ...MarketplaceSupport.shape,
  ...MarketplaceCompany.shape,
  ...MarketplaceBank.shape,
}

export const Marketplace = z.object({ ...fields, version: z.int(), updatedAt: z.iso.datetime() })
export type Marketplace = z.infer<typeof Marketplace>

/** Any part at a time: each form of the page sends its own. */
export const MarketplaceChange = z.partial(z.strictObject({ ...fields, ...seenVersion }))
export type MarketplaceChange = z.output<typeof MarketplaceChange>
