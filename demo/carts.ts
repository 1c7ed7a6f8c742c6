import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { putCarts } from '../server/src/slices/carts/changing/put-carts.ts'
import { entityId } from './entities.ts'
import { chooser, idOf } from './random.ts'

type Taken = {
  brand: string
  collection: string
  from: number
  count: number
  units: readonly number[]
  notes?: string
}

const kin = {
  side: 'retailer',
  role: 'entityAdmin',
  userId: idOf('user', 'retailer@souk.test'),
  entityId: entityId('kin-and-co'),
} as const

/** What Kin & Co is about to order: one cart is ready, one is below its minimum, of one something changed since. */
const taken: readonly Taken[] = [
  {
    brand: 'field-and-harrow',
    collection: 'Autumn Winter 26',
    from: 0,
    count: 3,
    units: [2, 3, 4],
    notes: 'One delivery, please: the stock room is small.',
  },
  { brand: 'maison-orla', collection: 'Spring Summer 27', from: 3, count: 1, units: [1, 2] },
  { brand: 'highland-loom', collection: 'Autumn Winter 26', from: 0, count: 3, units: [2, 3] },
]

export async function fillCarts(tx: Tx): Promise<void> {
  for (const { brand, collection, from, count, units, notes } of taken) {
    const choose = chooser(`cart ${brand}`)
    const collectionId = idOf('collection', brand, collection)
    const products = await tx
      .selectFrom('product')
      .select('id')
      .where('collectionId', '=', collectionId)
      .where('isCarton', '=', false)
      .where('status', '=', 'AVAILABLE')
      .orderBy('position')
      .offset(from)
      .limit(count)
      .execute()
    const requests = []
    for (const { id: productId } of products) {
      const skus = await tx
        .selectFrom('sku')
        .select('id')
        .where('productId', '=', productId)
        .where(sql<boolean>`(on_hand is null or on_hand - reserved > 5)`)
        .orderBy('colourPosition')
        .orderBy('sizePosition')
        .limit(4)
        .execute()
      if (skus.length > 0)
        requests.push({ productId, items: skus.map(({ id }) => ({ sku: id, value: choose(units) })) })
    }
    await putCarts(tx, kin, [{ products: requests, ...(notes && { notes }) }])
  }
  await letTimePass(tx, idOf('entity', 'highland-loom'))
}

/** Since it was put in, the first product has become dearer and the first size of the second has sold out. */
async function letTimePass(tx: Tx, brandId: string): Promise<void> {
  const lines = await tx
    .selectFrom('cartProduct as line')
    .innerJoin('cart', 'cart.id', 'line.cartId')
    .select(['line.cartId', 'line.productId'])
    .where('cart.retailerId', '=', kin.entityId)
    .where('cart.brandId', '=', brandId)
    .orderBy('line.position')
    .execute()
  const [dearer, scarcer] = lines
  if (!dearer || !scarcer) return
  await sql`update cart_product set seen_price = seen_price * 9 / 10
    where cart_id = ${dearer.cartId} and product_id = ${dearer.productId}`.execute(tx)
  await sql`update sku set on_hand = reserved where id = (select sku_id from cart_item
    where cart_id = ${scarcer.cartId} and product_id = ${scarcer.productId} order by sku_id limit 1)`.execute(tx)
}
