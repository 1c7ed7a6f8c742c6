import { afterAll, test } from 'vitest'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { openCollection } from '../../testing/catalog.ts'
import { expectPages } from '../../testing/list-pages.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, entity, person } = world
afterAll(close)

test('brands are read to the end in every order', async () => {
  for (const n of [1, 2, 3, 4, 5]) {
    const { id } = await entity({
      type: 'brand',
      name: `Orla ${n % 2}`,
      isPremium: n % 2 === 0,
      liveFrom: new Date(`2026-0${n % 3 ? 1 : 2}-01T10:00:00Z`),
    })
    await openCollection(world.db, id)
  }
  const { id: foreign } = await entity({ type: 'brand', liveFrom: null })
  const list = { filters: {}, sorts: ['new', 'closing', 'forYou', 'name'], limit: 24 } as const
  const { id: entityId } = await entity({ type: 'retailer', access: ['marketplace'], currency: 'EUR' })
  for (const who of [await person({ side: 'retailer', entityId }), await person({ side: 'guest' })])
    await expectPages(world, {
      who,
      call: discovery.brands,
      list,
      rows: 'brands',
      idOf: ({ id }: { id: string }) => id,
      foreign,
    })
})
