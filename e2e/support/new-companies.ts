import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect } from '@playwright/test'
import { asking } from './place-order.ts'
import { type Persona, signIn } from './test.ts'

type Company = { role: 'brand' | 'retailer'; entityName: string; firstName: string; email: Persona }

const paper = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
const picture = readFileSync(join(import.meta.dirname, 'picture.webp'))

/** Signs up a company in France through the API, and leaves its person signed in; a brand launches today. */
export async function signUpCompany(page: Page, company: Company): Promise<void> {
  const soon = { timeZone: 'Etc/GMT-14', launchDate: new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10) }
  const answer = await page.request.post('/api/v2/users/noAuth/register', {
    data: {
      ...company,
      lastName: 'Haddad',
      country: 'France',
      countryCode: '+33',
      companyRole: 'FOUNDER',
      phone: '6 12 34 56 78',
      termsAccepted: true,
      password: 'Souk#2026',
      password2: 'Souk#2026',
      ...(company.role === 'brand' && soon),
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await signIn(page, company.email)
}

/** A company whose email is confirmed, which ended every session but the browser's own; it has an address from now on. */
export async function settle(page: Page, email: Persona) {
  const ask = await asking(page, email)
  await ask('POST', '/api/v2/users/profile/addresses', {
    label: 'HQ',
    line1: '1 Rue de la Soie',
    city: 'Lyon',
    country: 'FR',
    isDefaultShipping: true,
    isDefaultBilling: true,
  })
  const { currentEntityId } = await ask<{ currentEntityId: string }>('GET', '/api/v2/users')
  return { ask, id: currentEntityId }
}

/** What staff look at before they approve a brand: tax number, a document, and a collection with one product to order. */
export async function fillBrand(page: Page, { ask, id }: Awaited<ReturnType<typeof settle>>, product: string) {
  await ask('PATCH', `/api/v2/entity/brand/${id}`, { taxNumber: 'FR40303265045' })
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  async function upload(use: 'document' | 'picture', file: { name: string; mimeType: string; buffer: Buffer }) {
    const answer = await page.request.post(`/api/common/auth/files/${use}`, { headers, multipart: { file } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: { location: string } }).data.location
  }
  const location = await upload('document', { name: 'licence.pdf', mimeType: 'application/pdf', buffer: paper })
  const documents = [{ kind: 'TRADE_LICENCE', location, expiresOn: null }]
  await ask('PUT', '/api/v2/users/profile/documents', { documents })
  const collection = await ask<{ id: string }>('POST', '/api/v2/catalog/collections', {
    collectionName: 'First collection',
    type: 'IN_STOCK',
    currency: 'EUR',
    currencies: ['EUR'],
  })
  const made = await ask<{ _id: string; variants: { sizes: { skuId: string }[] }[] }>(
    'POST',
    '/api/v2/catalog/products',
    {
      collectionId: collection.id,
      name: product,
      styleCode: 'C1',
      department: 'WOMEN',
      category: 'OUTERWEAR',
      wholesalePrice: '80.00',
      retailPrice: '200.00',
      variants: [{ colour: 'Sage', sizes: [{ size: 'M' }] }],
    },
  )
  await ask('PATCH', `/api/v2/catalog/products/${made._id}`, {
    images: [await upload('picture', { name: 'coat.webp', mimeType: 'image/webp', buffer: picture })],
    stock: [{ skuId: made.variants[0]!.sizes[0]!.skuId, onHand: 50 }],
  })
  return { collectionId: collection.id, productId: made._id }
}
