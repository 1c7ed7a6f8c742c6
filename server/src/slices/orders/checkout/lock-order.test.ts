import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import { newShoppers } from '../../../testing/shoppers.ts'
import { newWorld } from '../../../testing/world.ts'
import type { ReadRow } from '../../catalog/imports/sheet-cells.ts'
import { writeRows } from '../../catalog/imports/write-rows.ts'
import { refreshCompleteness } from '../../catalog/products/completeness.ts'

const world = await newWorld({ poolSize: 30 })
const { ask, close, db } = world
afterAll(close)
const shop = await newShoppers(world)

/** The database counts deadlocks also where a retry hides them. */
async function deadlocks(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ count: string }>`
    select deadlocks::text as count from pg_stat_database where datname = current_database()`.execute(db)
  return Number(rows[0]!.count)
}

/** The same units again, as a sheet would set them. */
async function importSheet(collectionId: string, productIds: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.productId')
    .select(['sku.sku', 'sku.colour', 'sku.size', 'product.uniqueId', 'product.name', 'product.styleCode'])
    .select(['product.images', 'product.category', 'product.department'])
    .where('sku.productId', 'in', productIds)
    .orderBy('sku.sku', 'desc')
    .execute()
  const read = rows.map(({ sku, colour, size, uniqueId, ...product }) => ({
    change: 'CHANGED',
    read: {
      uniqueId,
      sku,
      colour,
      size,
      cartonUnits: 0,
      onHand: 5_000,
      currency: 'EUR',
      wholesale: 5000n,
      retail: 12500n,
      product: { description: '', keyStyles: [], status: 'AVAILABLE', isCarton: false, ...product },
    } as unknown as ReadRow,
  }))
  await inTransaction(db, async (tx) => {
    await sql`select id from collection where id = ${collectionId} for no key update`.execute(tx)
    const ids = await writeRows(tx, { brandId: shop.brand.id, collectionId }, read as never, new Map())
    await refreshCompleteness(tx, collectionId, ids)
  })
}

test('checkouts, product edits and imports of the same products never deadlock', async () => {
  const before = await deadlocks()
  const statuses: number[] = []
  for (let round = 0; round < 2; round += 1) {
    const { collectionId, products: ids } = await shop.shelf(5)
    await db.updateTable('sku').set({ onHand: 5_000 }).where('collectionId', '=', collectionId).execute()
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()))
    const carts = await Promise.all(
      shoppers.map(async (who, n) => {
        const pickIds = n % 2 === 0 ? ids : ids.toReversed()
        return [who, await shop.fill(who, ...(await Promise.all(pickIds.map((id) => shop.units(id, 1, 2)))))] as const
      }),
    )
    const edits = ids.flatMap((id) =>
      [1, 2].map(async (n) => {
        const skus = await shop.skusOf(id)
        const stock = skus.toReversed().map((sku) => ({ skuId: sku.id, onHand: 4_000 + n }))
        return (await ask(shop.seller, products.change, { params: { productId: id }, body: { stock } as never })).status
      }),
    )
    const answers = await Promise.all([
      ...carts.map(async ([who, chosen]) => (await shop.checkOut(who, chosen)).status),
      ...edits,
      ...[1, 2].map(() => importSheet(collectionId, ids.toReversed()).then(() => 200)),
    ])
    statuses.push(...answers)
  }
  expect(statuses.filter((status) => status >= 300)).toEqual([])
  expect((await deadlocks()) - before).toBe(0)
  await shop.expectSoundStock()
})

test('retries a transaction that the database ended because of a deadlock', async () => {
  let tries = 0
  const answer = await inTransaction(db, async (tx) => {
    tries += 1
    if (tries < 3) await sql`do $$ begin raise exception 'collided' using errcode = '40P01'; end $$`.execute(tx)
    return tries
  })
  expect(answer).toBe(3)
})

test('gives up after three retries, and never retries another failure', async () => {
  let tries = 0
  const failing = (code: string) =>
    inTransaction(db, async (tx) => {
      tries += 1
      await sql`do ${sql.raw(`$$ begin raise exception 'no' using errcode = '${code}'; end $$`)}`.execute(tx)
    })
  await expect(failing('40001')).rejects.toMatchObject({ code: '40001' })
  expect(tries).toBe(4)
  await expect(failing('23505')).rejects.toMatchObject({ code: '23505' })
  expect(tries).toBe(5)
})
