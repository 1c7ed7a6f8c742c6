import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { follows } from '@souk/contract/follows/follows.contract.ts'
import { fillCollection } from '../../testing/catalog.ts'
import { followWorld } from '../../testing/follows.ts'
import { newWorld } from '../../testing/world.ts'
import { beginClosings, beginOpening, tellFollowers, tellQueue } from './tell-followers.ts'

const world = await newWorld({ isDemo: false })
const { ask, close, db, deps, dispatch, person } = world
afterAll(close)
const { brand, collection, closing, retailer, follow, mailsTo } = followWorld(world)

const rounds = async (collectionId: string) => {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = ${tellQueue} and data->>'collectionId' = ${collectionId}`.execute(db)
  return rows.map(({ data }) => data)
}
const opening = (collectionId: string) => tellFollowers(deps, { collectionId, kind: 'opening' })

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
    expect(await rounds(id)).toEqual([{ collectionId: id, kind: 'opening' }])
    await Promise.all([opening(id), opening(id), opening(id)])
    await opening(id)
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
  test('many followers are mailed in batches', async () => {
    const orla = await brand()
    const { id } = await collection(orla.id)
    const store = await retailer()
    await sql`with made as (
        insert into user_account (email, first_name, last_name, email_verified_at)
        select 'part' || n || '@souk.test', 'A', 'B', now() from generate_series(1, 201) n returning id
      ), placed as (
        insert into association (user_id, entity_id, role) select id, ${store.entityId}, 'entityAdmin' from made
      )
      insert into follow (user_id, entity_id, brand_id) select id, ${store.entityId}, ${orla.id} from made`.execute(db)
    await opening(id)
    const sent = () => db.selectFrom('followMail').select('userId').where('subject', '=', id).execute()
    expect(await sent()).toHaveLength(200)
    const [next] = await rounds(id)
    expect(next).toMatchObject({ after: expect.any(String) })
    await tellFollowers(deps, next as Parameters<typeof tellFollowers>[1])
    expect(await sent()).toHaveLength(201)
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
    expect(await rounds(soon.id)).toEqual([{ collectionId: soon.id, kind: 'closing' }])
    expect([...(await rounds(later.id)), ...(await rounds(fresh.id))]).toEqual([])
    const tell = () => tellFollowers(deps, { collectionId: soon.id, kind: 'closing' })
    await Promise.all([tell(), tell()])
    const [mail, ...more] = await mailsTo(nadia.email)
    expect(more).toEqual([])
    expect(mail!.subject).toBe('Orla: orders for Soon close soon')
  })
})
