import type { Db } from '../platform/data/database/db.ts'
import { refreshCompleteness } from '../slices/catalog/products/completeness.ts'

type Where = { brandId: string; collectionId: string; count: number; currency?: string }

/** Products that may be published: two colours, two sizes, ten of each on hand, 50.00 wholesale and 125.00 retail. */
export async function fillCollection(db: Db, { brandId, collectionId, count, currency = 'EUR' }: Where) {
  const values = Array.from({ length: count }, (_, n) => ({
    brandId,
    collectionId,
    uniqueId: `U${n}`,
    styleCode: `ST-${n}`,
    name: `Coat ${n}`,
    department: 'WOMEN',
    category: 'OUTERWEAR',
    subCategory: 'COATS',
    images: [`/files/pictures/${n}.webp`],
    position: n,
  }))
  const products = await db.insertInto('product').values(values).returning(['id', 'uniqueId']).execute()
  await db
    .insertInto('productPrice')
    .values(products.map(({ id }) => ({ productId: id, currency, wholesale: 5000n, retail: 12500n })))
    .execute()
  const skus = products.flatMap(({ id, uniqueId }) =>
    ['Sage', 'Ecru'].flatMap((colour, c) =>
      ['S', 'M'].map((size, s) => ({
        brandId,
        collectionId,
        productId: id,
        sku: `${uniqueId}-${colour}-${size}`,
        colour,
        size,
        colourPosition: c,
        sizePosition: s,
        onHand: 10,
      })),
    ),
  )
  await db.insertInto('sku').values(skus).execute()
  await refreshCompleteness(db, collectionId)
  return products.map(({ id }) => id)
}

/** A collection that everyone on the marketplace sees; without one a brand is in no list. */
export async function openCollection(db: Db, brandId: string) {
  const values = { brandId, name: 'Spring', type: 'PRE_ORDER', currency: 'EUR', currencies: ['EUR'], status: 'LIVE' }
  return db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()
}
