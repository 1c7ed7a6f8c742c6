import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { dayFrom, followWorld, instantFrom } from '../../../testing/follows.ts'
import { newWorld } from '../../../testing/world.ts'
import { sendDigests } from './send-digests.ts'

const world = await newWorld({ isDemo: false })
const { close, db, deps } = world
afterAll(close)
const { brand, collection, closing, retailer, follow, mailsTo } = followWorld(world)

/** Their hour is now, in a zone where it is early enough in the day not to turn while the test runs. */
const zone = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Asia/Dubai'].find((one) => {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: one }).format())
  return hour > 3 && hour < 20
})!
const { rows } = await sql<{ day: number; hour: number }>`
  select extract(dow from now() at time zone ${zone})::int as day, extract(hour from now() at time zone ${zone})::int as hour`.execute(
  db,
)
const { day, hour } = rows[0]!
async function reader(digest: object = {}, values: object = {}) {
  const who = await retailer(values)
  const input = { digestDay: day, digestHour: hour, digestTimeZone: zone, ...digest }
  await db.updateTable('userAccount').set(input).where('id', '=', who.userId).execute()
  return who
}

test('what opened, what closes and what is announced with brands one follows or trades with, once a week', async () => {
  const [orla, kai, far] = [await brand({ name: 'Orla' }), await brand({ name: 'Kai' }), await brand({ name: 'Far' })]
  const nadia = await reader()
  await follow(nadia, orla.id)
  await db.insertInto('relation').values({ brandId: kai.id, retailerId: nadia.entityId! }).execute()
  await collection(orla.id, { name: 'Fresh', liveAt: instantFrom(-2) })
  await collection(orla.id, { name: 'Old', liveAt: instantFrom(-9) })
  await closing(kai.id, 4, { name: 'Ending', liveAt: instantFrom(-30) })
  await closing(kai.id, 12, { name: 'Open', liveAt: instantFrom(-30) })
  await collection(far.id, { name: 'Foreign', liveAt: instantFrom(-1) })
  const coming = await collection(orla.id, { name: 'Coming', status: 'NEW', liveAt: null })
  const row = { brandId: orla.id, collectionId: coming.id, opensOn: dayFrom(20), opensAt: instantFrom(20) }
  await db.insertInto('announcement').values(row).execute()

  await Promise.all([sendDigests(deps), sendDigests(deps)])
  await sendDigests(deps)
  const [mail, ...more] = await mailsTo(nadia.email)
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Your week on Souk')
  for (const name of ['Fresh', 'Ending', 'Coming']) expect(mail!.body).toContain(name)
  for (const name of ['Old', 'Open,', 'Foreign']) expect(mail!.body).not.toContain(name)
  expect(mail!.headers).toHaveProperty('List-Unsubscribe-Post')
})

test('nothing to say is no mail, and is not looked at again this week', async () => {
  const quiet = await reader()
  await sendDigests(deps)
  expect(await mailsTo(quiet.email)).toEqual([])
  const mails = await db.selectFrom('followMail').selectAll().where('userId', '=', quiet.userId).execute()
  expect(mails).toMatchObject([{ kind: 'digest', isSent: false, subject: expect.stringMatching(/^\d{4}-W\d\d$/) }])
})

test('another day, another hour, no day, a strange zone and an unconfirmed mail get none', async () => {
  const orla = await brand()
  await collection(orla.id, { liveAt: instantFrom(-1) })
  const people = [
    await reader({ digestDay: (day + 1) % 7 }),
    await reader({ digestHour: hour + 1 }),
    await reader({ digestHour: hour - 3 }),
    await reader({ digestDay: null }),
    await reader({ digestTimeZone: 'Mars/Olympus' }),
    await reader({ emailVerifiedAt: null }),
  ]
  const right = await reader({ digestHour: hour - 2 })
  for (const who of [...people, right]) await follow(who, orla.id)
  await sendDigests(deps)
  for (const [at, who] of people.entries()) expect([at, await mailsTo(who.email)]).toEqual([at, []])
  expect(await mailsTo(right.email)).toHaveLength(1)
})

test('a demo’s digest stays in the house', async () => {
  const orla = await brand()
  await collection(orla.id, { liveAt: instantFrom(-1) })
  const demo = await reader({}, { isDemo: true })
  await follow(demo, orla.id)
  await sendDigests(deps)
  expect(await mailsTo(demo.email)).toMatchObject([{ status: 'KEPT' }])
})
