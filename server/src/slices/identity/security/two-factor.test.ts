import { afterAll, describe, expect, test } from 'vitest'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { twoFactor } from '@souk/contract/identity/security.contract.ts'
import { issueToken } from '../../../platform/data/access/one-time-tokens.ts'
import { newWorld, type Person } from '../../../testing/world.ts'
import { hashPassword } from '../model/passwords.ts'
import { codeAt, decryptSecret, encryptSecret, qrOf, stepOf } from './totp.ts'

const { ask, close, db, deps, dispatch, person } = await newWorld()
afterAll(close)
const password = 'Souk#2026'
const passwordHash = await hashPassword(password)
const minute = 60_000

async function withPassword(who: Person): Promise<Person & { email: string }> {
  const { email } = await db
    .updateTable('userAccount')
    .set({ passwordHash })
    .where('id', '=', who.userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  return { ...who, email }
}

/** A person with two-factor on; the code that confirmed it is one of five minutes ago. */
async function protectedPerson(side: 'retailer' | 'souk' = 'retailer') {
  const who = await withPassword(await person({ side }))
  const { data: setup } = await ask(who, twoFactor.begin, { body: { password } })
  const { status, data } = await ask(who, twoFactor.confirm, { body: { code: codeAt(setup.secret) } })
  expect(status).toBe(200)
  await db.updateTable('twoFactor').set({ lastStep: 0n }).where('userId', '=', who.userId).execute()
  return { ...who, secret: setup.secret, codes: data.recoveryCodes }
}
const login = (email: string) => ask(null, identity.login, { body: { email, password } })
const answer = (challenge: string, code: string) => ask(null, twoFactor.secondStep, { body: { challenge, code } })

test('the secret is stored encrypted and bound to its person', () => {
  const stored = encryptSecret(deps.key, 'a', 'JBSWY3DPEHPK3PXP')
  expect(stored.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP')
  expect(decryptSecret(deps.key, 'a', stored)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => decryptSecret(deps.key, 'b', stored)).toThrow(/authenticate/)
})

test('a code is right in its own step and the two beside it', () => {
  const secret = 'JBSWY3DPEHPK3PXP'
  const at = Date.UTC(2026, 0, 1)
  const step = at / 30_000
  expect([-30, 0, 30].map((s) => stepOf(secret, codeAt(secret, at + s * 1000), at))).toEqual([step - 1, step, step + 1])
  expect(stepOf(secret, codeAt(secret, at + minute), at)).toBeNull()
  expect(qrOf('otpauth://totp/Souk').path).toMatch(/^M0 0h1v1h-1z/)
})

describe('setting up', () => {
  test('needs the password first, and one right code before it counts', async () => {
    const who = await withPassword(await person({ side: 'brand' }))
    const wrong = await ask(who, twoFactor.begin, { body: { password: 'no' } })
    expect([wrong.status, wrong.errors[0]!.field]).toEqual([422, 'password'])
    const { data } = await ask(who, twoFactor.begin, { body: { password } })
    expect(data.uri).toContain(data.secret)
    expect((await ask(who, twoFactor.read)).data.isOn).toBe(false)
    expect((await login(who.email)).data.token).toBeTruthy()
    expect((await ask(who, twoFactor.confirm, { body: { code: codeAt(data.secret, 0) } })).status).toBe(422)
    expect(
      (await ask(who, twoFactor.confirm, { body: { code: codeAt(data.secret) } })).data.recoveryCodes,
    ).toHaveLength(10)
    expect((await ask(who, twoFactor.read)).data).toMatchObject({ isOn: true, recoveryCodesLeft: 10, proof: 'code' })
    expect((await ask(who, twoFactor.confirm, { body: { code: codeAt(data.secret) } })).status).toBe(409)
  })
  test('stores no recovery code that could be read', async () => {
    const { codes, userId } = await protectedPerson()
    const rows = await db.selectFrom('recoveryCode').selectAll().where('userId', '=', userId).execute()
    const stored = JSON.stringify(rows.map(({ hash }) => [hash.toString('utf8'), hash.toString('hex')]))
    for (const code of codes) expect(stored).not.toContain(code)
  })
  test('is told by mail', async () => {
    const { userId } = await protectedPerson()
    const events = await db.selectFrom('outbox').select('payload').where('topic', '=', 'account.secured').execute()
    expect(events).toContainEqual({ payload: { userId, change: 'twoFactorOn' } })
    await dispatch()
  })
})

describe('signing in with two-factor on', () => {
  test('gives a challenge instead of a token, and the code gives the session', async () => {
    const { email, secret } = await protectedPerson()
    const { data, status, message } = await login(email)
    expect([status, data.token, message]).toEqual([
      200,
      null,
      'Your password is right. Now enter the code of your authenticator app.',
    ])
    const { challenge } = data.secondStep!
    expect((await answer(challenge, '000000')).errors[0]).toMatchObject({ code: 'invalid', field: 'code' })
    const signedIn = await answer(challenge, codeAt(secret))
    expect(signedIn.status).toBe(200)
    expect((await ask(signedIn.data, identity.me)).status).toBe(200)
    expect((await ask(signedIn.data, identity.sessions)).data.find(({ isCurrent }) => isCurrent)?.isStrong).toBe(true)
    expect((await answer(challenge, codeAt(secret, Date.now() + 30_000))).status).toBe(409)
  })
  test('asks for it also after a link and after a code by mail', async () => {
    const { email, userId } = await protectedPerson()
    const link = await issueToken(db, deps.key, { purpose: 'loginLink', subject: userId })
    const byLink = await ask({ token: link }, identity.switchUser, { body: {} })
    expect([byLink.data.token, Boolean(byLink.data.secondStep)]).toEqual([null, true])
    expect((await ask({ token: byLink.data.secondStep!.challenge }, identity.me)).status).toBe(401)
    const { issueCode } = await import('../../../platform/data/access/one-time-tokens.ts')
    const otp = await issueCode(db, deps.key, { purpose: 'otp', subject: email })
    const byCode = await ask(null, identity.verifyOtp, { body: { email, otp } })
    expect([byCode.data.token, Boolean(byCode.data.secondStep)]).toEqual([null, true])
  })
  test('refuses the code of a step that was used', async () => {
    const { email, secret } = await protectedPerson()
    const code = codeAt(secret)
    const [first, second] = [(await login(email)).data.secondStep!, (await login(email)).data.secondStep!]
    expect((await answer(first.challenge, code)).status).toBe(200)
    expect((await answer(second.challenge, code)).status).toBe(422)
  })
  test('lets one of many requests at once use a code', async () => {
    const { email, secret } = await protectedPerson()
    const challenges = await Promise.all(Array.from({ length: 4 }, () => login(email)))
    const code = codeAt(secret)
    const all = await Promise.all(challenges.map(({ data }) => answer(data.secondStep!.challenge, code)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })
  test('lets one of many requests at once use a recovery code, however it is written', async () => {
    const { email, codes, userId } = await protectedPerson()
    const challenges = await Promise.all(Array.from({ length: 4 }, () => login(email)))
    const typed = codes[0]!.toUpperCase().replace('-', ' ')
    const all = await Promise.all(challenges.map(({ data }) => answer(data.secondStep!.challenge, typed)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const rest = await db.selectFrom('recoveryCode').selectAll().where('userId', '=', userId).execute()
    expect(rest.filter(({ usedAt }) => usedAt)).toHaveLength(1)
  })
  test('slows a guesser down after five tries', async () => {
    const { email } = await protectedPerson()
    await db.deleteFrom('knownDevice').execute()
    const { challenge } = (await login(email)).data.secondStep!
    for (let i = 0; i < 5; i += 1) expect((await answer(challenge, '111111')).status).toBe(422)
    expect((await answer(challenge, '111111')).status).toBe(429)
  })
  test('makes each later wrong code wait twice as long, and tells the owner once a streak', async () => {
    const { email, secret, userId } = await protectedPerson()
    await db.deleteFrom('knownDevice').execute()
    const { challenge } = (await login(email)).data.secondStep!
    const key = `second step ${userId}`
    const pass = () => db.updateTable('rateLimit').set({ waitsUntil: new Date() }).where('key', '=', key).execute()
    const streak = (change: string) =>
      db
        .selectFrom('outbox')
        .select('payload')
        .where('topic', '=', 'account.secured')
        .where('payload', '=', JSON.stringify({ userId, change }))
        .execute()
    for (let i = 0; i < 5; i += 1) await answer(challenge, '111111')
    const waits: number[] = []
    for (let i = 0; i < 3; i += 1) {
      const { status, headers } = await answer(challenge, codeAt(secret))
      waits.push(status === 429 ? Number(headers['retry-after']) : 0)
      await pass()
      expect((await answer(challenge, '111111')).status).toBe(422)
    }
    expect(waits).toEqual([60, 120, 240])
    expect(await streak('wrongCodes')).toHaveLength(1)
    await dispatch()
    await pass()
    expect((await answer(challenge, codeAt(secret))).status).toBe(200)
    const { challenge: next } = (await login(email)).data.secondStep!
    for (let i = 0; i < 4; i += 1) expect((await answer(next, '111111')).status).toBe(422)
  })
  test('refuses a challenge after its five minutes', async () => {
    const { email, secret } = await protectedPerson()
    const { challenge } = (await login(email)).data.secondStep!
    await db.updateTable('oneTimeToken').set({ expiresAt: new Date() }).where('purpose', '=', 'secondStep').execute()
    expect((await answer(challenge, codeAt(secret))).status).toBe(409)
  })
})

describe('switching it off', () => {
  test('needs a code; afterwards the password is enough, and old codes are gone', async () => {
    const { email, secret, userId, ...who } = await protectedPerson()
    expect((await ask(who, twoFactor.end, { body: { password } })).errors[0]!.field).toBe('code')
    expect((await ask(who, twoFactor.end, { body: { code: codeAt(secret) } })).status).toBe(200)
    expect((await login(email)).data.token).toBeTruthy()
    expect(await db.selectFrom('recoveryCode').selectAll().where('userId', '=', userId).execute()).toEqual([])
  })
  test('renewing the codes ends the older ones', async () => {
    const { email, secret, codes, ...who } = await protectedPerson()
    const { data } = await ask(who, twoFactor.renewCodes, { body: { code: codeAt(secret) } })
    expect(data.recoveryCodes).toHaveLength(10)
    const { challenge } = (await login(email)).data.secondStep!
    expect((await answer(challenge, codes[0]!)).status).toBe(422)
    expect((await answer(challenge, data.recoveryCodes[0]!)).status).toBe(200)
  })
})

describe('where it is required for admins', () => {
  test('the console is closed until the session has a second factor; the way to set it up is open', async () => {
    const strict = await newWorld({ isAdminTwoFactorRequired: true })
    try {
      const admin = await strict.person({ side: 'souk' })
      await strict.db.updateTable('userAccount').set({ passwordHash }).execute()
      const refused = await strict.ask(admin, admins.users)
      expect([refused.status, refused.errors[0]!.code]).toEqual([403, 'second_factor_required'])
      expect((await strict.ask(admin, identity.me)).data.needsTwoFactor).toBe(true)
      const { data } = await strict.ask(admin, twoFactor.begin, { body: { password } })
      await strict.ask(admin, twoFactor.confirm, { body: { code: codeAt(data.secret) } })
      expect((await strict.ask(admin, admins.users)).status).toBe(200)
      expect((await strict.ask(admin, identity.me)).data.needsTwoFactor).toBe(false)
      expect((await strict.ask(await strict.person({ side: 'brand' }), identity.me)).data.needsTwoFactor).toBe(false)
    } finally {
      await strict.close()
    }
  })
})
