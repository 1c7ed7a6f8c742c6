import { afterAll, describe, expect, test } from 'vitest'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { newWorld } from '../../../testing/world.ts'
import { eventually } from '../../../testing/eventually.ts'

const { ask, close, db, entity, person, user } = await newWorld()
afterAll(close)
const admin = await person({ side: 'souk' })

describe('people', () => {
  test('are found by a part of name or mail, with where they belong', async () => {
    const { id: entityId } = await entity({ type: 'brand', name: 'Orla' })
    const { id: userId } = await user({ firstName: 'Zenobia', lastName: 'Kay', email: 'zk_1@orla.test' })
    await db.insertInto('association').values({ userId, entityId, role: 'salesManager', joinedAt: null }).execute()
    for (const q of ['zenobia k', 'ZK_1@', 'orla.test']) {
      const { data } = await ask(admin, admins.users, { query: { q } })
      expect(data.items.map((one) => one.id)).toEqual([userId])
      expect(data.items[0]).toMatchObject({
        isVerified: false,
        lastSeenAt: null,
        places: [{ entityId, entityName: 'Orla', side: 'brand', role: 'salesManager', isPending: true }],
      })
    }
    expect((await ask(admin, admins.users, { query: { q: 'zk%1' } })).data.items).toEqual([])
  })
  test('by side, page after page, none twice', async () => {
    for (let n = 0; n < 5; n += 1) await person({ side: 'retailer' })
    const all = await ask(admin, admins.users, { query: { side: 'retailer', limit: '100' } })
    const first = await ask(admin, admins.users, { query: { side: 'retailer', limit: '3' } })
    const rest = await ask(admin, admins.users, {
      query: { side: 'retailer', limit: '100', after: first.data.items.at(-1)!.id },
    })
    expect([...first.data.items, ...rest.data.items].map(({ id }) => id)).toEqual(all.data.items.map(({ id }) => id))
    expect(all.data.items.every(({ places }) => places[0]!.side === 'retailer')).toBe(true)
    expect((await ask(admin, admins.users, { query: { side: 'souk' } })).data.total).toBe(1)
  })
})

describe('entities', () => {
  test('get the fields only an admin may set, and the change is audited', async () => {
    const { id } = await entity({ type: 'retailer', name: 'Layali' })
    const body = { isPremium: true, isLeadAIEnabled: true, access: ['direct', 'direct'] }
    const { status, data } = await ask(admin, admins.changeEntity, { params: { id }, body })
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, isPremium: true, isLeadAIEnabled: true, isDemo: false, access: ['direct'] })
    const { data: log } = await ask(admin, admins.audit, { query: { action: 'admin.entity' } })
    expect(log.items[0]).toMatchObject({ subject: id, details: body, user: { id: admin.userId } })
    expect((await ask(admin, admins.changeEntity, { params: { id }, body: { entityName: 'Mine' } })).status).toBe(422)
    expect((await ask(admin, admins.changeEntity, { params: { id }, body: {} })).status).toBe(200)
    const nowhere = { id: '00000000-0000-4000-8000-000000000000' }
    expect((await ask(admin, admins.changeEntity, { params: nowhere, body })).status).toBe(404)
  })
  test('are found by name, type, access and mark', async () => {
    const { id } = await entity({ type: 'brand', name: 'Quince & Co', isPremium: true, access: ['direct'] })
    const found = async (query: object) =>
      (await ask(admin, admins.entities, { query })).data.items.some((one) => one.id === id)
    expect(await found({ q: 'quince' })).toBe(true)
    expect(await found({ q: 'quince', type: 'brand', access: 'direct', isPremium: 'true', isDemo: 'false' })).toBe(true)
    for (const other of [{ type: 'retailer' }, { access: 'marketplace' }, { isPremium: 'false' }, { isDemo: 'true' }])
      expect(await found({ q: 'quince', ...other })).toBe(false)
  })
})

describe('flags', () => {
  test('are switched for an entity, a trait or a share, and everybody knows at once', async () => {
    const brand = await person({ side: 'brand' })
    const retailer = await person({ side: 'retailer' })
    const rule = { isOn: false, percentage: 0, entityIds: [brand.entityId!], traits: {} }
    const set = (body: object) => ask(admin, admins.setFlag, { params: { key: 'retailerAi' }, body })
    const isOn = async (who: typeof brand) => (await ask(who, reference.flags)).data.retailerAi
    const { data } = await set(rule)
    expect(data.entities).toEqual([{ id: brand.entityId, name: 'Maison Orla' }])
    expect(data.updatedBy).toBe('Nadia Karam')
    await eventually(async () => expect([await isOn(brand), await isOn(retailer)]).toEqual([true, false]))
    await set({ ...rule, entityIds: [], traits: { side: ['retailer'] } })
    await eventually(async () => expect([await isOn(brand), await isOn(retailer)]).toEqual([false, true]))
    await set({ ...rule, entityIds: [], percentage: 100 })
    await eventually(async () => expect([await isOn(brand), await isOn(retailer)]).toEqual([true, true]))
  })
  test('refuse nonsense', async () => {
    const rule = { isOn: false, percentage: 0, entityIds: [], traits: {} }
    const set = (key: string, body: object) => ask(admin, admins.setFlag, { params: { key }, body })
    expect((await set('retailerAi', { ...rule, percentage: 101 })).status).toBe(422)
    expect((await set('retailerAi', { ...rule, traits: { shoeSize: ['42'] } })).status).toBe(422)
    expect((await set('noSuchFlag', rule)).status).toBe(404)
  })
})

describe('the audit log', () => {
  test('is read by action, person, entity and day, back to its beginning', async () => {
    const entityId = (await entity({ type: 'brand' })).id
    const rows = ['a.one', 'a.two', 'b.one'].map((action) => ({ action, entityId, userId: admin.userId }))
    await db.insertInto('audit').values(rows).execute()
    const actions = async (query: object) =>
      (await ask(admin, admins.audit, { query })).data.items.map(({ action }) => action)
    expect(await actions({ entityId })).toEqual(['b.one', 'a.two', 'a.one'])
    expect(await actions({ entityId, action: 'a.' })).toEqual(['a.two', 'a.one'])
    const today = new Date().toISOString().slice(0, 10)
    expect(await actions({ entityId, from: today, to: today })).toHaveLength(3)
    expect(await actions({ entityId, to: '2020-01-01' })).toEqual([])
    const { data } = await ask(admin, admins.audit, { query: { entityId, limit: '1' } })
    expect(data.total).toBe(3)
    expect(await actions({ entityId, after: data.items[0]!.id })).toEqual(['a.two', 'a.one'])
  })
})

describe('documents', () => {
  test('wait in a queue, and are verified or sent back with a reason', async () => {
    const { id: entityId } = await entity({ type: 'brand', name: 'Docs' })
    const values = { entityId, kind: 'OTHER', location: '/files/document/a.pdf', name: 'a.pdf', bytes: 9 }
    const { id } = await db.insertInto('document').values(values).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('document')
      .values({ ...values, expiresOn: '2020-01-01' })
      .execute()
    const { data } = await ask(admin, admins.documents, { query: { status: 'PENDING' } })
    expect(data.items.map((one) => one.id)).toEqual([id])
    expect(data.items[0]).toMatchObject({ entity: { id: entityId, name: 'Docs', side: 'brand' } })
    expect(data.items[0]!.url).toContain('signature=')
    const review = (body: object) => ask(admin, admins.reviewDocument, { params: { id }, body })
    const silent = await review({ status: 'REJECTED', reason: '' })
    expect([silent.status, silent.errors[0]?.field]).toEqual([422, 'reason'])
    expect((await review({ status: 'REJECTED', reason: 'The page is cut off.' })).data.status).toBe('REJECTED')
    expect((await ask(admin, admins.documents, { query: { status: 'EXPIRED' } })).data.total).toBe(1)
  })
})

describe('mails', () => {
  test('that were not sent are listed and can be sent again', async () => {
    const values = { language: 'en', subject: 'Hello', html: '', body: '' }
    const [failed] = await db
      .insertInto('mail')
      .values([
        { ...values, recipient: 'failed@souk.test', status: 'FAILED', failure: 'no such host', tries: 30 },
        { ...values, recipient: 'sent@souk.test', status: 'SENT' },
      ])
      .returning('id')
      .execute()
    const list = async () => (await ask(admin, admins.mails, { query: { status: 'FAILED' } })).data.items
    expect(await list()).toMatchObject([{ id: failed!.id, recipient: 'failed@souk.test', failure: 'no such host' }])
    expect((await ask(admin, admins.resendMail, { params: { id: failed!.id } })).status).toBe(200)
    expect(await list()).toEqual([])
    const [row] = (await ask(admin, admins.mails, { query: { status: 'WAITING' } })).data.items
    expect(row).toMatchObject({ id: failed!.id, status: 'WAITING', tries: 0 })
    expect((await ask(admin, admins.resendMail, { params: { id: crypto.randomUUID() } })).status).toBe(404)
  })
})
