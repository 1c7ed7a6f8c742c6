import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { outgoingMails } from '../../../platform/delivery/mail/deliver-mail.ts'
import { openMailServer } from '../../../platform/delivery/mail/mail-server.ts'
import { workOff } from '../../../platform/delivery/outgoing/work-off.ts'
import { newMailServer } from '../../../testing/outside/mail-server.ts'
import { newWorld } from '../../../testing/world.ts'

const { ask, close, db, deps, jobs, person } = await newWorld()
afterAll(close)
const admin = await person({ side: 'souk' })
const reason = 'Ticket 4711'
const lastAudit = () =>
  db.selectFrom('audit').selectAll().where('userId', '=', admin.userId).orderBy('id', 'desc').executeTakeFirstOrThrow()

describe('a person in the console', () => {
  test('shows sessions and second factors, and is absent by another id', async () => {
    const nadia = await person({ side: 'retailer' })
    const { data } = await ask(admin, consoleCalls.user, { params: { id: nadia.userId } })
    expect(data).toMatchObject({ id: nadia.userId, hasTwoFactor: false, passkeys: 0 })
    expect(data.sessions).toHaveLength(1)
    expect(JSON.stringify(data)).not.toMatch(/argon2|token/i)
    expect((await ask(admin, consoleCalls.user, { params: { id: crypto.randomUUID() } })).status).toBe(404)
  })
  test('is signed out everywhere with a reason that is written down', async () => {
    const nadia = await person({ side: 'retailer' })
    const params = { id: nadia.userId }
    expect((await ask(admin, consoleCalls.endUserSessions, { params, body: {} })).status).toBe(422)
    const { data } = await ask(admin, consoleCalls.endUserSessions, { params, body: { reason } })
    expect(data.ended).toBe(1)
    expect((await ask(nadia, identity.me)).status).toBe(401)
    expect(await lastAudit()).toMatchObject({
      action: 'admin.sessionsEnded',
      subject: nadia.userId,
      details: { reason, ended: 1 },
    })
  })
  test('loses the second factor and the sessions by a reset, and is told by mail; never the admin themselves', async () => {
    const nadia = await person({ side: 'retailer' })
    const params = { id: nadia.userId }
    const reset = (id = nadia.userId) => ask(admin, consoleCalls.resetTwoFactor, { params: { id }, body: { reason } })
    expect((await reset()).status).toBe(409)
    const secret = Buffer.from('x')
    await db.insertInto('twoFactor').values({ userId: nadia.userId, secret, confirmedAt: new Date() }).execute()
    await db.insertInto('recoveryCode').values({ userId: nadia.userId, hash: secret }).execute()
    expect((await ask(admin, consoleCalls.user, { params })).data.hasTwoFactor).toBe(true)
    expect((await reset()).status).toBe(200)
    expect((await ask(admin, consoleCalls.user, { params })).data).toMatchObject({ hasTwoFactor: false, sessions: [] })
    const events = await db.selectFrom('outbox').select('payload').where('topic', '=', 'account.secured').execute()
    expect(events).toContainEqual({ payload: { userId: nadia.userId, change: 'twoFactorReset' } })
    expect((await reset(admin.userId)).status).toBe(409)
  })
})

test('the history of a flag says who changed what from what', async () => {
  const set = (percentage: number) =>
    ask(admin, admins.setFlag, {
      params: { key: 'productEdit' },
      body: { isOn: false, percentage, entityIds: [], traits: {} },
    })
  await set(10)
  await set(40)
  const { data } = await ask(admin, consoleCalls.flagHistory, { params: { key: 'productEdit' } })
  expect(data).toMatchObject([
    { by: 'Nadia Karam', before: { percentage: 10 }, after: { percentage: 40 } },
    { before: null, after: { percentage: 10 } },
  ])
})

describe('mails', () => {
  const write = async (kind: string | null, status: string, body: string, subject = 'Hello') => {
    const mail = { recipient: 'log@souk.test', language: 'en', subject, html: '', body, kind, status }
    return (await db.insertInto('mail').values(mail).returning('id').executeTakeFirstOrThrow()).id
  }
  test('are found by recipient, state and day, and show no code and no token', async () => {
    const code = await write('code', 'SENT', 'Type 123456', '123456 is your code for Souk')
    const link = await write('loginLink', 'FAILED', `https://souk.test/?loginLink=${'a'.repeat(43)}`)
    const { data } = await ask(admin, admins.mails, { query: { q: 'log@souk' } })
    expect(data.items.map(({ id }) => id)).toEqual([link, code])
    expect(JSON.stringify(data)).not.toContain('123456')
    const texts = [code, link].map(async (id) => (await ask(admin, consoleCalls.mail, { params: { id } })).data.text)
    expect(await Promise.all(texts)).toEqual(['Type ••••••', 'https://souk.test/?loginLink=•••'])
    expect((await ask(admin, admins.mails, { query: { status: 'SENT', q: 'log@' } })).data.items).toHaveLength(1)
    expect((await ask(admin, admins.mails, { query: { to: '2020-01-01' } })).data.items).toEqual([])
  })
  test('are sent again only where what they bring still works', async () => {
    const [dead, fine] = [await write('loginLink', 'FAILED', ''), await write('invitation', 'FAILED', '')]
    expect((await ask(admin, admins.resendMail, { params: { id: dead } })).status).toBe(409)
    expect((await ask(admin, admins.resendMail, { params: { id: fine } })).status).toBe(200)
  })
  const statusOf = async (id: string) =>
    await db.selectFrom('mail').select(['status', 'sentAt']).where('id', '=', id).executeTakeFirstOrThrow()
  const withheldMail = async (kind: string | null = null) => {
    await deps.sendMail(db, {
      to: 'kept@souk.test',
      language: 'en',
      rendered: { subject: 'Hi', html: 'Hi', body: 'Hi' },
    })
    const { id } = await db.selectFrom('mail').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await workOff(deps, outgoingMails(db, null))
    await db.updateTable('mail').set({ kind }).where('id', '=', id).execute()
    return id
  }
  test('that were kept for want of a mail server have no time at which they were sent, and leave once when there is one', async () => {
    const [id, link] = [await withheldMail(), await withheldMail('loginLink')]
    expect(await statusOf(id)).toEqual({ status: 'KEPT', sentAt: null })
    const send = (mailId: string) => ask(admin, admins.resendMail, { params: { id: mailId } })
    expect(await send(id)).toMatchObject({ status: 409, message: expect.stringContaining('SMTP_URL') })
    const server = await newMailServer()
    deps.config.smtpUrl = server.url
    expect((await Promise.all([send(id), send(id), send(link)])).map(({ status }) => status)).toEqual([200, 200, 409])
    const transport = openMailServer(deps.config, () => 'Souk')!
    const run = () => workOff(deps, outgoingMails(db, transport))
    await Promise.all([run(), run()])
    await run()
    transport.close()
    expect(server.mails).toHaveLength(1)
    expect((await statusOf(id)).status).toBe('SENT')
    expect((await send(id)).status).toBe(409)
    deps.config.smtpUrl = null
    await server.close()
  })
  test('that were kept are dropped once, and what was sent or stays in the house is not', async () => {
    const [id, sent, inHouse] = [await withheldMail(), await write(null, 'SENT', ''), await write(null, 'KEPT', '')]
    const drop = (mailId: string) => ask(admin, admins.dropMail, { params: { id: mailId } })
    const both = await Promise.all([drop(id), drop(id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await statusOf(id)).status).toBe('DROPPED')
    expect((await ask(admin, admins.resendMail, { params: { id } })).status).toBe(409)
    expect([(await drop(sent)).status, (await drop(inHouse)).status]).toEqual([409, 409])
    expect((await drop(crypto.randomUUID())).status).toBe(404)
    expect(await lastAudit()).toMatchObject({ action: 'admin.mailDropped', subject: id })
  })
})

describe('failed jobs', () => {
  const failed = async () => {
    const id = crypto.randomUUID()
    await jobs.enqueue(db, 'mail.send', { why: 'a test' }, { id })
    const output = JSON.stringify({ message: 'the printer is on fire' })
    await sql`update pgboss.job set state = 'failed', completed_on = now(), output = ${output}::jsonb where id = ${id}`.execute(
      db,
    )
    return id
  }
  test('are listed with their error, and run again or are discarded once', async () => {
    const [retried, gone] = [await failed(), await failed()]
    const { data } = await ask(admin, consoleCalls.jobs, { query: { q: 'printer' } })
    expect(data).toMatchObject({ total: 2, items: [{ queue: 'mail.send', error: 'the printer is on fire' }, {}] })
    const later = await ask(admin, consoleCalls.jobs, { query: { q: 'printer', after: data.items[0]!.id } })
    expect(later.data).toMatchObject({ total: 1, items: [{ id: data.items[1]!.id }] })
    expect((await ask(admin, consoleCalls.jobs, { query: { after: crypto.randomUUID() } })).data.items).toEqual([])
    expect((await ask(admin, consoleCalls.retryJob, { params: { id: retried } })).status).toBe(200)
    expect((await ask(admin, consoleCalls.retryJob, { params: { id: retried } })).status).toBe(404)
    expect((await ask(admin, consoleCalls.discardJob, { params: { id: gone } })).status).toBe(200)
    expect((await ask(admin, consoleCalls.discardJob, { params: { id: gone } })).status).toBe(404)
    expect((await ask(admin, consoleCalls.jobs, { query: { q: 'printer' } })).data.total).toBe(0)
  })
})

test('the audit log leaves as CSV with the filters that are set', async () => {
  const { status, text, headers } = await ask(admin, consoleCalls.exportAudit, { query: { action: 'admin.flag' } })
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = text.trim().split('\r\n')
  expect(lines[0]).toContain('at,action,person')
  expect(lines.slice(1).every((line) => line.includes('admin.flagChanged'))).toBe(true)
  expect(lines.length).toBeGreaterThan(1)
})

test('the health page measures database, jobs, mail and files', async () => {
  const { data } = await ask(admin, consoleCalls.health)
  expect(data.database.condition).toBe('ok')
  expect(data.database.migrations).toBeGreaterThan(10)
  expect([data.mail.transport, data.files.store, data.files.problem]).toEqual(['local', 'folder', null])
  expect(data.integrations.map(({ key }) => key)).toContain('mail')
  expect(data.payments).toEqual({ condition: 'ok', mode: 'builtIn', lastEventAt: null, unknown: 0 })
  expect(deps.config.stripe).toBeNull()
})

test('the health page asks the mail server, and says what it answered', async () => {
  const server = await newMailServer()
  deps.config.smtpUrl = server.url
  const mail = async () => {
    const { data } = await ask(admin, consoleCalls.health)
    return [data.mail.condition, data.mail.problem, data.integrations.find(({ key }) => key === 'mail')?.condition]
  }
  await db.deleteFrom('mail').execute()
  expect(await mail()).toEqual(['ok', null, 'ok'])
  await server.close()
  expect(await mail()).toEqual(['bad', expect.stringContaining('ECONNREFUSED'), 'bad'])
  deps.config.smtpUrl = null
})

test('a marketplace that cannot send mail says so, in its settings and where a mail would be on its way', async () => {
  const silent = await newWorld({ isDemo: false })
  const settings = async (app: typeof silent.app) => (await app.inject('/settings.json')).json<{ canMail: boolean }>()
  expect((await settings(silent.app)).canMail).toBe(false)
  expect((await silent.ask(null, identity.sendOtp, { body: { email: 'new@souk.test' } })).message).toContain(
    'cannot send email',
  )
  await silent.close()
})

test('the health page estimates the number and size of very many files', async () => {
  await db
    .insertInto('storedFile')
    .values(
      ['a', 'b'].map((name) => ({
        location: `/files/sheet/${name}.csv`,
        use: 'sheet',
        name: `${name}.csv`,
        contentType: 'text/csv',
        bytes: 10,
      })),
    )
    .execute()
  expect((await ask(admin, consoleCalls.health)).data.files).toMatchObject({ count: 2, bytes: 20 })
  await sql`update pg_class set reltuples = 1000000 where oid = 'stored_file'::regclass`.execute(db)
  expect((await ask(admin, consoleCalls.health)).data.files).toMatchObject({ count: 1_000_000, bytes: 10_000_000 })
})
