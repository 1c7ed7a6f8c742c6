import { afterAll, expect, test } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { passkeys } from '@souk/contract/identity/security.contract.ts'
import { softAuthenticator } from '../../../testing/authenticator.ts'
import { newWorld, type Person } from '../../../testing/world.ts'
import { hashPassword } from '../model/passwords.ts'

const { ask, close, config, db, person } = await newWorld()
afterAll(close)
const password = 'Souk#2026'
const passwordHash = await hashPassword(password)
const { rpId, origins } = config.passkeys
const proof = { body: { password } }

async function withKey(origin = origins[0]!) {
  const who = await person({ side: 'retailer' })
  await db.updateTable('userAccount').set({ passwordHash }).where('id', '=', who.userId).execute()
  const key = softAuthenticator(rpId, origin)
  const { data: options } = await ask(who, passkeys.begin, proof)
  const response = key.create(options)
  const added = await ask(who, passkeys.add, { body: { name: 'Laptop', response } })
  return { who, key, response, added }
}
async function signIn(key: ReturnType<typeof softAuthenticator>) {
  const { data: options } = await ask(null, passkeys.beginSignIn)
  const response = key.get(options)
  return { response, answer: await ask(null, passkeys.signIn, { body: { response } }) }
}

test('a passkey is added after the password, and signs in as both factors', async () => {
  const { who, key, added } = await withKey()
  expect([added.status, added.data.name]).toEqual([201, 'Laptop'])
  expect((await ask(who, passkeys.begin, { body: { password: 'no' } })).status).toBe(422)
  const { answer } = await signIn(key)
  expect(answer.status).toBe(200)
  expect((await ask(answer.data, identity.me)).data.id).toBe(who.userId)
  const current = (await ask(answer.data, identity.sessions)).data.find(({ isCurrent }) => isCurrent)
  expect(current?.isStrong).toBe(true)
  expect((await ask(who, passkeys.list)).data).toMatchObject([{ name: 'Laptop', usedAt: expect.any(String) }])
})

test('refuses an answer that was sent before, at registration and at sign-in', async () => {
  const { who, key, response } = await withKey()
  await db.deleteFrom('passkey').where('userId', '=', who.userId).execute()
  expect((await ask(who, passkeys.add, { body: { name: 'Again', response } })).status).toBe(422)
  const second = await withKey()
  const { response: answer } = await signIn(second.key)
  expect((await ask(null, passkeys.signIn, { body: { response: answer } })).status).toBe(422)
  expect((await signIn(key)).answer.status).toBe(422)
})

test('lets one of many requests at once use an answer', async () => {
  const { key } = await withKey()
  const { data: options } = await ask(null, passkeys.beginSignIn)
  const response = key.get(options)
  const all = await Promise.all(Array.from({ length: 5 }, () => ask(null, passkeys.signIn, { body: { response } })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('refuses a challenge that is too old, another origin and a challenge of another person', async () => {
  const { key } = await withKey()
  const { data: options } = await ask(null, passkeys.beginSignIn)
  await db.updateTable('oneTimeToken').set({ expiresAt: new Date() }).where('purpose', '=', 'passkeySignIn').execute()
  expect((await ask(null, passkeys.signIn, { body: { response: key.get(options) } })).status).toBe(422)
  expect((await withKey('https://evil.example')).added.status).toBe(422)
  const [a, b] = [await withKey(), await withKey()]
  const { data: ofA } = await ask(a.who, passkeys.begin, proof)
  const stolen = softAuthenticator(rpId, origins[0]!).create(ofA)
  expect((await ask(b.who, passkeys.add, { body: { name: 'x', response: stolen } })).status).toBe(422)
})

test('is renamed and removed by its owner only; removing asks for the password and ends it', async () => {
  const [{ who, key, added }, other] = [await withKey(), await withKey()]
  const params = { id: added.data.id }
  const stranger: Person = other.who
  expect((await ask(stranger, passkeys.rename, { params, body: { name: 'Mine' } })).status).toBe(404)
  expect((await ask(stranger, passkeys.remove, { params, ...proof })).status).toBe(404)
  expect((await ask(who, passkeys.rename, { params, body: { name: 'Phone' } })).data.name).toBe('Phone')
  expect((await ask(who, passkeys.remove, { params, body: {} })).status).toBe(422)
  expect((await ask(who, passkeys.remove, { params, ...proof })).status).toBe(200)
  expect((await signIn(key)).answer.status).toBe(422)
})
