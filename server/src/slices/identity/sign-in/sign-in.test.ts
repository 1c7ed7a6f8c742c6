import { afterAll, describe, expect, test } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { newWorld } from '../../../testing/world.ts'
import { hashPassword } from '../model/passwords.ts'

const { ask, close, db, dispatch, entity, person, user } = await newWorld()
afterAll(close)
const passwordHash = await hashPassword('Souk#2026')

async function nadia() {
  const someone = await user({ passwordHash })
  const [kin, home] = [
    await entity({ type: 'retailer', name: 'Kin & Co' }),
    await entity({ type: 'retailer', name: 'Kin Home' }),
  ]
  for (const { id } of [kin, home])
    await db.insertInto('association').values({ userId: someone.id, entityId: id, role: 'entityAdmin' }).execute()
  return { ...someone, kin, home }
}
const login = (email: string, password = 'Souk#2026') => ask(null, identity.login, { body: { email, password } })

describe('by password', () => {
  test('a person comes in, however the mail is written, and the token speaks for their entity', async () => {
    const { email, kin, id } = await nadia()
    const { status, data, message } = await login(` ${email.toUpperCase()} `)
    expect(message).toBe('You are signed in.')
    expect([status, data.role, data.entityType]).toEqual([200, 'entityAdmin', 'retailer'])
    const me = await ask(data, identity.me)
    expect(me.data).toMatchObject({
      id,
      email,
      entityName: 'Kin & Co',
      currentEntityId: kin.id,
      entityType: 'retailer',
    })
    expect(me.data.userAssociations.map(({ entityName }) => entityName)).toEqual(['Kin & Co', 'Kin Home'])
    expect(me.data.abilities).toContainEqual({ action: 'manage', subject: 'Retailer' })
    expect(JSON.stringify(me)).not.toContain('argon2')
  })
  test('the last used place is the one they come back to', async () => {
    const { email, id, home } = await nadia()
    const { id: associationId } = await db
      .selectFrom('association')
      .select('id')
      .where('entityId', '=', home.id)
      .executeTakeFirstOrThrow()
    await db.updateTable('userAccount').set({ lastAssociationId: associationId }).where('id', '=', id).execute()
    const { data } = await login(email)
    expect((await ask(data, identity.me)).data.entityName).toBe('Kin Home')
  })
  test('a wrong password, an unknown mail and a person without a place hear the same', async () => {
    const { email } = await nadia()
    const lonely = await user({ passwordHash })
    const answers = [
      await login(email, 'Souk#2027'),
      await login('nobody@souk.test'),
      await login(lonely.email),
      await login(email, 'x'),
    ]
    for (const { status, message, errors } of answers) {
      expect([status, message, errors[0]!.code]).toEqual([422, 'The email or the password is wrong.', 'invalid'])
    }
  })
  test('a person who has no password yet cannot guess it', async () => {
    const { email } = await user({ passwordHash: null })
    expect((await login(email, '')).status).toBe(422)
    expect((await login(email, 'nobody has this password')).status).toBe(422)
  })
  test('after five tries in a minute a guesser waits, also with the right password; others do not', async () => {
    const [{ email }, other] = [await nadia(), await nadia()]
    for (let i = 0; i < 5; i += 1) expect((await login(email, 'wrong')).status).toBe(422)
    const slowed = await login(email)
    expect([slowed.status, Number(slowed.headers['retry-after']) <= 60]).toEqual([429, true])
    expect((await login(other.email)).status).toBe(200)
    await db
      .updateTable('rateLimit')
      .set({ resetsAt: new Date(0) })
      .where('key', '=', `sign-in ${email}`)
      .execute()
    expect((await login(email)).status).toBe(200)
  })
  test('signing in rightly forgives the tries before', async () => {
    const { email } = await nadia()
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await login(email, 'wrong')
      expect((await login(email)).status).toBe(200)
    }
  })
  test('it leaves an event for who wants to know', async () => {
    const { email, id } = await nadia()
    await login(email)
    const events = await db.selectFrom('outbox').select('payload').where('topic', '=', 'user.signedIn').execute()
    expect(events).toContainEqual({ payload: { actor: expect.objectContaining({ userId: id, side: 'retailer' }) } })
    await dispatch()
  })
})

test('a guest gets a token that opens the shop and not the house', async () => {
  const { data } = await ask(null, identity.guestLogin)
  expect([data.role, data.entityType]).toEqual([null, 'guest'])
  expect((await ask(data, identity.me)).status).toBe(403)
})

test('after signing out the token is dead at once, the other sessions live on', async () => {
  const { email } = await nadia()
  const [phone, desk] = [(await login(email)).data, (await login(email)).data]
  expect((await ask(phone, identity.logout)).status).toBe(200)
  expect((await ask(phone, identity.me)).status).toBe(401)
  expect((await ask(desk, identity.me)).status).toBe(200)
})

test('the marketplace’s own people belong to no entity', async () => {
  const { data } = await ask(await person({ side: 'souk' }), identity.me)
  expect(data).toMatchObject({ role: 'soukAdmin', entityType: null, currentEntityId: null, entityName: 'Nadia Karam' })
})
