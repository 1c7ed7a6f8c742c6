import { brandFacts } from './brands.ts'
import { demoCollections } from './collections.ts'
import { isNewcomer } from './entities.ts'
import { type Plot, plotsAt } from './order-plots.ts'
import { BRAND_SLUGS, type BrandSlug } from './pictures/brands-look.ts'
import { places } from './places.ts'
import { chooser, idOf } from './random.ts'
import { retailerFacts } from './retailers.ts'

/** Who orders what from whom, how many days ago, and what becomes of it. */
export type OrderPlan = {
  name: string
  brand: BrandSlug
  retailer: string
  store: string
  collectionId: string
  productIds: string[]
  spareId: string // on everybody's list, should none of these be
  size: number // how much this shop takes of everything
  age: number
  plot: Plot
}
const demoOrderCount = 400
const collections = demoCollections()

/** Wholesale has its seasons: by month from January on, how often something is ordered. */
const seasons = [9, 10, 8, 4, 3, 4, 8, 10, 9, 5, 5, 3]
const sizes = { department: 4, concept: 2, menswear: 2, resort: 1, family: 1, boutique: 1, modest: 2, home: 1 } as const

/** Between Maison Orla and Kin & Co there is one of everything, and something fresh for each to answer. */
const friends: readonly (readonly [plot: Plot, age: number])[] = [
  ['placed', 0.2],
  ['placed', 2.1],
  ['countered', 4.6],
  ['cut', 2.3],
  ['written', 1.2],
  ['changeWaits', 5.3],
  ['cancelAsked', 4.1],
  ['confirmed', 11],
  ['some', 26],
  ['negotiated', 39],
  ['completed', 64],
  ['negotiatedCompleted', 118],
  ['writtenCompleted', 203],
  ['completed', 287],
  ['rejected', 52],
  ['cancelled', 97],
  ['lapsed', 151],
]

/** All of them, the same each time but for the day on which they are counted. */
export function orderPlans(pairs: readonly { brand: string; retailer: string }[], now: Date): OrderPlan[] {
  const choose = chooser('orders')
  const often = pairs
    .filter(({ brand, retailer }) => isPossible(brand as BrandSlug, retailer))
    .flatMap((pair) => Array<(typeof pairs)[number]>(weightOf(pair)).fill(pair))
  const months = seasons.flatMap((weight, month) => Array<number>(weight).fill(month))
  const plans = friends.map(([plot, age], n) => planOf(`friends ${n}`, 'maison-orla', 'kin-and-co', age, plot))
  for (let n = 0; plans.length < demoOrderCount; n += 1) {
    const { brand, retailer } = choose(often)
    const age = n % 5 === 0 ? choose(fresh) + (n % 37) / 400 : ageIn(choose(months), choose(days), now)
    const plot = choose(plotsAt.find(({ until }) => age < until)!.plots)
    plans.push(planOf(`order ${n}`, brand as BrandSlug, retailer, age, plot))
  }
  return plans.toSorted((a, b) => b.age - a.age || (a.name < b.name ? -1 : 1))
}

const fresh = [0.3, 0.7, 1.1, 1.6, 2.2, 2.8, 3.4, 4.3, 5.1, 6.2, 7.4, 8.5, 9.3, 10.4, 11.2]
const days = Array.from({ length: 28 }, (_, n) => n + 1)

/** Days since a day of that month, in the twelve months behind us; the last weeks belong to the fresh ones. */
function ageIn(month: number, date: number, now: Date): number {
  const at = (year: number) => (now.getTime() - Date.UTC(year, month, date, 9 + (date % 9))) / 86_400_000
  const age = at(now.getUTCFullYear())
  const past = age < 16 ? at(now.getUTCFullYear() - 1) : age
  return Math.min(past, 365)
}

const kindOf = (retailer: string) => retailerFacts.find(({ slug }) => slug === retailer)!
const weightOf = ({ brand, retailer }: { brand: string; retailer: string }) =>
  sizes[kindOf(retailer).kind] *
  (brand === 'maison-orla' ? 4 : 1) *
  (retailer === 'kin-and-co' && brand !== 'maison-orla' ? 4 : 2)
/** Two brands wait for their first order: until it comes their letters can be changed. */
const waiting: readonly BrandSlug[] = ['sol-y-sombra', 'halo-and-stone']
const isPossible = (brand: BrandSlug, retailer: string) =>
  !waiting.includes(brand) &&
  BRAND_SLUGS.includes(brand) &&
  !isNewcomer(retailer) &&
  !(brandFacts[brand].notTo ?? ([] as readonly string[])).includes(places[kindOf(retailer).place].country)

function planOf(name: string, brand: BrandSlug, retailer: string, age: number, plot: Plot): OrderPlan {
  const choose = chooser(`plan ${name}`)
  const { kind, name: shop } = kindOf(retailer)
  const open = collections.filter(
    ({ slug, status, deadlineDays, type }) =>
      slug === brand &&
      status === 'LIVE' &&
      (type === 'IN_STOCK' || (age < 100 && !/complete/i.test(plot))) && // what is made to order is on its way
      (deadlineDays === null || (deadlineDays < 0 ? age > 30 && retailer !== 'kin-and-co' : true)),
  )
  const collection = choose(open)
  const from = choose([...Array(collection.count).keys()])
  const count = choose([2, 3, 3, 4]) + sizes[kind]
  const at = Array.from({ length: count }, (_, n) => (from + n * 5) % collection.count)
  const store = retailer === 'kin-and-co' ? choose(['Kin & Co Marylebone', 'Kin & Co Marais']) : shop
  return {
    name,
    brand,
    retailer,
    store: idOf('store', retailer, store),
    collectionId: collection.id,
    productIds: [...new Set(at)].map((n) => idOf('product', collection.id, String(n))),
    spareId: idOf('product', collection.id, '0'),
    size: sizes[kind],
    age,
    plot,
  }
}
