import { z } from 'zod/mini'
import { Day } from '../core/days.ts'
import { countries } from '../core/countries.ts'
import { Amount, AmountIn, AmountsByCurrency, AmountsByCurrencyIn, Currency } from '../core/amounts.ts'
import { seenVersion } from '../core/saved-version.ts'
import { email, max, nameUpTo, phNo, required, url } from '../core/rules.ts'
import { TaxonomyKey } from '../reference/taxonomy-key.ts'
import { documentKinds, incoterms, paymentMethods, storeTypes } from './entity-words.ts'

export const Side = z.enum(['brand', 'retailer'])
export type Side = z.infer<typeof Side>

const codes: ReadonlySet<string> = new Set(countries.map(({ code }) => code))
export const CountryCode = required.check(z.refine((code) => codes.has(code), 'entities.noSuchCountry'))
export const EntityName = nameUpTo(120, z.minLength(2, 'rules.min'))
export const PersonName = nameUpTo(60)
const TimeZone = required.check(z.refine(isTimeZone, 'entities.noSuchTimeZone'))
const Place = z.nullable(required.check(z.maxLength(500, 'rules.max'))) // where an uploaded picture lies
const Website = url.check(z.maxLength(500, 'rules.max'))

/** By its name: an offset such as +03:00 is read the other way round by databases. */
function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/** The tab "General": who the entity is. */
export const General = z.strictObject({
  entityName: EntityName,
  about: max(2_000),
  website: Website,
  email: z.nullable(email),
  country: CountryCode,
  phone: z.union([z.literal(''), phNo]),
  countryCode: max(6),
  currency: Currency,
  timeZone: TimeZone,
  taxNumber: max(40),
  registrationNumber: max(40),
  logo: Place,
  banner: Place,
  launchDate: z.nullable(Day),
  sequenceCode: z.nullable(required.check(z.toUpperCase(), z.regex(/^[A-Z]{3}$/, 'entities.sequenceCode'))),
})
export type General = z.infer<typeof General>

/** The tab "Segmentation": what it sells or buys, at which prices, and where it goes. */
export const Segmentation = z.strictObject({
  departments: z.array(TaxonomyKey),
  categories: z.array(TaxonomyKey),
  storeTypes: z.array(z.enum(storeTypes)),
  avgWholesalePrice: z.nullable(AmountIn),
  avgRetailPrice: z.nullable(AmountIn),
  minimumOrderValue: z.nullable(AmountIn),
  otherMinimums: z.optional(AmountsByCurrencyIn), // in other currencies
  shipsFromCountries: z.array(CountryCode).check(z.maxLength(250)),
  restrictedCountries: z.array(CountryCode).check(z.maxLength(250)),
  isWspHidden: z.boolean(),
})
export type Segmentation = z.infer<typeof Segmentation>

export const Social = z.strictObject({
  instagram: Website,
  facebook: Website,
  tiktok: Website,
  pinterest: Website,
  linkedin: Website,
  youtube: Website,
  x: Website,
})
export type Social = z.infer<typeof Social>

export const CommercialTerms = z.strictObject({
  paymentMethods: z.array(z.enum(paymentMethods)),
  incoterm: z.nullable(z.enum(incoterms)),
  leadTimeDays: z.nullable(z.int('rules.integer').check(z.minimum(0, 'rules.nonNegative'), z.maximum(365))),
  depositPercent: z.nullable(z.int('rules.integer').check(z.minimum(0, 'rules.nonNegative'), z.maximum(100))),
  returns: max(2_000),
  notes: max(2_000),
})
export type CommercialTerms = z.infer<typeof CommercialTerms>

/** Whatever the entity's admin may change, any part of it at a time. */
export const EntityChange = z.partial(
  z.extend(General, {
    ...Segmentation.shape,
    social: Social,
    commercialTerms: CommercialTerms,
    ...seenVersion,
  }),
)
export type EntityChange = z.output<typeof EntityChange>

export const AddressIn = z.strictObject({
  label: required.check(z.maxLength(60, 'rules.max')),
  contactName: max(120),
  phone: z.union([z.literal(''), phNo]),
  line1: required.check(z.maxLength(200, 'rules.max')),
  line2: max(200),
  city: required.check(z.maxLength(120, 'rules.max')),
  region: max(120),
  postalCode: max(20),
  country: CountryCode,
  isDefaultShipping: z.boolean(),
  isDefaultBilling: z.boolean(),
})
export type AddressIn = z.output<typeof AddressIn>
/** As it is answered where it belongs to something else: an order, a store. */
export const PostalAddress = z.object({
  label: z.string(),
  contactName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
})
/** A new one: what may be empty may also be left out. */
export const NewAddress = z.extend(AddressIn, {
  contactName: z._default(AddressIn.shape.contactName, ''),
  phone: z._default(AddressIn.shape.phone, ''),
  line2: z._default(AddressIn.shape.line2, ''),
  region: z._default(AddressIn.shape.region, ''),
  postalCode: z._default(AddressIn.shape.postalCode, ''),
})
export const Address = z.object({ id: z.uuid(), ...AddressIn.shape, version: z.int() })
export type Address = z.infer<typeof Address>

export const Store = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  addressId: z.nullable(z.uuid()),
  version: z.int(),
})
export type Store = z.infer<typeof Store>

export const DocumentStatus = z.enum(['PENDING', 'VERIFIED', 'REJECTED', 'EXPIRED'])
export type DocumentStatus = z.infer<typeof DocumentStatus>
export const EntityDocument = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  name: z.string(),
  bytes: z.int(),
  url: z.string(), // signed, and good for minutes
  expiresOn: z.nullable(z.string()),
  status: DocumentStatus,
  reason: z.string(),
  createdAt: z.iso.datetime(),
})
export type EntityDocument = z.infer<typeof EntityDocument>

/** What anybody may know who may see the entity at all. Absent is absent: no blank stands for a hidden price. */
export const PublicEntity = z.object({
  id: z.uuid(),
  entityType: Side,
  entityName: z.string(),
  nickName: z.nullable(z.string()), // how the reader's own entity calls it
  about: z.string(),
  website: z.string(),
  country: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  banner: z.nullable(z.string()),
  currency: Currency,
  departments: z.array(z.string()),
  categories: z.array(z.string()),
  storeTypes: z.array(z.string()),
  avgWholesalePrice: z.optional(z.nullable(Amount)),
  avgRetailPrice: z.nullable(Amount),
  minimumOrderValue: z.nullable(Amount),
  otherMinimums: AmountsByCurrency,
  shipsFromCountries: z.array(z.string()),
  restrictedCountries: z.array(z.string()),
  social: z.partial(Social),
  commercialTerms: z.partial(CommercialTerms),
  isLive: z.boolean(),
  isPremium: z.boolean(),
  launchDate: z.nullable(z.string()),
})
export type PublicEntity = z.infer<typeof PublicEntity>

/** Its own people see all of it. */
export const OwnEntity = z.extend(PublicEntity, {
  status: z.enum(['ONBOARDING', 'ACTIVE']),
  email: z.nullable(z.string()),
  phone: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
  isLaunchDateFixed: z.boolean(), // the brand is live and has sold
  taxNumber: z.string(),
  registrationNumber: z.string(),
  sequenceCode: z.nullable(z.string()),
  isSequenceCodeFixed: z.boolean(),
  access: z.array(z.enum(['marketplace', 'direct'])),
  version: z.int(), // of all that its forms save
  isDemo: z.boolean(),
  isWspHidden: z.boolean(),
  isAnalyticsEnabled: z.boolean(),
  isLeadAIEnabled: z.boolean(),
  onboardCompletedAt: z.nullable(z.iso.datetime()),
  addresses: z.array(Address),
  stores: z.array(Store),
  retailers: z.array(z.object({ id: z.uuid(), name: z.string() })), // a brand's connections that the reader looks after, 100 at most
})
export type OwnEntity = z.infer<typeof OwnEntity>
