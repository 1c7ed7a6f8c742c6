import { rotate } from '../support/rotate.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

for (const language of rotate(['en', 'ar'])) {
  test.describe(`an admin who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/entities/admin')
    const ui = wordsOf(language, 'ui/ui')
    test.beforeEach(async ({ page, signInAs }) => {
      await signInAs('admin@souk.test')
      await page.goto('/')
      await expect(page).toHaveURL('/admin')
      await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible()
    })

    test('finds a person and makes a link into their place', async ({ page, expectNoAxeFindings }) => {
      await page.goto('/admin/users')
      await page.getByRole('searchbox', { name: say('users.search') }).fill('harrow')
      await expect(page).toHaveURL(/q=harrow/)
      const action = say('impersonate.of').replace('{{name}}', 'Tom Harrow')
      await page.getByRole('button', { name: action }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(say('impersonate.text'))).toBeVisible()
      await dialog.getByRole('button', { name: say('impersonate.make') }).click()
      await expect(dialog.getByLabel(say('impersonate.reason'))).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByLabel(say('impersonate.reason')).fill('Ticket 4711')
      await dialog.getByRole('button', { name: say('impersonate.make') }).click()
      const link = dialog.getByRole('textbox', { name: say('impersonate.link') })
      await expect(link).toHaveValue(/magicLink=[\w-]{43}&isAdmin=true/)
      await expectNoAxeFindings()
      await dialog.getByRole('button', { name: say('impersonate.done') }).click()
      await page.goto('/admin/audit?action=impersonation')
      await expect(page.getByText(say('action.impersonation.linkMade')).first()).toBeVisible()
    })

    test('gives an entity what only an admin gives, and takes it back', async ({ page }) => {
      await page.goto('/admin/entities?q=layali')
      await page.getByRole('button', { name: say('edit.of').replace('{{name}}', 'Layali') }).click()
      const premium = page.getByRole('switch', { name: say('marks.isPremium') })
      await expect(premium).not.toBeChecked()
      await premium.click()
      await expect(premium).toBeChecked()
      await page.reload()
      await page.getByRole('button', { name: say('edit.of').replace('{{name}}', 'Layali') }).click()
      await expect(premium).toBeChecked()
      await premium.click()
      await expect(premium).not.toBeChecked()
    })

    test('sees every flag, and what it would change', async ({ page, expectNoAxeFindings }) => {
      await page.goto('/admin/flags')
      await page.getByRole('button', { name: say('edit.of').replace('{{name}}', say('flag.retailerAi')) }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('button', { name: ui('form.save') })).toBeDisabled()
      await sheet.getByRole('spinbutton', { name: say('rule.share') }).fill('25')
      await expect(sheet.getByRole('button', { name: ui('form.save') })).toBeEnabled()
      await expectNoAxeFindings()
      await sheet.getByRole('button', { name: ui('form.cancel') }).click()
      await expect(sheet).toBeHidden()
    })
  })
}

test('others are refused, even by the address', async ({ page, signInAs }) => {
  await signInAs('brand@souk.test')
  for (const place of ['', '/users', '/entities', '/documents', '/flags', '/mails', '/jobs', '/health', '/audit']) {
    await page.goto(`/admin${place}`)
    await expect(page).toHaveURL('/apps/miscellaneous/not-authorized')
  }
})
