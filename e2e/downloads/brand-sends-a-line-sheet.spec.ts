import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

for (const language of rotate(['en', 'ar'])) {
  const say = sentencesOf(language, 'slices/downloads/downloads')
  const ui = sentencesOf(language, 'ui/ui')
  const catalog = sentencesOf(language, 'slices/catalog/catalog')

  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })

    test('makes a line sheet and a zip of orders, and removes what it does not need', async ({ page, signInAs }) => {
      test.slow() // two files are made in between
      await signInAs('brand@souk.test')
      await page.goto('/collections/edit/c19fc4b2-9aad-80c3-855e-d02da61b1027')
      await page.getByRole('button', { name: catalog('lineSheet'), exact: true }).click()
      await page.getByRole('menuitem', { name: ui('download.pptx') }).click()
      const dialog = page.getByRole('dialog', { name: say('dialog.title', { name: 'Spring Summer 26' }) })
      await dialog.getByText('12', { exact: true }).click()
      await expect(dialog.getByRole('radio', { name: '12', exact: true })).toBeChecked()
      await expect(dialog.getByRole('img')).toHaveCount(0) // the preview is decoration
      await dialog.getByText('USD', { exact: true }).click()
      await expect(dialog).toContainText('USD')
      await dialog.getByRole('button', { name: say('dialog.start') }).click()
      await expect(page.getByText(say('started'))).toBeVisible()

      await page.goto('/orders')
      const boxes = page.getByRole('checkbox')
      await boxes.nth(1).check()
      await boxes.nth(2).check()
      await page
        .getByRole('button', { name: ui('download'), exact: true })
        .last()
        .click()
      await page.getByRole('menuitem', { name: ui('download.zip') }).click()
      await page
        .getByRole('button', { name: say('started.open') })
        .last()
        .click()

      const sheet = page.getByRole('button', { name: say('open.of', { title: 'Spring Summer 26' }) })
      await expect(sheet.first()).toBeVisible({ timeout: 60_000 })
      const coming = page.waitForEvent('download')
      await sheet.first().click()
      expect((await coming).suggestedFilename()).toBe('Spring Summer 26.pptx')

      const remove = page.getByRole('button', { name: say('remove.of', { title: 'Spring Summer 26' }) })
      const before = await remove.count()
      await remove.first().click()
      await expect(remove).toHaveCount(before - 1)
    })
  })
}
