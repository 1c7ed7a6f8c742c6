import { brandFacts } from './brands.ts'
import { BRAND_SLUGS, type BrandSlug } from './pictures/brands-look.ts'
import { places } from './places.ts'
import { chooser, idOf } from './random.ts'
import { pictureAddress } from './serve-pictures.ts'

export type DemoCollection = {
  id: string
  slug: BrandSlug
  name: string
  season: string
  type: 'IN_STOCK' | 'PRE_ORDER'
  status: 'NEW' | 'IN_REVIEW' | 'LIVE'
  currency: string
  currencies: string[]
  cover: string
  description: string
  count: number
  offset: number
  deadlineDays: number | null // from today; behind us it has expired
  submittedAt: Date | null
  liveAt: Date | null
  createdAt: Date
}
type Plan = Pick<DemoCollection, 'name' | 'season' | 'type' | 'status' | 'deadlineDays'>

/** What nearly every brand has; some have a third that is older, being reviewed or just begun. */
const plans: readonly Plan[] = [
  { name: 'Autumn Winter 26', season: 'AW26', type: 'IN_STOCK', status: 'LIVE', deadlineDays: null },
  { name: 'Spring Summer 27', season: 'SS27', type: 'PRE_ORDER', status: 'LIVE', deadlineDays: 24 },
]
const thirds: readonly Plan[] = [
  { name: 'Spring Summer 26', season: 'SS26', type: 'IN_STOCK', status: 'LIVE', deadlineDays: -12 },
  { name: 'Resort 27', season: 'RES27', type: 'PRE_ORDER', status: 'IN_REVIEW', deadlineDays: 45 },
  { name: 'Autumn Winter 27', season: 'AW27', type: 'PRE_ORDER', status: 'NEW', deadlineDays: 120 },
]

/** Sixty: two each, and a third for half of the brands. */
export function demoCollections(): DemoCollection[] {
  return BRAND_SLUGS.flatMap((slug, at) => {
    const choose = chooser(`collections of ${slug}`)
    const { currency } = places[brandFacts[slug].place]
    const further = choose([['USD'], ['USD', 'AED'], [], ['KWD'], ['GBP']])
    const ownPlans = at % 2 === 0 ? [...plans, thirds[(at / 2) % thirds.length]!] : plans
    return ownPlans.map((plan, n) => ({
      ...plan,
      id: idOf('collection', slug, plan.name),
      slug,
      currency,
      currencies: [...new Set([currency, ...further])],
      cover: pictureAddress(`banner.${slug}.${n + 2}`),
      description: '',
      count: plan.status === 'NEW' ? 12 : choose([32, 35, 38]),
      offset: n * 100,
      deadlineDays: plan.deadlineDays === 24 ? choose([4, 9, 17, 24, 38]) : plan.deadlineDays,
      submittedAt: plan.status === 'NEW' ? null : new Date(Date.UTC(2026, 9, 20 + n)),
      liveAt: plan.status === 'LIVE' ? new Date(Date.UTC(2026, 9, 22)) : null,
      createdAt: new Date(Date.UTC(2026, 7 + n, 1 + (at % 27))),
    }))
  })
}
