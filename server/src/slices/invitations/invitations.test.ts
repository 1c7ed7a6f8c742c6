import type { Caller } from '../../platform/serving/http/mount.ts'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { catalogueProblems } from '@souk/contract/core/messages.ts'
import { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { type InvitationReport, invitations, invited } from '@souk/contract/invitations/invitations.contract.ts'
import { invitationsMessages } from '@souk/contract/invitations/invitations.messages.ts'
import { mailsTo } from '../../testing/connections.ts'
import { workbookOf } from '../../testing/sheets.ts'
import { fileBody, newWorld } from '../../testing/world.ts'
import { invitationsMailWords } from './invitations.mail-words.ts'
import { mailInvitation } from './mail-invitation.tsx'
import { joinInvitation } from './open-invitation.ts'

const world = await newWorld()
const { ask, close, db, deps, person } = world
afterAll(close)
const admin = await person({ side: 'souk' })

let count = 0
const newEmail = () => `hello${(count += 1)}@atelier.test`
const company = (values: object = {}) => ({
  company: 'Atelier Nord',
  email: newEmail(),
  side: 'brand',
  country: 'FR',
  language: 'en',
  ...values,
})
const invite = (body: object) => ask(admin, invitations.invite, { body })
const act = (name: 'sendAgain' | 'withdraw' | 'link', id: string) =>
  ask(admin, invitations[name] as typeof invitations.sendAgain, { params: { id } })
const statusOf = async (id: string) =>
  (await ask(admin, invitations.list)).data.items.find((one) => one.id === id)?.status

/** Writes the mails that wait, as the worker does. */
async function writeMails(): Promise<void> {
  const { rows } = await sql<{ payload: { id: string; links: number } }>`
    delete from outbox where topic = 'invitation.linked' returning payload`.execute(db)
  for (const { payload } of rows) await mailInvitation(deps, payload)
}
async function linksIn(email: string) {
  await writeMails()
  const { html } = (await mailsTo(world, email)).at(-1)!
  return { token: /\/join\/([\w.-]+)/.exec(html)![1]!, objection: /token=([\w.-]+)/.exec(html)![1]!, html }
}
const open = (token: string) => ask(null, invited.open, { body: { token } })

const registration = (email: string) => ({
  role: 'brand',
  entityName: 'Atelier Nord',
  firstName: 'Ada',
  lastName: 'Nord',
  country: 'France',
  countryCode: '+33',
  companyRole: 'FOUNDER',
  phone: '612345678',
  email,
  launchDate: '2099-01-01',
  termsAccepted: true,
})

describe('an invitation', () => {
  test('goes from invited over opened to joined, and its link confirms the address', async () => {
    const body = company({ language: 'ar', text: 'أهلًا بكم.\n\nنراكم قريبًا.' })
    const { status, data } = await invite(body)
    expect([status, data.status, data.mailedAt]).toEqual([201, 'INVITED', null])
    const { token, html } = await linksIn(body.email)
    expect(html).toContain('نراكم قريبًا.')
    expect((await ask(admin, invitations.list)).data.items[0]).toMatchObject({ mailedAt: expect.any(String) })
    const opened = (await open(token)).data
    expect(opened).toMatchObject({
      email: body.email,
      company: 'Atelier Nord',
      side: 'brand',
      country: 'FR',
      language: 'ar',
    })
    expect(await statusOf(data.id)).toBe('OPENED')
    const session = { token: opened.registrationToken! }
    const joined = await ask(session, signUp.register, { body: registration(body.email) })
    expect(joined.status).toBe(201)
    const { entityId, userId } = await lastRegistered()
    const account = db.selectFrom('userAccount').select('emailVerifiedAt').where('id', '=', userId)
    expect(await account.executeTakeFirst()).toEqual({ emailVerifiedAt: expect.any(Date) })
    await joinInvitation(db, { entityId, userId })
    expect(await statusOf(data.id)).toBe('JOINED')
    expect((await open(token)).status, 'the link ended with joining').toBe(404)
  })
  test('says the usual words where its writer left the text blank', async () => {
    const body = company({ side: 'retailer' })
    await invite(body)
    expect((await linksIn(body.email)).html).toContain('Our brands would like to meet you')
  })
  test('is refused for an account, an open invitation and a person who objected, by name', async () => {
    const known = await person({ side: 'brand' })
    const { email } = await db
      .selectFrom('userAccount')
      .select('email')
      .where('id', '=', known.userId)
      .executeTakeFirstOrThrow()
    expect(await invite(company({ email }))).toMatchObject({ status: 409, errors: [{ field: 'email' }] })
    const body = company()
    await invite(body)
    expect((await invite(body)).message).toBe('This address was invited before, and the invitation is open.')
    const { objection, token } = await linksIn(body.email)
    expect((await ask(null, invited.object, { body: { token: objection } })).status).toBe(200)
    expect((await open(token)).status).toBe(404)
    expect((await invite(body)).message).toBe('The person at this address asked for no further invitations.')
    expect((await ask(null, invited.object, { body: { token: `${objection.slice(0, -2)}AA` } })).status).toBe(404)
  })
  test('of two for one address at once one stands', async () => {
    const body = company()
    const answers = await Promise.all([1, 2, 3].map(() => invite(body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })
  test('is sent again with a new link, not twice in ten minutes; withdrawn its link is dead', async () => {
    const body = company()
    const { id } = (await invite(body)).data
    const first = await linksIn(body.email)
    expect((await act('sendAgain', id)).status).toBe(409)
    await sql`update invitation set linked_at = now() - interval '11 minutes' where id = ${id}`.execute(db)
    expect((await act('sendAgain', id)).status).toBe(200)
    const second = await linksIn(body.email)
    expect([(await open(first.token)).status, (await open(second.token)).status]).toEqual([404, 200])
    expect((await act('withdraw', id)).data.status).toBe('WITHDRAWN')
    expect((await open(second.token)).status).toBe(404)
    expect((await act('sendAgain', id)).status).toBe(409)
    expect((await invite(body)).status, 'a withdrawn company may be invited anew').toBe(201)
  })
  test('a link that is too old offers another, to the invited address alone', async () => {
    const body = company()
    const { id } = (await invite(body)).data
    const { token } = await linksIn(body.email)
    await sql`update invitation set expires_at = now(), linked_at = now() - interval '8 days' where id = ${id}`.execute(
      db,
    )
    await sql`update one_time_token set expires_at = now() where subject = ${id}`.execute(db)
    expect([(await open(token)).status, await statusOf(id)]).toEqual([404, 'EXPIRED'])
    const renewed = await ask(null, invited.renew, { body: { token } })
    const unknown = await ask(null, invited.renew, { body: { token: `${crypto.randomUUID()}.abc` } })
    expect([renewed.status, renewed.message]).toEqual([unknown.status, unknown.message])
    expect((await open((await linksIn(body.email)).token)).status).toBe(200)
    expect(await mailsTo(world, body.email)).toHaveLength(2)
  })
  test('leaves no more than 2,000 times a day', async () => {
    await sql`update invitation_day set sent = 2000`.execute(db)
    const body = company()
    expect((await invite(body)).status).toBe(429)
    await sql`delete from invitation_day`.execute(db)
    expect((await invite(body)).status).toBe(201)
  })
})

describe('a sheet', () => {
  const header = ['company', 'email', 'side', 'country', 'language']
  const judge = async (rows: string[][]) =>
    (await ask(admin, invitations.validateFile, fileBody('companies.xlsx', await workbookOf(rows))))
      .data as InvitationReport
  test('is judged row by row: what is wrong, twice in the file, known already or invited before', async () => {
    const [known, before] = [await person({ side: 'brand' }), company()]
    const { email } = await db
      .selectFrom('userAccount')
      .select('email')
      .where('id', '=', known.userId)
      .executeTakeFirstOrThrow()
    await invite(before)
    const good = ['Casa Sol', newEmail().toUpperCase(), 'Retailer', 'فرنسا', 'العربية']
    const report = await judge([
      header,
      good,
      ['', 'no mail', 'shop', 'Atlantis', 'French'],
      ['Twin', good[1]!, 'brand', 'FR', ''],
      ['Known', email, 'brand', 'FR', ''],
      ['Before', before.email, 'brand', 'FR', ''],
    ])
    expect(report).toMatchObject({ good: 1, bad: 4 })
    expect(report.rows[1]!.problems.map(({ column, fix }) => [column, fix])).toEqual([
      ['company', 'Write the company.'],
      ['email', 'Write one address, such as buyer@shop.com.'],
      ['side', 'Write brand or retailer.'],
      ['country', 'Write its two letters or its name, such as FR or France.'],
      ['language', 'Write English or Arabic, or leave it empty for the usual one.'],
    ])
    expect(report.rows.slice(2).map(({ problems }) => problems[0]!.problem)).toEqual([
      'Row 2 has the same email.',
      'This address has an account already.',
      'This address was invited before, and the invitation is open.',
    ])
  })
  test('good rows are invited with the text of their side and language while bad ones wait', async () => {
    const email = newEmail()
    const rows = [
      { row: 2, cells: { company: 'Casa Sol', email, side: 'retailer', country: 'ES' } },
      { row: 3, cells: { company: 'No address', side: 'retailer', country: 'ES' } },
    ]
    const sent = await ask(admin, invitations.inviteRows, { body: { rows, texts: { retailerEn: 'Come and see.' } } })
    expect(sent.data).toMatchObject({ invited: 1, rows: [{ row: 3, problems: [{ column: 'email' }] }] })
    expect((await linksIn(email)).html).toContain('Come and see.')
    const second = await ask(admin, invitations.inviteRows, { body: { rows, texts: {} } })
    expect(second.data, 'the same again invites no one twice').toMatchObject({
      invited: 0,
      rows: [{ row: 2 }, { row: 3 }],
    })
  })
})

test('a marketplace that cannot send mail writes none and hands out a link instead', async () => {
  const silent = { ...deps, config: { ...deps.config, isDemo: false, smtpUrl: null } }
  const { copyLink, invite: inviteWith } = await import('./invite.ts')
  const caller = { language: 'en', requestId: 'r' } as Caller
  const body = company() as Parameters<typeof inviteWith>[2]
  const { id } = await inviteWith(silent, admin, { ...body, text: '' }, caller)
  await writeMails()
  expect(await mailsTo(world, body.email)).toEqual([])
  const { href } = await copyLink(silent, admin, id, caller)
  const rows = db.selectFrom('audit').select('subject').where('action', '=', 'invitations.linkCopied')
  expect(await rows.execute()).toEqual([{ subject: id }])
  expect((await open(href.split('/join/')[1]!)).data.email).toBe(body.email)
  expect((await act('link', id)).status, 'where mails leave there is no link to copy').toBe(409)
})

test('the words stand in both languages', () => {
  expect(catalogueProblems(invitationsMessages)).toEqual([])
  expect(catalogueProblems(invitationsMailWords)).toEqual([])
})

async function lastRegistered() {
  const { payload } = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'entity.registered')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return payload as { entityId: string; userId: string }
}
