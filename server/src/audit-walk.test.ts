import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { prospectsAdmin } from '@souk/contract/prospects/prospects.contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { contracts } from './slices.ts'
import { fileBody, newWorld } from './testing/world.ts'

const world = await newWorld()
const { ask, close, db, entity, jobs, person, user } = world
afterAll(close)
const admin = await person({ side: 'souk' })

/** They judge a sheet and write nothing; a link to copy needs a marketplace without mail, so its own test asks for the row. */
const apart = new Set(['invitations.validateFile', 'invitations.validateRows', 'invitations.link'])
/** Every call that only an admin of the marketplace may make and that changes something. */
const writes = Object.entries(contracts).flatMap(([slice, group]) =>
  Object.entries<Endpoint>(group)
    .filter(([, { allow, method }]) => allow !== 'public' && allow[1] === 'Souk' && method !== 'GET')
    .map(([name, call]) => ({ name: `${slice}.${name}`, call }))
    .filter(({ name }) => !apart.has(name)),
)

type Asked = { params?: object; body?: unknown; headers?: Record<string, string> }
const reason = 'Ticket 4711'
const words = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ours' }] }] }
const legalTexts = { en: words, ar: words }
let brandId = ''
let retailerId = ''
let userId = ''
beforeAll(async () => {
  brandId = (await entity({ type: 'brand' })).id
  retailerId = (await entity({ type: 'retailer' })).id
  userId = (await person({ side: 'brand', entityId: brandId })).userId
})

function storesFile(domain: string, email: string) {
  const columns =
    'name,domain,country,city,storeType,categories,departments,avgRetailPrice,doors,carriedBrands,description,contactName,contactRole,contactEmail,contactPhone,source,licence,obtainedAt'
  const row = `Shop,${domain},FR,Lyon,BOUTIQUE,DRESSES,WOMEN,50,1,,,${email && 'Ana Ruiz'},${email && 'Buyer'},${email},,Fair,CC0,2026-01-01`
  return fileBody('stores.csv', `${columns}\n${row}\n`)
}
/** The address of a contact that was imported with its store. */
async function knownContact(domain: string): Promise<string> {
  await ask(admin, prospectsAdmin.import, storesFile(domain, `ana@${domain}`))
  return `ana@${domain}`
}

/** What each call needs to succeed once. A new admin call without a line here fails the walk. */
const requests: Record<string, () => Promise<Asked>> = {
  'identity.makeMagicLink': async () => ({ body: { userId, reason } }),
  'admins.changeEntity': async () => ({ params: { id: brandId }, body: { isPremium: true } }),
  'admins.setFlag': async () => ({
    params: { key: 'productEdit' },
    body: { isOn: true, percentage: 0, entityIds: [], traits: {} },
  }),
  'admins.resendMail': async () => {
    const mail = { recipient: 'a@souk.test', language: 'en', subject: '', html: '', body: '', status: 'FAILED' }
    return { params: await db.insertInto('mail').values(mail).returning('id').executeTakeFirstOrThrow() }
  },
  'admins.dropMail': async () => {
    const mail = {
      recipient: 'a@souk.test',
      language: 'en',
      subject: '',
      html: 'x',
      body: '',
      status: 'KEPT',
      tries: 1,
    }
    return { params: await db.insertInto('mail').values(mail).returning('id').executeTakeFirstOrThrow() }
  },
  'admins.reviewDocument': async () => {
    const document = { entityId: brandId, kind: 'OTHER', location: '/files/document/a.pdf', name: 'a.pdf', bytes: 9 }
    const row = await db.insertInto('document').values(document).returning('id').executeTakeFirstOrThrow()
    return { params: row, body: { status: 'VERIFIED', reason: '' } }
  },
  'approvals.decide': async () => {
    const { id, approvalVersion } = await entity({ type: 'brand', approval: 'SUBMITTED' })
    return { params: { id }, body: { decision: 'decline', reason, version: approvalVersion } }
  },
  'legalAdmin.saveDraft': async () => ({ params: { kind: 'imprint' }, body: { texts: legalTexts, version: 0 } }),
  'legalAdmin.publish': async () => {
    await sql`insert into legal_version (kind, texts) values ('privacy', ${JSON.stringify(legalTexts)})`.execute(db)
    return { params: { kind: 'privacy' }, body: { validFrom: '2100-01-01', asksAgain: false, version: 1 } }
  },
  'console.endUserSessions': async () => ({ params: { id: userId }, body: { reason } }),
  'console.resetTwoFactor': async () => {
    const { id } = await user()
    await db
      .insertInto('twoFactor')
      .values({ userId: id, secret: Buffer.from('x') })
      .execute()
    return { params: { id }, body: { reason } }
  },
  'console.retryJob': async () => ({ params: { id: await failedJob() } }),
  'console.discardJob': async () => ({ params: { id: await failedJob() } }),
  'creditCases.decide': async () => ({
    params: await one(sql`insert into credit_application
      (retailer_id, currency, amount, legal_name, registration_number, years_trading, annual_turnover, contact_name, contact_email)
      values (${retailerId}, 'EUR', 100000, 'Kin', '1', 3, 0, 'Nadia', 'a@souk.test') returning id`),
    body: { status: 'DECLINED', reason },
  }),
  'walletAdmin.decideDispute': async () => ({
    params: await one(sql`insert into commission_dispute (order_id, entity_id, side, text, currency)
      values (${await order()}, ${brandId}, 'brand', 'Wrong', 'EUR') returning id`),
    body: { status: 'DECLINED', answer: 'No.' },
  }),
  'referralsAdmin.decide': async () => ({
    params: await one(sql`insert into referral (referrer_id, referred_id, status, joined_at)
      values (${brandId}, ${retailerId}, 'QUALIFIED', now()) returning id`),
    body: { decision: 'DECLINE' },
  }),
  'walletAdmin.decidePayout': async () => ({
    params: await one(sql`insert into payout (brand_id, currency, amount, week)
      values (${brandId}, 'EUR', 100, '2026-01-05') returning id`),
    body: { status: 'FAILED' },
  }),
  'wallet.changeRule': async () => {
    const { id } = await one(sql`select id from money_rule order by version limit 1`)
    return { params: { walletRuleId: id }, body: { value: 1, note: reason } }
  },
  'console.setMaintenance': async () => ({ body: { isOn: false, minutes: null } }),
  'administrators.invite': async () => ({
    body: { email: 'new@souk.test', firstName: 'Noor', lastName: 'Aziz', area: null },
  }),
  'administrators.inviteAgain': async () => {
    const invited = await person({ side: 'souk' })
    await db.updateTable('association').set({ joinedAt: null }).where('userId', '=', invited.userId).execute()
    return { params: invited }
  },
  'administrators.change': async () => ({ params: await person({ side: 'souk' }), body: { area: 'money' } }),
  'administrators.remove': async () => ({ params: await person({ side: 'souk' }), body: { reason } }),
  'readiness.prove': async () => ({ params: { point: 'restore' } }),
  'invitations.invite': async () => ({ body: company }),
  'invitations.inviteRows': async () => ({
    body: { rows: [{ row: 2, cells: { company: 'Casa Sol', email: 'casa@sol.test', side: 'brand', country: 'ES' } }] },
  }),
  'invitations.sendAgain': async () => ({ params: await invitation('again@atelier.test') }),
  'invitations.withdraw': async () => ({ params: await invitation('withdrawn@atelier.test') }),
  'lists.add': async () => ({ params: { list: 'seasons' }, body: { nameEn: 'High summer', nameAr: 'أوج الصيف' } }),
  'lists.change': async () => ({ params: { list: 'seasons', key: 'RESORT' }, body: { isHidden: true } }),
  'lists.order': async () => {
    const { rows } = await sql<{ key: string }>`select key from list_entry where list = 'colours' order by key`.execute(
      db,
    )
    return { params: { list: 'colours' }, body: { keys: rows.map(({ key }) => key) } }
  },
  'lists.remove': async () => ({ params: { list: 'seasons', key: 'PRE_FALL' } }),
  'marketplace.change': async () => ({ body: { nameEn: 'Dune Market' } }),
  'prospectsAdmin.decide': async () => ({
    params: await one(sql`insert into prospect_credit_request (brand_id, kind, credits)
      values (${brandId}, 'CREDITS', 10) returning id`),
    body: { status: 'DECLINED' },
  }),
  'prospectsAdmin.import': async () => storesFile('shop.test', ''),
  'prospectsAdmin.contact': async () => ({ body: { email: await knownContact('first.test') } }),
  'prospectsAdmin.eraseContact': async () => ({ body: { email: await knownContact('second.test') } }),
}

const company = { company: 'Atelier Nord', email: 'hello@nord.test', side: 'brand', country: 'FR', language: 'en' }
const invitation = (email: string) =>
  one(sql`insert into invitation (email, company, side, country, language, expires_at)
    values (${email}, 'Atelier Nord', 'brand', 'FR', 'en', now() + interval '1 day') returning id`)

async function one(statement: RawBuilder<unknown>): Promise<{ id: string }> {
  const { rows } = await statement.execute(db)
  return rows[0] as { id: string }
}

async function order(): Promise<string> {
  const { id } = await one(sql`insert into sales_order
    (number, brand_id, retailer_id, currency, type, status, written_by, payment_method, kept)
    values ('ORL-000001', ${brandId}, ${retailerId}, 'EUR', 'IN_STOCK', 'PENDING_BRAND', 'retailer', 'BANK_TRANSFER', '{}')
    returning id`)
  await sql`insert into order_commission (order_id, brand_id, retailer_id, basis, rate, usual_rate, rule_version)
    select ${id}, ${brandId}, ${retailerId}, 'FIRST', 1500, 1500, min(version) from money_rule`.execute(db)
  return id
}

async function failedJob(): Promise<string> {
  const id = randomUUID()
  await jobs.enqueue(db, 'mail.send', {}, { id })
  await sql`update pgboss.job set state = 'failed' where id = ${id}`.execute(db)
  return id
}

describe.each(writes)('$name', ({ name, call }) => {
  test('is in the audit log', async () => {
    const request = requests[name]
    expect(request, `say in ${import.meta.filename} how ${name} succeeds`).toBeDefined()
    const { status, headers, text } = await ask(admin, call, await request!())
    expect(status, text).toBeLessThan(300)
    const rows = await db
      .selectFrom('audit')
      .select(['action', 'userId'])
      .where('requestId', '=', String(headers['x-request-id']))
      .execute()
    expect(rows).toEqual([expect.objectContaining({ userId: admin.userId })])
  })
})
