import { type Insertable, sql } from 'kysely'
import { decimalsOf, money } from '@souk/contract/core/money.ts'
import { taxNumberExample } from '@souk/contract/entities/tax-number.ts'
import type { Database, Tx } from '../server/src/platform/data/database/db.ts'
import { brandFacts } from './brands.ts'
import { BRAND_SLUGS, type BrandSlug, lookOf } from './pictures/brands-look.ts'
import { places } from './places.ts'
import { chooser, idOf } from './random.ts'
import { kinds, retailerFacts } from './retailers.ts'
import { logoAddress, pictureAddress } from './serve-pictures.ts'

type DemoEntity = {
  slug: string
  type: 'brand' | 'retailer'
  name: string
  access: readonly ('marketplace' | 'direct')[]
}
type Row = Insertable<Database['entity']>

/** Two who signed up a moment ago: what their form asked for, and nothing else. */
const newcomers = new Set(['studio-tamra', 'north-row'])
export const isNewcomer = (slug: string) => newcomers.has(slug)

export const entities: readonly DemoEntity[] = [
  ...BRAND_SLUGS.map((slug) => ({ slug, type: 'brand' as const, name: lookOf(slug).name, access: [] })),
  { slug: 'studio-tamra', type: 'brand', name: 'Studio Tamra', access: [] },
  ...retailerFacts.map(({ slug, name, access }) => ({ slug, type: 'retailer' as const, name, access })),
]

export const entityId = (slug: string) => idOf('entity', slug)

export async function fillEntities(tx: Tx): Promise<void> {
  const rows = entities.map(({ slug, type, name, access }) => ({
    id: entityId(slug),
    type,
    name,
    access: [...access],
    isDemo: true,
    ...(slug === 'studio-tamra' ? studioTamra : type === 'brand' ? brandRow(slug as BrandSlug) : retailerRow(slug)),
  }))
  await tx.insertInto('entity').values(rows).execute()
  await sql`update entity set launch_date = current_date + 30 where id = ${entityId('studio-tamra')}`.execute(tx)
  await sql`update entity set live_from = launch_date::timestamp at time zone time_zone where type = 'brand'`.execute(
    tx,
  )
  const settled = entities.filter(({ slug }) => !isNewcomer(slug))
  await tx.insertInto('address').values(settled.flatMap(addressesOf).map(inOrder)).execute()
  const retailers = entities.filter(({ type }) => type === 'retailer')
  await tx.insertInto('store').values(retailers.flatMap(storesOf).map(inOrder)).execute()
}

/** Lists are shown by age; rows of one statement would all be of the same. */
const inOrder = <T>(row: T, n: number) => ({ ...row, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, n)) })

type Own = Omit<Row, 'id' | 'type' | 'name' | 'access' | 'isDemo'>
const studioTamra: Own = { ...contactOf('studio-tamra', 'dubai'), sequenceCode: 'TAM' }

function brandRow(slug: BrandSlug): Own {
  const facts = brandFacts[slug]
  const { currency, country } = places[facts.place]
  const [wholesale, retail, minimum] = facts.prices.map((price) => money(price, currency)!.minor)
  const choose = chooser(`terms of ${slug}`)
  return {
    ...contactOf(slug, facts.place),
    ...companyOf(slug, facts.launched, country),
    about: facts.about,
    website: `https://www.${slug}.test`,
    logo: logoAddress(slug),
    banner: pictureAddress(`banner.${slug}.1`),
    sequenceCode: facts.code,
    launchDate: facts.launched,
    departments: [...facts.departments],
    categories: [...facts.categories],
    avgWholesalePrice: wholesale ?? null,
    avgRetailPrice: retail ?? null,
    minimumOrderValue: minimum ?? null,
    shipsFromCountries: [...new Set([country, ...choose([[], ['NL'], ['AE']])])],
    restrictedCountries: [...(facts.notTo ?? [])],
    isWspHidden: facts.hidesWholesale ?? false,
    isPremium: facts.isPremium ?? false,
    isAnalyticsEnabled: true,
    isLeadAiEnabled: facts.isPremium ?? choose([true, false]),
    social: JSON.stringify(socialOf(slug)),
    commercialTerms: JSON.stringify({
      paymentMethods: ['CARD', 'BANK_TRANSFER', ...choose([['NET_30'], ['NET_30', 'NET_60'], ['ON_SHIPMENT']])],
      incoterm: choose(['DAP', 'EXW', 'DDP', 'FCA']),
      leadTimeDays: choose([14, 21, 30, 45]),
      depositPercent: choose([null, 20, 30]),
      returns: 'Faulty goods within 14 days of delivery, with a picture.',
      notes: choose(['', 'Shipping is free above twice the minimum.', 'Reorders of core styles within a week.']),
    }),
  }
}

function retailerRow(slug: string): Own {
  const { place, kind, about } = retailerFacts.find((facts) => facts.slug === slug)!
  if (isNewcomer(slug)) return contactOf(slug, place)
  const { storeTypes, departments, categories, price } = kinds[kind]
  const retail = inCurrency(price, places[place].currency)
  return {
    ...contactOf(slug, place),
    ...companyOf(slug, '2024-02-01', places[place].country),
    about,
    website: `https://www.${slug}.test`,
    departments: [...departments],
    categories: [...categories],
    storeTypes: [...storeTypes],
    avgRetailPrice: retail,
    avgWholesalePrice: retail / 2n,
    social: JSON.stringify(socialOf(slug)),
  }
}

function contactOf(slug: string, place: keyof typeof places) {
  const { country, dialCode, currency, timeZone } = places[place]
  const choose = chooser(`phone of ${slug}`)
  const phone = Array.from({ length: 8 }, () => choose([2, 3, 4, 5, 6, 7, 8, 9])).join('')
  return { country, countryCode: dialCode, currency, timeZone, phone, email: `hello@${slug}.test` }
}

const hosts = new Set(['maison-orla', 'kin-and-co'])

function companyOf(slug: string, day: string, country: string) {
  const number = parseInt(idOf('company', slug).slice(0, 7), 16)
  const since = Date.parse(day)
  return {
    taxNumber: taxNumberOf(slug, country),
    registrationNumber: `RC ${number % 1_000_000}`,
    createdAt: new Date(since - 40 * 86_400_000),
    // Those whom visitors sign in as have just finished, so they meet the checklist and its tour.
    onboardCompletedAt: hosts.has(slug) ? new Date(Date.now() - 6 * 86_400_000) : new Date(since + 20 * 86_400_000),
  }
}

/** In the form of the country: the digits of its example are others, but the first and the last. */
function taxNumberOf(slug: string, country: string): string {
  const choose = chooser(`tax number of ${slug}`)
  return taxNumberExample(country).replace(/(?<=\d.*)\d(?=.*\d)/g, () => choose(['1', '2', '3', '5', '7', '8', '9']))
}

const socialOf = (slug: string) => ({
  instagram: `https://instagram.com/${slug}`,
  facebook: '',
  tiktok: '',
  pinterest: chooser(`pins of ${slug}`)(['', `https://pinterest.com/${slug}`]),
  linkedin: '',
  youtube: '',
  x: '',
})

/** A believable figure in each currency; it is a demo's guess, not a rate. */
function inCurrency(dollars: number, currency: string): bigint {
  const worth: Record<string, number> = {
    JPY: 150,
    KRW: 1_300,
    NOK: 10,
    SEK: 10,
    DKK: 7,
    AED: 4,
    SAR: 4,
    QAR: 4,
    KWD: 0.3,
    ZAR: 18,
  }
  return BigInt(Math.round(dollars * (worth[currency] ?? 1)) * 10 ** decimalsOf(currency))
}

type Address = Insertable<Database['address']> & { id: string; country: string }

function addressesOf({ slug, type, name }: DemoEntity): Address[] {
  const home =
    type === 'brand' ? brandFacts[slug as BrandSlug].place : retailerFacts.find((one) => one.slug === slug)!.place
  if (type === 'brand') {
    return [
      addressOf(slug, 'Head office', name, home, { isDefaultShipping: false, isDefaultBilling: true }),
      addressOf(slug, 'Warehouse', name, home, { isDefaultShipping: true, isDefaultBilling: false }),
    ]
  }
  const shops = shopsOf(slug, name, home).map(([label, place], n) =>
    addressOf(slug, label, name, place, { isDefaultShipping: n === 0, isDefaultBilling: false }),
  )
  return [addressOf(slug, 'Office', name, home, { isDefaultShipping: false, isDefaultBilling: true }), ...shops]
}

/** Kin & Co buys for two stores, in two countries. */
function shopsOf(
  slug: string,
  name: string,
  home: keyof typeof places,
): readonly (readonly [string, keyof typeof places])[] {
  if (slug === 'kin-and-co')
    return [
      ['Kin & Co Marylebone', 'london'],
      ['Kin & Co Marais', 'paris'],
    ]
  return [[name, home]]
}

function addressOf(
  slug: string,
  label: string,
  contactName: string,
  where: keyof typeof places,
  defaults: Pick<Address, 'isDefaultShipping' | 'isDefaultBilling'>,
): Address {
  const { city, region, postalCode, country, streets } = places[where]
  const choose = chooser(`address ${slug} ${label}`)
  const number = choose([3, 7, 12, 18, 24, 31, 45, 52, 66, 80])
  return {
    id: idOf('address', slug, label),
    entityId: entityId(slug),
    label,
    contactName,
    line1: `${number} ${choose<string>(streets)}`,
    city,
    region,
    postalCode,
    country,
    ...defaults,
  }
}

function storesOf({ slug, name }: DemoEntity): Insertable<Database['store']>[] {
  const { place } = retailerFacts.find((one) => one.slug === slug)!
  return shopsOf(slug, name, place).map(([label, where]) => ({
    id: idOf('store', slug, label),
    entityId: entityId(slug),
    name: label,
    country: places[where].country,
    addressId: isNewcomer(slug) ? null : idOf('address', slug, label),
  }))
}
