import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { team } from '@souk/contract/entities/team.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { password } from '../../demo/people.ts'
import { fillWorld } from '../../demo/world.ts'
import { newWorld } from './testing/world.ts'

const { ask, close, db, deps } = await newWorld()
afterAll(close)
await fillWorld(db, deps.key)
const signIn = async (email: string) => (await ask(null, identity.login, { body: { email, password } })).data

test('it is filled once', async () => {
  expect(await fillWorld(db, deps.key)).toBeNull()
})

test('the planner knows every table that was filled', async () => {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname in ('product', 'sku', 'listing', 'collection', 'sales_order', 'entity') and reltuples <= 0`.execute(
    db,
  )
  expect(rows).toEqual([])
})

test('established entities have one default address of each kind and a profile that passes the forms', async () => {
  const rows = await db.selectFrom('entity').selectAll().execute()
  const addresses = await db.selectFrom('address').selectAll().execute()
  expect(rows).toHaveLength(65)
  for (const { id, name, onboardCompletedAt, about, departments, liveFrom, type } of rows) {
    const own = addresses.filter(({ entityId }) => entityId === id)
    const defaults = [
      own.filter((one) => one.isDefaultShipping).length,
      own.filter((one) => one.isDefaultBilling).length,
    ]
    const isSettled = onboardCompletedAt !== null
    expect([name, defaults, about !== '', departments.length > 0]).toEqual([
      name,
      isSettled ? [1, 1] : [0, 0],
      isSettled,
      isSettled,
    ])
    if (type === 'brand') expect([name, liveFrom! < new Date()]).toEqual([name, isSettled])
  }
  expect(
    rows
      .filter(({ onboardCompletedAt }) => !onboardCompletedAt)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['North Row', 'Studio Tamra'])
})

test('a representative works under the manager of the own brand', async () => {
  const { data } = await ask(await signIn('brand@souk.test'), team.list)
  expect(data.map(({ email, managerName }) => [email, managerName])).toEqual([
    ['brand@souk.test', null],
    ['manager@souk.test', null],
    ['rep@souk.test', 'Hugo Marchand'],
  ])
})

test('Kin & Co buys for two stores; the two newcomers start at nothing, with the toolkit open', async () => {
  const nadia = await signIn('retailer@souk.test')
  const { currentEntityId: id } = (await ask(nadia, identity.me)).data
  const { data } = await ask(nadia, entities.read, { params: { role: 'retailer', id } })
  expect(data).toMatchObject({ stores: [{ country: 'GB' }, { country: 'FR' }] })
  for (const email of ['newbrand@souk.test', 'newretailer@souk.test']) {
    const who = await signIn(email)
    expect((await ask(who, entities.checklist)).data.percentage).toBe(0)
    expect((await ask(who, identity.me)).data.shouldDisplayToolKit).toBe(true)
  }
  expect((await ask(nadia, identity.me)).data.shouldDisplayToolKit).toBe(false)
})
