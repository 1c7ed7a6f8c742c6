import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { bulkLimit } from '../core/limits.ts'
import { page, Paging } from '../core/paging.ts'
import { Uploaded } from '../reference/reference.contract.ts'
import { catalogWriters } from './collections.contract.ts'
import { productFilters, ProductSort } from './product-filters.ts'
import { NewProduct, Product, ProductChange, ProductRow, VariantsIn } from './product-shapes.ts'

const byProduct = z.strictObject({ productId: z.uuid() })
const upTo = (maximum: number) => z.array(z.uuid()).check(z.minLength(1), z.maxLength(maximum, 'catalog.tooManyAtOnce'))
const productIds = upTo(bulkLimit)

export const products = {
  /** Of one collection: all of it to its brand, what they may see to everybody else. */
  list: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/products',
    allow: ['read', 'Auth'],
    query: z.safeExtend(Paging, {
      collectionId: z.uuid(),
      ...productFilters,
      isComplete: z.optional(z.enum(['true', 'false'])),
      sort: z._default(ProductSort, 'position'),
    }),
    reply: page({ products: z.array(ProductRow) }),
  }),
  byIds: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/products/get-products-by-ids',
    allow: ['read', 'Auth'],
    body: z.strictObject({ productIds: upTo(500) }),
    reply: z.array(ProductRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/products/:productId',
    allow: ['read', 'Auth'],
    params: byProduct,
    reply: Product,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/products',
    ...catalogWriters,
    body: NewProduct,
    reply: Product,
    status: 201,
    successMessage: 'catalog.productAdded',
  }),
  /** All colours and sizes: new ones are added, those not named are removed unless they were ordered. */
  setVariants: endpoint({
    method: 'PUT',
    path: '/api/v2/catalog/products/:productId/variants',
    ...catalogWriters,
    params: byProduct,
    body: z.strictObject({ variants: VariantsIn, version: z.optional(z.int()) }),
    reply: Product,
    successMessage: 'catalog.saved',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v2/catalog/products/:productId',
    ...catalogWriters,
    params: byProduct,
    body: ProductChange,
    reply: Product,
    successMessage: 'catalog.saved',
  }),
  /** The same change to many, all or none. */
  changeMany: endpoint({
    method: 'PATCH',
    path: '/api/v2/catalog/products',
    ...catalogWriters,
    body: z.strictObject({
      productIds,
      change: z.omit(ProductChange, {
        images: true,
        items: true,
        stock: true,
        styleCode: true,
        version: true,
        prices: true,
      }),
    }),
    reply: z.object({ changed: z.int() }),
    successMessage: 'catalog.saved',
  }),
  /** One with orders is archived instead, and says so. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/catalog/products/:productId',
    ...catalogWriters,
    params: byProduct,
    reply: z.object({ isArchived: z.boolean() }),
    successMessage: 'catalog.productRemoved',
  }),
  /** Takes a removal back, for as long as the row is kept. */
  restore: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/products/:productId/restore',
    ...catalogWriters,
    params: byProduct,
    reply: Product,
    successMessage: 'catalog.saved',
  }),
  /** All or none; those with orders are archived instead. */
  removeMany: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/products/remove',
    ...catalogWriters,
    body: z.strictObject({ productIds }),
    reply: z.object({ removed: z.int(), archived: z.int() }),
    successMessage: 'catalog.productsRemoved',
  }),
  restoreMany: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/products/restore',
    ...catalogWriters,
    body: z.strictObject({ productIds }),
    reply: z.object({ restored: z.int() }),
    successMessage: 'catalog.saved',
  }),
  /** The picture at a place from 0 to 4; what stood there is replaced, further ones stay. */
  uploadImage: endpoint({
    method: 'POST',
    path: '/api/common/auth/product-image/:collectionId/:uniqueId/:index',
    ...catalogWriters,
    params: z.strictObject({
      collectionId: z.uuid(),
      uniqueId: z.string(),
      index: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4)),
    }),
    upload: true,
    reply: Uploaded,
    status: 201,
    limit: { tries: 300, seconds: 60, per: 'user' },
  }),
}
