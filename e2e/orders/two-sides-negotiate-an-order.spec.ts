import { rotate } from '../support/rotate.ts'
import { placeOrder } from '../support/place-order.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

/** Of Maison Orla, one for each language: both journeys may run at once, and one cart holds one kind. */
const collections = { en: '0ac44fde-08e7-8f3a-8bf3-307b616bdcf9', ar: '05b4d73f-8cec-8c13-8135-8b402239754a' }

for (const language of rotate(['en', 'ar'])) {
  const say = sentencesOf(language, 'slices/orders/order')
  const list = sentencesOf(language, 'slices/orders/orders')

  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' } })

    test('a brand changes an order, the retailer takes some of it and answers, the brand confirms', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow()
      const { id, number, names } = await placeOrder(page, 'direct@souk.test', collections[language])
      await signInAs('brand@souk.test')
      await page.goto('/orders?view=yours')
      await page.getByRole('link', { name: number }).click()
      await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
      await expect(page.getByRole('button', { name: say('confirm') })).toBeVisible()
      await expectNoAxeFindings()

      // The brand has less of one style, and asks another price for the other.
      await page.getByRole('button', { name: say('answer'), exact: true }).click()
      const [first, second] = [0, 1].map((at) => page.getByRole('main').getByRole('article').nth(at))
      await first!.locator('input[data-filled]').first().fill('12')
      await second!.getByRole('textbox', { name: say('price.unit') }).fill('33.00')
      await page.getByRole('textbox', { name: say('edit.reason') }).fill('Less cloth than planned')
      await expectNoAxeFindings()
      await page.getByRole('button', { name: say('edit.send') }).click()
      await expect(page.getByText(list('status.PENDING_RETAILER.brand'), { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: say('confirm') })).toHaveCount(0)

      // The retailer sees both changes, takes the first and leaves the price.
      const shop = await secondBrowser(page)
      await signIn(shop, 'direct@souk.test')
      await shop.goto(`/order/${id}`)
      const answer = shop.getByRole('region', { name: say('answer.title', { name: 'Maison Orla' }) })
      await expect(answer.getByText('Less cloth than planned')).toBeVisible()
      await answer.getByRole('checkbox', { name: names[1], exact: true }).uncheck()
      await answer.getByRole('button', { name: say('acceptChosen', { count: 1 }) }).click()
      await expect(shop.getByText(list('status.PENDING_BRAND.retailer'), { exact: true })).toBeVisible()

      // The reason is on the order; the brand reads it without doing anything, and confirms.
      await shop.getByRole('textbox', { name: say('comments.say') }).fill('At the old price, please')
      await shop.getByRole('button', { name: say('comments.send') }).click()
      await expect(page.getByText('At the old price, please')).toBeVisible()
      await page.getByRole('button', { name: say('acceptAll') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('acceptAll') })
        .click()
      await expect(page.getByText(list('status.CONFIRMED'), { exact: true })).toBeVisible()
      await expect(shop.getByText(list('status.CONFIRMED'), { exact: true })).toBeVisible() // by itself

      await page.getByRole('tab', { name: say('part.history') }).click()
      await expect(page.getByText(say('event.acceptedSome', { revision: 3 }))).toBeVisible()
      await page.getByRole('tab', { name: say('part.revisions') }).click()
      await expect(page.getByRole('table', { name: say('part.revisions') })).toBeVisible()
      await expectNoAxeFindings()
      await shop.context().close()
    })
  })
}

test('a retailer cancels within a day, at once; who writes too late keeps what they typed', async ({
  page,
  signInAs,
}) => {
  const say = sentencesOf('en', 'slices/orders/order')
  const list = sentencesOf('en', 'slices/orders/orders')
  const { id, number } = await placeOrder(page, 'otherretailer@souk.test', collections.en)
  await signInAs('otherretailer@souk.test')
  await page.goto(`/order/${id}?edit=1`)
  const cell = page.getByRole('main').getByRole('article').first().locator('input[data-filled]').first()
  await cell.fill('30')

  const brand = await secondBrowser(page)
  await signIn(brand, 'brand@souk.test')
  await brand.goto(`/order/${id}`)
  await brand.getByRole('button', { name: say('confirm') }).click()
  await brand
    .getByRole('dialog')
    .getByRole('button', { name: say('confirm') })
    .click()
  await expect(brand.getByText(list('status.CONFIRMED'), { exact: true })).toBeVisible()
  await expect(page.getByText(list('status.CONFIRMED'), { exact: true })).toBeVisible() // by itself, and nothing typed is lost
  await expect(cell).toHaveValue('30')

  await page.getByRole('button', { name: say('saveBar.discard') }).click()
  await page.getByRole('button', { name: say('more', { number }) }).click()
  await page.getByRole('menuitem', { name: say('cancelOrder') }).click()
  const dialog = page.getByRole('dialog', { name: say('cancel.regret.title', { number }) })
  await dialog.getByRole('button', { name: say('cancel.regret.yes') }).click()
  await expect(page.getByText(list('status.CANCELLED'), { exact: true })).toBeVisible()
  await expect(brand.getByText(list('status.CANCELLED'), { exact: true })).toBeVisible()
  await brand.context().close()
})
