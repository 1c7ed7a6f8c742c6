import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { team } from '@souk/contract/entities/team.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { issueCode, issueToken, peekToken } from '../../platform/data/access/one-time-tokens.ts'
import { newWorld } from '../../testing/world.ts'
import { hashPassword } from './model/passwords.ts'

const { ask, close, db, deps, entity, person, user } = await newWorld()
afterAll(close)
beforeEach(() => db.deleteFrom('rateLimit').execute())
const passwordHash = await hashPassword('Souk#2026')
const login = (email: string, password = 'Souk#2026', headers: Record<string, string> = {}) =>
  ask(null, identity.login, { body: { email, password }, headers })

/** An account with an unproven mail address, a session and a password. */
async function unproven() {
  const someone = await user({ passwordHash })
  const { id } = await entity({ type: 'retailer' })
  await db.insertInto('association').values({ userId: someone.id, entityId: id, role: 'entityAdmin' }).execute()
  return { ...someone, session: (await login(someone.email)).data }
}

describe('proving a mail', () => {
  test('by code ends the sessions, links and password of the registration', async () => {
    const { id, email, session } = await unproven()
    const link = await issueToken(db, deps.key, { purpose: 'loginLink', subject: id })
    const otp = await issueCode(db, deps.key, { purpose: 'otp', subject: email })
    const owner = await ask(null, identity.verifyOtp, { body: { email, otp } })
    expect((await ask(owner.data, identity.me)).status).toBe(200)
    expect((await ask(session, identity.me)).status).toBe(401)
    expect((await login(email)).status).toBe(422)
    expect(await peekToken(db, deps.key, 'loginLink', link)).toBeNull()
  })
  test('by the link of the welcome mail ends them too, except where the person is signed in', async () => {
    const [stranger, same] = [await unproven(), await unproven()]
    const tokenFor = (subject: string) => issueToken(db, deps.key, { purpose: 'emailVerification', subject })
    const { data } = await ask(null, signUp.verifyEmail, { body: { token: await tokenFor(stranger.id) } })
    const reply = await ask(stranger.session, identity.me)
    expect([reply.status, reply.errors[0]]).toEqual([
      401,
      {
        message: 'Your email was confirmed on another device, so you were signed out here. Sign in again.',
        code: 'session_ended',
      },
    ])
    const says = (await login(stranger.email)).errors[0]
    expect(says?.message).toBe(
      'This password was removed when your email was confirmed on another device. Set a new one with “Forgot your password?”.',
    )
    expect((await login(stranger.email, 'wrong')).message).toBe('The email or the password is wrong.')
    const chosen = { token: data.passwordToken, password: 'Gantry#Pass1', password2: 'Gantry#Pass1' }
    expect((await ask(null, identity.resetPassword, { body: chosen })).status).toBe(200)
    expect((await login(stranger.email, 'Gantry#Pass1')).status).toBe(200)
    expect((await login(stranger.email)).message).toBe('The email or the password is wrong.')
    const other = (await login(same.email)).data
    const own = await ask(same.session, signUp.verifyEmail, { body: { token: await tokenFor(same.id) } })
    expect(own.data).toEqual({ passwordToken: null })
    expect((await ask(same.session, identity.me)).status).toBe(200)
    expect((await ask(other, identity.me)).status).toBe(401)
    expect((await login(same.email)).status).toBe(200)
  })
  test('a second time changes nothing', async () => {
    const { id, email } = await unproven()
    await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', id).execute()
    const otp = await issueCode(db, deps.key, { purpose: 'otp', subject: email })
    expect((await ask(null, identity.verifyOtp, { body: { email, otp } })).status).toBe(200)
    expect((await login(email)).status).toBe(200)
  })
})

test('changing a password ends older reset and login links', async () => {
  const { id, session } = await unproven()
  const reset = await issueToken(db, deps.key, { purpose: 'passwordReset', subject: id })
  const link = await issueToken(db, deps.key, { purpose: 'loginLink', subject: id })
  const body = { oldPassword: 'Souk#2026', password: 'Gantry#Pass1', password2: 'Gantry#Pass1' }
  expect((await ask(session, identity.changePassword, { body })).status).toBe(200)
  expect(await peekToken(db, deps.key, 'passwordReset', reset)).toBeNull()
  expect(await peekToken(db, deps.key, 'loginLink', link)).toBeNull()
})

test('inviting a known mail shows the name that was typed until the person accepts', async () => {
  const admin = await person({ side: 'brand' })
  await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', admin.userId).execute()
  const known = await user({ firstName: 'Secret', lastName: 'Name' })
  const body = { email: known.email, firstName: 'Guess', lastName: 'Work', role: 'salesManager' as const }
  const invited = await ask(admin, team.invite, { body: body as never })
  expect(invited.text).toContain('Guess')
  expect(invited.text).not.toContain('Secret')
  const listed = await ask(admin, team.list)
  expect([listed.text.includes('Guess'), listed.text.includes('Secret')]).toEqual([true, false])
  await db.updateTable('association').set({ joinedAt: new Date() }).where('userId', '=', known.id).execute()
  expect((await ask(admin, team.list)).text).toContain('Secret')
})

test('wrong passwords from elsewhere do not slow the owner on a device they know', async () => {
  const { email } = await unproven() // signed in from here once
  const elsewhere = { 'x-forwarded-for': '203.0.113.66' }
  for (let n = 0; n < 5; n += 1) expect((await login(email, 'wrong', elsewhere)).status).toBe(422)
  expect((await login(email, 'Souk#2026', elsewhere)).status).toBe(429)
  expect((await login(email)).status).toBe(200)
  for (let n = 0; n < 6; n += 1) await login(email, 'wrong')
  expect((await login(email)).status).toBe(429) // a known device has its own limit
})

describe('impersonation', () => {
  test('is not made longer by switching the place', async () => {
    const admin = await person({ side: 'souk' })
    const inPlace = await person({ side: 'brand', impersonatorId: admin.userId })
    await sql`update session set expires_at = now() + interval '5 minutes' where user_id = ${inPlace.userId}`.execute(
      db,
    )
    const switched = await ask(inPlace, identity.switchUser, { body: {} })
    expect(switched.status).toBe(200)
    const { rows } = await sql<{ isLonger: boolean }>`
      select max(expires_at) > now() + interval '6 minutes' as is_longer from session where user_id = ${inPlace.userId}`.execute(
      db,
    )
    expect(rows[0]!.isLonger).toBe(false)
  })
  test('reading with a magic link is audited with both people', async () => {
    const [admin, orla] = [await person({ side: 'souk' }), await person({ side: 'brand' })]
    const made = await ask(admin, identity.makeMagicLink, { body: { userId: orla.userId, reason: 'Ticket 4711' } })
    const [, token] = /magicLink=([\w-]{43})/.exec(made.data.url)!
    expect((await ask({ token: token! }, identity.me)).status).toBe(200)
    const lines = await db.selectFrom('audit').selectAll().where('impersonatorId', '=', admin.userId).execute()
    expect(lines).toMatchObject([{ action: 'impersonation.request', userId: orla.userId }])
  })
})
