import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { catalogueProblems } from '@souk/contract/core/messages.ts'
import { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { referrals, referralsAdmin } from '@souk/contract/referrals/referrals.contract.ts'
import { referralsMessages } from '@souk/contract/referrals/referrals.messages.ts'
import { newMoney } from '../../testing/money.ts'
import { newTeam } from '../../testing/team.ts'
import { newWorld } from '../../testing/world.ts'
import { fixCommission } from '../wallet/door.ts'
import { joinReferral, qualifyReferrals } from './move-referral.ts'
import { referralsMailWords } from './referrals.mail-words.ts'

const world = await newWorld({ isDemo: false })
const { ask, close, db, deps, person } = world
afterAll(close)

const company = (email: string, referralCode: string, role: 'brand' | 'retailer' = 'retailer') => ({
  role,
  entityName: 'Atlas Rooms',
  firstName: 'Ada',
  lastName: 'Atlas',
  country: 'France',
  countryCode: '+33',
  companyRole: 'FOUNDER',
  phone: '612345678',
  email,
  password: 'Atelier#1',
  password2: 'Atelier#1',
  termsAccepted: true,
  referralCode,
})
async function owner(side: 'brand' | 'retailer', email: string) {
  const team = await newTeam(world, side, { email })
  return { ...(await team.join()), entityId: team.entityId }
}

test('a code is checked at sign-up: an unknown one and one of the own company are refused with a reason', async () => {
  const who = await owner('retailer', 'shop@kin-and-co.test')
  const { code, link } = (await ask(who, referrals.read)).data
  expect(link).toContain(code)
  const validate = (body: object) => ask(null, referrals.validate, { body: body as never })
  expect((await validate({ code: 'NO-SUCH' })).errors[0]).toMatchObject({
    field: 'referralCode',
    message: expect.stringContaining('does not exist'),
  })
  expect((await validate({ code, email: 'other@kin-and-co.test' })).errors[0]!.message).toContain('own company')
  expect((await validate({ code: code.toLowerCase(), email: 'x@atlas.test' })).data.referrer).toBe('Kin & Co')
  const unknown = await ask(null, signUp.register, { body: company('a@atlas.test', 'NO-SUCH') as never })
  expect([unknown.status, unknown.errors[0]!.field]).toEqual([422, 'referralCode'])
  const self = await ask(null, signUp.register, { body: company('b@kin-and-co.test', code) as never })
  expect(self.status).toBe(422)
  const right = await ask(null, signUp.register, { body: company('c@atlas.test', code) as never })
  expect(right.status).toBe(201)
  const renewed = await ask(who, referrals.renew)
  expect((await validate({ code })).status).toBe(422)
  expect((await validate({ code: renewed.data.code })).status).toBe(200)
})

test('an invitation becomes the referral of the company that signs up, and says what is missing', async () => {
  const who = await owner('retailer', 'shop@inviter.test')
  const send = (emails: string[]) => ask(who, referrals.sendEmail, { body: { emails, message: 'Join us' } })
  expect((await send(['new@company.test', 'new@company.test'])).data).toEqual({ invited: 1, known: 0 })
  expect((await send(['new@company.test'])).data).toEqual({ invited: 0, known: 1 })
  expect((await ask(who, referrals.read)).data.referrals).toMatchObject([
    { name: 'new@company.test', status: 'INVITED', missing: 'join' },
  ])
  const { code } = (await ask(who, referrals.read)).data
  const entity = await world.entity({ type: 'retailer', name: 'New Company', email: 'new@company.test' })
  await joinReferral(db, { entityId: entity.id, referralCode: code })
  expect((await ask(who, referrals.read)).data.referrals).toMatchObject([
    { name: 'New Company', status: 'JOINED', missing: 'order' },
  ])
  const mails = await db.selectFrom('mail').select('body').where('recipient', '=', 'new@company.test').execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.body).toContain('Join us')
})

test('twenty invitations a day, ten at once', async () => {
  const who = await owner('brand', 'a@busy.test')
  const send = (from: number, count: number) =>
    ask(who, referrals.sendEmail, {
      body: { emails: Array.from({ length: count }, (_, n) => `n${from + n}@x${from + n}.test`) },
    })
  expect((await send(0, 11)).status).toBe(422)
  expect([(await send(0, 10)).status, (await send(20, 10)).status, (await send(40, 1)).status]).toEqual([201, 201, 429])
})

test('the first order of a retailer with the brand that referred it costs no commission', async () => {
  const who = await owner('brand', 'a@orla-brand.test')
  const { code } = (await ask(who, referrals.read)).data
  const { id: retailerId } = await world.entity({ type: 'retailer', email: 'b@fresh.test' })
  await joinReferral(db, { entityId: retailerId, referralCode: code })
  const orderId = '00000000-0000-4000-8000-0000000000aa'
  await db.transaction().execute((tx) => fixCommission(tx, { orderId, brandId: who.entityId!, retailerId }))
  const fixed = await db
    .selectFrom('orderCommission')
    .select(['basis', 'rate'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  expect(fixed).toEqual({ basis: 'REFERRED', rate: 0 })
})

test('the preference to apply rewards is saved, and refusals are shown to the marketplace alone', async () => {
  const who = await owner('retailer', 'a@prefers.test')
  await ask(who, referrals.walletRule, { body: { appliesRewards: true } })
  expect((await ask(who, referrals.read)).data.appliesRewards).toBe(true)
  await db
    .insertInto('referral')
    .values({ referrerId: who.entityId!, email: 'x@y.test', status: 'QUALIFIED', refusal: 'sameTaxNumber' })
    .execute()
  const admin = await person({ side: 'souk' })
  const list = await ask(admin, referralsAdmin.list, { query: { show: 'refused' } })
  expect(list.data.referrals).toMatchObject([{ refusal: 'sameTaxNumber', referrer: 'Kin & Co' }])
  expect((await ask(who, referralsAdmin.list)).status).toBe(403)
})

test('a referral qualifies by commission that was received between verified companies, and an admin releases it once', async () => {
  const admin = await person({ side: 'souk' })
  const { invoice, balance } = newMoney(world)
  const who = await owner('brand', 'a@qualifies.test')
  const { code } = (await ask(who, referrals.read)).data
  await db
    .updateTable('entity')
    .set({ liveFrom: new Date(0) })
    .where('id', '=', who.entityId)
    .execute()
  const buyer = await owner('retailer', 'b@arrives.test')
  await joinReferral(db, { entityId: buyer.entityId, referralCode: code })
  const parties = { brandId: who.entityId, retailerId: buyer.entityId }
  const { invoiceId, orderId } = await invoice(parties, 10_000n)
  const goods = sql`update receivable set paid = total, paid_at = now() where invoice_id = ${invoiceId}`
  await goods.execute(db)
  const statusNow = async () => (await ask(who, referrals.read)).data.referrals[0]!
  await qualifyReferrals(deps, invoiceId)
  expect((await statusNow()).status).toBe('JOINED') // the brand says that it was paid: the marketplace received nothing
  await db.updateTable('orderCommission').set({ rate: 1_500 }).where('orderId', '=', orderId).execute()
  await db.updateTable('receivableOrder').set({ commission: 1_500n }).where('orderId', '=', orderId).execute()
  const verify = (emailVerifiedAt: Date | null) =>
    db.updateTable('userAccount').set({ emailVerifiedAt }).where('id', '=', buyer.userId).execute()
  await verify(null)
  await qualifyReferrals(deps, invoiceId)
  expect((await statusNow()).status).toBe('JOINED')
  await verify(new Date())
  await qualifyReferrals(deps, invoiceId)
  expect(await statusNow()).toMatchObject({ status: 'QUALIFIED', missing: 'release', reward: null })
  expect(await balance(who.entityId, 'BALANCE', 'USD')).toBe(0n)
  const waiting = (await ask(admin, referralsAdmin.list, { query: { show: 'waiting' } })).data.referrals
  const { id } = waiting.find(({ name }) => name === 'Kin & Co')!
  const decide = (decision: 'RELEASE' | 'DECLINE') =>
    ask(admin, referralsAdmin.decide, { params: { id }, body: { decision } })
  expect((await ask(who, referralsAdmin.decide, { params: { id }, body: { decision: 'RELEASE' } })).status).toBe(403)
  const answers = await Promise.all([decide('RELEASE'), decide('RELEASE')])
  expect(answers.map(({ data }) => data.status)).toEqual(['REWARDED', 'REWARDED'])
  expect((await decide('DECLINE')).status).toBe(409)
  expect(await balance(who.entityId, 'BALANCE', 'USD')).toBe(10_000n)
})

test('the lists go on after the last referral seen, also past one that was invited again', async () => {
  const who = await owner('retailer', 'a@many.test')
  const invited = ['2026-01-03', '2026-01-01', '2026-01-02'].map((day, n) => ({
    referrerId: who.entityId!,
    email: `${n}@pages.test`,
    status: 'INVITED',
    invitedAt: new Date(day),
  }))
  await db.insertInto('referral').values(invited).execute()
  const own = async (query: object) => (await ask(who, referrals.read, { query })).data.referrals.map(({ id }) => id)
  const all = await own({})
  expect(all).toHaveLength(3)
  for (const [at, after] of all.entries()) expect(await own({ after })).toEqual(all.slice(at + 1))
  const admin = await person({ side: 'souk' })
  const every = async (query: object) =>
    (await ask(admin, referralsAdmin.list, { query: { limit: '100', ...query } })).data.referrals.map(({ id }) => id)
  const listed = await every({})
  for (const after of all) expect(await every({ after })).toEqual(listed.slice(listed.indexOf(after) + 1))
})

test('both languages say the same', () => {
  expect([catalogueProblems(referralsMessages), catalogueProblems(referralsMailWords)]).toEqual([[], []])
})
