import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

for (const language of rotate(['en', 'ar'])) {
  const say = sentencesOf(language, 'slices/orders/order')
  const list = sentencesOf(language, 'slices/orders/orders')

  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'dark' : 'light' } })

    test('a representative writes an order for their own retailer, who answers it', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow()
      await signInAs('rep@souk.test')
      await page.goto('/orders')
      await page.getByRole('link', { name: list('new') }).click()
      const retailer = page.getByRole('combobox', { name: list('write.retailer') })
      await retailer.fill('Kin')
      await expect(page.getByRole('option', { name: 'Kin & Co' })).toHaveCount(0) // another person's retailer
      await retailer.fill('Casa')
      await page.getByRole('option', { name: 'Casa Lume' }).click()
      const send = page.getByRole('button', { name: list('write.send') })
      await expect(send).toHaveAccessibleDescription(list('write.lacks.products'))
      await page.getByRole('button', { name: list('write.add') }).click()
      const sheet = page.getByRole('dialog', { name: list('write.add') })
      await sheet
        .getByRole('listitem')
        .nth(language === 'en' ? 2 : 3)
        .getByRole('button')
        .click()
      await sheet.getByRole('button', { name: list('write.done') }).click()
      await page.locator('input[data-place="0-0"]').fill('24')
      await expect(page.getByText(list('write.lacks.products'))).toHaveCount(0)
      await expectNoAxeFindings()
      await send.click()
      await page.waitForURL(/\/order\//)
      await expect(page.getByText(list('status.PENDING_RETAILER.brand'), { exact: true })).toBeVisible()
      const { pathname } = new URL(page.url())

      const shop = await secondBrowser(page)
      await signIn(shop, 'direct@souk.test')
      await shop.goto(pathname)
      if (language === 'en') {
        await shop.getByRole('button', { name: say('refuse.written') }).click()
        const dialog = shop.getByRole('dialog')
        await expect(dialog.getByText(say('refuse.written.text'))).toBeVisible()
        await dialog.getByRole('button', { name: say('refuse.written.yes') }).click()
        await expect(page.getByText(list('status.CANCELLED'), { exact: true })).toBeVisible()
      } else {
        await shop.getByRole('button', { name: say('acceptAll') }).click()
        await shop
          .getByRole('dialog')
          .getByRole('button', { name: say('acceptAll') })
          .click()
        await expect(page.getByText(list('status.CONFIRMED'), { exact: true })).toBeVisible()
      }
      await shop.context().close()
    })
  })
}
