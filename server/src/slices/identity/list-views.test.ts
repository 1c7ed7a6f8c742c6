import { afterAll, expect, test } from 'vitest'
import { listViews } from '@souk/contract/identity/list-views.contract.ts'
import { newWorld } from '../../testing/world.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)

type Who = { token: string }
const save = (who: Who, body: object) => ask(who, listViews.save, { body: { list: 'orders', search: '', ...body } })
const namesOf = async (who: Who, list = 'orders') =>
  (await ask(who, listViews.list, { query: { list } })).data.map(({ name }: { name: string }) => name)

test('a view is kept, found in its list by its name, changed and removed', async () => {
  const nadia = await person({ side: 'retailer' })
  const { data: late } = await save(nadia, { name: 'Late', search: 'status=CONFIRMED&sort=due' })
  await save(nadia, { name: 'all of it' })
  await save(nadia, { name: 'Other list', list: 'invoices' })
  expect(late).toMatchObject({ list: 'orders', search: 'status=CONFIRMED&sort=due' })
  expect(await namesOf(nadia)).toEqual(['all of it', 'Late'])
  const changed = await ask(nadia, listViews.change, { params: { id: late.id }, body: { name: 'Very late' } })
  expect(changed.data).toEqual({ ...late, name: 'Very late' })
  await ask(nadia, listViews.change, { params: { id: late.id }, body: { search: 'sort=due' } })
  expect((await ask(nadia, listViews.remove, { params: { id: late.id } })).status).toBe(200)
  expect(await namesOf(nadia)).toEqual(['all of it'])
})

test('it belongs to one person in one entity: a colleague, a stranger and another place of one’s own have none', async () => {
  const { id: entityId } = await entity({ type: 'brand' })
  const owner = await person({ side: 'brand', entityId })
  const others = [
    await person({ side: 'brand', entityId }),
    await person({ side: 'retailer' }),
    await person({ side: 'souk' }),
  ]
  const { data: own } = await save(owner, { name: 'Mine' })
  for (const other of others) {
    expect(await namesOf(other)).toEqual([])
    expect((await ask(other, listViews.change, { params: { id: own.id }, body: { name: 'Theirs' } })).status).toBe(404)
    expect((await ask(other, listViews.remove, { params: { id: own.id } })).status).toBe(404)
  }
  await db.updateTable('listView').set({ entityId: null }).where('id', '=', own.id).execute()
  expect(await namesOf(owner)).toEqual([])
})

test('somebody of the marketplace keeps views too', async () => {
  const admin = await person({ side: 'souk' })
  await save(admin, { name: 'Waiting', list: 'people' })
  expect(await namesOf(admin, 'people')).toEqual(['Waiting'])
})

test('a name stands once in a list, however fast it is sent twice', async () => {
  const nadia = await person({ side: 'retailer' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => save(nadia, { name: 'Late' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.errors).toMatchObject([{ field: 'name' }])
  const { data: other } = await save(nadia, { name: 'Early' })
  expect((await ask(nadia, listViews.change, { params: { id: other.id }, body: { name: 'Late' } })).status).toBe(409)
  expect((await ask(nadia, listViews.change, { params: { id: other.id }, body: { name: 'Early' } })).status).toBe(200)
})

test('a hundred are kept and no more, also at once', async () => {
  const nadia = await person({ side: 'retailer' })
  await db
    .insertInto('listView')
    .values(
      Array.from({ length: 98 }, (_, n) => ({
        userId: nadia.userId,
        entityId: nadia.entityId,
        list: 'orders',
        name: `View ${n}`,
        search: '',
      })),
    )
    .execute()
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save(nadia, { name, list: 'invoices' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
})

test.each([{ list: 'Orders!' }, { search: 'a b' }, { search: '<script>' }, { name: '' }])(
  'refuses %o',
  async (body) => {
    const nadia = await person({ side: 'retailer' })
    expect((await save(nadia, { name: 'Late', ...body })).status).toBe(422)
  },
)
