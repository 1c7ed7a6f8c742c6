import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { follows } from '@souk/contract/follows/follows.contract.ts'
import { fillCollection } from '../../testing/catalog.ts'
import { followWorld } from '../../testing/follows.ts'
import { newWorld } from '../../testing/world.ts'
import { workOff } from '../../platform/delivery/outgoing/work-off.ts'
import { beginClosings, beginOpening, outgoingRounds } from './tell-followers.ts'

const world = await newWorld({ isDemo: false })
const { ask, close, db, deps, dispatch, person } = world
afterAll(close)
const { brand, collection, closing, retailer, follow, mailsTo } = followWorld(world)

const rounds = (collectionId: string) =>
  db
    .selectFrom('followRound')
    .select(['kind', 'status', 'tries'])
    .where('collectionId', '=', collectionId)
    .orderBy('startedAt')
    .execute()
const tell = () => workOff(deps, outgoingRounds(deps))
/** Also again: a round whose end was not recorded begins anew. */
async function opening(collectionId: string): Promise<void> {
  await sql`insert into follow_round (collection_id, kind) values (${collectionId}, 'opening')
    on conflict (collection_id, kind) do update set status = 'WAITING', due_at = now(), told_to = null`.execute(db)
  await tell()
}
/** So many people of a store follow the brand. */
async function crowd(brandId: string, count: number, name: string): Promise<void> {
  const store = await retailer()
  await sql`with made as (
      insert into user_account (email, first_name, last_name, email_verified_at)
      select ${name}::text || n || '@souk.test', 'A', 'B', now() from generate_series(1, ${count}) n returning id
    ), placed as (
      insert into association (user_id, entity_id, role) select id, ${store.entityId}, 'entityAdmin' from made
    )
    insert into follow (user_id, entity_id, brand_id) select id, ${store.entityId}, ${brandId} from made`.execute(db)
}
const mailedFollowers = (collectionId: string) =>
  db.selectFrom('followMail').select('userId').where('subject', '=', collectionId).execute()

describe('a collection goes live', () => {
  test('followers are mailed once though the event arrives twice at two workers', async () => {
    const orla = await brand({ name: 'Maison Orla' })
    const nadia = await retailer()
    await follow(nadia, orla.id)
    const { id } = await collection(orla.id, { name: 'Resort', status: 'IN_REVIEW', liveAt: null })
    await fillCollection(db, { brandId: orla.id, collectionId: id, count: 1 })
    const reviewer = await person({ side: 'souk' })
    await ask(reviewer, collections.change, { params: { collectionId: id }, body: { status: 'LIVE' } })
    await dispatch()
    const { rows } = await sql`select 1 from pgboss.job where name = 'on.collection.publish.followers'
      and data->>'collectionId' = ${id}`.execute(db)
    expect(rows).toHaveLength(1)

    await Promise.all([beginOpening(deps, id), beginOpening(deps, id)])
    expect(await rounds(id)).toEqual([{ kind: 'opening', status: 'WAITING', tries: 0 }])
    await Promise.all([tell(), tell(), tell()])
    await opening(id)
    expect(await rounds(id)).toMatchObject([{ status: 'DONE' }])
    const [mail, ...more] = await mailsTo(nadia.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Maison Orla: Resort is open', status: 'WAITING', language: 'en' })
    expect(mail!.body).toContain(`/products/${id}`)
    expect(mail!.body).toContain('because you follow \u2068Maison Orla\u2069')
    expect(mail!.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http.+\/api\/schedule\/unsubscribe\?token=.+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': '<opening.souk.test>',
    })
  })
  test('in the reader’s language', async () => {
    const orla = await brand({ name: 'Orla' })
    const reader = await retailer()
    await db.updateTable('userAccount').set({ language: 'ar' }).where('id', '=', reader.userId).execute()
    await follow(reader, orla.id)
    const { id } = await collection(orla.id, { name: 'SS27' })
    await opening(id)
    expect(await mailsTo(reader.email)).toMatchObject([{ subject: 'مجموعة SS27 من Orla متاحة الآن', language: 'ar' }])
  })
  test('only to followers who may see it, want it, confirmed their mail and are still there', async () => {
    const orla = await brand({ restrictedCountries: ['FR'] })
    const nobody = {
      stranger: await retailer(),
      french: await retailer({ country: 'FR' }),
      direct: await retailer({ access: ['direct'] }),
      quiet: await retailer(),
      unverified: await retailer(),
      gone: await retailer(),
    }
    const { stranger, quiet, unverified, gone, ...others } = nobody
    for (const who of [quiet, unverified, gone, ...Object.values(others)]) await follow(who, orla.id)
    await ask(quiet, follows.chooseMails, { body: { opening: false, closing: true } })
    await db.updateTable('userAccount').set({ emailVerifiedAt: null }).where('id', '=', unverified.userId).execute()
    await db.deleteFrom('association').where('userId', '=', gone.userId).execute()
    const demo = await retailer({ isDemo: true })
    await follow(demo, orla.id)
    const { id } = await collection(orla.id)
    await opening(id)
    for (const [name, who] of Object.entries(nobody)) expect([name, await mailsTo(who.email)]).toEqual([name, []])
    expect(await mailsTo(demo.email)).toMatchObject([{ status: 'KEPT' }]) // a demo's mail stays in the house
    expect(stranger.userId).toBeDefined()
  })
  test('a collection that closed meanwhile is not mailed', async () => {
    const orla = await brand()
    const nadia = await retailer()
    await follow(nadia, orla.id)
    const past = await closing(orla.id, -3)
    const back = await collection(orla.id, { status: 'NEW', liveAt: null })
    const away = await collection(orla.id, { archivedAt: new Date() })
    for (const { id } of [past, back, away]) await opening(id)
    expect(await mailsTo(nadia.email)).toEqual([])
  })
  test('ten mails a day are enough', async () => {
    const orla = await brand()
    const nadia = await retailer()
    await follow(nadia, orla.id)
    for (let n = 0; n < 12; n += 1) {
      const { id } = await collection(orla.id, { name: `No ${n}` })
      await opening(id)
      await opening(id) // a repeat does not count
    }
    expect(await mailsTo(nadia.email)).toHaveLength(10)
    const rows = await db.selectFrom('followMail').select('isSent').where('userId', '=', nadia.userId).execute()
    expect(rows.filter(({ isSent }) => !isSent)).toHaveLength(2)
  })
  test('many followers are told part by part, by several workers, each once', async () => {
    const [orla, rue] = [await brand(), await brand()]
    const [large, small] = [await collection(orla.id), await collection(rue.id)]
    await crowd(orla.id, 201, 'part')
    await crowd(rue.id, 1, 'single')
    await beginOpening(deps, large.id)
    await beginOpening(deps, small.id)
    await Promise.all([tell(), tell(), tell()])
    expect(await rounds(large.id)).toMatchObject([{ status: 'DONE' }])
    expect([(await mailedFollowers(large.id)).length, (await mailedFollowers(small.id)).length]).toEqual([201, 1])
    const mails = await db.selectFrom('mail').select('recipient').where('recipient', 'like', 'part%').execute()
    expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([201, 201])
  })
  test('a part that fails is tried again, and given up after a day', async () => {
    const orla = await brand()
    const { id } = await collection(orla.id)
    await crowd(orla.id, 2, 'failing')
    await beginOpening(deps, id)
    const broken = () => workOff(deps, outgoingRounds({ ...deps, sendMail: () => Promise.reject(new Error('full')) }))
    await broken()
    expect([await rounds(id), await mailedFollowers(id)]).toEqual([
      [{ kind: 'opening', status: 'WAITING', tries: 1 }],
      [],
    ])
    await tell() // too early
    expect(await mailedFollowers(id)).toEqual([])
    await sql`update follow_round set due_at = now() where collection_id = ${id}`.execute(db)
    await tell()
    expect([(await rounds(id))[0]!.status, (await mailedFollowers(id)).length]).toEqual(['DONE', 2])
    const next = await collection(orla.id)
    await beginOpening(deps, next.id)
    await sql`update follow_round set started_at = now() - interval '25 hours' where collection_id = ${next.id}`.execute(
      db,
    )
    await broken()
    expect(await rounds(next.id)).toMatchObject([{ status: 'FAILED' }])
  })
})

describe('a deadline comes near', () => {
  test('three days before, once, and not for what opened only today', async () => {
    const orla = await brand({ name: 'Orla' })
    const nadia = await retailer()
    await follow(nadia, orla.id)
    const soon = await closing(orla.id, 2, { name: 'Soon' })
    const later = await closing(orla.id, 4, { name: 'Later' })
    const fresh = await closing(orla.id, 1, { name: 'Fresh', liveAt: new Date() })
    await Promise.all([beginClosings(deps), beginClosings(deps)])
    await beginClosings(deps)
    expect(await rounds(soon.id)).toMatchObject([{ kind: 'closing', status: 'WAITING' }])
    expect([...(await rounds(later.id)), ...(await rounds(fresh.id))]).toEqual([])
    await Promise.all([tell(), tell()])
    const [mail, ...more] = await mailsTo(nadia.email)
    expect(more).toEqual([])
    expect(mail!.subject).toBe('Orla: orders for Soon close soon')
  })
  test('of one collection the closing waits for the opening', async () => {
    const orla = await brand({ name: 'Orla' })
    const nadia = await retailer()
    await follow(nadia, orla.id)
    const { id } = await closing(orla.id, 2, { name: 'Soon' })
    const held = sql`now() + interval '1 hour'`
    await beginOpening(deps, id)
    await sql`update follow_round set due_at = ${held} where collection_id = ${id}`.execute(db) // it failed and waits
    await beginClosings(deps)
    await tell()
    expect(await mailsTo(nadia.email)).toEqual([])
    await sql`update follow_round set due_at = now() where collection_id = ${id}`.execute(db)
    await Promise.all([tell(), tell()])
    await tell()
    expect((await mailsTo(nadia.email)).map(({ subject }) => subject)).toEqual([
      'Orla: Soon is open',
      'Orla: orders for Soon close soon',
    ])
  })
})
