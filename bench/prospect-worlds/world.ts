import { categories, departments } from '@souk/contract/reference/taxonomy.ts'
import { storeTypes } from '@souk/contract/entities/entity-words.ts'
import { type Random, randomOf } from './random.ts'
import { places, styles } from './vocabulary.ts'

type Point = { latitude: number; longitude: number }
/** What a marketplace may observe of a brand. */
export type SeenBrand = {
  name: string
  country: string
  categories: string[]
  departments: string[]
  avgRetailPrice: number
  minimumOrder: number
  restrictedCountries: string[]
  stockists: Point[]
  text: string
}
/** What a marketplace may observe of a store; much of it is missing or wrong. */
export type SeenStore = Point & {
  id: string
  country: string
  city: string
  storeType: string | null
  categories: string[]
  departments: string[]
  avgRetailPrice: number | null
  doors: number | null
  carriedBrands: string[]
  description: string
}
/** `chance` is hidden from everything but the ceiling; `isYes` is what the store answers when it is asked. */
export type Answer = { chance: number; isYes: boolean }
export type World = { brands: SeenBrand[]; stores: SeenStore[]; answer: (brand: number, store: number) => Answer }
export type Family = 'alike' | 'unlike'

type Taste = number[] // the share of each style
type Hidden = { taste: Taste; sells: Map<string, number>; price: number; circle: [number, number]; warmth: number }
type HiddenBrand = Hidden & { seen: SeenBrand }
type HiddenStore = Hidden & { seen: SeenStore; doors: number; type: string; departments: string[] }

const brandCount = 80
const storeCount = 400
const yesShare = 0.12
const keys = categories.map(({ key }) => key as string)
const warm = new Set(['SWIMWEAR', 'DRESSES', 'SHORTS', 'SANDALS', 'TOPS', 'BEACHWEAR'])
const cold = new Set(['KNITWEAR', 'OUTERWEAR', 'COATS', 'JACKETS', 'BOOTS'])

/** Brands and stores with hidden tastes, and a hidden rule of its family that says which store buys from which brand. */
export function worldOf(family: Family, seed: number): World {
  const random = randomOf(seed * 7_919 + (family === 'alike' ? 1 : 2))
  const brands = Array.from({ length: brandCount }, (_, at) => newBrand(random, at))
  const stores = Array.from({ length: storeCount }, (_, at) => newStore(random, at, brands))
  const utilityOf = family === 'alike' ? alikeRule(random) : unlikeRule(random)
  const utilities = brands.map((brand) => stores.map((store) => utilityOf(brand, store) + 0.15 * random.normal()))
  const sorted = Float64Array.from(utilities.flat()).toSorted()
  const cut = sorted[Math.floor(sorted.length * (1 - yesShare))]!
  const spread = sorted[Math.floor(sorted.length * 0.84)]! - sorted[Math.floor(sorted.length * 0.5)]!
  const answers = utilities.map((row) =>
    row.map((utility) => {
      const chance = 1 / (1 + Math.exp((-6 * (utility - cut)) / spread))
      return { chance, isYes: random.isLikely(chance) }
    }),
  )
  return {
    brands: brands.map(({ seen }) => seen),
    stores: stores.map(({ seen }) => seen),
    answer: (brand, store) => answers[brand]![store]!,
  }
}

function newHidden(random: Random): Hidden {
  const main = Math.floor(random.next() * styles.length)
  const raw = styles.map((_, at) => (at === main ? 1.5 : 0) + random.next() ** 3)
  const total = raw.reduce((sum, one) => sum + one, 0)
  const chosen = random.some(keys, 2 + Math.floor(random.next() * 5))
  const sells = new Map(chosen.map((key) => [key, 0.3 + random.next()]))
  const warmths = chosen.map((key) => (warm.has(key) ? 1 : cold.has(key) ? -1 : 0))
  return {
    taste: raw.map((one) => one / total),
    sells,
    price: Math.exp(4.6 + 0.6 * random.normal()),
    circle: [random.normal(), random.normal()],
    warmth: warmths.reduce<number>((sum, one) => sum + one, 0) / chosen.length,
  }
}

function textOf(random: Random, { taste, sells }: Hidden, length: number): string {
  const words = Array.from({ length }, () => {
    let left = random.next()
    const style = taste.findIndex((share) => (left -= share) <= 0)
    return random.pick(styles[Math.max(0, style)]!.words)
  })
  const named = [...sells.keys()]
    .filter(() => random.isLikely(0.6))
    .map((key) => key.toLowerCase().replaceAll('_', ' '))
  return random
    .some([...words, ...named, ...random.some(['store', 'family', 'city', 'selection', 'new', 'people'], 3)], 40)
    .join(' ')
}

function newBrand(random: Random, at: number): HiddenBrand {
  const hidden = newHidden(random)
  const home = random.pick(places)
  const seen: SeenBrand = {
    name: `Brand ${at}`,
    country: home.country,
    categories: [...hidden.sells.keys()],
    departments: random.some(departments, random.isLikely(0.3) ? 2 : 1),
    avgRetailPrice: Math.round(hidden.price * 100),
    minimumOrder: Math.round(100 * Math.exp(6.5 + 0.7 * random.normal())),
    restrictedCountries: random.isLikely(0.3) ? random.some(places, 1).map(({ country }) => country) : [],
    stockists: random.some(places, 3),
    text: textOf(random, hidden, 14),
  }
  return { ...hidden, seen }
}

function newStore(random: Random, at: number, brands: readonly HiddenBrand[]): HiddenStore {
  const hidden = newHidden(random)
  const place = random.pick(places)
  const type = random.pick(storeTypes)
  const doors = type === 'CHAIN' ? 5 + Math.floor(random.next() * 60) : 1 + Math.floor(random.next() ** 3 * 6)
  const own = random.some(departments, random.isLikely(0.5) ? 2 : 1)
  // A shelf shows the taste and the circle of its buyer.
  const shelf = random
    .some(brands, 30)
    .map((brand) => ({ brand, fit: tasteFit(brand, hidden) + overlap(brand, hidden) - 0.4 * apart(brand, hidden) }))
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, 4)
  const listed = [...hidden.sells.keys()].filter(() => random.isLikely(0.8))
  if (random.isLikely(0.25)) listed.push(random.pick(keys))
  const seen: SeenStore = {
    id: `store-${at}`,
    country: place.country,
    city: place.city,
    latitude: place.latitude + 0.05 * random.normal(),
    longitude: place.longitude + 0.05 * random.normal(),
    storeType: random.isLikely(0.85) ? type : null,
    categories: random.isLikely(0.9) ? [...new Set(listed)] : [],
    departments: random.isLikely(0.8) ? own : [],
    avgRetailPrice: random.isLikely(0.7) ? Math.round(hidden.price * 100 * Math.exp(0.2 * random.normal())) : null,
    doors: random.isLikely(0.7) ? doors : null,
    carriedBrands: random.isLikely(0.7) ? shelf.map(({ brand }) => brand.seen.name) : [],
    description: random.isLikely(0.9) ? textOf(random, hidden, 8) : '',
  }
  return { ...hidden, seen, doors, type, departments: own }
}

const dot = (one: Taste, other: Taste) => one.reduce((sum, value, at) => sum + value * other[at]!, 0)
const tasteFit = (one: Hidden, other: Hidden) =>
  dot(one.taste, other.taste) / Math.sqrt(dot(one.taste, one.taste) * dot(other.taste, other.taste))
/** The share of the brand's sales in categories that the store sells. */
function overlap(brand: Hidden, store: Hidden): number {
  let [shared, all] = [0, 0]
  for (const [key, weight] of brand.sells) {
    all += weight
    if (store.sells.has(key)) shared += weight
  }
  return shared / all
}
const apart = (one: Hidden, other: Hidden) =>
  Math.hypot(one.circle[0] - other.circle[0], one.circle[1] - other.circle[1])
const nearest = (points: readonly Point[], { latitude, longitude }: Point) =>
  Math.min(...points.map((one) => Math.hypot(one.latitude - latitude, (one.longitude - longitude) * 0.7)))

type Rule = (brand: HiddenBrand, store: HiddenStore) => number

/** A buyer asks what a person in the trade would ask; how much each question counts differs from world to world. */
function alikeRule(random: Random): Rule {
  const about = (weight: number) => weight * (0.6 + 0.8 * random.next())
  const weights = {
    shared: about(2),
    price: about(1.2),
    taste: about(1.2),
    home: about(0.4),
    people: about(0.8),
    size: about(0.5),
    near: about(0.8),
  }
  const typeFit = new Map(storeTypes.map((type) => [type as string, about(0.3)]))
  return (brand, store) => {
    const ratio = Math.log(brand.price / store.price)
    const reach = (store.doors * 3_000) / (brand.seen.minimumOrder / 100 + 1)
    return (
      weights.shared * Math.sqrt(overlap(brand, store)) +
      weights.price * Math.exp(-(ratio ** 2) / (ratio > 0 ? 0.4 : 0.9)) +
      weights.taste * tasteFit(brand, store) +
      weights.home * (brand.seen.country === store.seen.country ? 1 : 0) +
      weights.people * (brand.seen.departments.some((key) => store.departments.includes(key)) ? 1 : 0) +
      weights.size * (reach / (1 + reach)) +
      typeFit.get(store.type)! -
      weights.near * (nearest(brand.seen.stockists, store.seen) < 0.1 ? 1 : 0) -
      3 * (brand.seen.restrictedCountries.includes(store.seen.country) ? 1 : 0)
    )
  }
}

/** A buyer follows a circle, the weather and gaps on the shelf, and wants to be a little dearer than today. */
function unlikeRule(random: Random): Rule {
  const about = (weight: number) => weight * (0.6 + 0.8 * random.next())
  const weights = { circle: about(1), weather: about(0.8), gap: about(1), step: about(0.7), taste: about(0.8) }
  return (brand, store) => {
    const shared = overlap(brand, store)
    const step = Math.log(brand.price / store.price) - 0.25
    const heat = 1 - Math.abs(store.seen.latitude) / 30
    return (
      weights.circle * Math.exp(-(apart(brand, store) ** 2) / 2) +
      weights.weather * brand.warmth * heat +
      weights.gap * 4 * shared * (1 - shared) +
      weights.step * Math.exp(-(step ** 2) / 0.2) +
      weights.taste * tasteFit(brand, store) ** 2 -
      2 * (brand.seen.restrictedCountries.includes(store.seen.country) ? 1 : 0)
    )
  }
}
