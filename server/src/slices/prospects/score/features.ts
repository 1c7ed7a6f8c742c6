import type { FeatureName } from '@souk/contract/prospects/prospect-words.ts'
import { distanceKm, type Point } from './distance.ts'
import { regionOf } from './regions.ts'

/** What the score may know of a brand. */
export type BrandFacts = {
  name: string
  country: string | null
  categories: readonly string[]
  departments: readonly string[]
  avgRetailPrice: number | null // minor units
  currency: string
  minimumOrder: number | null // minor units
  restrictedCountries: readonly string[]
  peers: ReadonlyMap<string, number> // how alike another brand is, from 0 to 1, by lower-cased name
  rarity: ReadonlyMap<string, number> // weight of a category; a rare one says more
  stockists: readonly Point[]
}
/** What the score may know of a store. */
export type StoreFacts = {
  country: string
  storeType: string | null
  categories: readonly string[]
  departments: readonly string[]
  avgRetailPrice: number | null
  currency: string
  doors: number | null
  carriedBrands: readonly string[]
  likeness: number | null // of its description to the brand's
  point: Point | null
}
/**
 * From 0 to 1, or null where the facts are missing; `facts` are what a reader is told.
 * `position` is where it stands on the scale that a learned curve bends, if that is another one than the value.
 */
export type Feature = { value: number | null; facts: readonly string[]; position?: number | null }
export type Features = Record<FeatureName, Feature>

const unknown: Feature = { value: null, facts: [] }
const known = (value: number, ...facts: string[]): Feature => ({ value: Math.min(1, Math.max(0, value)), facts })
export const closeKm = 5
const farKm = 60

export function featuresOf(brand: BrandFacts, store: StoreFacts): Features {
  return {
    categories: categories(brand, store),
    departments: departments(brand, store),
    price: price(brand, store),
    shipping: known(brand.restrictedCountries.includes(store.country) ? 0 : 1, store.country),
    region: region(brand, store),
    storeType: storeType(brand, store),
    size: size(brand, store),
    brandsCarried: brandsCarried(brand, store),
    description: description(store),
    territory: territory(brand, store),
  }
}

/** The share of the brand's categories that the store sells, weighted by rarity: a further shared one never lowers it. */
function categories(brand: BrandFacts, store: StoreFacts): Feature {
  if (brand.categories.length === 0 || store.categories.length === 0) return unknown
  const weigh = (keys: readonly string[]) => keys.reduce((sum, key) => sum + (brand.rarity.get(key) ?? 1), 0)
  const shared = brand.categories.filter((key) => store.categories.includes(key))
  if (shared.length === 0) return { ...known(0), position: 0 }
  const position = shared.length / brand.categories.length
  return { ...known(0.4 + 0.6 * (weigh(shared) / weigh(brand.categories)), ...shared), position }
}

function departments(brand: BrandFacts, store: StoreFacts): Feature {
  if (brand.departments.length === 0 || store.departments.length === 0) return unknown
  const shared = brand.departments.filter((key) => store.departments.includes(key))
  return known(shared.length / brand.departments.length, ...shared)
}

/** Dearer than the store sells is worse than cheaper. Amounts of two currencies are not compared. */
function price(brand: BrandFacts, store: StoreFacts): Feature {
  if (brand.avgRetailPrice === null || store.avgRetailPrice === null || brand.currency !== store.currency)
    return unknown
  const ratio = Math.log(brand.avgRetailPrice / store.avgRetailPrice)
  // The value says how close the prices are, the position which of them is higher.
  const position = 1 / (1 + Math.exp(-2 * ratio))
  return { ...known(Math.exp(-(ratio ** 2) / (2 * (ratio > 0 ? 0.45 : 0.7) ** 2))), position }
}

function region({ country }: BrandFacts, store: StoreFacts): Feature {
  if (country === null) return unknown
  if (country === store.country) return known(1, store.country)
  return known(regionOf(country) === regionOf(store.country) ? 0.6 : 0.2, store.country)
}

const fits: Record<string, Partial<Record<string, number>>> = {
  BOUTIQUE: { WOMEN: 0.9, MEN: 0.7, KIDS: 0.6, BABY: 0.5, LIFESTYLE: 0.5 },
  CONCEPT_STORE: { WOMEN: 0.9, MEN: 0.9, KIDS: 0.6, BABY: 0.5, LIFESTYLE: 0.9 },
  DEPARTMENT_STORE: { WOMEN: 0.8, MEN: 0.8, KIDS: 0.8, BABY: 0.8, LIFESTYLE: 0.7 },
  ONLINE_STORE: { WOMEN: 0.7, MEN: 0.7, KIDS: 0.6, BABY: 0.6, LIFESTYLE: 0.6 },
  CHAIN: { WOMEN: 0.4, MEN: 0.4, KIDS: 0.5, BABY: 0.5, LIFESTYLE: 0.4 },
  POP_UP: { WOMEN: 0.4, MEN: 0.4, KIDS: 0.3, BABY: 0.3, LIFESTYLE: 0.5 },
  HOTEL_OR_RESORT: { WOMEN: 0.5, MEN: 0.4, KIDS: 0.3, BABY: 0.2, LIFESTYLE: 0.6 },
  MUSEUM_OR_GIFT: { WOMEN: 0.2, MEN: 0.2, KIDS: 0.4, BABY: 0.4, LIFESTYLE: 0.9 },
}
function storeType({ departments: of }: BrandFacts, store: StoreFacts): Feature {
  if (store.storeType === null || of.length === 0) return unknown
  const fit = Math.max(...of.map((department) => fits[store.storeType!]?.[department] ?? 0.5))
  return known(fit, store.storeType)
}

/** A store with more doors reaches the minimum order more easily. */
function size({ minimumOrder }: BrandFacts, { doors }: StoreFacts): Feature {
  if (doors === null || minimumOrder === null) return unknown
  const ease = (doors * 300_000) / (minimumOrder + 1)
  return known(ease / (1 + ease), String(doors))
}

/** How alike the brands on its shelves are to this one, as far as they are known; the brand itself does not count. */
function brandsCarried(brand: BrandFacts, store: StoreFacts): Feature {
  let sum = 0
  const names: string[] = []
  for (const name of store.carriedBrands) {
    const alike = brand.peers.get(name.toLowerCase())
    if (alike === undefined || name.toLowerCase() === brand.name.toLowerCase()) continue
    sum += alike
    names.push(name)
  }
  return names.length === 0 ? unknown : known(sum / names.length, ...names.slice(0, 3))
}

function description({ likeness }: StoreFacts): Feature {
  return likeness === null ? unknown : known((likeness - 0.35) / 0.5)
}

/** Next door to a stockist is bad; beyond an hour's drive it does not matter. */
function territory({ stockists }: BrandFacts, { point }: StoreFacts): Feature {
  if (!point || stockists.length === 0) return unknown
  const km = Math.min(...stockists.map((one) => distanceKm(one, point)))
  return known((km - closeKm) / (farKm - closeKm), String(Math.round(km)))
}
