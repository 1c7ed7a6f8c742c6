import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { type Register, signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { issueToken } from '../../../platform/data/access/one-time-tokens.ts'
import { fileBody, newWorld } from '../../../testing/world.ts'
import { sequenceCodesFor } from './sequence-code.ts'

const { app, ask, close, db, deps, entity } = await newWorld()
afterAll(close)
beforeEach(() => db.deleteFrom('rateLimit').execute())

const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
let count = 0
function draft(changes: Partial<Register> = {}): Register {
  count += 1
  return {
    role: 'brand',
    entityName: 'Atelier Nour',
    firstName: 'Nour',
    lastName: 'Haddad',
    country: 'France',
    countryCode: '+33',
    companyRole: 'FOUNDER',
    phone: '6 12 34 56 78',
    email: `nour${count}@atelier.test`,
    launchDate: inTenDays,
    termsAccepted: true,
    password: 'Atelier#1',
    password2: 'Atelier#1',
    ...changes,
  }
}
const mailTo = (to: string) =>
  db.selectFrom('mail').selectAll().where('recipient', '=', to).orderBy('id', 'desc').executeTakeFirst()
const proofOf = async (email: string) => ({
  token: await issueToken(db, deps.key, { purpose: 'registration', subject: email }),
})
const { password: _, password2: __, ...withoutPassword } = draft()

describe('a brand signs up with a password', () => {
  test('is signed in, owns its entity, and is asked to confirm the mail', async () => {
    const referrer = await entity({ type: 'retailer', email: 'shop@kin.test' })
    await db.insertInto('referralCode').values({ entityId: referrer.id, code: 'KIN-2026' }).execute()
    const input = draft({ website: 'ateliernour.com', referralCode: 'KIN-2026' })
    const { status, data, message } = await ask(null, signUp.register, { body: input })
    expect([status, data.role, data.entityType, message]).toEqual([201, 'entityAdmin', 'brand', 'Welcome to Souk.'])
    const me = (await ask(data, identity.me)).data
    expect(me).toMatchObject({
      email: input.email,
      entityName: 'Atelier Nour',
      isEmailVerified: false,
      shouldDisplayToolKit: true,
      country: 'FR',
      currency: 'EUR',
      isLive: false,
    })
    const own = await ask(data, entities.read, { params: { role: 'brand', id: me.currentEntityId! } })
    expect(own.data).toMatchObject({
      website: 'ateliernour.com',
      launchDate: inTenDays,
      countryCode: '+33',
      stores: [],
    })
    const mail = await mailTo(input.email)
    const token = /verify-email\/([\w-]{43})/.exec(mail!.body)![1]!
    const clicks = await Promise.all(
      Array.from({ length: 4 }, () => ask(data, signUp.verifyEmail, { body: { token } })),
    )
    expect(clicks.map((click) => click.status).toSorted()).toEqual([200, 422, 422, 422])
    expect((await ask(data, identity.me)).data.isEmailVerified).toBe(true)
  })
  test('opens on its launch date, and a past one is refused beside its field', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const { data } = await ask(null, signUp.register, { body: draft({ launchDate: today }) })
    expect((await ask(data, identity.me)).data.isLive).toBe(true)
    const late = await ask(null, signUp.register, { body: draft({ launchDate: '2020-01-01' }) })
    expect([late.status, late.errors[0]?.field]).toEqual([422, 'launchDate'])
    const none = await ask(null, signUp.register, { body: draft({ launchDate: null }) })
    expect([none.status, none.errors[0]?.field]).toEqual([422, 'launchDate'])
  })
  test('trades in the currency and the time zone that were chosen', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const body = draft({ country: 'Lebanon', launchDate: today, currency: 'EUR', timeZone: 'Asia/Beirut' })
    const { data } = await ask(null, signUp.register, { body })
    const me = (await ask(data, identity.me)).data
    const own = await ask(data, entities.read, { params: { role: 'brand', id: me.currentEntityId! } })
    expect(own.data).toMatchObject({ currency: 'EUR', timeZone: 'Asia/Beirut' })
    const usual = await ask(null, signUp.register, { body: draft({ country: 'Lebanon' }) })
    expect((await ask(usual.data, identity.me)).data.currency).toBe('USD')
  })
  test('two brands of one name get different codes for their order numbers', async () => {
    await Promise.all([
      ask(null, signUp.register, { body: draft({ entityName: 'Zeta Zoo' }) }),
      ask(null, signUp.register, { body: draft({ entityName: 'Zeta Zoo' }) }),
    ])
    const rows = await db.selectFrom('entity').select('sequenceCode').where('name', '=', 'Zeta Zoo').execute()
    expect(new Set(rows.map(({ sequenceCode }) => sequenceCode)).size).toBe(2)
  })
})

describe('a retailer signs up with a proven mail', () => {
  test('needs no password, has a store and the marketplace, and nothing more to confirm', async () => {
    const input = { ...withoutPassword, role: 'retailer', entityName: 'Rue Nour', launchDate: null } as Register
    const email = 'rue@nour.test'
    const { status, data } = await ask(await proofOf(email), signUp.register, { body: { ...input, email } })
    expect(status).toBe(201)
    const me = (await ask(data, identity.me)).data
    expect(me).toMatchObject({ isEmailVerified: true, hasPassword: false, access: ['marketplace'] })
    const own = await ask(data, entities.read, { params: { role: 'retailer', id: me.currentEntityId! } })
    expect(own.data).toMatchObject({ stores: [{ name: 'Rue Nour', country: 'FR' }] })
    expect(await mailTo(email)).toBeUndefined()
  })
  test('the proof counts for its own mail only, once', async () => {
    const proof = await proofOf('one@nour.test')
    const other = await ask(proof, signUp.register, { body: { ...withoutPassword, email: 'two@nour.test' } })
    expect([other.status, other.errors[0]?.field]).toEqual([422, 'email'])
    const body = { ...withoutPassword, email: 'one@nour.test' }
    const tries = await Promise.all([ask(proof, signUp.register, { body }), ask(proof, signUp.register, { body })])
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })
  test('without password and without proof there is no account', async () => {
    const email = 'nobody@nour.test'
    for (const who of [null, { token: 'made-up' }]) {
      const { status, errors } = await ask(who, signUp.register, { body: { ...withoutPassword, email } })
      expect([status, errors[0]?.field]).toEqual([422, 'email'])
    }
    expect(await db.selectFrom('userAccount').select('id').where('email', '=', email).execute()).toEqual([])
  })
})

describe('what is refused', () => {
  test('a mail that has an account, also when two arrive at once', async () => {
    const input = draft()
    const tries = await Promise.all([
      ask(null, signUp.register, { body: input }),
      ask(null, signUp.register, { body: input }),
    ])
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const second = await ask(null, signUp.register, { body: { ...input, email: input.email.toUpperCase() } })
    expect([second.status, second.errors[0]?.field]).toEqual([409, 'email'])
    expect(await db.selectFrom('entity').select('id').where('email', '=', input.email).execute()).toHaveLength(1)
  })
  test.each<[string, Record<string, unknown>, string]>([
    ['terms that are not accepted', { termsAccepted: false }, 'termsAccepted'],
    ['an unknown country', { country: 'Atlantis' }, 'country'],
    ['a weak password', { password: 'atelier11', password2: 'atelier11' }, 'password'],
    ['two passwords', { password2: 'Atelier#2' }, 'password2'],
    ['a phone that is none', { phone: 'call me' }, 'phone'],
    ['a website that is none', { website: 'nour..com' }, 'website'],
    ['a company role that is in no list', { companyRole: 'ASTRONAUT' }, 'companyRole'],
    ['a role that is none', { role: 'guest' }, 'role'],
    ['a name of one letter', { entityName: 'N' }, 'entityName'],
    ['a logo that was never uploaded', { logoUrl: '/files/pictures/none.webp' }, 'logoUrl'],
    ['one of the most used passwords', { password: 'Welcome1!', password2: 'Welcome1!' }, 'password'],
    ['a currency that nothing is priced in', { currency: 'ZZZ' }, 'currency'],
    ['a time zone that does not exist', { timeZone: 'Mars/Base' }, 'timeZone'],
    ['an unknown field', { isPremium: true }, 'isPremium'],
  ])('%s', async (_, changes, field) => {
    const { status, errors } = await ask(null, signUp.register, { body: { ...draft(), ...changes } })
    expect([status, errors[0]?.field]).toEqual([422, field])
  })
  test('refuses a picture that another person uploaded as a document', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    )
    const { body, headers } = fileBody('logo.png', png)
    const upload = await ask(null, reference.uploadNewUserFile, { params: { fileType: 'logo' }, body, headers })
    expect(upload.status).toBe(201)
    const good = await ask(null, signUp.register, { body: draft({ logoUrl: upload.data.location }) })
    expect(good.status).toBe(201)
    const asBanner = await ask(null, signUp.register, { body: draft({ bannerUrl: upload.data.location }) })
    expect([asBanner.status, asBanner.errors[0]?.field]).toEqual([422, 'bannerUrl'])
  })
})

test('a person without a team may register again with a proven mail address, not with a password alone', async () => {
  const input = draft()
  await ask(null, signUp.register, { body: input })
  await db.deleteFrom('entity').where('email', '=', input.email).execute()
  expect((await ask(null, signUp.register, { body: input })).status).toBe(409)
  expect((await ask(await proofOf(input.email), signUp.register, { body: input })).status).toBe(201)
})

test('a stranger learns which sign-up is on', async () => {
  const flow = async () => (await app.inject('/settings.json')).json<{ registrationFlow: string }>().registrationFlow
  expect(await flow()).toBe('v1')
})

test('codes are three letters, the likeliest first, and never run out', () => {
  const [first] = sequenceCodesFor('Field & Harrow Wool')
  expect(first).toBe('FHW')
  const many = new Set(sequenceCodesFor('سوق'))
  expect(many.size).toBe(26 ** 3)
  for (const code of many) expect(code).toMatch(/^[A-Z]{3}$/)
})
