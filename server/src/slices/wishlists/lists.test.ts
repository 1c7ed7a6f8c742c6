import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { wishlistList } from '@souk/contract/wishlists/wishlist-list.ts'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { copyRows, expectPages } from '../../testing/list-pages.ts'
import { otherTenantFixtures } from '../../testing/other-tenant-fixtures.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, entity } = world
afterAll(close)
const { owner, ids } = await otherTenantFixtures(world)
const id = ids[0]!
const one = sql<boolean>`id = ${id}`
const several = [2, 3, 4, 5, 6]
const coat = { name: 'Coat', styleCode: 'S', brandName: 'Maison Orla', image: null }

test('wishlists are read to the end', async () => {
  const own = several.map((n) => ({ updated_at: `2026-0${Math.ceil(n / 2)}-01T10:00:00Z` }))
  await copyRows(db, 'wishlist', one, own)
  const [foreign] = await copyRows(db, 'wishlist', one, [{ entity_id: (await entity({ type: 'brand' })).id }])
  await expectPages(world, { who: owner, call: wishlists.list, list: wishlistList, foreign: foreign! })
})

test('the lines of one are read to the end', async () => {
  const products = several.map((n) => ({ unique_id: randomUUID(), style_code: `S${n}` }))
  const [foreign, ...listed] = await copyRows(db, 'product', one, products)
  for (const productId of listed) {
    const line = { wishlistId: id, productId, kept: JSON.stringify(coat) }
    await db.insertInto('wishlistLine').values(line).execute()
  }
  await expectPages(world, {
    who: owner,
    call: wishlists.read,
    list: { filters: {}, sorts: ['position'], limit: 24 },
    params: { id },
    rows: 'lines',
    idOf: ({ productId }: { productId: string }) => productId,
    foreign: foreign!,
  })
})
