import { afterAll, expect, test } from 'vitest'
import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { newShoppers } from '../../../testing/shoppers.ts'
import { newWorld } from '../../../testing/world.ts'
import { eventually } from '../../../testing/eventually.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const [orla, kin] = [await newShoppers(world), await newShoppers(world)]
const admin = await person({ side: 'souk', role: 'soukAdmin' })

async function switchFlag(isOn: boolean): Promise<void> {
  const body = { isOn, percentage: 0, entityIds: [], traits: {} }
  await ask(admin, admins.setFlag, { params: { key: 'multipleCartValidationFix' }, body })
}

test('with the flag all failing carts are reported together, without it the first one', async () => {
  const who = await orla.shopper()
  const [coat] = (await orla.shelf(1)).products as [string]
  const [hat] = (await kin.shelf(1)).products as [string]
  await orla.fill(who, await orla.units(coat, 2))
  await orla.fill(who, await kin.units(hat, 2))
  for (const id of [coat, hat]) await db.updateTable('sku').set({ onHand: 1 }).where('productId', '=', id).execute()
  const chosen = (await ask(who, carts.list)).data as Cart[]
  const failing = async () => {
    const { status, errors } = await orla.checkOut(who, chosen)
    expect(status).toBe(410)
    return (errors[0]!.items as { productId: string }[]).map(({ productId }) => productId).toSorted()
  }
  await switchFlag(true)
  await eventually(async () => expect(await failing()).toEqual([coat, hat].toSorted()))
  await switchFlag(false)
  await eventually(async () => expect(await failing()).toHaveLength(1))
  await switchFlag(true)
  await eventually(async () => expect(await failing()).toHaveLength(2))
})
