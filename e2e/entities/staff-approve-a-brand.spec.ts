import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { entitiesMessages } from '@souk/contract/entities/entities.messages.ts'
import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { startSecondProcess } from '../support/second-process.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

const baseURL = startSecondProcess(4321, { SOUK_BRAND_APPROVAL: 'on' })
test.use({ baseURL })

const address = {
  label: 'HQ',
  line1: '1 Rue',
  city: 'Lyon',
  country: 'FR',
  isDefaultShipping: true,
  isDefaultBilling: true,
}
const paper = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

/** A brand that signed up now, with all that staff look at but a tax number. */
async function newBrand(request: APIRequestContext, name: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@approval.test` as const
  async function send<T>(path: string, data: object, token?: string, method: 'POST' | 'PATCH' = 'POST'): Promise<T> {
    const headers = { ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await request.fetch(path, { method, headers, data })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: T }).data
  }
  const { token } = await send<{ token: string }>('/api/v2/users/noAuth/register', {
    role: 'brand',
    entityName: name,
    firstName: 'Nour',
    lastName: 'Haddad',
    country: 'France',
    countryCode: '+33',
    companyRole: 'FOUNDER',
    phone: '6 12 34 56 78',
    email,
    timeZone: 'Etc/GMT-14',
    launchDate: new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
    termsAccepted: true,
    password: 'Souk#2026',
    password2: 'Souk#2026',
  })
  const headers = { authorization: `Bearer ${token}` }
  async function upload(use: 'document' | 'picture', file: { name: string; mimeType: string; buffer: Buffer }) {
    const answer = await request.post(`/api/common/auth/files/${use}`, { headers, multipart: { file } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: { location: string } }).data.location
  }
  await send('/api/v2/users/profile/addresses', address, token)
  const location = await upload('document', { name: 'licence.pdf', mimeType: 'application/pdf', buffer: paper })
  const documents = [{ kind: 'TRADE_LICENCE', location, expiresOn: null }]
  await request.put('/api/v2/users/profile/documents', { headers, data: { documents } })
  const draft = { collectionName: 'First collection', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
  const { id } = await send<{ id: string }>('/api/v2/catalog/collections', draft, token)
  const variants = [{ colour: 'Sage', sizes: [{ size: 'M' }] }]
  const item = { collectionId: id, name: 'Coat', styleCode: 'C1', department: 'WOMEN', category: 'OUTERWEAR', variants }
  const product = await send<{ _id: string }>('/api/v2/catalog/products', item, token)
  const picture = readFileSync(join(import.meta.dirname, '../support/picture.webp'))
  const images = [await upload('picture', { name: 'coat.webp', mimeType: 'image/webp', buffer: picture })]
  await send(`/api/v2/catalog/products/${product._id}`, { images }, token, 'PATCH')
  const me = (await (await request.get('/api/v2/users', { headers })).json()) as { data: { currentEntityId: string } }
  return { email, id: me.data.currentEntityId }
}

async function statusFor(page: Page, who: 'otherretailer@souk.test', brandId: string): Promise<number> {
  const body = { email: who, password: 'Souk#2026' }
  const signedIn = await page.request.post('/api/v2/users/noAuth/login', { data: body })
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get(`/api/v2/users/${brandId}`, { headers })).status()
}

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a brand and staff who read ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/entities/approval')
    const profile = sentencesOf(language, 'slices/entities/profile')
    const admin = sentencesOf(language, 'slices/entities/admin')
    const name = `Atelier ${language} ${Date.now()}`

    test('a brand submits, is asked for more, submits again and opens', async ({
      page,
      request,
      expectNoAxeFindings,
    }) => {
      const { email, id } = await newBrand(request, name)
      await signIn(page, email)
      await page.goto('/dashboard')
      const list = page.getByRole('region', { name: say('title') })
      await expect(list.getByRole('button', { name: say('submit') })).toBeDisabled()
      await expectNoAxeFindings()

      await list.getByRole('link', { name: say('needs.taxNumber', { example: 'FR40303265045' }) }).click()
      const number = page.getByLabel(profile('fields.taxNumber'))
      await number.fill('12')
      await page.getByRole('button', { name: profile('saveBar.save') }).click()
      const expected = entitiesMessages[language]['entities.taxNumber'].replace('{{example}}', 'FR40303265045')
      await expect(page.getByText(expected).first()).toBeVisible()
      await number.fill('FR40 303265045')
      await page.getByRole('button', { name: profile('saveBar.save') }).click()
      await list.getByRole('button', { name: say('submit') }).click()
      await expect(page.getByText(say('submitted.title'))).toBeVisible()
      expect(await statusFor(page, 'otherretailer@souk.test', id)).toBe(404)

      const staff = await secondBrowser(page)
      await signIn(staff, 'admin@souk.test')
      await staff.goto('/admin/brands')
      const open = staff.getByRole('button', { name: admin('brands.openOf', { action: admin('brands.decide'), name }) })
      const sheet = staff.getByRole('dialog')
      await open.click()
      await expect(sheet.getByText(admin('brands.taxRight'))).toBeVisible()
      await expect(sheet.getByRole('link', { name: 'licence.pdf' })).toBeVisible()
      await expect(sheet.getByRole('link', { name: 'First collection' })).toBeVisible()
      await sheet.getByRole('radio', { name: admin('brands.askMore') }).check()
      await sheet.getByRole('button', { name: admin('brands.save') }).click()
      await expect(sheet.getByLabel(admin('reject.reason'))).toHaveAttribute('aria-invalid', 'true')
      await sheet.getByLabel(admin('reject.reason')).fill('Add a banner.')
      await sheet.getByRole('button', { name: admin('brands.save') }).click()
      await expect(sheet).toHaveCount(0)

      await expect(page.getByText('Add a banner.')).toBeVisible() // by a live event
      await page.getByRole('button', { name: say('submitAgain') }).click()
      await expect(page.getByText(say('submitted.title'))).toBeVisible()

      await staff.reload()
      await open.click()
      await sheet.getByRole('button', { name: admin('brands.save') }).click()
      await expect(sheet).toHaveCount(0)
      await expect(page.getByText(say('submitted.title'))).toHaveCount(0)
      expect(await statusFor(page, 'otherretailer@souk.test', id)).toBe(200)
      await staff.context().close()
    })
  })
}
