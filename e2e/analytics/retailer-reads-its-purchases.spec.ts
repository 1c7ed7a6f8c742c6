import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

for (const language of rotate(['ar', 'en'])) {
  test.describe(`a retailer that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'dark' } })
    const say = sentencesOf(language, 'slices/analytics/analytics')
    const ui = sentencesOf(language, 'ui/ui')

    test('reads what it buys, sets a budget, and deletes what is stored about a person', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow() // steps are sent when a page is left
      await signInAs('retailer@souk.test')
      await page.goto('/purchase-analytics')
      const tile = page.getByRole('definition').first().getByRole('link')
      const total = await tile.textContent()
      await expectNoAxeFindings()
      await tile.click()
      await expect(page.getByRole('definition').first()).toHaveText(total!)

      await page.goto('/purchase-analytics')
      await page.getByRole('button', { name: say('budget.add') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('name'), { exact: true }).fill(`Spring ${language}`)
      await dialog.getByLabel(say('budget.amount')).fill('2500')
      await dialog.getByRole('button', { name: ui('form.save') }).click()
      await expect(page.getByText(`Spring ${language}`)).toBeVisible()

      await page.goto('/brand/d8fae57c-3ecd-8a0c-8f51-68d04c71111b')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/profile/activity')
      await expect(page.getByText(say('event.brand.viewed')).first()).toBeVisible()
      await page.getByRole('button', { name: say('usage.delete') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('usage.delete') })
        .click()
      await expect(page.getByText(say('usage.none'), { exact: true })).toBeVisible()
    })
  })
}
