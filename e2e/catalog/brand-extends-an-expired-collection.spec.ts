import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

for (const [language, email] of rotate([
  ['en', 'leila.ricci@atelier-fassi.test'],
  ['ar', 'kenji.mansour@corso-sartoria.test'],
])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/catalog/catalog')
    const ui = sentencesOf(language, 'ui/ui')

    test('finds what has expired, and extends it', async ({ page, signInAs, expectNoAxeFindings }) => {
      await signInAs(email)
      await page.goto('/collections?status=EXPIRED')
      await expect(page.getByRole('listitem').filter({ hasText: 'Spring Summer 26' })).toContainText(
        say('status.EXPIRED'),
      )
      await page.getByRole('link', { name: 'Spring Summer 26' }).click()
      await page.getByRole('button', { name: say('step.extend') }).click()
      const dialog = page.getByRole('dialog')
      const day = dialog.getByLabel(say('extend.day'), { exact: false })
      await day.fill('2020-01-01')
      await dialog.getByRole('button', { name: say('step.extend') }).click()
      await expect(dialog.locator('[data-objection]')).toHaveCount(1) // a day that is over
      await expectNoAxeFindings()
      await day.fill('')
      await dialog.getByRole('button', { name: say('step.extend') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(say('says.LIVE'))).toBeVisible()
      await expect(page.getByText(ui('date.ongoing'), { exact: true })).toBeVisible()
    })
  })
}

test('a representative looks, and changes nothing', async ({ page, signInAs }) => {
  const say = sentencesOf('en', 'slices/catalog/catalog')
  await signInAs('rep@souk.test')
  await page.goto('/collections')
  await expect(page.getByRole('link', { name: say('create') })).toHaveCount(0)
  await page.getByRole('link', { name: 'Autumn Winter 26' }).click()
  await expect(page.getByText(say('readOnly.role'))).toBeVisible()
  await expect(page.getByRole('tab', { name: say('tabs.import') })).toHaveCount(0)
})
