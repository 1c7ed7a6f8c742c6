import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { StartProblem } from '../../../platform/base/start-problem.ts'
import { newWorld } from '../../../testing/world.ts'
import { hasAdmin, makeAdmin } from './make-admin.ts'

const { ask, close, db, deps, user } = await newWorld()
afterAll(close)

const make = (email: string, options = {}) => makeAdmin(db, deps.key, email, options)
const setPassword = (token: string) =>
  ask(null, identity.resetPassword, { body: { token, password: 'Linen#2031', password2: 'Linen#2031' } })
const places = async (email: string) =>
  (
    await sql<{ role: string }>`select role from association join user_account on user_account.id = user_id
      where email = ${email}`.execute(db)
  ).rows

test('the first administrator sets a password by the link and comes in with the role', async () => {
  expect(await hasAdmin(db)).toBe(false)
  const { token, isNew } = await make(' Amal@Souk.example ')
  expect([isNew, await hasAdmin(db)]).toEqual([true, true])
  expect((await setPassword(token)).status).toBe(200)
  const { data } = await ask(null, identity.login, { body: { email: 'amal@souk.example', password: 'Linen#2031' } })
  expect([data.role, data.entityType]).toEqual(['soukAdmin', null])
  const { rows } = await sql`select action from audit where action = 'identity.adminMade'`.execute(db)
  expect(rows).toHaveLength(1)
})

test('a link works once, and a newer one ends it', async () => {
  const first = await make('sami@souk.example')
  const second = await make('sami@souk.example')
  expect(second.isNew).toBe(false)
  expect((await setPassword(first.token)).status).toBe(422)
  expect((await setPassword(second.token)).status).toBe(200)
  expect((await setPassword(second.token)).status).toBe(422)
})

test('a person who has an account keeps it, and two commands at once give the role once', async () => {
  const { email } = await user()
  const made = await Promise.all([make(email), make(email)])
  expect(made.map(({ isNew }) => isNew).sort()).toEqual([false, true])
  expect(await places(email)).toEqual([{ role: 'soukAdmin' }])
})

test('second factors end only where that is asked for', async () => {
  const { id, email } = await user()
  await db
    .insertInto('twoFactor')
    .values({ userId: id, secret: Buffer.from('x'), confirmedAt: new Date() })
    .execute()
  const count = async () =>
    (await db.selectFrom('twoFactor').select('userId').where('userId', '=', id).execute()).length
  await make(email)
  expect(await count()).toBe(1)
  await make(email, { endsSecondFactors: true })
  expect(await count()).toBe(0)
})

test.each(['', 'amal', 'amal@', '--end-second-factors'])('“%s” is refused with what to write', async (typed) => {
  await expect(make(typed)).rejects.toThrow(StartProblem)
})
