import { afterAll, expect, test, vi } from 'vitest'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { newWorld } from '../../../testing/world.ts'

const { app, ask, close, db, entity, person } = await newWorld()
afterAll(close)
const brand = await entity({ type: 'brand', currency: 'EUR', timeZone: 'America/Los_Angeles', liveFrom: new Date(0) })
const owner = await person({ side: 'brand', entityId: brand.id })

test.each(['9999-12-31', '0000-01-01', '1999-12-31', '2101-01-01'])(
  'refuses the deadline %s',
  async (orderDeadline) => {
    const values = { brandId: brand.id, name: 'Late', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
    const { id } = await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()
    const answer = await ask(owner, collections.change, { params: { collectionId: id }, body: { orderDeadline } })
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'orderDeadline' }] })
    await db.deleteFrom('collection').execute()
  },
)

test('answers a list without the row that does not fit its schema, and logs its id', async () => {
  const logged = vi.spyOn(app.log, 'error')
  const values = { brandId: brand.id, type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
  const made = await db
    .insertInto('collection')
    .values([
      { ...values, name: 'Good' },
      { ...values, name: 'Bad', deadlineDay: '9999-12-31', deadline: new Date('+010000-01-01T00:00:00Z') },
    ])
    .returning(['id', 'name'])
    .execute()
  const { status, data } = await ask(owner, collections.list, { query: { brandId: brand.id } as never })
  expect(status).toBe(200)
  expect(data.items.map(({ collectionName }) => collectionName)).toEqual(['Good'])
  const bad = made.find(({ name }) => name === 'Bad')!.id
  expect(logged.mock.calls[0]).toMatchObject([{ rows: [bad] }, 'rows were left out of a list'])
  logged.mockRestore()
  expect((await ask(owner, collections.read, { params: { collectionId: bad } })).status).toBe(500)
})
