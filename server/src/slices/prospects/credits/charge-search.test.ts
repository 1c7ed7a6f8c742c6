import { afterAll, expect, test } from 'vitest'
import { LeadQuery } from '@souk/contract/prospects/prospect-shapes.ts'
import { prospects } from '@souk/contract/prospects/prospects.contract.ts'
import { newProspects } from '../../../testing/prospects.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close } = world
afterAll(close)
const { brand, seller } = await newProspects(world)
const search = (value: object) => ask(seller, prospects.list, { body: LeadQuery.parse(value) })
const balance = async () => (await ask(seller, prospects.credits, { params: { brandId: brand.id } })).data.credits

test('a search that finds nothing costs nothing, and costs once it finds something', async () => {
  const nothing = (await search({ search: 'nowhere to be found' })).data
  expect([nothing.total, nothing.isCharged, nothing.credits]).toEqual([0, false, 50])
  const filtered = (await search({ filters: { categories: ['DRESSES', 'SHOES'], mode: 'all' } })).data
  expect([filtered.total, filtered.isCharged, filtered.credits]).toEqual([0, false, 50])
  await world.db.updateTable('prospect').set({ city: 'Nowhere' }).where('name', '=', 'Atelier 5').execute()
  expect((await search({ search: 'nowhere' })).data).toMatchObject({ total: 1, isCharged: true, credits: 49 })
})

test('a free read of a search that is not paid answers no store and costs nothing', async () => {
  const before = await balance()
  const body = { search: 'linen', filters: { countries: ['FR'] } }
  expect((await search({ ...body, isFree: true })).data).toMatchObject({
    leads: [],
    total: 0,
    isUnpaid: true,
    isCharged: false,
    credits: before,
  })
  expect((await search({ isFree: true })).data).toMatchObject({ total: 12, isUnpaid: false })
  expect((await search(body)).data).toMatchObject({ isCharged: true, isUnpaid: false, credits: before - 1 })
  expect((await search({ ...body, isFree: true, pageNumber: 2, pageSize: 3 })).data).toMatchObject({
    total: 8,
    isUnpaid: false,
    isCharged: false,
    credits: before - 1,
  })
})

test('the same search twice at the same time is charged once', async () => {
  const before = await balance()
  const answers = await Promise.all([search({ search: 'Lyon' }), search({ search: ' lyon ' })])
  expect(answers.map(({ data }) => data.isCharged).toSorted()).toEqual([false, true])
  expect(await balance()).toBe(before - 1)
})
