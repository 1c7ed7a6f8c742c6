import { compileAccess } from '../slices/catalog/visibility/compile-access.ts'
import { fillCollection } from './catalog.ts'
import type { newWorld } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

let codes = 0
/** Three letters, as every brand that signs up has them. */
const nextCode = () => {
  codes += 1
  return [676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(codes / place) % 26))).join('')
}

/** A live brand with an open collection, and retailers it trades with. */
export async function newTraders({ db, entity, person }: World, currency = 'EUR') {
  const brand = await entity({
    type: 'brand',
    sequenceCode: nextCode(),
    currency,
    liveFrom: new Date(Date.now() - 1000),
  })
  const seller = await person({ side: 'brand', entityId: brand.id })
  await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', seller.userId).execute()

  async function shelf(count: number) {
    const values = { name: 'Winter', type: 'IN_STOCK', status: 'LIVE', currency, currencies: [currency] }
    const collection = await db
      .insertInto('collection')
      .values({ ...values, brandId: brand.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const products = await fillCollection(db, { brandId: brand.id, collectionId: collection.id, count, currency })
    await db.transaction().execute((tx) => compileAccess(tx, [collection.id]))
    return { collectionId: collection.id, products }
  }
  async function buyer(isPartner: boolean, values: { access?: string[] } = {}) {
    const shop = await entity({ type: 'retailer', currency: 'EUR', country: 'FR', access: ['marketplace'], ...values })
    if (isPartner) await db.insertInto('relation').values({ brandId: brand.id, retailerId: shop.id }).execute()
    return { ...(await person({ side: 'retailer', entityId: shop.id })), entityId: shop.id }
  }
  /** What ends a relation, without the slice that does it. */
  const end = (retailerId: string) =>
    db
      .updateTable('relation')
      .set({ status: 'ENDED', endedAt: new Date() })
      .where('brandId', '=', brand.id)
      .where('retailerId', '=', retailerId)
      .execute()
  const skusOf = (productId: string) =>
    db
      .selectFrom('sku')
      .select(['id', 'sku'])
      .where('productId', '=', productId)
      .orderBy('colourPosition')
      .orderBy('sizePosition')
      .execute()
  /** A segment for one retailer: only these products of the collection. */
  async function segment(collectionId: string, retailerId: string, productIds: readonly string[]) {
    const kind = 'SEGMENT'
    const { id: bookId } = await db
      .insertInto('book')
      .values({ brandId: brand.id, collectionId, kind, name: retailerId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('bookAssignment').values({ bookId, collectionId, kind, retailerId }).execute()
    if (productIds.length > 0)
      await db
        .insertInto('bookProduct')
        .values(productIds.map((productId) => ({ bookId, productId })))
        .execute()
    await db.transaction().execute((tx) => compileAccess(tx, [collectionId]))
  }
  return { brand, seller, shelf, buyer, end, skusOf, segment }
}
