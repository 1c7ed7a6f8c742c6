import { rotate } from '../support/rotate.ts'
import { expect, signIn, test } from '../support/test.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { wordsOf } from '../support/words.ts'

for (const language of rotate(['ar', 'en'] as const)) {
  test.describe(`an admin who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/entities/admin')
    const ui = wordsOf(language, 'ui/ui')

    test('signs a person out with a reason, and finds it in the audit log', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs('admin@souk.test')
      await page.goto('/admin/users?q=nia.vogel')
      const other = await secondBrowser(page)
      await signIn(other, 'nia.vogel@layali.test')
      await other.goto('/dashboard')
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('link', { name: 'Nia Vogel' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Nia Vogel' })).toBeVisible()
      await expectNoAxeFindings()
      await page.getByRole('button', { name: say('user.endSessions') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say('user.endSessions') }).click()
      await expect(dialog.getByLabel(say('because.reason'))).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByLabel(say('because.reason')).fill('Ticket 4711')
      await dialog.getByRole('button', { name: say('user.endSessions') }).click()
      await expect(page.getByText(say('user.noSessions'))).toBeVisible()
      await expect(other).toHaveURL(/\/login/)
      await other.context().close()

      await page.goto('/admin/audit?action=admin.sessionsEnded')
      await expect(page.getByText(say('action.admin.sessionsEnded')).first()).toBeVisible()
      await expect(page.getByText('Ticket 4711').first()).toBeVisible()
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: say('audit.export') }).click()
      expect((await file).suggestedFilename()).toMatch(/^souk-audit-.*\.csv$/)
    })

    test('reads the health of the marketplace, the mail log and the history of a flag', async ({ page, signInAs }) => {
      await signInAs('admin@souk.test')
      await page.goto('/admin/health')
      for (const part of ['database', 'jobs', 'mail', 'files', 'integrations'])
        await expect(page.getByRole('region', { name: say(`health.${part}`), exact: true })).toBeVisible()
      await page.goto('/admin/mails')
      await page
        .getByRole('button', { name: new RegExp(say('mails.show')) })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByText(say('mails.masked'))).toBeVisible()
      await page.keyboard.press('Escape')
      await page.goto('/admin/flags')
      await page.getByRole('button', { name: say('edit.of').replace('{{name}}', say('flag.retailerAi')) }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('spinbutton', { name: say('rule.share') }).fill('25')
      await sheet.getByRole('button', { name: ui('form.save') }).click()
      await expect(sheet).toBeHidden()
      await page.getByRole('button', { name: say('edit.of').replace('{{name}}', say('flag.retailerAi')) }).click()
      await expect(sheet.getByText('25%').first()).toBeVisible()
      await sheet.getByRole('spinbutton', { name: say('rule.share') }).fill('0')
      await sheet.getByRole('button', { name: ui('form.save') }).click()
      await expect(sheet).toBeHidden()
    })
  })
}
