import { linkTo } from '../support/outbox.ts'
import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/prospects/prospects')

    test('reads its matches, filters the database, saves a store, reveals its contact and invites it', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow() // the first visit scores every store
      await signInAs('brand@souk.test')
      await page.goto('/prospects-gen-ai')
      await expect(page.getByRole('article')).not.toHaveCount(0)
      await page.getByRole('button', { name: say('tailored.more') }).click()
      await expectNoAxeFindings()

      await page.getByRole('tab', { name: say('tab.database') }).click()
      await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
      await page.goto('/prospects-gen-ai?tab=database&countries=IT&categories=KNITWEAR&match=50')
      await page.getByRole('button', { name: say('search', { count: 1 }) }).click()
      const first = page.getByRole('tabpanel').getByRole('article').first()
      await expect(first).toBeVisible()
      await first.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 2, name: say('lead.why') })).toBeVisible()
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect(page.getByText(say('lead.position', { at: '2', total: '24' }))).toBeVisible()

      await page.getByRole('button', { name: new RegExp(`^${say('save', { count: 2 }).split(' ·')[0]}`) }).click()
      await expect(page.getByRole('heading', { level: 2, name: say('track') })).toBeVisible()
      await page.getByRole('button', { name: say('reveal', { count: 5 }) }).click()
      const invite = page.getByRole('button', { name: say('invite') })
      await expect(invite).toBeVisible({ timeout: 20_000 })
      await expectNoAxeFindings()
      await invite.click()
      await page.getByRole('button', { name: say('invite.send') }).click()
      await expect(page.getByText(say('invited'), { exact: true })).toBeVisible()

      const email = await page.getByRole('link', { name: /@.+\.example$/ }).textContent()
      await page.goto('/prospects-gen-ai?tab=saved&stage=CONTACTED')
      await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible()
      await expectNoAxeFindings()

      // The person who got the mail sees what is stored of them and erases it, without an account.
      const stranger = await secondBrowser(page)
      await stranger.goto(await linkTo(page, email!.trim(), /https?:\/\/\S+\/contact-data\?token=[\w.-]+/))
      await expect(stranger.getByText(email!.trim())).toBeVisible()
      const [file] = await Promise.all([
        stranger.waitForEvent('download'),
        stranger.getByRole('link', { name: say('data.download') }).click(),
      ])
      expect(file.suggestedFilename()).toBe('contact.json')
      await stranger.getByRole('button', { name: say('data.erase') }).click()
      await stranger
        .getByRole('dialog')
        .getByRole('button', { name: say('data.erase') })
        .click()
      await expect(stranger.getByRole('heading', { name: say('data.none') })).toBeVisible()
      await stranger.context().close()
    })
  })
}
