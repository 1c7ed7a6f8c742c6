import type { Actor } from '@souk/contract/core/abilities.ts'
import type { products } from '@souk/contract/catalog/products.contract.ts'
import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { found } from '../../../platform/base/refusal.ts'
import { changeProduct } from './change-product.ts'
import { changeProducts } from './change-products-in-bulk.ts'
import { createProduct } from './create-product.ts'
import { findCollection } from '../model/collections.queries.ts'
import { presentProduct, presentWhole } from './present-product.ts'
import { findProduct, findProducts, listProducts, pricesOf } from './products.queries.ts'
import { removeProducts, restoreProducts } from './remove-product.ts'
import { setVariants } from './set-variants.ts'
import { uploadImage } from './upload-image.ts'
import { viewerOf } from '../visibility/viewer.ts'

export const productsHandlers: Handlers<typeof products> = {
  async list({ actor, query }, { db }) {
    const viewer = await viewerOf(db, actor)
    const { segmentId, priceBookIds } = found(await findCollection(db, viewer, query.collectionId))
    const { rows, ...page } = await listProducts(db, viewer, query, { segmentId, priceBookIds })
    return { products: rows.map((row) => presentProduct(row, viewer)), ...page }
  },
  async byIds({ actor, body }, { db }) {
    const viewer = await viewerOf(db, actor)
    return (await findProducts(db, viewer, body.productIds)).map((row) => presentProduct(row, viewer))
  },
  read: ({ actor, params }, { db }) => readProduct(db, actor, params.productId),
  async create({ actor, body, caller }, deps) {
    return readProduct(deps.db, actor, await createProduct(deps, actor, body, caller))
  },
  async setVariants({ actor, params, body, caller }, deps) {
    await setVariants(deps, actor, params.productId, body, caller)
    return readProduct(deps.db, actor, params.productId)
  },
  async change({ actor, params, body, caller }, deps) {
    await changeProduct(deps, actor, params.productId, body, caller)
    return readProduct(deps.db, actor, params.productId)
  },
  async changeMany({ actor, body, caller }, deps) {
    return { changed: await changeProducts(deps, actor, body.productIds, body.change, caller) }
  },
  async remove({ actor, params, caller }, deps) {
    const { archived } = await removeProducts(deps, actor, [params.productId], caller)
    return { isArchived: archived > 0 }
  },
  async restore({ actor, params, caller }, deps) {
    await restoreProducts(deps, actor, [params.productId], caller)
    return readProduct(deps.db, actor, params.productId)
  },
  removeMany: ({ actor, body, caller }, deps) => removeProducts(deps, actor, body.productIds, caller),
  restoreMany: ({ actor, body, caller }, deps) => restoreProducts(deps, actor, body.productIds, caller),
  uploadImage: ({ actor, params, caller }, deps) => uploadImage(deps, actor, params, caller),
}

async function readProduct(db: Db, actor: Actor, id: string): Promise<Product> {
  const viewer = await viewerOf(db, actor)
  const row = found(await findProduct(db, viewer, id))
  const isOwn = viewer.kind === 'owner' || viewer.kind === 'admin'
  return presentWhole(row, viewer, isOwn ? await pricesOf(db, id) : undefined)
}
