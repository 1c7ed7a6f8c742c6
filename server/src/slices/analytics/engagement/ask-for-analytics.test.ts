import { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { newNotified } from '../../../testing/notified.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, entity, person } = world
afterAll(close)
const { deliver, titles } = newNotified(world)
const admin = await person({ side: 'souk' })
const brand = await entity({ type: 'brand', name: 'Maison Orla' })
const seller = await person({ side: 'brand', entityId: brand.id })
await db.updateTable('entity').set({ isAnalyticsEnabled: false }).execute()
const inConsole = async () =>
  (await ask(admin, admins.entities, { query: { q: 'Maison Orla' } })).data.items.find(({ id }) => id === brand.id)!

test('a brand asks for analytics once: the marketplace’s admins hear of it, see it in the console and decide', async () => {
  expect((await ask(seller, engagement.asked)).data).toEqual({ askedAt: null })
  const answers = await Promise.all([1, 2, 3].map(() => ask(seller, engagement.ask)))
  const { askedAt } = answers[0]!.data
  expect(answers.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ askedAt })))
  expect((await ask(seller, engagement.asked)).data).toEqual({ askedAt: expect.any(String) })
  await deliver(2)
  expect(await titles(admin)).toEqual(['Maison Orla asks for analytics'])
  expect(await titles(seller)).toEqual([])
  expect(await inConsole()).toMatchObject({ isAnalyticsEnabled: false, analyticsAskedAt: askedAt })
  await ask(admin, admins.changeEntity, { params: { id: brand.id }, body: { isAnalyticsEnabled: true } })
  expect(await inConsole()).toMatchObject({ isAnalyticsEnabled: true, analyticsAskedAt: null })
  expect((await ask(seller, engagement.ask)).data).toEqual({ askedAt: null }) // it has what it could ask for
})
