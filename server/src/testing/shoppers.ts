import { sql } from 'kysely'
import { expect } from 'vitest'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { newTraders } from './traders.ts'
import type { newWorld } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>
export type Shopper = Awaited<ReturnType<Awaited<ReturnType<typeof newShoppers>>['shopper']>>

/** A brand, and retailers who can order from it: with a store, an address and a proven mail. */
export async function newShoppers(world: World, currency = 'EUR') {
  const { db, ask } = world
  const traders = await newTraders(world, currency)

  async function shopper() {
    const who = await traders.buyer(true)
    await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', who.userId).execute()
    const at = { entityId: who.entityId, country: 'FR' }
    const address = await db
      .insertInto('address')
      .values({ ...at, label: 'Shop', line1: '1 Rue de Turenne', city: 'Paris' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('store')
      .values({ ...at, name: 'Paris', addressId: address.id })
      .execute()
    return who
  }
  /** Units of the first sizes of a product. */
  async function units(productId: string, ...values: number[]) {
    const skus = await traders.skusOf(productId)
    return { productId, items: values.map((value, at) => ({ sku: skus[at]!.id, value })) }
  }
  async function fill(who: { token: string }, ...products: object[]): Promise<Cart[]> {
    const { data } = await ask(who, carts.put, { body: [{ products }] as never })
    return data
  }
  const checkOut = (who: { token: string }, chosen: readonly Cart[], headers: Record<string, string> = {}) =>
    ask(who, orders.multiple, {
      headers,
      body: {
        carts: chosen.map(({ _id, version }) => ({ cartId: _id, version, paymentMethod: 'BANK_TRANSFER' as const })),
      },
    })
  /** Whatever happens: what is reserved is what orders hold, and never more than there is. */
  async function expectSoundStock(): Promise<void> {
    const { rows } =
      await sql`select id from sku where reserved <> coalesce((select sum(quantity) from order_hold where sku_id = sku.id), 0)
    or reserved > on_hand`.execute(db)
    expect(rows).toEqual([])
  }
  return { ...traders, expectSoundStock, shopper, units, fill, checkOut }
}
