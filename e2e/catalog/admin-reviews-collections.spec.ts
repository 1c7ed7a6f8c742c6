import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

for (const [language, brand, owner] of rotate([
  ['en', 'Studio Palma', 'aiko.lefevre@studio-palma.test'],
  ['ar', 'Petit Verger', 'marta.berg@petit-verger.test'],
])) {
  test.describe(`a reviewer who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/catalog/reviews')
    const catalog = sentencesOf(language, 'slices/catalog/catalog')

    test('sends a collection back with issues, and its brand reads them', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs('admin@souk.test')
      await page.goto('/admin/reviews')
      await page.getByRole('row').filter({ hasText: brand }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Resort 27' })).toBeVisible()
      await page.getByRole('button', { name: say('sendBack') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say('sendBack') }).click()
      await expect(dialog.getByText(say('issue.required'))).toBeVisible()
      await dialog.getByRole('combobox', { name: say('issue.kind') }).click()
      await page.getByRole('option', { name: say('issues.PRICES') }).click()
      await dialog.getByLabel(say('issue.text')).fill('The retail prices are below wholesale.')
      await expectNoAxeFindings()
      await dialog.getByRole('button', { name: say('sendBack') }).click()
      await expect(page.getByText(say('over'))).toBeVisible()

      const theirs = await secondBrowser(page)
      await signIn(theirs, owner)
      await theirs.goto('/collections?status=NEW')
      await theirs.getByRole('link', { name: 'Resort 27' }).click()
      await expect(theirs.getByText(catalog('issues.title', { count: 1 }))).toBeVisible()
      await expect(theirs.getByText('The retail prices are below wholesale.', { exact: true })).toBeVisible()
      await theirs.context().close()
    })
  })
}

test('a reviewer publishes, and the queue is shorter', async ({ page, signInAs }) => {
  const say = sentencesOf('en', 'slices/catalog/reviews')
  await signInAs('admin@souk.test')
  await page.goto('/admin/reviews')
  await page.getByRole('row').filter({ hasText: 'Norr Strikk' }).getByRole('link').click()
  await page.getByRole('button', { name: say('publish') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('publish') })
    .click()
  await expect(page).toHaveURL('/admin/reviews')
  await expect(page.getByRole('row').filter({ hasText: 'Norr Strikk' })).toHaveCount(0)
})
