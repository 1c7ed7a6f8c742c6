import { afterAll, describe, expect, test } from 'vitest'
import { relations } from '@souk/contract/connections/connections.contract.ts'
import { direct } from '@souk/contract/connections/direct.contract.ts'
import { readSheet } from '../../platform/documents/sheets/read-sheet.ts'
import { mailsTo, newTraders } from '../../testing/connections.ts'
import { workbookOf } from '../../testing/sheets.ts'
import { newTeam } from '../../testing/team.ts'
import { fileBody, newWorld, type Person } from '../../testing/world.ts'

const world = await newWorld()
const { app, ask, close, db } = world
afterAll(close)

const header = ['name', 'email', 'firstName', 'lastName', 'country', 'group', 'salesRepEmail', 'notes']
const upload = async (who: Person, call: typeof direct.importFile | typeof direct.validateFile, rows: string[][]) =>
  ask(who, call as typeof direct.importFile, fileBody('retailers.xlsx', await workbookOf(rows)))
const list = async (who: Person, query: object = {}) => (await ask(who, direct.list, { query })).data
const add = (who: Person, email: string, more: object = {}) =>
  ask(who, direct.add, { body: { name: 'Souk Lane', email, ...more } })
const invite = (who: Person, body: object, headers = {}) => ask(who, direct.invite, { body, headers })
const tokenIn = ({ html }: { html: string }) => /\/invitation\/([\w-]+)/.exec(html)![1]!
const look = (token: string) => ask(null, direct.invitation, { body: { token } })
const accept = (who: Person, token: string) => ask(who, direct.accept, { body: { token } })
let count = 0
const mail = () => `buyer${(count += 1)}@shop.test`

describe('a sheet', () => {
  test('is judged row by row and taken where it is good; the same again changes nothing', async () => {
    const { orla, admin, rep } = await newTraders(world)
    await db.insertInto('retailerGroup').values({ brandId: orla.entityId, name: 'Gulf' }).execute()
    const good = ['Atlas Rooms', 'Buyer@Atlas.test', 'Aya', 'Noor', 'france', 'gulf', rep.email, 'Met in Paris']
    const rows = [
      header,
      good,
      ['', 'no mail', '', '', 'Atlantis', 'Nowhere', 'nobody@x.test', ''],
      ['Twin', 'buyer@atlas.test', '', '', '', '', '', ''],
    ]
    const report = (await upload(admin, direct.validateFile, rows)).data as never as { rows: { problems: object[] }[] }
    expect(report).toMatchObject({ good: 1, bad: 2, changes: { NEW: 1, CHANGED: 0, SAME: 0 } })
    expect(report.rows[1]!.problems).toMatchObject([
      { column: 'name', value: '', problem: 'This cell is empty.', fix: 'Write the name.' },
      { column: 'email', value: 'no mail', fix: 'Write one address, such as buyer@shop.com.' },
      { column: 'country', value: 'Atlantis' },
      { column: 'group', value: 'Nowhere' },
      { column: 'salesRepEmail', value: 'nobody@x.test' },
    ])
    expect(report.rows[2]!.problems).toMatchObject([{ column: 'email', problem: 'Row 2 has the same email.' }])
    expect((await list(admin)).total).toBe(0) // nothing is written
    const first = (await upload(admin, direct.importFile, rows)).data
    expect([first.taken, first.changes.NEW, first.rows.map(({ row }) => row)]).toEqual([1, 1, [3, 4]])
    expect((await list(admin)).items).toMatchObject([
      {
        email: 'buyer@atlas.test',
        country: 'FR',
        group: { name: 'Gulf' },
        salesRep: { email: rep.email },
        status: 'ADDED',
      },
    ])
    const before = await db.selectFrom('directRetailer').selectAll().execute()
    const reimported = (await upload(admin, direct.importFile, [header, good])).data
    expect([reimported.taken, reimported.changes]).toEqual([0, { NEW: 0, CHANGED: 0, SAME: 1 }])
    expect(await db.selectFrom('directRetailer').selectAll().execute()).toEqual(before)
    const fixed = [{ row: 3, cells: { name: 'Casa', email: 'casa@x.test', country: 'IT' } }]
    expect((await ask(admin, direct.validateRows, { body: { rows: fixed } })).data).toMatchObject({ good: 1, bad: 0 })
    expect((await ask(admin, direct.importRows, { body: { rows: fixed } })).data).toMatchObject({ taken: 1, rows: [] })
  })
  test('what goes out comes back as it was, and a column that is missing leaves its cells alone', async () => {
    const { admin } = await newTraders(world)
    await add(admin, mail(), { country: 'AE', notes: '=1+1', firstName: 'Aya' })
    const answer = await app.inject({ url: direct.export.path, headers: { authorization: `Bearer ${admin.token}` } })
    const rows: string[][] = []
    for await (const { cells } of readSheet(answer.rawPayload, { rows: 99, columns: 40, cellLength: 500 }))
      rows.push(cells)
    expect(rows[0]).toEqual(header)
    expect(rows[1]).toContain('=1+1')
    expect((await upload(admin, direct.importFile, rows)).data).toMatchObject({ taken: 0, changes: { SAME: 1 } })
    const narrow = [
      ['name', 'email'],
      [`${rows[1]![0]} 2`, rows[1]![1]!],
    ]
    expect((await upload(admin, direct.importFile, narrow)).data).toMatchObject({ taken: 1, changes: { CHANGED: 1 } })
    expect((await list(admin)).items).toMatchObject([{ name: 'Souk Lane 2', country: 'AE', firstName: 'Aya' }])
  })
  test('without a name for each column, or with more than 5,000 rows, is refused as a whole', async () => {
    const { admin } = await newTraders(world)
    expect((await upload(admin, direct.importFile, [['name'], ['x']])).message).toContain('The column email is missing')
    const many = [['name', 'email'], ...Array.from({ length: 5_001 }, (_, n) => ['Shop', `a${n}@x.test`])]
    expect((await upload(admin, direct.importFile, many)).status).toBe(422)
    expect((await list(admin)).total).toBe(0)
  })
})

describe('the address book', () => {
  test('is the brand’s own; a manager keeps theirs and their representatives’, a representative reads', async () => {
    const { orla, admin, manager, rep, nadia } = await newTraders(world)
    const [mine, theirs] = [mail(), mail()]
    expect((await add(manager, mine)).data.salesRep!.userId).toBe(manager.userId)
    const contact = (await add(admin, theirs)).data
    expect((await add(manager, theirs)).message).toBe('A colleague looks after this retailer.')
    const sheet = [
      ['name', 'email'],
      ['Mine now', theirs],
    ]
    expect((await upload(manager, direct.importFile, sheet)).data).toMatchObject({ taken: 0, rows: [{ row: 2 }] })
    expect([(await list(admin)).total, (await list(manager)).total, (await list(rep)).total]).toEqual([2, 1, 0])
    await add(manager, mine, { salesRepId: rep.userId })
    expect((await list(rep)).total).toBe(1)
    expect((await add(rep, mail())).status).toBe(403)
    expect((await ask(nadia, direct.list)).status).toBe(403)
    const stranger = await (await newTeam(world)).join()
    const remove = (who: Person) => ask(who, direct.remove, { params: { id: contact.id } })
    for (const who of [manager, stranger]) expect((await remove(who)).status).toBe(404)
    expect((await invite(stranger, { ids: [contact.id] })).status).toBe(404)
    expect((await remove(admin)).status).toBe(200)
    expect(
      await db.selectFrom('directRetailer').select('id').where('brandId', '=', orla.entityId).execute(),
    ).toHaveLength(1)
  })
})

describe('an invitation', () => {
  test('leads the invited person into the relation, once', async () => {
    const { orla, admin, rep, nadia, kin } = await newTraders(world)
    const entry = (await add(admin, nadia.email, { salesRepId: rep.userId })).data
    expect((await invite(admin, { ids: [entry.id] })).data).toEqual({ invited: 1, skipped: 0 })
    expect((await list(admin)).items).toMatchObject([{ status: 'INVITED', mayInvite: false, relationId: null }])
    const [sent] = await mailsTo(world, nadia.email)
    expect(sent!.subject).toBe('Maison Orla invites Souk Lane to Souk')
    const token = tokenIn(sent!)
    for (const _ of [1, 2])
      expect((await look(token)).data).toMatchObject({
        brand: { name: 'Maison Orla' },
        email: nadia.email,
        hasAccount: true,
      })
    const colleague = await kin.join()
    const other = await accept(colleague, token)
    expect([other.status, other.message]).toEqual([
      409,
      `This invitation was sent to ${nadia.email}. Sign in with that email to accept it.`,
    ])
    expect((await accept(admin, token)).status).toBe(403)
    const answers = await Promise.all([accept(nadia, token), accept(nadia, token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await look(token)).status).toBe(404)
    const [relation] = (await ask(rep, relations.list)).data.items
    expect(relation).toMatchObject({ origin: 'direct', counterpart: { id: kin.entityId } })
    expect((await list(admin)).items).toMatchObject([{ status: 'JOINED', relationId: relation!.id }])
    expect((await invite(admin, { ids: [entry.id] })).data).toEqual({ invited: 0, skipped: 1 })
    expect((await ask(nadia, relations.list)).data.items).toMatchObject([{ counterpart: { id: orla.entityId } }])
  })
  test('proves the mail address of a person who just signed up', async () => {
    const { admin } = await newTraders(world)
    const shop = await world.person({ side: 'retailer' })
    const { email } = await db
      .selectFrom('userAccount')
      .select('email')
      .where('id', '=', shop.userId)
      .executeTakeFirstOrThrow()
    await invite(admin, { retailer: { name: 'New shop', email } })
    expect((await accept(shop, tokenIn((await mailsTo(world, email))[0]!))).status).toBe(200)
    const after = await db.selectFrom('userAccount').select('emailVerifiedAt').where('id', '=', shop.userId).execute()
    expect(after[0]!.emailVerifiedAt).not.toBeNull()
  })
  test('is never sent twice to one mail within a week: not at once, not by removing and adding', async () => {
    const { admin } = await newTraders(world)
    const email = mail()
    const entry = (await add(admin, email)).data
    const answers = await Promise.all([1, 2, 3].map(() => invite(admin, { ids: [entry.id] })))
    expect(answers.map(({ data }) => data.invited).sort()).toEqual([0, 0, 1])
    await ask(admin, direct.remove, { params: { id: entry.id } })
    expect((await look(tokenIn((await mailsTo(world, email))[0]!))).status).toBe(404) // the link ended with it
    expect((await invite(admin, { retailer: { name: 'Again', email } })).data).toEqual({ invited: 0, skipped: 1 })
    expect(await mailsTo(world, email)).toHaveLength(1)
    await db
      .updateTable('directMail')
      .set({ sentAt: new Date(Date.now() - 8 * 86_400_000) })
      .execute()
    expect((await list(admin)).items).toMatchObject([{ mayInvite: true }])
    expect((await invite(admin, { ids: (await list(admin)).items.map(({ id }) => id) })).data.invited).toBe(1)
  })
  test('a brand sends 200 a day; what does not fit is not half sent', async () => {
    const { orla, admin } = await newTraders(world)
    const ids = await Promise.all([1, 2].map(async () => (await add(admin, mail())).data.id))
    await db.insertInto('directMailCount').values({ brandId: orla.entityId, sent: 199 }).execute()
    const refused = await invite(admin, { ids })
    expect([refused.status, refused.message]).toEqual([
      429,
      'Your company can send 200 invitations a day. Send the rest tomorrow.',
    ])
    expect((await list(admin)).items).toMatchObject([{ mayInvite: true }, { mayInvite: true }])
    expect((await invite(admin, { ids: [ids[0]] })).data.invited).toBe(1)
    expect((await invite(admin, { ids: [ids[1]] })).status).toBe(429)
  })
  test('says the same to the brand whether the mail is known or not', async () => {
    const { admin, nadia } = await newTraders(world)
    const [known, unknown] = [
      await invite(admin, { retailer: { name: 'Shop', email: nadia.email } }),
      await invite(admin, { retailer: { name: 'Shop', email: mail() } }),
    ]
    expect(known.data).toEqual(unknown.data)
    const [a, b] = (await list(admin)).items
    expect([a!.status, a!.relationId, a!.mayInvite]).toEqual([b!.status, b!.relationId, b!.mayInvite])
  })
  test('waits for the inviter’s own mail, and is closed to an admin in their place', async () => {
    const { orla } = await newTraders(world)
    const fresh = await world.person({ side: 'brand', entityId: orla.entityId })
    expect((await invite(fresh, { retailer: { name: 'Shop', email: mail() } })).status).toBe(409)
    expect((await list(fresh)).total).toBe(0)
  })
  test('closes a request that waits between the two, and keeps a relation that is there', async () => {
    const { orla, admin, nadia, request, relate } = await newTraders(world)
    const { data } = await request(nadia, orla.entityId)
    await invite(admin, { retailer: { name: 'Kin', email: nadia.email } })
    const token = tokenIn((await mailsTo(world, nadia.email))[0]!)
    expect((await accept(nadia, token)).status).toBe(200)
    const rows = await db.selectFrom('connectionRequest').select('status').where('id', '=', data.id).execute()
    expect(rows).toEqual([{ status: 'ACCEPTED' }])
    expect((await ask(nadia, relations.list)).data.total).toBe(1)
    await expect(relate()).rejects.toThrow(/unique/)
  })
})

test('the list goes on after the last retailer seen', async () => {
  const { admin } = await newTraders(world)
  for (const name of ['Zed', 'atlas', 'Zed']) await add(admin, mail(), { name })
  const ids = async (query: object) => (await list(admin, query)).items.map(({ id }) => id)
  const all = await ids({})
  expect(all).toHaveLength(3)
  for (const [at, after] of all.entries()) expect(await ids({ after })).toEqual(all.slice(at + 1))
})
