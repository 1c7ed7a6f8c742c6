import { mailTo } from '../support/outbox.ts'
import { startOwnServer } from '../support/own-server.ts'
import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

/** A marketplace of its own: another name would be read by every other journey. */
const baseURL = startOwnServer(4323)
test.use({ baseURL })

const name = { en: 'Dune Market', ar: 'سوق الكثبان' }
const subject = { en: 'Set a new password for Dune Market', ar: 'تعيين كلمة مرور جديدة في سوق الكثبان' }

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })

    test('an administrator names the marketplace and chooses its colour, and a stranger sees both', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      const say = wordsOf(language, 'slices/marketplace/marketplace')
      await signInAs('admin@souk.test')
      await page.goto('/admin/marketplace')
      const section = (title: string) => page.getByRole('region', { name: say(title), exact: true })
      const save = (title: string) => section(title).getByRole('button', { name: say('saveBar.save') })
      await section('name.title').getByLabel(say('fields.nameEn')).fill(name.en)
      await section('name.title').getByLabel(say('fields.nameAr')).fill(name.ar)
      await save('name.title').click()
      await expect(save('name.title')).toHaveCount(0)
      await expect(page.getByRole('link', { name: name[language] }).first()).toBeVisible()
      await section('look.title').getByLabel(say('fields.accent.choose')).fill('#1f6f5c')
      await save('look.title').click()
      await expect(save('look.title')).toHaveCount(0)
      await expectNoAxeFindings()

      const stranger = await secondBrowser(page)
      await stranger.goto('/login')
      await expect(stranger).toHaveTitle(new RegExp(`· ${name[language]}$`))
      await expect(stranger.getByRole('link', { name: name[language] }).first()).toHaveText(name[language])
      const accent = stranger.locator('html')
      expect(await accent.evaluate((root) => getComputedStyle(root).getPropertyValue('--accent').trim())).toBe(
        '#1f6f5c',
      )

      const door = wordsOf(language, 'slices/identity/identity')
      await stranger.getByRole('link', { name: door('login.forgot') }).click()
      await stranger.getByLabel(door('login.email')).fill('retailer@souk.test')
      await stranger.getByRole('button', { name: door('forgot.submit') }).click()
      await expect(stranger.getByRole('heading', { level: 1, name: door('sent.title') })).toBeFocused()
      expect((await mailTo(stranger, 'retailer@souk.test', /Dune|الكثبان/)).subject).toBe(subject[language])
    })
  })
}
