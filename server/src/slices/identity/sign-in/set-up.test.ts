import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { setup } from '@souk/contract/identity/setup.contract.ts'
import { newWorld } from '../../../testing/world.ts'
import { setupPath } from './set-up.ts'

const { ask, close, db, deps, user } = await newWorld()
afterAll(close)

const tokenNow = async () => (await setupPath(db, deps.key))?.split('=')[1] ?? ''
const person = { firstName: 'Amal', lastName: 'Haddad', email: 'amal@souk.example' }
const secret = { password: 'Linen#2031', password2: 'Linen#2031' }
const finish = (token: string, given = {}) =>
  ask(null, setup.finish, { body: { token, ...person, ...secret, ...given } })
const isOpen = async (token: string) => (await ask(null, setup.read, { query: { token } })).data.isOpen
const admins = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from association where role = 'soukAdmin'`.execute(db)).rows[0]!.n

test('a newer address ends the older one, and a wrong one is closed', async () => {
  const [first, second] = [await tokenNow(), await tokenNow()]
  expect([await isOpen(first), await isOpen(second), await isOpen('x')]).toEqual([false, true, false])
  expect((await finish(first)).status).toBe(422)
})

test('an address ends after an hour', async () => {
  const token = await tokenNow()
  await sql`update one_time_token set expires_at = now() where purpose = 'setup' and consumed_at is null`.execute(db)
  expect([await isOpen(token), (await finish(token)).status, await admins()]).toEqual([false, 422, 0])
})

test('a refusal leaves the address open: an email that has an account, a common password', async () => {
  const token = await tokenNow()
  const { email } = await user()
  const known = await finish(token, { email })
  expect([known.status, known.errors?.[0]?.field]).toEqual([422, 'email'])
  expect((await finish(token, { password: 'Password#1', password2: 'Password#1' })).status).toBe(422)
  expect((await finish(token, { password2: 'Linen#2032' })).status).toBe(422)
  expect([await isOpen(token), await admins()]).toEqual([true, 0])
})

test('of two who press at once one becomes the administrator, signed in, and may sign in again', async () => {
  const token = await tokenNow()
  const replies = await Promise.all([finish(token), finish(token, { email: 'sami@souk.example' })])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
  expect([await admins(), await isOpen(token), await tokenNow()]).toEqual([1, false, ''])
  const winner = replies.find(({ status }) => status === 201)!
  expect([winner.data.role, winner.data.entityType]).toEqual(['soukAdmin', null])
  const email = replies[0] === winner ? person.email : 'sami@souk.example'
  const second = await ask(null, identity.login, { body: { email, password: secret.password } })
  expect(second.data.role).toBe('soukAdmin')
  const { rows } = await sql`select from audit where action = 'identity.adminMade'`.execute(db)
  expect(rows).toHaveLength(1)
})

test('an address that was printed before an administrator was made by the command is closed', async () => {
  await sql`delete from association where role = 'soukAdmin'`.execute(db)
  const token = await tokenNow()
  const { id } = await user()
  await db.insertInto('association').values({ userId: id, entityId: null, role: 'soukAdmin' }).execute()
  expect([await isOpen(token), (await finish(token, { email: 'late@souk.example' })).status]).toEqual([false, 422])
})
