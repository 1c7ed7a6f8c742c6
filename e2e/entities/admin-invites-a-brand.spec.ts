import { linkTo } from '../support/outbox.ts'
import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { comeFrom, setFlow, signUpIn } from '../support/sign-up.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

test.describe.configure({ mode: 'serial' })

for (const language of rotate(['en', 'ar'])) {
  test.describe(`an admin who reads ${language}`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' } })
    test.beforeAll(({ request }) => setFlow(request, 'v1'))

    test('invites a brand, which signs up by the link and is joined', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      const say = wordsOf(language, 'slices/invitations/invitations')
      const join = wordsOf(language, 'slices/invitations/join')
      const email = `nord.${language}.${Date.now()}@example.test`
      await signInAs('admin@souk.test')
      await page.goto('/admin/invitations')
      const stranger = await secondBrowser(page) // before the admin's session is copied with it
      await page.getByRole('button', { name: say('invite'), exact: true }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel(say('columns.company')).fill('Atelier Nord')
      await sheet.getByLabel(say('columns.email')).fill(email)
      await sheet.getByRole('combobox', { name: say('columns.country') }).fill('SA')
      await page.getByRole('option').first().click()
      await expectNoAxeFindings()
      await sheet.getByRole('button', { name: say('invite.send'), exact: true }).click()
      await expect(sheet).toBeHidden()
      await page.getByRole('searchbox', { name: say('search') }).fill(email)
      await expect(page.getByRole('row', { name: email }).getByText(say('status.INVITED'))).toBeVisible()

      const { at, ...does } = signUpIn(language, stranger)
      await comeFrom(stranger, '2;;;Unknown')
      await stranger.goto(await linkTo(page, email, /https?:\S+\/join\/\S+/))
      await stranger.getByRole('button', { name: join('new.go') }).click()
      await does.person('Lena')
      await expect(does.field('entityName')).toHaveValue('Atelier Nord')
      await does.company('Atelier Nord')
      await does.launch('2031-03-15') // the side is known
      await at('set-credentials')
      await expect(does.field('email')).toHaveValue(email)
      await does.credentials()
      await does.create()

      await page.reload()
      await expect(page.getByRole('row', { name: email }).getByText(say('status.JOINED'))).toBeVisible()
    })
  })
}
