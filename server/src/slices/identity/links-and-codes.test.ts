import { afterAll, describe, expect, test } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { backgroundJobs } from '../../background.ts'
import { issueToken } from '../../platform/data/access/one-time-tokens.ts'
import { newWorld } from '../../testing/world.ts'
import { localPath } from './model/local-path.ts'
import { hashPassword } from './model/passwords.ts'

const { ask, close, db, deps, entity, person, user } = await newWorld()
afterAll(close)
const passwordHash = await hashPassword('Souk#2026')

async function nadia(places = 1) {
  const someone = await user({ passwordHash })
  for (let n = 0; n < places; n += 1) {
    const { id } = await entity({ type: 'retailer', name: n === 0 ? 'Kin & Co' : 'Kin Home' })
    await db.insertInto('association').values({ userId: someone.id, entityId: id, role: 'entityAdmin' }).execute()
  }
  return someone
}
const run = (name: string, data: object) =>
  backgroundJobs(deps)
    .find((job) => job.name === name)!
    .run(data, crypto.randomUUID())
const mailTo = (to: string) =>
  db.selectFrom('mail').selectAll().where('recipient', '=', to).orderBy('id', 'desc').executeTakeFirst()
const bearer = (token: string) => ({ token })
const linkOf = async (userId: string) =>
  bearer(await issueToken(deps.db, deps.key, { purpose: 'loginLink', subject: userId }))
const queued = async (name: string) => {
  const { rows } = await deps.db.executeQuery<{ data: object }>({
    sql: `select data from pgboss.job where name = '${name}' order by created_on`,
    parameters: [],
  } as never)
  return rows.map(({ data }) => data)
}
/** Makes the limits of addresses forget, so that a test may ask as often as it needs. */
const forget = () => db.deleteFrom('rateLimit').where('key', 'like', 'POST %').execute()

describe('a link to sign in', () => {
  test('known and unknown mails hear the same, and only the known one gets a mail', async () => {
    await forget()
    const { email } = await nadia()
    const answers = [
      await ask(null, identity.sendLoginLink, { body: { email, redirect: '/orders?tab=2' } }),
      await ask(null, identity.sendLoginLink, { body: { email: 'nobody@souk.test' } }),
    ]
    expect(answers.map(({ status, message }) => [status, message])).toEqual(
      answers.map(() => [200, deps.say('en', 'identity.linkSent')]),
    )
    for (const input of await queued('identity.mail-login-link')) await run('identity.mail-login-link', input)
    expect(await mailTo('nobody@souk.test')).toBeUndefined()
    const mail = await mailTo(email)
    expect(mail!.body).toMatch(/http:\/\/127\.0\.0\.1:3000\/\?redirect=%2Forders%3Ftab%3D2&loginLink=[\w-]{43}/)
  })
  test('reads the profile without being used up, then becomes one session, however often it is clicked', async () => {
    const { id, email } = await nadia()
    const link = await linkOf(id)
    for (let i = 0; i < 2; i += 1) expect((await ask(link, identity.me)).data).toMatchObject({ id, email })
    const clicks = await Promise.all(Array.from({ length: 6 }, () => ask(link, identity.switchUser, { body: {} })))
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401])
    const { data } = clicks.find(({ status }) => status === 200)!
    expect((await ask(data, identity.me)).data.id).toBe(id)
    expect(await db.selectFrom('session').select('id').where('userId', '=', id).execute()).toHaveLength(1)
    expect((await ask(link, identity.me)).status).toBe(401)
  })
  test('opens nothing else', async () => {
    const { id } = await nadia()
    const link = await linkOf(id)
    for (const call of [identity.sessions, identity.logout, identity.magicLinkLogin])
      expect((await ask(link, call)).status).toBe(401)
    const reset = bearer(await issueToken(deps.db, deps.key, { purpose: 'passwordReset', subject: id }))
    expect((await ask(reset, identity.me)).status).toBe(401)
    expect((await ask(reset, identity.switchUser, { body: {} })).status).toBe(401)
  })
  test.each([
    ['/orders?tab=2', '/orders?tab=2'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['https://evil.example', undefined],
    ['/a\nb', undefined],
    [undefined, undefined],
  ])('the way on %s becomes %s', (path, safe) => expect(localPath(path)).toBe(safe))
})

describe('a code', () => {
  const codeIn = async (email: string) => (await mailTo(email))!.subject.slice(0, 6)
  test('signs a known mail in and gives an unknown one the token its registration needs', async () => {
    await forget()
    const { email } = await nadia()
    for (const to of [email, 'new@souk.test'])
      expect(
        (await ask(null, identity.sendOtp, { body: { email: to }, headers: { 'accept-language': 'ar' } })).status,
      ).toBe(200)
    expect((await mailTo(email))!.html).toContain('dir="rtl"')
    const known = await ask(null, identity.verifyOtp, { body: { email, otp: await codeIn(email) } })
    expect(known.data).toMatchObject({ isRegistered: true, entityType: 'retailer' })
    expect((await ask(known.data, identity.me)).status).toBe(200)
    const unknown = await ask(null, identity.verifyOtp, {
      body: { email: 'new@souk.test', otp: await codeIn('new@souk.test') },
    })
    expect(unknown.data).toMatchObject({ isRegistered: false, role: null })
    expect((await ask(unknown.data, identity.me)).status).toBe(401)
    expect((await ask(null, identity.verifyOtp, { body: { email, otp: await codeIn(email) } })).status).toBe(422)
  })
  test('five wrong tries end it, and five codes an hour are enough', async () => {
    const { email } = await nadia()
    for (let i = 0; i < 5; i += 1) {
      await forget()
      expect((await ask(null, identity.sendOtp, { body: { email } })).status).toBe(200)
    }
    await forget()
    expect(await ask(null, identity.sendOtp, { body: { email } })).toMatchObject({
      status: 429,
      message: deps.say('en', 'identity.tooManyCodes'),
    })
    const right = await codeIn(email)
    const wrong = right === '111111' ? '222222' : '111111'
    for (let i = 0; i < 5; i += 1)
      expect((await ask(null, identity.verifyOtp, { body: { email, otp: wrong } })).status).toBe(422)
    expect((await ask(null, identity.verifyOtp, { body: { email, otp: right } })).status).toBe(422)
  })
})

describe('a forgotten password', () => {
  test('is set anew by the link, once, and signs every device out', async () => {
    await forget()
    const someone = await nadia()
    const before = (await ask(null, identity.login, { body: { email: someone.email, password: 'Souk#2026' } })).data
    await run('identity.mail-password-reset', { email: someone.email, language: 'en' })
    const [, token] = /reset-password\/([\w-]{43})/.exec((await mailTo(someone.email))!.body)!
    const body = { token, password: 'Gantry#Pass1', password2: 'Gantry#Pass1' }
    expect(
      (await ask(null, identity.resetPassword, { body: { ...body, password2: 'Gantry#Pass2' } })).errors[0],
    ).toMatchObject({ field: 'password2' })
    expect(
      (await ask(null, identity.resetPassword, { body: { ...body, password: 'weak', password2: 'weak' } })).status,
    ).toBe(422)
    const done = await Promise.all([
      ask(null, identity.resetPassword, { body }),
      ask(null, identity.resetPassword, { body }),
    ])
    expect(done.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await ask(before, identity.me)).status).toBe(401)
    expect((await ask(null, identity.login, { body: { email: someone.email, password: 'Souk#2026' } })).status).toBe(
      422,
    )
    expect((await ask(null, identity.login, { body: { email: someone.email, password: 'Gantry#Pass1' } })).status).toBe(
      200,
    )
  })
})

describe('a changed password', () => {
  test('is none of the most used ones, whichever way it is set', async () => {
    await forget()
    const { email, id } = await nadia()
    const here = (await ask(null, identity.login, { body: { email, password: 'Souk#2026' } })).data
    const token = await issueToken(db, deps.key, { purpose: 'passwordReset', subject: id })
    const common = { password: 'Password1!', password2: 'Password1!' }
    const refused = [
      await ask(here, identity.changePassword, { body: { oldPassword: 'Souk#2026', ...common } }),
      await ask(null, identity.resetPassword, { body: { token, ...common } }),
    ]
    const says = 'This password is one of the most used, so it is easy to guess. Choose another one.'
    for (const { status, errors } of refused)
      expect([status, errors[0]]).toEqual([422, { message: says, code: 'invalid', field: 'password' }])
    const good = { token, password: 'Gantry#Pass1', password2: 'Gantry#Pass1' }
    expect((await ask(null, identity.resetPassword, { body: good })).status).toBe(200)
  })
  test('needs the old one, keeps this device and signs the others out', async () => {
    const { email } = await nadia()
    const signIn = async (password = 'Souk#2026') =>
      (await ask(null, identity.login, { body: { email, password } })).data
    const [here, there] = [await signIn(), await signIn()]
    const change = (oldPassword: string) =>
      ask(here, identity.changePassword, { body: { oldPassword, password: 'Gantry#Pass1', password2: 'Gantry#Pass1' } })
    expect((await change('wrong')).errors[0]).toMatchObject({ field: 'oldPassword' })
    expect((await change('Souk#2026')).status).toBe(200)
    expect([(await ask(here, identity.me)).status, (await ask(there, identity.me)).status]).toEqual([200, 401])
  })
})

describe('places and devices', () => {
  test('a person switches to another of their associations by id or role, never to another person’s', async () => {
    const someone = await nadia(2)
    const { data } = await ask(null, identity.login, { body: { email: someone.email, password: 'Souk#2026' } })
    const me = (await ask(data, identity.me)).data
    const home = me.userAssociations.find(({ entityName }) => entityName === 'Kin Home')!
    const moved = await ask(data, identity.switchUser, { body: { associationId: home.id } })
    expect((await ask(moved.data, identity.me)).data.entityName).toBe('Kin Home')
    const byRole = await ask(moved.data, identity.switchUser, { body: { role: 'entityAdmin', entityType: 'retailer' } })
    expect((await ask(byRole.data, identity.me)).data.entityName).toBe('Kin Home') // the last used
    const stranger = await person({ side: 'brand' })
    const { id: foreign } = await db
      .selectFrom('association')
      .select('id')
      .where('userId', '=', stranger.userId)
      .executeTakeFirstOrThrow()
    expect((await ask(byRole.data, identity.switchUser, { body: { associationId: foreign } })).status).toBe(409)
    expect((await ask(byRole.data, identity.switchUser, { body: { role: 'soukAdmin' } })).status).toBe(409)
  })
  test('devices are seen and ended one by one, only one’s own', async () => {
    const { email } = await nadia()
    const signIn = async () =>
      (await ask(null, identity.login, { body: { email, password: 'Souk#2026' }, headers: { 'user-agent': 'Phone' } }))
        .data
    const [phone, desk] = [await signIn(), await signIn()]
    const list = (await ask(desk, identity.sessions)).data
    expect(list.map(({ isCurrent, agent }) => [isCurrent, agent])).toEqual(
      expect.arrayContaining([
        [true, 'Phone'],
        [false, 'Phone'],
      ]),
    )
    const other = list.find(({ isCurrent }) => !isCurrent)!
    const stranger = await person({ side: 'brand' })
    expect((await ask(stranger, identity.endSession, { params: { id: other.id } })).status).toBe(404)
    expect((await ask(desk, identity.endSession, { params: { id: other.id } })).status).toBe(200)
    expect([(await ask(phone, identity.me)).status, (await ask(desk, identity.me)).status]).toEqual([401, 200])
  })
  test('a person changes name, language and theme, and nothing else', async () => {
    const someone = await person({ side: 'brand' })
    expect((await ask(someone, identity.changeMe, { body: { firstName: 'Lina', theme: 'dark' } })).data).toMatchObject({
      firstName: 'Lina',
      lastName: 'Karam',
      theme: 'dark',
    })
    expect((await ask(someone, identity.changeMe, { body: { email: 'x@souk.test' } })).errors[0]).toMatchObject({
      field: 'email',
    })
    expect((await ask(someone, identity.changeMe, { body: {} })).status).toBe(200)
  })
})

describe('impersonation', () => {
  test('an admin gets in once by a link, is written down, and may not touch what is personal', async () => {
    const [admin, orla] = [await person({ side: 'souk' }), await person({ side: 'brand' })]
    const made = await ask(admin, identity.makeMagicLink, { body: { userId: orla.userId, reason: 'Ticket 4711' } })
    const [, token] = /magicLink=([\w-]{43})&isAdmin=true$/.exec(made.data.url)!
    const link = bearer(token!)
    expect((await ask(link, identity.me)).data.id).toBe(orla.userId)
    expect((await ask(link, identity.switchUser, { body: {} })).status).toBe(401)
    const opened = await Promise.all([ask(link, identity.magicLinkLogin), ask(link, identity.magicLinkLogin)])
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 401])
    const inPlace = opened.find(({ status }) => status === 200)!.data
    expect((await ask(inPlace, identity.me)).data).toMatchObject({ id: orla.userId, isImpersonated: true })
    expect(
      (
        await ask(inPlace, identity.changePassword, {
          body: { oldPassword: '', password: 'Gantry#Pass1', password2: 'Gantry#Pass1' },
        })
      ).status,
    ).toBe(403)
    expect((await ask(inPlace, identity.changeMe, { body: { firstName: 'X' } })).status).toBe(403)
    const lines = await db
      .selectFrom('audit')
      .select(['action', 'userId', 'impersonatorId'])
      .where('subject', '=', orla.userId)
      .execute()
    expect(lines.map(({ action }) => action).sort()).toEqual(['impersonation.began', 'impersonation.linkMade'])
    const requests = await db.selectFrom('audit').select('details').where('impersonatorId', '=', admin.userId).execute()
    expect(requests.length).toBeGreaterThanOrEqual(3)
  })
  test('only admins make such links, and admins cannot be impersonated', async () => {
    const [admin, other, orla] = [
      await person({ side: 'souk' }),
      await person({ side: 'souk' }),
      await person({ side: 'brand' }),
    ]
    expect(
      (await ask(orla, identity.makeMagicLink, { body: { userId: admin.userId, reason: 'Ticket 4711' } })).status,
    ).toBe(403)
    expect(
      (await ask(admin, identity.makeMagicLink, { body: { userId: other.userId, reason: 'Ticket 4711' } })).status,
    ).toBe(409)
    expect(
      (await ask(admin, identity.makeMagicLink, { body: { userId: crypto.randomUUID(), reason: 'Ticket 4711' } }))
        .status,
    ).toBe(404)
    expect((await ask(orla, identity.magicLinkLogin)).status).toBe(403)
  })
  test('an admin who works for a brand too cannot be impersonated', async () => {
    const [admin, orla] = [await person({ side: 'souk' }), await person({ side: 'brand' })]
    await db.insertInto('association').values({ userId: orla.userId, entityId: null, role: 'soukAdmin' }).execute()
    const made = await ask(admin, identity.makeMagicLink, { body: { userId: orla.userId, reason: 'Ticket 4711' } })
    expect(made.status).toBe(409)
  })
})

test('check-email answers five times a minute', async () => {
  await forget()
  const { email } = await nadia()
  const check = (to: string) => ask(null, identity.checkEmail, { body: { email: to } })
  expect([(await check(email)).data, (await check('free@souk.test')).data]).toEqual([
    { available: false },
    { available: true },
  ])
  for (let i = 0; i < 3; i += 1) await check(email)
  expect((await check(email)).status).toBe(429)
})
