import { propertyRuns } from '../../testing/property-runs.ts'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { hiddenBecause, type Viewer } from '../catalog/visibility/visibility-rule.ts'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { newWorld } from '../../testing/world.ts'
import { tellExpired } from '../catalog/catalog.jobs.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)

const kinds = ['TOPS', 'SHOES', 'DRESSES'] as const
type Collection = {
  id: string
  brand: number
  status: 'LIVE' | 'NEW'
  isArchived: boolean
  closesIn: number | null // hours
  shipsIn: number | null // days
  categories: readonly string[]
  readers: Set<number>
}
const brands = await Promise.all([0, 1].map(() => entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })))
const shut = brands.map(() => ({ isLive: true, countries: [] as string[] }))
const shops = await Promise.all(
  ['FR', null].map((country) => entity({ type: 'retailer', country, access: ['marketplace'] })),
)
const people = {
  guest: await person({ side: 'guest' }),
  shops: await Promise.all(shops.map(({ id }) => person({ side: 'retailer', entityId: id }))),
  owner: await person({ side: 'brand', entityId: brands[0]!.id }),
}
const collections: Collection[] = []
for (const n of [0, 1, 2, 3, 4]) {
  const { id } = await db
    .insertInto('collection')
    .values({ brandId: brands[n % 2]!.id, name: `${n}`, type: 'PRE_ORDER', currency: 'EUR', currencies: ['EUR'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const first = { status: 'NEW', isArchived: false, closesIn: null, shipsIn: null, categories: [] } as const
  collections.push({ id, brand: n % 2, ...first, readers: new Set() })
}

const at = fc.nat({ max: collections.length - 1 })
const edit = fc.oneof(
  fc.record({ at, status: fc.constantFrom('LIVE' as const, 'LIVE' as const, 'NEW' as const) }),
  fc.record({ at, isArchived: fc.boolean() }),
  fc.record({ at, closesIn: fc.option(fc.integer({ min: -2, max: 6 }).map((hours) => hours + 0.5)) }),
  fc.record({ at, shipsIn: fc.option(fc.constantFrom(-3, 0, 40, 80)) }),
  fc.record({ at, categories: fc.subarray([...kinds]) }),
  fc.record({ at, reader: fc.nat({ max: 1 }), isReader: fc.boolean() }),
  fc.record({ brand: fc.nat({ max: 1 }), isLive: fc.boolean(), countries: fc.subarray(['FR']) }),
  fc.record({ hours: fc.integer({ min: 1, max: 3 }), isTold: fc.boolean() }),
)
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never

const inHours = (hours: number | null) =>
  hours === null ? sql<Date | null>`null` : sql<Date | null>`now() + make_interval(mins => ${Math.round(hours * 60)})`
const inDays = (days: number | null) =>
  days === null ? sql<string | null>`null` : sql<string | null>`current_date + ${days}::int`

async function apply(one: Edit): Promise<void> {
  if ('hours' in one) return pass(one.hours, one.isTold)
  if ('brand' in one) {
    const { isLive, countries } = one
    shut[one.brand] = { isLive, countries }
    const liveFrom = isLive ? sql<Date>`now() - interval '1 day'` : sql<Date>`now() + interval '1 day'`
    const brand = db.updateTable('entity').where('id', '=', brands[one.brand]!.id)
    await brand.set({ liveFrom, restrictedCountries: countries }).execute()
    return
  }
  const it = collections[one.at]!
  const row = db.updateTable('collection').where('id', '=', it.id)
  if ('reader' in one) {
    it.readers[one.isReader ? 'add' : 'delete'](one.reader)
    const values = { collectionId: it.id, retailerId: shops[one.reader]!.id }
    await db
      .deleteFrom('collectionReader')
      .where('collectionId', '=', it.id)
      .where('retailerId', '=', values.retailerId)
      .execute()
    if (one.isReader) await db.insertInto('collectionReader').values(values).execute()
    return
  }
  Object.assign(it, one)
  if ('status' in one) await row.set({ status: one.status }).execute()
  if ('isArchived' in one) await row.set({ archivedAt: one.isArchived ? sql<Date>`now()` : null }).execute()
  if ('closesIn' in one)
    await row
      .set({ deadline: inHours(one.closesIn), deadlineDay: one.closesIn === null ? null : '2026-01-01' })
      .execute()
  if ('shipsIn' in one)
    await row
      .set({
        shippingStartDate: inDays(one.shipsIn),
        shippingEndDate: inDays(one.shipsIn === null ? null : one.shipsIn + 9),
      })
      .execute()
  if ('categories' in one)
    await sql`insert into shelf values (${it.id}, ${brands[it.brand]!.id}, ${[...one.categories]})
      on conflict (collection_id) do update set categories = excluded.categories`.execute(db)
}

/** Time passes without writes; perhaps a job publishes afterwards what has closed. */
async function pass(hours: number, isTold: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`alter table collection disable trigger user`.execute(tx)
    await sql`update collection set deadline = deadline - make_interval(hours => ${hours})`.execute(tx)
    await sql`update brand_shelf set holds_until = holds_until - make_interval(hours => ${hours})`.execute(tx)
    await sql`alter table collection enable trigger user`.execute(tx)
  })
  for (const one of collections) if (one.closesIn !== null) one.closesIn -= hours
  if (isTold) await tellExpired({ db })
}

const months = new Map<number, string>()
for (const days of [40, 80]) {
  const { rows } = await sql<{
    month: string
  }>`select to_char(current_date + ${days}::int, 'YYYY-MM') as month`.execute(db)
  months.set(days, rows[0]!.month)
}
const deliveryOf = ({ shipsIn }: Collection) => (shipsIn === null ? 'NOW' : (months.get(shipsIn) ?? 'NOW'))

/** What the rule says a brand has open. */
function openOf(brand: number, viewer: Viewer, shop?: number): Collection[] {
  const { isLive: isBrandLive, countries } = shut[brand]!
  return collections.filter((one) => {
    if (one.brand !== brand) return false
    const isLive = one.status === 'LIVE' && !one.isArchived && (one.closesIn === null || one.closesIn > 0)
    const rest = { isWspHidden: false, currency: 'EUR', currencies: ['EUR'], brandCurrency: 'EUR', books: [] }
    const whole = { showsIncomplete: false, incompleteIds: new Set<string>() }
    const shown = { ...whole, isBrandLive, isLive, restrictedCountries: countries, ...rest }
    const seen = viewer.kind === 'retailer' ? { ...viewer, hasOrdered: one.readers.has(shop!) } : viewer
    return hiddenBecause('any', shown, seen) === null
  })
}

const retailer = (country: string | null): Viewer => ({
  kind: 'retailer',
  id: '',
  country,
  currency: 'EUR',
  hasMarketplace: true,
  hasRelation: false,
  groupId: null,
  hasOrdered: false,
})
const viewers = [
  { who: people.guest, viewer: { kind: 'guest' } as Viewer },
  { who: people.shops[0]!, viewer: retailer('FR'), shop: 0 },
  { who: people.shops[1]!, viewer: retailer(null), shop: 1 },
  { who: people.owner, viewer: { kind: 'guest' } as Viewer }, // a brand looks around as a guest does
]

const asCounts = (facet: readonly { value: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]))
const askFor = async (who: (typeof viewers)[number]['who'], query = {}) => {
  const { total, category, delivery } = (await ask(who, discovery.brandFilters, { query })).data
  return { total, category: asCounts(category), delivery: asCounts(delivery) }
}

/** Where brands are named: the list, its newest, and the search. */
async function namedTo(who: (typeof viewers)[number]['who']) {
  const listed = (await ask(who, discovery.brands)).data.brands
  const newest = (await ask(who, discovery.brands, { query: { sort: 'new', limit: 12 } })).data.brands
  const found = (await ask(who, discovery.search, { body: { q: 'Maison Orla' } })).data.brands
  return [listed, newest, found].map((rows) => rows.map(({ id }) => id).toSorted())
}

/** What each viewer sees: all brands, those with tops, those that deliver now. */
const counted = () =>
  Promise.all(
    viewers.map(async ({ who }) => ({
      named: await namedTo(who),
      all: await askFor(who),
      tops: await askFor(who, { category: 'TOPS' }),
      now: await askFor(who, { delivery: 'NOW' }),
    })),
  )

/** A field is counted without what is chosen in it. */
function ruled() {
  return viewers.map(({ viewer, shop }) => {
    const stocked = [0, 1].filter((brand) => openOf(brand, viewer).length > 0)
    const has = stocked.map((brand) => {
      const open = openOf(brand, viewer, shop)
      const category = new Set(open.flatMap(({ categories }) => categories))
      return { category, delivery: new Set(open.map((one) => deliveryOf(one))) }
    })
    const count = (facet: 'category' | 'delivery', among: typeof has) => {
      const counts: Record<string, number> = {}
      for (const value of among.flatMap((one) => [...one[facet]])) counts[value] = (counts[value] ?? 0) + 1
      return counts
    }
    const [tops, now] = [
      has.filter(({ category }) => category.has('TOPS')),
      has.filter(({ delivery }) => delivery.has('NOW')),
    ]
    const ids = stocked.map((brand) => brands[brand]!.id).toSorted()
    return {
      named: [ids, ids, ids],
      all: { total: has.length, category: count('category', has), delivery: count('delivery', has) },
      tops: { total: tops.length, category: count('category', has), delivery: count('delivery', tops) },
      now: { total: now.length, category: count('category', now), delivery: count('delivery', has) },
    }
  })
}

test('whatever is changed, and however much time goes by, brands are listed, found and counted by what the rule says is open', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 4, maxLength: 12 }), async (edits) => {
      for (const one of edits) await apply(one)
      expect(await counted()).toEqual(ruled())
    }),
    { numRuns: propertyRuns(60) },
  )
})

test('two who change one brand at once lose nothing of each other', async () => {
  const [first, second] = collections.filter(({ brand }) => brand === 1)
  for (let round = 0; round < 20; round++) {
    for (const [n, one] of [first!, second!].entries()) {
      await apply({ at: collections.indexOf(one), closesIn: null })
      await apply({ at: collections.indexOf(one), isArchived: false })
      await apply({ at: collections.indexOf(one), status: 'NEW' })
      await apply({ at: collections.indexOf(one), categories: [kinds[n]!] })
    }
    await Promise.all([first!, second!].map((one) => apply({ at: collections.indexOf(one), status: 'LIVE' })))
    expect(await counted()).toEqual(ruled())
  }
})
