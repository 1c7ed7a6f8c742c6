import type { Actor } from '@souk/contract/core/abilities.ts'
import { amount, amountsByCurrency } from '@souk/contract/core/money.ts'
import type { OwnEntity, PublicEntity, Side } from '@souk/contract/entities/entity-shapes.ts'
import type { findBrand, findWholeEntity } from './entities.queries.ts'

type Whole = NonNullable<Awaited<ReturnType<typeof findWholeEntity>>>
type Brand = NonNullable<Awaited<ReturnType<typeof findBrand>>>

/** As others see it. A wholesale price that is hidden from the reader is not there at all. */
export function presentPublic(row: Brand, reader: Actor): PublicEntity {
  const { avgWholesalePrice, ...shown } = { ...factsOf(row), nickName: row.nickName }
  return seesWholesale(row, reader) ? { ...shown, avgWholesalePrice } : shown
}

/** Never guests; the brand may hide it from everybody else who is not of the house. */
function seesWholesale({ id, isWspHidden }: Brand, reader: Actor): boolean {
  if (reader.side === 'souk' || reader.entityId === id) return true
  return reader.side !== 'guest' && !isWspHidden
}

export function presentOwn(row: Whole): OwnEntity {
  return {
    ...factsOf(row),
    nickName: null,
    status: row.onboardCompletedAt ? 'ACTIVE' : 'ONBOARDING',
    email: row.email,
    phone: row.phone,
    countryCode: row.countryCode,
    timeZone: row.timeZone,
    taxNumber: row.taxNumber,
    registrationNumber: row.registrationNumber,
    sequenceCode: row.sequenceCode,
    isSequenceCodeFixed: row.firstOrderAt !== null,
    isLaunchDateFixed: row.isLive && row.firstOrderAt !== null,
    access: row.access as OwnEntity['access'],
    version: row.version,
    isDemo: row.isDemo,
    isWspHidden: row.isWspHidden,
    isAnalyticsEnabled: row.isAnalyticsEnabled,
    isLeadAIEnabled: row.isLeadAiEnabled,
    onboardCompletedAt: row.onboardCompletedAt?.toISOString() ?? null,
    addresses: row.addresses,
    stores: row.stores,
    retailers: row.retailers,
  }
}

function factsOf(row: Whole | Brand) {
  const { id, about, website, country, logo, banner, currency, departments, categories, storeTypes } = row
  const price = (minor: bigint | null) => (minor === null ? null : amount({ minor, currency }))
  return {
    id,
    entityType: row.type as Side,
    entityName: row.name,
    about,
    website,
    country,
    logo,
    banner,
    currency,
    departments,
    categories,
    storeTypes,
    avgWholesalePrice: price(row.avgWholesalePrice),
    avgRetailPrice: price(row.avgRetailPrice),
    minimumOrderValue: price(row.minimumOrderValue),
    otherMinimums: amountsByCurrency(row.otherMinimums as Record<string, string>),
    shipsFromCountries: row.shipsFromCountries,
    restrictedCountries: row.restrictedCountries,
    social: row.social as PublicEntity['social'],
    commercialTerms: row.commercialTerms as PublicEntity['commercialTerms'],
    isLive: row.isLive,
    isPremium: row.isPremium,
    launchDate: row.launchDate,
  }
}
