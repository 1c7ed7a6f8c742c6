import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

for (const language of rotate(['en', 'ar'])) {
  test.describe(`people who read ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/prospects/prospects')
    const word = sentencesOf(language, 'slices/prospects/prospects-admin')

    test('a retailer allows a brand to see its contact, and the brand is notified', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs('otherretailer@souk.test')
      await page.goto('/profile/found')
      await expect(page.getByText('Maison Orla')).toBeVisible()
      await expectNoAxeFindings()
      await page.getByRole('button', { name: say('found.allow') }).click()
      await expect(page.getByText(say('found.outcome.delivered'), { exact: true })).toBeVisible()

      const other = await secondBrowser(page)
      await signIn(other, 'brand@souk.test')
      await other.goto('/inbox')
      const line = other.getByRole('link', { name: /Atlas Rooms/ }).first()
      await expect(line).toBeVisible({ timeout: 20_000 })
      await line.click()
      await expect(other).toHaveURL(/\/prospects-gen-ai\//)
      await expect(other.getByText('otherretailer@souk.test')).toBeVisible()
      await other.context().close()
    })

    test('the marketplace imports stores and reads what became of each row', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs('admin@souk.test')
      await page.goto('/admin/prospects')
      const name = `Palm ${Date.now() % 1_000_000}`
      const rows = [
        'name,country,city,storeType,source',
        `${name},FR,Nice,BOUTIQUE,Fair list`,
        'Nowhere,Atlantis,,KIOSK,Fair list',
      ]
      const buffer = Buffer.from(rows.join('\n'))
      await page.locator('input[type="file"]').setInputFiles({ name: 'stores.csv', mimeType: 'text/csv', buffer })
      const report = page.getByRole('table', { name: word('import.report') })
      await expect(report.getByRole('row', { name: new RegExp(name) })).toContainText(word('result.ADDED'))
      await expect(report.getByRole('row', { name: /Nowhere/ })).toContainText(word('result.REJECTED'))
      await expectNoAxeFindings()
    })
  })
}
