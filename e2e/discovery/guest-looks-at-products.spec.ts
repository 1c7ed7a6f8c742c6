import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const ongoing = 'd1b1ab44-32b8-8bfd-8e62-1727d8b87eeb'
const blouse = 'c1776e5d-1c5b-8bb4-8a7d-b97cb0455217'

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a guest who reads ${language} on a phone`, () => {
    test.use({ reading: { language, theme: 'light' }, viewport: { width: 390, height: 844 }, hasTouch: true })
    const shop = sentencesOf(language, 'slices/discovery/discovery')
    const guest = wordsOf(language, 'slices/identity/guest')

    test('narrows a collection down, and is told no wholesale price', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs('guest')
      await page.goto(`/products/${ongoing}`)
      const cards = page.getByRole('article')
      await expect(cards.first()).toContainText(shop('price.rrp'))
      await expect(page.getByText(shop('price.wsp'), { exact: true })).toHaveCount(0)

      await page.getByRole('button', { name: shop('filters.open') }).tap()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText(shop('facet.retail'))).toBeVisible()
      await expect(sheet.getByText(shop('facet.markUp'))).toHaveCount(0)
      await sheet.getByRole('checkbox').first().tap()
      await expect(page).toHaveURL(/category=/)
      await expectNoAxeFindings()
      await sheet.getByRole('button').last().tap()
      await expect(sheet).toBeHidden()

      await cards.first().getByRole('checkbox').tap()
      await expect(page.getByRole('dialog', { name: guest('title') })).toBeVisible()
    })

    test('reads a style', async ({ page, signInAs, expectNoAxeFindings }) => {
      await signInAs('guest')
      await page.goto(`/product/${blouse}/c/${ongoing}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Butter floral blouse')
      await expect(page.getByText(shop('price.rrp'), { exact: true }).first()).toBeVisible()
      await expect(page.getByText(shop('price.wsp'), { exact: true })).toHaveCount(0)
      await expect(page.getByText(shop('price.markUp'), { exact: true })).toHaveCount(0)
      await page.getByRole('radio', { name: 'Indigo' }).check({ force: true })
      await expect(page.getByRole('row', { name: /Indigo/ })).toHaveAttribute('data-chosen', '')
      await expectNoAxeFindings()
    })
  })
}
