import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { expect, signIn, test } from '../support/test.ts'

const runs = rotate([
  { language: 'en', limit: '12000', viewport: { width: 1440, height: 900 } },
  { language: 'ar', limit: '13000', viewport: { width: 1440, height: 900 } },
])

for (const { language, limit, viewport } of runs) {
  const words = sentencesOf(language, 'slices/wallet/wallet')
  const office = sentencesOf(language, 'slices/wallet/wallet-admin')

  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'dark' : 'light' }, viewport })

    test('a retailer applies for credit, an admin approves it with a limit, and the retailer sees the room', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs('otherretailer@souk.test')
      await page.goto('/wallet/credit')
      await page.getByRole('button', { name: words('credit.apply') }).click()
      const sheet = page.getByRole('dialog', { name: words('credit.apply') })
      await sheet.getByRole('textbox', { name: words('credit.amount') }).fill('20000')
      await sheet.getByRole('textbox', { name: words('credit.registration') }).fill('R-4711')
      await sheet.getByRole('spinbutton', { name: words('credit.years') }).fill('8')
      await sheet.getByRole('textbox', { name: words('credit.turnover') }).fill('900000')
      await sheet.getByRole('textbox', { name: words('credit.contact') }).fill('Nadia Karam')
      await sheet.getByRole('textbox', { name: words('credit.email') }).fill('accounts@souk.test')
      await sheet.getByRole('checkbox').first().check({ force: true })
      await expectNoAxeFindings()
      await sheet.getByRole('button', { name: words('credit.send') }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByText(words('status.SUBMITTED')).first()).toBeVisible()

      const admin = await secondBrowser(page)
      await signIn(admin, 'admin@souk.test')
      await admin.goto('/admin/credit')
      await admin
        .getByRole('button', {
          name: office('credit.openOf', { action: office('credit.decide'), name: 'Atlas Rooms' }),
        })
        .click()
      const decision = admin.getByRole('dialog')
      await decision.getByRole('textbox', { name: office('credit.limit') }).fill(limit)
      await decision.getByRole('button', { name: office('credit.save') }).click()
      await expect(decision).toBeHidden()
      await admin.context().close()

      // Live: the retailer's page asks again by itself.
      const shown = Number(limit).toLocaleString('en')
      await expect(page.getByText(new RegExp(shown)).first()).toBeVisible()
      await expect(page.getByText(words('status.APPROVED')).first()).toBeVisible()
    })
  })
}
