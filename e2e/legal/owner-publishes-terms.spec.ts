import { rotate } from '../support/rotate.ts'
import { startOwnServer } from '../support/own-server.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

const baseURL = startOwnServer(4322)
test.use({ baseURL })

for (const language of rotate(['en', 'ar'])) {
  test.describe(`an owner and a brand who read ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/legal/legal')
    const profile = sentencesOf(language, 'slices/entities/profile')
    const clause = language === 'en' ? 'A clause of our own.' : 'بند خاص بنا.'

    test('terms are written, published and read, and everyone is asked again', async ({
      page,
      expectNoAxeFindings,
    }) => {
      await signIn(page, 'admin@souk.test')
      await page.goto('/admin/legal/terms-brands')
      const text = page.getByRole('textbox', { name: say(`text.${language}`) })
      await text.click()
      await page.keyboard.press('Control+Home')
      await page.keyboard.type(`${clause} `)
      await page.getByRole('button', { name: say('save') }).click()
      await expect(page.getByRole('button', { name: say('save') })).toHaveCount(0)
      await expectNoAxeFindings()

      const stranger = await secondBrowser(page)
      await stranger.goto('/login')
      await stranger
        .getByRole('contentinfo')
        .getByRole('link', { name: say('kinds.terms-brands') })
        .click()
      await expect(stranger.getByRole('heading', { level: 1, name: say('kinds.terms-brands') })).toBeVisible()
      await expect(stranger.getByText(clause)).toHaveCount(0) // a draft is the owner's own

      await page.getByRole('button', { name: say('publish') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox', { name: say('publish.again') }).check()
      await dialog.getByRole('button', { name: say('publish') }).click()
      await expect(page.getByText(say('holds'))).toBeVisible()
      await expect(page.getByText(say('asks')).first()).toBeVisible()
      await stranger.reload()
      await expect(stranger.getByText(clause)).toBeVisible()

      await signIn(stranger, 'brand@souk.test')
      await stranger.goto('/profile')
      const asking = stranger.getByRole('dialog', { name: say('changed') })
      await expect(asking.getByText(clause)).toBeVisible()
      await expect(asking.getByRole('button', { name: say('accept') })).toBeDisabled()
      await asking.getByRole('button', { name: say('notNow') }).click()
      const story = stranger.getByLabel(profile('fields.about'))
      await story.fill('Typed before it was accepted.')
      await stranger.getByRole('button', { name: say('changed.open') }).click()
      await asking.getByRole('checkbox', { name: say('accept.label') }).check()
      await asking.getByRole('button', { name: say('accept') }).click()
      await expect(asking).toHaveCount(0)
      await expect(stranger.getByRole('button', { name: say('changed.open') })).toHaveCount(0)
      await expect(story).toHaveValue('Typed before it was accepted.')
      await stranger.getByRole('button', { name: profile('saveBar.discard') }).click()
      await stranger.goto('/orders')
      await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(stranger.getByRole('button', { name: say('changed.open') })).toHaveCount(0)

      await page.reload()
      await expect(page.getByText(say('acceptances', { count: 1 })).first()).toBeVisible()
      await stranger.context().close()
    })
  })
}
