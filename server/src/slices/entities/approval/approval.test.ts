import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { approvals } from '@souk/contract/entities/approval.contract.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { fillCollection } from '../../../testing/catalog.ts'
import { newNotified } from '../../../testing/notified.ts'
import { newWorld } from '../../../testing/world.ts'
import { autoReview } from '../../catalog/catalog.jobs.ts'

const world = await newWorld({ approvesBrands: true, autoReview: false })
const { ask, close, db, person } = world
afterAll(close)
const staff = await person({ side: 'souk' })
const retailer = await person({ side: 'retailer' })
const { deliver, inbox } = newNotified(world)

let count = 0
/** A brand as it is right after its sign-up. */
async function newcomer() {
  count += 1
  await db.deleteFrom('rateLimit').execute()
  const { rows } = await sql<{ day: string }>`select (now() at time zone 'Europe/Paris')::date::text as day`.execute(db)
  const { data } = await ask(null, signUp.register, {
    body: {
      role: 'brand',
      entityName: `Atelier ${count}`,
      firstName: 'Nour',
      lastName: 'Haddad',
      country: 'France',
      countryCode: '+33',
      companyRole: 'FOUNDER',
      phone: '6 12 34 56 78',
      email: `approved${count}@atelier.test`,
      timeZone: 'Europe/Paris',
      launchDate: rows[0]!.day,
      termsAccepted: true,
      password: 'Atelier#1',
      password2: 'Atelier#1',
    },
  })
  const me = (await ask(data, identity.me)).data
  return { token: data.token, id: me.currentEntityId! }
}
type Brand = Awaited<ReturnType<typeof newcomer>>

const address = {
  line1: '1 Rue',
  city: 'Lyon',
  country: 'FR',
  label: 'HQ',
  isDefaultShipping: true,
  isDefaultBilling: true,
}

/** All that the marketplace asks of a brand, and its first collection. */
async function complete(brand: Brand): Promise<string> {
  await ask(brand, entities.addAddress, { body: address })
  await ask(brand, entities.change, { params: { role: 'brand', id: brand.id }, body: { taxNumber: 'FR40303265045' } })
  const file = { kind: 'OTHER', location: '/files/document/a.pdf', name: 'a.pdf', bytes: 9 }
  await db
    .insertInto('document')
    .values({ ...file, entityId: brand.id })
    .execute()
  const draft = { name: 'First', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
  const { id } = await db
    .insertInto('collection')
    .values({ ...draft, brandId: brand.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fillCollection(db, { brandId: brand.id, collectionId: id, count: 1 })
  return id
}
const read = async (brand: Brand) => (await ask(brand, approvals.read)).data
const submit = (brand: Brand) => ask(brand, approvals.submit)
const seenBy = async (who: { token: string }, brandId: string) =>
  (await ask(who, entities.readBrand, { params: { brandId } })).status
const listed = async (brand: Brand) =>
  (await ask(staff, approvals.list, { query: { limit: 100 } })).data.items.find(({ id }) => id === brand.id)!
async function decide(brand: Brand, decision: string, reason = '') {
  const { version } = await listed(brand)
  return ask(staff, approvals.decide, { params: { id: brand.id }, body: { decision, reason, version } })
}

describe('a brand that signs up', () => {
  test('is invisible until it is approved, though its launch date has come', async () => {
    const brand = await newcomer()
    expect(await read(brand)).toMatchObject({
      status: 'NEW',
      has: { company: false, taxNumber: false, document: false, terms: true, collection: false },
      taxNumberExample: 'FR40303265045',
    })
    expect(await seenBy(retailer, brand.id)).toBe(404)
    await complete(brand)
    expect((await submit(brand)).data).toMatchObject({ status: 'SUBMITTED' })
    expect(await seenBy(retailer, brand.id)).toBe(404)
    expect((await decide(brand, 'approve')).data).toMatchObject({ status: 'APPROVED' })
    expect(await seenBy(retailer, brand.id)).toBe(200)
    expect((await ask(brand, identity.me)).data.isLive).toBe(true)
  })
  test('does not open by choosing another launch date or time zone', async () => {
    const brand = await newcomer()
    await db.updateTable('entity').set({ launchDate: '2026-01-01' }).where('id', '=', brand.id).execute()
    const params = { role: 'brand', id: brand.id }
    const { data } = await ask(brand, entities.change, { params, body: { timeZone: 'Pacific/Kiritimati' } })
    expect(data).toMatchObject({ isLive: false, timeZone: 'Pacific/Kiritimati' })
    expect(await seenBy(retailer, brand.id)).toBe(404)
  })
  test('opens on its launch date when it is approved before, and on the day of the approval when that is later', async () => {
    const [early, late] = [await newcomer(), await newcomer()]
    for (const [brand, launchDate] of [
      [early, '2100-01-01'],
      [late, '2026-01-01'],
    ] as const) {
      await complete(brand)
      await db.updateTable('entity').set({ launchDate }).where('id', '=', brand.id).execute()
      await submit(brand)
      await decide(brand, 'approve')
    }
    const row = (id: string) =>
      db
        .selectFrom('entity')
        .select([
          'launchDate',
          'liveFrom',
          sql<string>`(now() at time zone time_zone)::date::text`.as('today'),
          sql<boolean>`live_from <= now()`.as('isLive'),
        ])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    expect(await row(early.id)).toMatchObject({ launchDate: '2100-01-01', isLive: false })
    const opened = await row(late.id)
    expect(opened).toMatchObject({ launchDate: opened.today, isLive: true })
  })
})

describe('submitting', () => {
  test.each([
    ['address', (id: string) => db.deleteFrom('address').where('entityId', '=', id).execute()],
    ['tax number', (id: string) => db.updateTable('entity').set({ taxNumber: '12' }).where('id', '=', id).execute()],
    [
      'document',
      (id: string) => db.updateTable('document').set({ status: 'REJECTED' }).where('entityId', '=', id).execute(),
    ],
    [
      'accepted terms',
      (id: string) => db.updateTable('entity').set({ termsAcceptedAt: null }).where('id', '=', id).execute(),
    ],
    [
      'complete product',
      (id: string) => db.updateTable('collection').set({ completeCount: 0 }).where('brandId', '=', id).execute(),
    ],
  ])('is refused without a right %s', async (_, spoil) => {
    const brand = await newcomer()
    await complete(brand)
    await spoil(brand.id)
    const { status, errors } = await submit(brand)
    expect([status, errors[0]!.message]).toEqual([409, expect.stringContaining('still missing')])
    expect((await read(brand)).status).toBe('NEW')
  })
  test('twice at once is one submission', async () => {
    const brand = await newcomer()
    await complete(brand)
    const all = await Promise.all([1, 2, 3].map(() => submit(brand)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const events = await db.selectFrom('outbox').selectAll().where('topic', '=', 'brand.submit').execute()
    expect(events.filter(({ payload }) => (payload as { brandId: string }).brandId === brand.id)).toHaveLength(1)
  })
  test('is closed to the rest of the team and to an approved brand', async () => {
    const brand = await newcomer()
    await complete(brand)
    const seller = await person({ side: 'brand', role: 'salesManager', entityId: brand.id })
    expect((await ask(seller, approvals.submit)).status).toBe(403)
    expect((await ask(seller, approvals.read)).status).toBe(200)
    await submit(brand)
    await decide(brand, 'approve')
    expect((await submit(brand)).status).toBe(409)
  })
})

describe('staff', () => {
  test('ask for more with a reason, and the brand submits again', async () => {
    const brand = await newcomer()
    await complete(brand)
    await submit(brand)
    expect((await decide(brand, 'askMore')).status).toBe(422)
    await db.deleteFrom('outbox').execute()
    expect((await decide(brand, 'askMore', 'Send your trade licence.')).status).toBe(200)
    expect(await read(brand)).toMatchObject({ status: 'MORE_NEEDED', reason: 'Send your trade licence.' })
    await deliver()
    expect((await inbox(brand)).items[0]).toMatchObject({
      title: expect.stringContaining('We need more about'),
      text: expect.stringContaining('Send your trade licence.'),
      link: '/dashboard',
    })
    expect((await submit(brand)).data.status).toBe('SUBMITTED')
    expect((await decide(brand, 'decline', 'No wholesale.')).data.status).toBe('DECLINED')
    expect((await submit(brand)).data.status).toBe('SUBMITTED')
    const { data } = await ask(staff, admins.audit, { query: { action: 'admin.brandDecided' } })
    expect(data.items.filter(({ subject }) => subject === brand.id).map(({ details }) => details)).toEqual([
      { decision: 'decline', reason: 'No wholesale.' },
      { decision: 'askMore', reason: 'Send your trade licence.' },
    ])
  })
  test('who decide at the same time decide once', async () => {
    const brand = await newcomer()
    await complete(brand)
    await submit(brand)
    const { version } = await listed(brand)
    const other = await person({ side: 'souk' })
    const answers = await Promise.all(
      [staff, other].map((who, n) =>
        ask(who, approvals.decide, {
          params: { id: brand.id },
          body: { decision: n === 0 ? 'approve' : 'decline', reason: 'No.', version },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.errors[0]!.message).toContain('Look at it again')
  })
  test('cannot decide over a submission that came after the one they looked at', async () => {
    const brand = await newcomer()
    await complete(brand)
    await submit(brand)
    const { version } = await listed(brand)
    await decide(brand, 'askMore', 'More.')
    await submit(brand)
    const body = { decision: 'approve', reason: '', version }
    expect((await ask(staff, approvals.decide, { params: { id: brand.id }, body })).status).toBe(409)
    expect((await read(brand)).status).toBe('SUBMITTED')
  })
  test('do not approve what was never submitted, and absent brands are not there', async () => {
    const brand = await newcomer()
    expect((await decide(brand, 'approve')).status).toBe(409)
    const body = { decision: 'approve', reason: '', version: 1 }
    const id = '00000000-0000-4000-8000-000000000000'
    expect((await ask(staff, approvals.decide, { params: { id }, body })).status).toBe(404)
  })
  test('find brands by name and state, with what each shows for itself', async () => {
    const brand = await newcomer()
    const collectionId = await complete(brand)
    await submit(brand)
    expect(await listed(brand)).toMatchObject({
      country: 'FR',
      address: '1 Rue, Lyon',
      taxNumber: 'FR40303265045',
      has: { company: true, taxNumber: true, document: true, terms: true, collection: true },
      documents: [{ name: 'a.pdf', status: 'PENDING', url: expect.stringContaining('signature=') }],
      collection: { id: collectionId, name: 'First' },
    })
    const found = async (query: object) =>
      (await ask(staff, approvals.list, { query: { limit: 100, ...query } })).data.items.some(
        ({ id }) => id === brand.id,
      )
    expect([
      await found({ status: 'SUBMITTED' }),
      await found({ status: 'NEW' }),
      await found({ q: 'nothing' }),
    ]).toEqual([true, false, false])
  })
})

test('a submitted collection waits until its brand is approved, for people and for the automatic review', async () => {
  const brand = await newcomer()
  const collectionId = await complete(brand)
  const params = { collectionId }
  expect((await ask(brand, collections.change, { params, body: { status: 'IN_REVIEW' } })).status).toBe(200)
  const publish = () => ask(staff, collections.change, { params, body: { status: 'LIVE' } })
  const refused = await publish()
  expect([refused.status, refused.errors[0]!.message]).toEqual([409, expect.stringContaining('not approved yet')])
  await autoReview(world.deps, collectionId)
  expect((await ask(brand, collections.read, { params })).data).toMatchObject({
    status: 'IN_REVIEW',
    facts: { isBrandApproved: false },
  })
  await submit(brand)
  await decide(brand, 'approve')
  expect((await publish()).data.status).toBe('LIVE')
})

test('a tax number in the wrong form is refused with the form that is expected', async () => {
  const brand = await newcomer()
  const params = { role: 'brand', id: brand.id }
  const { status, errors } = await ask(brand, entities.change, { params, body: { taxNumber: '12' } })
  expect([status, errors[0]]).toEqual([
    422,
    expect.objectContaining({ field: 'taxNumber', message: expect.stringContaining('FR40303265045') }),
  ])
  expect(
    (await ask(brand, entities.change, { params, body: { country: 'DE', taxNumber: 'DE123456789' } })).status,
  ).toBe(200)
  expect((await ask(brand, entities.change, { params, body: { taxNumber: '' } })).status).toBe(200)
})

test('where the approval is off, a brand that signs up is open on its launch date', async () => {
  const open = await newWorld({ approvesBrands: false })
  try {
    const { data } = await open.ask(null, signUp.register, {
      body: {
        role: 'brand',
        entityName: 'Atelier Off',
        firstName: 'Nour',
        lastName: 'Haddad',
        country: 'France',
        countryCode: '+33',
        companyRole: 'FOUNDER',
        phone: '6 12 34 56 78',
        email: 'off@atelier.test',
        timeZone: 'Etc/GMT+12',
        launchDate: '2100-01-01',
        termsAccepted: true,
        password: 'Atelier#1',
        password2: 'Atelier#1',
      },
    })
    expect((await open.ask(data, approvals.read)).data.status).toBe('APPROVED')
    const { liveFrom } = await open.db.selectFrom('entity').select('liveFrom').executeTakeFirstOrThrow()
    expect(liveFrom).toEqual(new Date('2100-01-01T12:00:00Z'))
  } finally {
    await open.close()
  }
})
