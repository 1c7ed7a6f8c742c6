import { rotate } from '../support/rotate.ts'
import { asking } from '../support/place-order.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

type Rows = { orders: { id: string; number: string; brand: { name: string }; isCancelAsked: boolean }[] }

for (const language of rotate(['en', 'ar'])) {
  const say = sentencesOf(language, 'slices/orders/order')
  const list = sentencesOf(language, 'slices/orders/orders')

  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' } })

    test('a retailer asks to cancel what was confirmed days ago, and the brand keeps it', async ({
      page,
      signInAs,
    }) => {
      const ask = await asking(page, 'retailer@souk.test')
      const { orders } = await ask<Rows>('GET', '/api/v2/orders?status=CONFIRMED&sort=oldest&limit=100')
      const own = orders.filter(({ brand, isCancelAsked }) => brand.name === 'Maison Orla' && !isCancelAsked)
      const read = (id: string) => ask<{ may: { cancelAsks: boolean } }>('GET', `/api/v2/orders/${id}`)
      const details = await Promise.all(own.map(({ id }) => read(id)))
      const { id, number } = own[details.findIndex(({ may }) => may.cancelAsks)]! // one of which nothing is packed
      await signInAs('retailer@souk.test')
      await page.goto(`/order/${id}`)
      await page.getByRole('button', { name: say('more', { number }) }).click()
      await page.getByRole('menuitem', { name: say('askCancel') }).click()
      const dialog = page.getByRole('dialog', { name: say('cancel.asks.title', { number }) })
      await dialog.getByRole('button', { name: say('cancel.asks.yes') }).click()
      await expect(page.getByText(list('status.cancelAsked'))).toBeVisible()

      const brand = await secondBrowser(page)
      await signIn(brand, 'brand@souk.test')
      await brand.goto(`/orders?isCancelAsked=true&q=${number}`)
      await brand.getByRole('link', { name: number }).click()
      await expect(brand.getByRole('button', { name: say('answerCancel.yes') })).toBeVisible()
      await brand.getByRole('button', { name: say('refuse.cancel') }).click()
      await brand
        .getByRole('dialog')
        .getByRole('button', { name: say('refuse.cancel.yes') })
        .click()
      await expect(page.getByText(list('status.cancelAsked'))).toHaveCount(0) // by itself
      await expect(page.getByText(list('status.CONFIRMED'), { exact: true })).toBeVisible()
      await brand.context().close()
    })
  })
}
