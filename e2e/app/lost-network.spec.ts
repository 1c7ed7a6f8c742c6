import { idOf } from '../../demo/random.ts'
import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

const offline = {
  en: 'No internet connection. Please check your network settings.',
  ar: 'لا يوجد اتصال بالإنترنت. يرجى التحقق من إعدادات الشبكة.',
}

for (const language of rotate(['en', 'ar'])) {
  const acts = sentencesOf(language, 'slices/carts/cart-acts')
  const shell = sentencesOf(language, 'app/shell')

  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' } })

    test('loses the network while ordering: sizes stay typed, the page stays, and both go on when it is back', async ({
      page,
      context,
      pageErrors,
      signInAs,
    }) => {
      await signInAs('otherretailer@souk.test')
      await page.goto(`/products/${idOf('collection', 'jardin-bleu', 'Spring Summer 27')}`)
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
      const cell = page.getByRole('main').locator('input[data-place]:enabled').first()
      await cell.fill('2')
      const add = page.getByRole('button', { name: acts('add', { count: 2 }) })
      await expect(add).toBeEnabled()

      await context.setOffline(true)
      await add.click()
      await expect(page.getByText(offline[language]).first()).toBeVisible()
      await expect(page.getByText('dynamically imported')).toHaveCount(0)
      const address = page.url()
      await page.getByRole('link', { name: shell('nav.orders'), exact: true }).click()
      await expect(page.getByText(offline[language]).first()).toBeVisible()
      await expect(cell).toHaveValue('2')
      expect(page.url()).toBe(address)

      await context.setOffline(false)
      await add.click()
      await expect(page.getByRole('button', { name: acts('see', { count: 2 }) })).toBeVisible()
      await page.getByRole('link', { name: shell('nav.orders'), exact: true }).click()
      await expect(page).toHaveURL(/\/orders/)
      pageErrors.length = 0 // the browser itself complains about the lost network
    })
  })
}
