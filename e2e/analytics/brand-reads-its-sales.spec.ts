import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/analytics/analytics')
    const ui = sentencesOf(language, 'ui/ui')

    test('reads its sales, opens the orders behind a figure, saves a view, and sets a target', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow() // every tab, and a file
      await signInAs('brand@souk.test')
      await page.goto('/sales-analytics?by=retailer')
      await expect(page.getByRole('heading', { level: 1, name: say('sales.title') })).toBeVisible()
      const tile = page.getByRole('definition').first().getByRole('link')
      const total = await tile.textContent()
      await expectNoAxeFindings()

      await tile.click()
      await expect(
        page.getByRole('heading', { level: 1, name: say('behind.title', { measure: say('measure.booked') }) }),
      ).toBeVisible()
      await expect(page.getByRole('definition').first()).toHaveText(total!)
      await page.goBack()

      await page.getByRole('radio', { name: say('measure.shipped') }).check({ force: true })
      await expect(page).toHaveURL(/measure=shipped/)
      await page
        .getByRole('button', { name: say('export'), exact: true })
        .first()
        .click()
      await page.getByRole('menuitem', { name: say('export.csv') }).click()
      await page.getByRole('button', { name: say('views'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('views.name')).fill(`Shipped ${language}`)
      await dialog.getByRole('button', { name: say('views.save') }).click()
      await expect(dialog.getByRole('link', { name: `Shipped ${language}` })).toHaveAttribute('href', /measure=shipped/)
      await page.keyboard.press('Escape')

      for (const tab of ['styles', 'mix', 'retailers', 'seasons', 'team'] as const) {
        await page.getByRole('tab', { name: say(`tab.${tab}`) }).click()
        await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible()
      }
      await page
        .getByRole('button', { name: new RegExp(say('target.set', { name: '' }).trim()) })
        .first()
        .click()
      await page.getByLabel(say('target.amount')).fill('4321')
      await page.getByRole('button', { name: ui('form.save'), exact: true }).click()
      await expect(page.getByRole('tabpanel').getByText(/4,321/).first()).toBeVisible()

      await page.goto('/analytics?view=retailers')
      await expect(page.getByRole('heading', { level: 2, name: say('interest') })).toBeVisible()
      await expectNoAxeFindings()
    })
  })
}
