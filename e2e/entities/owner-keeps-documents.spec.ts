import { rotate } from '../support/rotate.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
})

for (const [language, email] of rotate([
  ['en', 'aiko.mokoena@tempo-athletic.test'],
  ['ar', 'mai.berg@ridge-runner.test'],
])) {
  test.describe(`an account admin who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/entities/profile')
    const ui = wordsOf(language, 'ui/ui')

    test('sends a document, replaces it and removes it', async ({ page, signInAs, expectNoAxeFindings }) => {
      await signInAs(email)
      await page.goto('/profile?tabIndex=3')
      await page.getByRole('button', { name: say('documents.add') }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('combobox', { name: say('fields.kind') }).click()
      await page.getByRole('option', { name: say('kinds.TRADE_LICENCE') }).click()
      await sheet.locator('input[type=file]').setInputFiles({ ...paper('notes.txt'), mimeType: 'text/plain' })
      await expect(sheet.locator('[data-objection]')).toHaveCount(1)
      await sheet.locator('input[type=file]').setInputFiles(paper('licence.pdf'))
      await expect(sheet.getByText('licence.pdf').first()).toBeVisible()
      await sheet.getByLabel(say('fields.expiresOn')).fill('2031-05-01')
      await expectNoAxeFindings()
      await sheet.getByRole('button', { name: say('documents.save') }).click()
      await expect(sheet).toHaveCount(0)
      const entry = page.getByRole('listitem').filter({ hasText: say('kinds.TRADE_LICENCE') })
      await expect(entry.getByRole('link', { name: 'licence.pdf' })).toBeVisible()
      await expect(entry).toContainText(say('status.PENDING'))

      await entry.locator('input[type=file]').setInputFiles(paper('licence-2027.pdf'))
      await sheet.getByRole('button', { name: say('documents.save') }).click()
      await expect(entry.getByRole('link', { name: 'licence-2027.pdf' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'licence.pdf' })).toHaveCount(0)
      await page.reload()
      await expect(entry.getByRole('link', { name: 'licence-2027.pdf' })).toBeVisible()

      await entry.getByRole('button', { name: ui('upload.remove').replace('{{name}}', 'licence-2027.pdf') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('documents.remove.yes') })
        .click()
      await expect(page.getByRole('heading', { name: say('documents.empty') })).toBeVisible()
    })
  })
}
