import { z } from 'zod/mini'
import { Currency } from '../core/amounts.ts'
import { languages } from '../core/language.ts'
import { email, max, nameUpTo, required, url } from '../core/rules.ts'
import { seenVersion } from '../core/saved-version.ts'
import { CountryCode } from '../entities/entity-shapes.ts'
import { isColour } from './accent.ts'
import { isBic, isIban, plainAccount } from './bank.ts'

/** What the marketplace is called, in both languages. */
export const MarketplaceName = z.strictObject({ nameEn: nameUpTo(40), nameAr: nameUpTo(40) })
export type MarketplaceName = z.infer<typeof MarketplaceName>

const Place = z.nullable(required.check(z.maxLength(500, 'rules.max'))) // where an uploaded picture lies

/** How it looks. The colour is shown as the nearest one that can be read. */
export const MarketplaceLook = z.strictObject({
  logo: Place,
  icon: Place,
  accent: z.nullable(z.string('marketplace.colour').check(z.toLowerCase(), z.refine(isColour, 'marketplace.colour'))),
})
export type MarketplaceLook = z.infer<typeof MarketplaceLook>

/** What its mails say of it, and whom its people ask. */
export const MarketplaceSupport = z.strictObject({
  supportEmail: z.nullable(email),
  mailSender: max(60),
  mailFooterEn: max(500),
  mailFooterAr: max(500),
})
export type MarketplaceSupport = z.infer<typeof MarketplaceSupport>

/** Where the country of a company does not say them. */
export const MarketplaceDefaults = z.strictObject({
  currency: Currency,
  timeZone: required.check(z.maxLength(60, 'rules.max')),
  language: z.enum(languages),
})
export type MarketplaceDefaults = z.infer<typeof MarketplaceDefaults>

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

const Page = z.union([z.literal(''), url.check(z.maxLength(500, 'rules.max'))])

/** Its own help pages for each side; where one is empty, the setting `HELP_LINKS` and then the built-in pages hold. */
export const MarketplaceHelp = z.strictObject({
  helpBrand: Page,
  helpRetailer: Page,
  academyBrand: Page,
  academyRetailer: Page,
})
export type MarketplaceHelp = z.infer<typeof MarketplaceHelp>

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
  ...MarketplaceLook.shape,
  ...MarketplaceSupport.shape,
  ...MarketplaceHelp.shape,
  ...MarketplaceCompany.shape,
  ...MarketplaceBank.shape,
  ...MarketplaceDefaults.shape,
}

export const Marketplace = z.object({ ...fields, version: z.int(), updatedAt: z.iso.datetime() })
export type Marketplace = z.infer<typeof Marketplace>

/** Any part at a time: each form of the page sends its own. */
export const MarketplaceChange = z.partial(z.strictObject({ ...fields, ...seenVersion }))
export type MarketplaceChange = z.output<typeof MarketplaceChange>
