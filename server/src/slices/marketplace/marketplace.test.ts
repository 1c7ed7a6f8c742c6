import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { marketplace } from '@souk/contract/marketplace/marketplace.contract.ts'
import { eventually } from '../../testing/eventually.ts'
import { fileBody, newWorld } from '../../testing/world.ts'
import { senderName } from '../../platform/delivery/mail/mail-house.ts'

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

test('sender, footers, support and colour stand in every mail, in its language', async () => {
  const wide = { accent: '#FFEE00', supportEmail: 'help@dune.example', mailSender: 'Team Dune' }
  await changed({ ...wide, mailFooterEn: 'Dune Market SAS\nLyon', mailFooterAr: 'شركة الكثبان' })
  await eventually(async () => expect(deps.marketplace().mailSender).toBe('Team Dune'))
  const content = { subject: 'S', preview: '', body: null }
  await deps.sendMail(db, { to: 'footer@souk.test', language: 'en', content })
  await deps.sendMail(db, { to: 'footer@souk.test', language: 'ar', content })
  const mails = await db
    .selectFrom('mail')
    .select(['html', 'language'])
    .where('recipient', '=', 'footer@souk.test')
    .execute()
  const of = (language: string) => mails.find((mail) => mail.language === language)!.html
  expect(of('en')).toMatch(/Dune Market SAS\nLyon[\s\S]*Write to help@dune\.example/)
  expect(of('ar')).toMatch(/شركة الكثبان[\s\S]*راسلنا على help@dune\.example/)
  const { light } = deps.marketplace().accents!
  expect(light.accent, 'yellow cannot be read on white').not.toBe('#ffee00')
  expect(of('en')).toContain(`3px solid ${light.accent}`)
  expect(senderName(deps.config, deps.marketplace(), 'en')).toBe('Team Dune')
  expect(senderName(deps.config, { ...deps.marketplace(), mailSender: '' }, 'ar')).toBe('سوق الكثبان')
  const named = { mailFrom: { name: 'From the server', address: 'a@souk.test' } }
  expect(senderName(named, { ...deps.marketplace(), mailSender: '' }, 'ar')).toBe('From the server')
})

test('an address of the console wins over HELP_LINKS for its side, and support stands in the settings', async () => {
  await changed({ helpBrand: 'https://help.dune.example' })
  await eventually(async () =>
    expect((await app.inject('/settings.json')).json()).toMatchObject({
      supportEmail: 'help@dune.example',
      helpLinks: { knowledgeCenter: { brand: { salesManager: 'https://help.dune.example' }, retailer: {} } },
    }),
  )
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: width % 255, g: height % 255, b: 9 } } })
    .png()
    .toBuffer()
const upload = async (who: typeof admin, width: number, height: number) => {
  const file = fileBody('logo.png', await picture(width, height))
  return (await ask(who, reference.uploadFile, { params: { fileType: 'logo' }, ...file })).data.location
}

test('logo and icon are pictures that staff uploaded, large enough; the icon is square and stands in the manifest', async () => {
  const [logo, icon, small, oblong] = await Promise.all([
    upload(admin, 320, 80),
    upload(admin, 192, 192),
    upload(admin, 100, 40),
    upload(admin, 400, 200),
  ])
  const foreign = await upload(await person({ side: 'brand' }), 322, 82)
  for (const [body, sentence] of [
    [{ logo: small }, /at least 160 pixels/],
    [{ icon: oblong }, /square icon with at least 192/],
    [{ icon: small }, /square icon/],
    [{ logo: foreign }, /not here any more/],
    [{ logo: '/files/pictures/none.webp' }, /not here any more/],
  ] as const) {
    const { status, errors } = await changed(body)
    expect([status, errors[0]!.message]).toEqual([422, expect.stringMatching(sentence)])
  }
  expect(await changed({ logo, icon })).toMatchObject({ status: 200, data: { logo, icon } })
  await eventually(async () => {
    const manifest = await app.inject({ url: '/manifest.webmanifest', headers: { 'accept-language': 'ar' } })
    expect(manifest.json()).toMatchObject({ name: 'سوق الكثبان', dir: 'rtl', icons: [{ src: icon }] })
  })
})
