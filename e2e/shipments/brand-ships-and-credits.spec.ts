import { asking, placeOrder } from '../support/place-order.ts'
import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

/** Of Maison Orla, one for each language: both journeys may run at once. */
const collections = { en: '0ac44fde-08e7-8f3a-8bf3-307b616bdcf9', ar: '05b4d73f-8cec-8c13-8135-8b402239754a' }

for (const language of rotate(['en', 'ar'])) {
  const say = sentencesOf(language, 'slices/shipments/shipments')
  const order = sentencesOf(language, 'slices/orders/order')
  const list = sentencesOf(language, 'slices/orders/orders')

  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' } })

    test('a brand ships part of an order, the retailer reports a damaged unit, the brand credits it', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow()
      const { id, number } = await placeOrder(page, 'direct@souk.test', collections[language])
      const brand = await asking(page, 'brand@souk.test')
      const placed = await brand<{ version: number; lines: { sku: string }[] }>('GET', `/api/v2/orders/${id}`)
      await brand('PUT', `/api/v2/orders/${id}/confirm`, { version: placed.version })

      // Two units by the scanner, then a third on the grid.
      await signInAs('brand@souk.test')
      await page.goto(`/order/${id}?tab=shipments`)
      await page.getByRole('link', { name: say('order.pack') }).click()
      const scan = page.getByRole('textbox', { name: say('scan') })
      for (const _ of [1, 2]) {
        await scan.fill(placed.lines[0]!.sku)
        await scan.press('Enter')
        await expect(scan).toHaveValue('')
      }
      await expect(page.getByText(say('pack.units', { count: 2 }))).toBeVisible()
      await page.getByRole('main').locator('input[data-place="0-1"]').first().fill('1')
      await page.getByRole('textbox', { name: say('field.carrier') }).fill('DHL')
      await expectNoAxeFindings()
      await page.getByRole('button', { name: say('pack.invoice') }).click()

      // Invoiced, ready, and handed to the carrier.
      await page.getByRole('button', { name: say('move.IN_TRANSIT') }).click()
      await expect(page.getByRole('button', { name: say('move.DELIVERED') })).toBeVisible()
      await expect(page.getByRole('link', { name: /-INV-/ })).toBeVisible()
      await expectNoAxeFindings()

      // The retailer finds it, and one unit is damaged.
      const shop = await secondBrowser(page)
      await signIn(shop, 'direct@souk.test')
      await shop.goto(new URL(page.url()).pathname)
      await shop.getByRole('button', { name: say('receive'), exact: true }).click()
      await shop.getByRole('dialog').getByRole('spinbutton').nth(1).fill('1')
      await shop.getByRole('button', { name: say('receive.report', { count: 1 }) }).click()
      await expect(shop.getByText(say('claim.DAMAGED', { count: 1 }))).toBeVisible()

      // The brand sees it by itself, and credits it.
      await page.getByRole('button', { name: say('claim.answer'), exact: true }).click()
      await expectNoAxeFindings()
      await page.getByRole('button', { name: say('answer.CREDIT.do') }).click()
      await expect(page.getByRole('link', { name: /-CN-/ }).first()).toBeVisible()
      await expect(shop.getByText(say('claim.CREDITED'), { exact: true }).first()).toBeVisible() // by itself

      await page.goto(`/order/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
      await expect(page.getByText(list('fulfilment.PARTIALLY_SHIPPED'), { exact: true })).toBeVisible()
      await expect(page.getByRole('tab', { name: order('part.shipments') })).toBeVisible()
      await shop.context().close()
    })
  })
}
