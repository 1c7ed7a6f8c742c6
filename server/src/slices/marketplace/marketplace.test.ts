import { afterAll, expect, test } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { marketplace } from '@souk/contract/marketplace/marketplace.contract.ts'
import { eventually } from '../../testing/eventually.ts'
import { newWorld } from '../../testing/world.ts'

const { app, ask, close, db, deps, person } = await newWorld()
afterAll(close)
const admin = await person({ side: 'souk' })

test('a fresh marketplace is called Souk in both languages', async () => {
  const { data } = await ask(admin, marketplace.read)
  expect(data).toMatchObject({ nameEn: 'Souk', nameAr: 'سوق', supportEmail: null, version: 1 })
  expect(deps.marketplace()).toMatchObject({ name: { en: 'Souk', ar: 'سوق' }, supportEmail: null })
})

test('a new name reaches every process, leaves what was not sent, and stands in the audit log', async () => {
  const body = { nameEn: 'Dune Market', nameAr: 'سوق الكثبان', version: 1 }
  const { data } = await ask(admin, marketplace.change, { body })
  expect(data).toMatchObject({ nameEn: 'Dune Market', nameAr: 'سوق الكثبان', supportEmail: null, version: 2 })
  await eventually(async () => expect(deps.marketplace().name).toEqual({ en: 'Dune Market', ar: 'سوق الكثبان' }))
  const rows = await db.selectFrom('audit').selectAll().where('action', '=', 'marketplace.changed').execute()
  expect(rows).toMatchObject([
    {
      userId: admin.userId,
      subject: 'own',
      details: { before: { nameEn: 'Souk', nameAr: 'سوق' }, after: { nameEn: 'Dune Market', nameAr: 'سوق الكثبان' } },
    },
  ])
})

test('a change over an older version is refused and names who saved the other one', async () => {
  const stale = await ask(await person({ side: 'souk' }), marketplace.change, { body: { nameEn: 'Late', version: 1 } })
  expect(stale).toMatchObject({
    status: 409,
    errors: [{ code: 'stale', items: [{ name: 'Nadia Karam', isYou: false }] }],
  })
  const same = await ask(admin, marketplace.change, { body: { nameEn: 'Dune Market', version: 1 } })
  expect(same, 'what changes nothing is no conflict').toMatchObject({ status: 200, data: { version: 2 } })
})

test('the name stands in settings, pages, sentences, the profile and the API docs, in the language of the reader', async () => {
  const name = { en: 'Dune Market', ar: 'سوق الكثبان' }
  expect((await app.inject('/settings.json')).json()).toMatchObject({ product: name })
  expect(deps.say('en', 'entities.welcome')).toBe('Welcome to Dune Market.')
  expect(deps.say('ar', 'entities.welcome')).toBe('أهلًا بك في سوق الكثبان.')
  expect((await ask(admin, identity.me)).data.userAssociations).toMatchObject([{ entityName: name.en }])
  const document = await app.inject('/api/openapi.json')
  expect(document.json()).toMatchObject({ info: { title: 'Dune Market API' } })
  const pages = await app.inject('/api/docs/json')
  expect(pages.json()).toMatchObject({ info: { title: 'Dune Market API' } })
})

test('a mail carries the name, in its language', async () => {
  const nothing = { subject: 'S', preview: '', body: null }
  const write = (language: 'en' | 'ar') =>
    deps.sendMail(db, { to: `${language}@souk.test`, language, content: nothing })
  await Promise.all([write('en'), write('ar')])
  const mails = await db.selectFrom('mail').select(['language', 'html']).orderBy('language').execute()
  expect(mails).toMatchObject([
    { language: 'ar', html: expect.stringContaining('سوق الكثبان') },
    { language: 'en', html: expect.stringContaining('Dune Market, the wholesale marketplace') },
  ])
  for (const { html } of mails) expect(html).not.toMatch(/Souk|\{\{/)
})

const changed = (body: object) => ask(admin, marketplace.change, { body })

test.each([
  [
    'a tax number of another country',
    { country: 'FR', taxNumber: 'DE123456789' },
    'taxNumber',
    /such as FR40303265045/,
  ],
  ['a tax number without a country', { country: '', taxNumber: '12345678' }, 'country', /Choose the country first/],
  ['a tax without a number', { taxNumber: '', commissionTax: '20' }, 'taxNumber', /Enter a tax number first/],
  ['an IBAN with a wrong digit', { iban: 'DE88370400440532013000' }, 'iban', /digit by digit/],
  ['a BIC that is none', { bic: 'DEUT' }, 'bic', /8 or 11/],
  ['a tax of a hundred', { commissionTax: '100' }, 'commissionTax', /below 100/],
])('%s is refused at its field with what to do', async (_, body, field, sentence) => {
  const { status, errors } = await changed(body)
  expect([status, errors[0]!.field]).toEqual([422, field])
  expect(errors[0]!.message).toMatch(sentence)
})

test('the company and its account are stored as they are written plainly', async () => {
  const company = { legalName: 'Dune Market SAS', country: 'FR', taxNumber: 'FR 40 303 265 045', commissionTax: '5.5' }
  const account = { iban: ' fr14 2004 1010 0505 0001 3m02 606', bic: 'bnpafrpp' }
  const { data } = await changed({ ...company, ...account })
  expect(data).toMatchObject({ ...company, iban: 'FR1420041010050500013M02606', bic: 'BNPAFRPP' })
  expect((await ask(admin, marketplace.read)).data).toEqual(data)
})
