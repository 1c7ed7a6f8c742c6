import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const maisonOrla = '/explore?q=Maison%20Orla'

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a retailer who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/messaging/messaging')
    const connect = wordsOf(language, 'slices/discovery/connect')
    const brandSays = wordsOf('en', 'slices/messaging/messaging')
    const shell = sentencesOf('en', 'app/shell')

    test('writes to a brand, which hears of it at once, answers and is read', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow() // two people in two browsers
      const words = `Is the coat lined? ${Date.now()}`
      await signInAs('retailer@souk.test')
      await page.goto(maisonOrla)
      const brand = await secondBrowser(page)
      const url = new URL(page.url()).origin
      await brand.context().addCookies([{ name: 'souk_language', value: 'en', url }]) // whatever the retailer reads
      await signIn(brand, 'brand@souk.test')
      await brand.goto('/dashboard')
      const bell = brand.getByRole('button', { name: /Notifications/ })
      await expect(bell).toBeVisible()
      await page.locator('a[href^="/brand/"]').filter({ hasText: 'Maison Orla' }).first().click()
      await page.getByRole('link', { name: connect('write'), exact: true }).click()
      const text = page.getByRole('textbox', { name: say('draft.label') })
      await text.fill(words)
      await page.reload()
      await expect(text).toHaveValue(words) // a draft survives a reload
      await text.press('Control+Enter')
      await expect(text).toHaveValue('')
      const thread = page.getByRole('region', { name: say('thread.messages') })
      await expect(thread.getByText(words)).toHaveCount(1)
      await expectNoAxeFindings()

      await bell.click()
      await brand
        .getByRole('link', { name: /New message from .*Kin & Co/ })
        .first()
        .click()
      await expect(brand).toHaveURL(/\/messages\?conversation=/)
      const theirs = brand.getByRole('region', { name: brandSays('thread.messages') })
      await expect(theirs.getByText(words)).toBeVisible()
      await expect(thread.getByText(say('message.read'))).toBeVisible() // on the other screen, at once
      const answer = `It is lined with cupro. ${Date.now()}`
      await brand.getByRole('textbox', { name: brandSays('draft.label') }).fill(answer)
      await brand.getByRole('button', { name: brandSays('draft.send') }).click()
      await expect(thread.getByText(answer)).toBeVisible()
      await expect(brand.getByRole('button', { name: shell('bell.label', { count: 0 }) }).or(bell)).toBeVisible()
      await brand.context().close()
    })
  })
}
