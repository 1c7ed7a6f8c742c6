import type { Page } from '@playwright/test'
import { readinessWords } from '../../server/src/slices/readiness/readiness.words.ts'
import { codeOf } from '../support/authenticator.ts'
import { startEmptyServer } from '../support/empty-server.ts'
import { fillBrand, settle, signUpCompany } from '../support/new-companies.ts'
import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

const owner = 'owner@bazaar.test'
const password = 'Linen#2031'
const maison = { role: 'brand', entityName: 'Maison Soie', firstName: 'Nour', email: 'nour@maison-soie.test' } as const
const kaleido = { role: 'retailer', entityName: 'Kaleido', firstName: 'Rami', email: 'rami@kaleido.test' } as const
const aCard = /\bcards?\b|بطاق/i
const today = () => new Date().toISOString().slice(0, 10)

type Placed = { id: string; version: number; lines: { lineId: string; quantity: number }[] }
type Shipment = { id: string; version: number }
type Invoices = { invoices: { id: string; open: string; currency: string; status: string }[] }

for (const language of rotate(['en', 'ar'])) {
  test.describe(`people who read ${language}`, () => {
    const market = startEmptyServer(4331)
    test.use({ baseURL: market.url, reading: { language, theme: language === 'en' ? 'light' : 'dark' } })
    const setup = sentencesOf(language, 'slices/entities/setup')
    const security = sentencesOf(language, 'slices/entities/security')
    const readiness = sentencesOf(language, 'slices/readiness/readiness')
    const signUp = sentencesOf(language, 'slices/entities/sign-up')
    const approval = sentencesOf(language, 'slices/entities/approval')
    const admin = sentencesOf(language, 'slices/entities/admin')
    const reviews = sentencesOf(language, 'slices/catalog/reviews')
    const discovery = sentencesOf(language, 'slices/discovery/discovery')
    const acts = sentencesOf(language, 'slices/carts/cart-acts')
    const checkout = sentencesOf(language, 'slices/orders/checkout')
    const orders = sentencesOf(language, 'slices/orders/orders')

    test('from an empty folder to the first paid order of two strangers', async ({ page: console }) => {
      test.setTimeout(240_000)

      await test.step('the owner becomes the administrator, with a second factor', () => becomeAdmin(console))
      await test.step('the console begins with what is missing, and the mail server is tested', () => testMail(console))

      const [brandPage, shopPage] = [await secondBrowser(console), await secondBrowser(console)]
      await signUpCompany(brandPage, maison)
      await signUpCompany(shopPage, kaleido)
      await test.step('both confirm their email by the link that arrived', async () => {
        await confirmEmail(brandPage, maison.email)
        await confirmEmail(shopPage, kaleido.email)
      })

      const [brand, shop] = [await settle(brandPage, maison.email), await settle(shopPage, kaleido.email)]
      const { collectionId, productId } = await fillBrand(brandPage, brand, 'Silk Coat')
      await test.step('the brand submits itself and its collection, and no stranger sees it', async () => {
        await brandPage.goto('/dashboard')
        const region = brandPage.getByRole('region', { name: approval('title') })
        await region.getByRole('button', { name: approval('submit') }).click()
        await expect(brandPage.getByText(approval('submitted.title'), { exact: true })).toBeVisible()
        await brand.ask('PATCH', `/api/v2/catalog/collections/${collectionId}`, { status: 'IN_REVIEW' })
        await shopPage.goto('/explore')
        await expect(shopPage.getByText(discovery('explore.empty'))).toBeVisible()
        await shopPage.goto(`/brand/${brand.id}`)
        await expect(shopPage.getByRole('heading', { level: 1, name: discovery('state.missing') })).toBeVisible()
      })

      await test.step('the owner approves the brand and publishes its collection', async () => {
        await approve(console)
        await expect(brandPage.getByText(approval('submitted.title'), { exact: true })).toHaveCount(0) // by a live event
        await publish(console)
      })

      const id = await test.step('the retailer finds the product and orders it, and no card is offered', async () => {
        await shopPage.goto('/explore')
        await shopPage.getByRole('main').getByRole('link', { name: maison.entityName }).first().click()
        await expect(shopPage.getByRole('heading', { level: 1, name: maison.entityName })).toBeVisible()
        await shopPage.goto('/discover-products')
        await shopPage.getByRole('article').getByRole('link', { name: 'Silk Coat' }).click()
        await expect(shopPage).toHaveURL(new RegExp(`/product/${productId}/`))
        await order(shopPage)
        const found = await shop.ask<{ orders: { id: string }[] }>('GET', '/api/v2/orders')
        expect(found.orders).toHaveLength(1)
        return found.orders[0]!.id
      })

      await test.step('the brand confirms, ships everything and records the payment', async () => {
        const placed = await brand.ask<Placed>('GET', `/api/v2/orders/${id}`)
        await brand.ask('PUT', `/api/v2/orders/${id}/confirm`, { version: placed.version })
        const lines = placed.lines.map(({ lineId, quantity }) => ({ orderId: id, lineId, quantity }))
        const packed = await brand.ask<Shipment>('POST', '/api/v2/shipments', { lines, carrier: 'DHL' })
        const path = `/api/v2/shipments/${packed.id}`
        const ready = await brand.ask<Shipment>('PATCH', path, { status: 'PRE_TRANSIT', version: packed.version })
        await brand.ask('PATCH', path, { status: 'IN_TRANSIT', version: ready.version })
        const { invoices } = await brand.ask<Invoices>('GET', `/api/v2/invoices?orderId=${id}`)
        expect(invoices).toMatchObject([{ open: '800.00', currency: 'EUR', status: 'OPEN' }])
        await brand.ask('POST', '/api/v2/wallet/bank-transfers', {
          retailerId: shop.id,
          currency: 'EUR',
          amount: invoices[0]!.open,
          paidOn: today(),
          reference: 'First order',
          invoiceIds: [invoices[0]!.id],
        })
      })

      await test.step('the order of the retailer is paid, and the wallet speaks of no card', async () => {
        await shopPage.goto(`/order/${id}`)
        await expect(shopPage.getByText(orders('payment.PAID'), { exact: true })).toBeVisible()
        await shopPage.goto('/wallet')
        await expect(shopPage.getByRole('main').getByText('800.00').first()).toBeVisible()
        await expect(shopPage.getByRole('main').getByText(aCard)).toHaveCount(0)
      })
      for (const page of [brandPage, shopPage]) await page.context().close()
    })

    async function becomeAdmin(page: Page): Promise<void> {
      await page.goto(market.setupPath())
      await page.getByLabel(setup('firstName'), { exact: true }).fill('Amal')
      await page.getByLabel(setup('lastName'), { exact: true }).fill('Haddad')
      await page.getByLabel(setup('email'), { exact: true }).fill(owner)
      await page.getByLabel(setup('password'), { exact: true }).fill(password)
      await page.getByLabel(setup('repeat'), { exact: true }).fill(password)
      await page.getByRole('button', { name: setup('submit') }).click()
      await page.getByRole('button', { name: setup('second.app') }).click()
      const dialog = page.getByRole('dialog', { name: security('setup.title') })
      const secret = await dialog.getByRole('textbox', { name: security('setup.secret') }).inputValue()
      const code = dialog.getByRole('group', { name: security('setup.code') })
      await code.getByRole('textbox').first().focus()
      await page.keyboard.type(codeOf(secret))
      await expect(page.getByRole('list', { name: security('codes.title') }).getByRole('listitem')).toHaveCount(10)
      await page.getByRole('button', { name: security('codes.done') }).click()
      await page.getByRole('link', { name: setup('done.go') }).click()
      await expect(page).toHaveURL('/admin')
    }

    async function testMail(page: Page): Promise<void> {
      await expect(page.getByRole('heading', { level: 1, name: readiness('titles.admin-readiness') })).toBeVisible()
      const name = readinessWords[language]['readiness.mail']
      const point = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(point.getByText(readiness('state.open'), { exact: true })).toBeVisible()
      await point.getByRole('button', { name: readiness('test.of', { name }) }).click()
      await expect(point.getByText(readiness('state.done'), { exact: true })).toBeVisible()
      const { subject } = await market.mailTo(owner, /./)
      expect(subject).toBe(readinessWords[language]['readiness.testMail.subject'])
    }

    async function confirmEmail(page: Page, email: string): Promise<void> {
      const { text } = await market.mailTo(email, /\/verify-email\//)
      await page.goto(/\/verify-email\/[^\s)\]]+/.exec(text)![0])
      await expect(page.getByRole('heading', { level: 1, name: signUp('verify.done') })).toBeVisible()
    }

    async function approve(page: Page): Promise<void> {
      await page.goto('/admin/brands')
      const name = admin('brands.openOf', { action: admin('brands.decide'), name: maison.entityName })
      await page.getByRole('button', { name }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText(admin('brands.taxRight'))).toBeVisible()
      await sheet.getByRole('button', { name: admin('brands.save') }).click()
      await expect(sheet).toHaveCount(0)
    }

    async function publish(page: Page): Promise<void> {
      await page.goto('/admin/reviews')
      await page.getByRole('row').filter({ hasText: maison.entityName }).getByRole('link').click()
      await page.getByRole('button', { name: reviews('publish') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: reviews('publish') }).click()
      await expect(page).toHaveURL('/admin/reviews')
      await expect(page.getByText(reviews('empty'))).toBeVisible()
    }

    /** From the product's own page to the order placed, paid by bank transfer. */
    async function order(page: Page): Promise<void> {
      await page.getByRole('main').locator('input[data-place]:enabled').first().fill('10')
      await page.getByRole('button', { name: acts('add', { count: 10 }) }).click()
      await expect(page.getByRole('button', { name: acts('see', { count: 10 }) })).toBeVisible()
      const offered = page.waitForResponse(/\/wallet\/paying-options/)
      await page.goto('/checkout?step=review')
      await offered
      const method = page.getByRole('combobox', { name: checkout('method') })
      await method.click()
      await expect(page.getByRole('option', { name: checkout('method.ON_SHIPMENT') })).toBeVisible()
      await expect(page.getByRole('option', { name: aCard })).toHaveCount(0)
      await page.getByRole('option', { name: checkout('method.BANK_TRANSFER') }).click()
      await expect(page.getByRole('main').getByText(aCard)).toHaveCount(0)
      await page.getByRole('button', { name: checkout('place', { count: 1 }) }).click()
      await expect(page.getByRole('dialog', { name: checkout('placed', { count: 1 }) })).toBeVisible()
    }
  })
}
