import { z } from 'zod/mini'
import { Currency } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { rights } from '../core/rights/rights.ts'
import { collectionList, reviewList } from './collection-list.ts'
import { BrandCollectionRow, Collection, CollectionChange, NewCollection } from './collection-shapes.ts'

/** Collections, books and imports are written by account admins and sales managers; representatives read. */
export const catalogWriters = rights.writeCatalog
export const catalogReaders = { allow: ['manage', 'Brand'] } as const
export const byCollection = z.strictObject({ collectionId: z.uuid() })
const yes = z.optional(z.enum(['true', 'false']))

export const collections = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/collections',
    allow: ['read', 'Auth'],
    query: listQuery(collectionList),
    reply: page({ items: z.array(BrandCollectionRow) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/collections',
    ...catalogWriters,
    body: NewCollection,
    reply: Collection,
    status: 201,
    successMessage: 'catalog.collectionCreated',
  }),
  upcomingDeadlines: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/collections/upcoming-deadlines',
    allow: ['read', 'Dashboard'],
    query: z.strictObject({
      days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(365)), 30),
    }),
    reply: z.array(BrandCollectionRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/collections/:collectionId',
    allow: ['read', 'Auth'],
    params: byCollection,
    reply: Collection,
  }),
  /** In which of the collection's currencies a retailer is shown this brand's prices from now on; carts and orders keep theirs. */
  chooseCurrency: endpoint({
    method: 'PUT',
    path: '/api/v2/catalog/collections/:collectionId/buying-currency',
    allow: ['manage', 'Retailer'],
    params: byCollection,
    body: z.strictObject({ currency: Currency }),
    reply: Collection,
  }),
  /** A part of it, or a move by `status`: the brand submits, withdraws and extends, the reviewer publishes or sends back. */
  change: endpoint({
    method: 'PATCH',
    path: '/api/v2/catalog/collections/:collectionId',
    staff: 'reviews', // what reviewers decide
    allow: ['read', 'Dashboard'],
    roles: ['entityAdmin', 'salesManager', 'soukAdmin'],
    sides: ['brand', 'souk'],
    params: byCollection,
    body: CollectionChange,
    reply: Collection,
    successMessage: 'catalog.saved',
  }),
  /** `archive=true` puts it away and is the only way for one that has orders. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/catalog/collections/:collectionId',
    ...catalogWriters,
    params: byCollection,
    query: z.strictObject({ archive: yes, version: z.optional(z.coerce.number()) }),
    reply: z.null(),
    successMessage: 'catalog.collectionRemoved',
  }),
  unarchive: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/collections/:collectionId/unarchive',
    ...catalogWriters,
    params: byCollection,
    reply: Collection,
    successMessage: 'catalog.saved',
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/collections/:collectionId/duplicate',
    ...catalogWriters,
    params: byCollection,
    body: z.strictObject({ collectionName: NewCollection.shape.collectionName, season: NewCollection.shape.season }),
    reply: Collection,
    status: 201,
    successMessage: 'catalog.collectionCreated',
  }),
  availability: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/collections/:collectionId/products-availability',
    allow: ['manage', 'Brand'],
    params: byCollection,
    reply: z.string(),
    raw: ['xlsx'],
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/api/admin/reviews',
    allow: ['manage', 'Souk'],
    query: listQuery(reviewList),
    reply: page({ items: z.array(BrandCollectionRow) }),
  }),
}
