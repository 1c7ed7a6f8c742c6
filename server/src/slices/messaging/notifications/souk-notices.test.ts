import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { notificationSettings } from '@souk/contract/identity/notification-settings.contract.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { outgoingMails } from '../../../platform/delivery/mail/deliver-mail.ts'
import { workOff } from '../../../platform/delivery/outgoing/work-off.ts'
import { newNotified } from '../../../testing/notified.ts'
import { newWorld } from '../../../testing/world.ts'
import { sendDigests } from './send-digests.ts'
import { tellFailedJobs } from './tell-failed-jobs.ts'

const world = await newWorld()
const { ask, close, db, deps, entity, jobs, person } = world
afterAll(close)
const { deliver, titles, inbox } = newNotified(world)
const [staff, colleague] = [await person({ side: 'souk' }), await person({ side: 'souk' })]
const outsider = await person({ side: 'brand' })
await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).execute()

beforeEach(async () => {
  for (const table of [
    'outbox',
    'notification',
    'notificationEvent',
    'notificationSetting',
    'mail',
    'followMail',
  ] as const)
    await db.deleteFrom(table).execute()
  await sql`delete from pgboss.job`.execute(db)
})

const mailOf = async ({ userId }: { userId: string }) => {
  const { email } = await db
    .selectFrom('userAccount')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}
const subjectsTo = async (who: { userId: string }) =>
  (
    await db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', await mailOf(who))
      .execute()
  ).map(({ subject }) => subject)
const choose = (who: typeof staff, kinds: object[]) => ask(who, notificationSettings.change, { body: { kinds } })

/** One event of each kind, as the use cases emit it. */
async function happen(): Promise<void> {
  const brand = await entity({ type: 'brand', name: 'Atelier Nour' })
  const retailer = await entity({ type: 'retailer', name: 'Kin & Co' })
  const draft = { name: 'Winter', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
  const collection = await db
    .insertInto('collection')
    .values({ ...draft, brandId: brand.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: string }>`insert into sales_order
    (number, brand_id, retailer_id, currency, type, status, written_by, payment_method, kept)
    values (${randomUUID().slice(0, 10)}, ${brand.id}, ${retailer.id}, 'EUR', 'IN_STOCK', 'PENDING_BRAND', 'retailer', 'BANK_TRANSFER', '{}')
    returning id`.execute(db)
  const dispute = await db
    .insertInto('commissionDispute')
    .values({ orderId: rows[0]!.id, entityId: brand.id, side: 'brand', text: 'Wrong', currency: 'EUR' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await emit(db, 'entity.registered', { entityId: brand.id, userId: randomUUID(), referralCode: null })
  await emit(db, 'brand.submit', { brandId: brand.id })
  await emit(db, 'collection.submit', { collectionId: collection.id, brandId: brand.id })
  await emit(db, 'commission.disputed', { disputeId: dispute.id })
}

describe('an administrator', () => {
  test('gets the bell for sign-ups, and bell and mail for what waits for a decision', async () => {
    await happen()
    await deliver(2)
    const news = [
      'Atelier Nour disputes a commission',
      'Winter by Atelier Nour waits for review',
      'Atelier Nour waits to be approved',
      'Atelier Nour signed up',
    ]
    for (const who of [staff, colleague]) {
      expect((await titles(who)).toSorted()).toEqual(news.toSorted())
      expect((await subjectsTo(who)).toSorted()).toEqual(news.slice(0, 3).toSorted())
    }
    expect(await titles(outsider)).toEqual([])
    const links = (await inbox(staff)).items.map(({ link }) => link.replace(/[\da-f-]{36}/, ':id')).toSorted()
    expect(links).toEqual([
      '/admin/brands',
      '/admin/disputes',
      '/admin/entities?q=Atelier%20Nour',
      '/admin/reviews/:id',
    ])
  })
  test('chooses each kind and channel, and a colleague keeps the usual ones', async () => {
    const { data } = await ask(staff, notificationSettings.read)
    expect(data.kinds.map(({ kind }) => kind)).toEqual([
      'requests',
      'signUps',
      'newBrands',
      'collections',
      'disputes',
      'failures',
    ])
    await choose(staff, [
      { kind: 'signUps', inApp: false, mail: true, digest: false },
      { kind: 'newBrands', inApp: false, mail: false, digest: false },
      { kind: 'collections', inApp: true, mail: false, digest: false },
    ])
    await happen()
    await deliver()
    expect((await titles(staff)).toSorted()).toEqual([
      'Atelier Nour disputes a commission',
      'Winter by Atelier Nour waits for review',
    ])
    expect((await subjectsTo(staff)).toSorted()).toEqual([
      'Atelier Nour disputes a commission',
      'Atelier Nour signed up',
    ])
    expect(await titles(colleague)).toHaveLength(4)
  })
  test('who chose the digest reads the news of the week in it', async () => {
    await choose(staff, [{ kind: 'newBrands', inApp: false, mail: false, digest: true }])
    await happen()
    await deliver()
    await sql`update user_account set digest_day = extract(dow from now() at time zone 'UTC')::int,
      digest_hour = least(21, extract(hour from now() at time zone 'UTC')::int), digest_time_zone = 'UTC'
      where id = ${staff.userId}`.execute(db)
    await db.deleteFrom('mail').execute()
    await sendDigests(deps)
    const mails = await db
      .selectFrom('mail')
      .select('body')
      .where('recipient', '=', await mailOf(staff))
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]!.body).toContain('Atelier Nour')
  })
})

describe('failures', () => {
  const queued = async (key: string) =>
    db
      .insertInto('mail')
      .values({
        key,
        recipient: 'nowhere@souk.test',
        language: 'en',
        subject: 'Hello',
        html: 'x',
        body: 'x',
        createdAt: sql`now() - interval '25 hours'`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const broken = outgoingMails(db, {
    send: () => Promise.reject(new Error('no such host')),
  } as unknown as Parameters<typeof outgoingMails>[1])
  const send = () => workOff({ db, enqueue: deps.enqueue, log: world.app.log }, broken)

  test('a mail that is given up is told by mail, once', async () => {
    await queued('order 1')
    await send()
    await deliver(2)
    expect(await subjectsTo(staff)).toEqual(['An email to nowhere@souk.test could not be sent'])
    expect(await titles(staff)).toEqual([])
  })
  test('a mail about a failure that fails itself is told to none', async () => {
    await queued(`notification 1 souk.mailFailed ${staff.userId}`)
    await send()
    expect(await db.selectFrom('outbox').selectAll().where('topic', '=', 'mail.failed').execute()).toEqual([])
  })
  test('a job that is given up is told once, however often it is looked for', async () => {
    await jobs.enqueue(db, 'mail.send', {})
    await sql`update pgboss.job set state = 'failed', completed_on = now()`.execute(db)
    await tellFailedJobs(deps)
    await tellFailedJobs(deps)
    expect(await subjectsTo(staff)).toEqual(['The job mail.send failed'])
    await sql`update pgboss.job set completed_on = now() - interval '2 days'`.execute(db)
    await db.deleteFrom('notificationEvent').execute()
    await db.deleteFrom('mail').execute()
    await tellFailedJobs(deps)
    expect(await subjectsTo(staff)).toEqual([])
  })
})
