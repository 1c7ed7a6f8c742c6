import type { Db } from '../server/src/platform/data/database/db.ts'
import { findCollection, listCollections } from '../server/src/slices/catalog/model/collections.queries.ts'
import { findProduct, listProducts } from '../server/src/slices/catalog/products/products.queries.ts'
import { viewerOf } from '../server/src/slices/catalog/visibility/viewer.ts'
import { listBrands } from '../server/src/slices/discovery/brands.queries.ts'
import { browseProducts } from '../server/src/slices/discovery/browse.queries.ts'
import { countBrands } from '../server/src/slices/discovery/count-brands.ts'
import { countFacets } from '../server/src/slices/discovery/count-facets.ts'
import { recommend } from '../server/src/slices/discovery/recommend.ts'
import { search } from '../server/src/slices/discovery/search.ts'
import { associationsOf, findMe } from '../server/src/slices/identity/model/identity.queries.ts'
import { scopeOf } from '../server/src/slices/identity/model/scope.ts'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { BenchWorld } from './fill.ts'
import { type Statement, statementsOf } from './statements.ts'
import { type Kind, kinds } from './viewers.ts'

/** What is measured: a call of ours, and the same statements without us. */
export type Subject = { name: string; token: string; path: string; body?: object; statements: readonly Statement[] }
type Looked = BenchWorld & { actor: Actor }
type Plan = {
  name: string
  path: (world: BenchWorld) => string
  body?: object
  as?: readonly Kind[] // whom it is measured for; for a retailer with the marketplace where nothing is said
  queries: (db: Db, world: Looked) => Promise<unknown>
}

const paging = { page: 1, limit: 24 }

/** Each slice adds its reads here when it lands; `queries` are the functions the handler calls. */
const plans: readonly Plan[] = [
  { name: 'reference.flags', path: () => '/api/common/flags', queries: async () => undefined },
  {
    name: 'identity.me',
    path: () => '/api/v2/users',
    queries: async (db, { actor }) => {
      await Promise.all([findMe(db, actor), associationsOf(db, actor.userId)])
      await scopeOf(db, actor)
    },
  },
  {
    name: 'discovery.brands',
    path: () => '/api/v2/catalog/brands',
    queries: async (db, { actor }) => {
      await listBrands(db, await viewerOf(db, actor), {
        ...paging,
        list: 'BRANDS',
        sort: 'new',
        userId: actor.userId,
      })
    },
  },
  {
    name: 'discovery.brandFilters',
    path: () => '/api/v2/catalog/brands/filters',
    queries: async (db, { actor }) => countBrands(db, await viewerOf(db, actor), { list: 'BRANDS' }),
  },
  {
    name: 'discovery.browse',
    path: () => '/api/v2/catalog/products/browse',
    as: ['marketplace', 'guest'],
    queries: async (db, { actor }) => browseProducts(db, await viewerOf(db, actor), paging, null),
  },
  {
    name: 'discovery.browse.brand',
    path: ({ brandId }) => `/api/v2/catalog/products/browse?brandId=${brandId}`,
    as: ['direct'],
    queries: async (db, { actor, brandId }) =>
      browseProducts(db, await viewerOf(db, actor), { ...paging, brandId }, null),
  },
  {
    name: 'discovery.browse.rare',
    path: () => '/api/v2/catalog/products/browse?category=SWIMWEAR&gender=MALE',
    queries: async (db, { actor }) => {
      const input = { ...paging, category: ['SWIMWEAR'], gender: ['MALE' as const] }
      await browseProducts(db, await viewerOf(db, actor), input, null)
    },
  },
  {
    name: 'discovery.filters.shop',
    path: ({ collectionId }) => `/api/v2/catalog/products/filters?collectionId=${collectionId}`,
    as: kinds,
    queries: async (db, { actor, collectionId }) => {
      const viewer = await viewerOf(db, actor)
      const { segmentId, priceBookIds } = (await findCollection(db, viewer, collectionId))!
      await countFacets(db, viewer, { collectionId, seen: { segmentId, priceBookIds } }, {}, null)
    },
  },
  {
    name: 'discovery.filters.all',
    path: () => '/api/v2/catalog/products/filters',
    as: ['marketplace', 'guest'],
    queries: async (db, { actor }) => countFacets(db, await viewerOf(db, actor), {}, {}, null),
  },
  {
    name: 'discovery.recommended',
    path: ({ productId }) => `/api/v2/catalog/products/recommented-item?productId=${productId}`,
    queries: (db, { actor, productId }) => recommend({ db, replica: db }, actor, productId),
  },
  ...['wool', 'linen shirt', 'cashmere abaya', 'sweter', 'معاطف'].map((q) => ({
    name: `discovery.search ${q}`,
    path: () => '/api/p/products/search',
    body: { q },
    ...(q === 'linen shirt' && { as: kinds }),
    queries: (db: Db, { actor }: Looked) => search({ db, replica: db }, actor, q),
  })),
  {
    name: 'collections.list',
    path: () => '/api/v2/catalog/collections?limit=10', // the smallest world has no more: every size shows the same page
    as: ['marketplace', 'brand'],
    queries: async (db, { actor }) =>
      listCollections(db, await viewerOf(db, actor), { page: 1, limit: 10, sort: 'newest' }),
  },
  {
    name: 'products.list',
    path: ({ collectionId }) => `/api/v2/catalog/products?collectionId=${collectionId}`,
    as: kinds,
    queries: async (db, { actor, collectionId }) => {
      const viewer = await viewerOf(db, actor)
      const seen = await findCollection(db, viewer, collectionId)
      await listProducts(db, viewer, { ...paging, collectionId, sort: 'position' }, seen!)
    },
  },
  {
    name: 'products.read',
    path: ({ productId }) => `/api/v2/catalog/products/${productId}`,
    as: kinds,
    queries: async (db, { actor, productId }) => findProduct(db, await viewerOf(db, actor), productId),
  },
]

/** Every plan for everyone it is measured for. */
export async function subjectsFor(url: string, world: BenchWorld): Promise<Subject[]> {
  const subjects: Subject[] = []
  for (const { name, path, body, as = kinds.slice(0, 1), queries } of plans) {
    for (const kind of as) {
      const { token } = world.viewers[kind]
      const statements = await statementsOf(url, token, (db, actor) => queries(db, { ...world, actor }))
      const subject = kind === 'marketplace' ? name : `${name} (${kind})`
      subjects.push({ name: subject, token, path: path(world), ...(body && { body }), statements })
    }
  }
  return subjects
}
