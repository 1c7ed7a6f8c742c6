import { mailTo } from '../support/outbox.ts'
import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

for (const language of rotate(['ar', 'en'])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/messaging/broadcast')

    test('writes one email to a retailer, looks at it as that retailer, sends it, and it can be unsubscribed', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow() // the editor, a dialog, and a worker that sends
      await signInAs('brand@souk.test')
      await page.goto('/messages?tab=broadcasts&broadcast=new')
      await page.getByRole('button', { name: say('template.thankYou'), exact: true }).click()
      await expect(page.getByRole('textbox', { name: say('composer.body') })).toBeVisible()
      const subject = `Coats ${Date.now()}`
      await page.getByRole('textbox', { name: say('composer.subject') }).fill(subject)
      await page.getByRole('combobox', { name: say('audience.kind') }).click()
      await page.getByRole('option', { name: say('audience.chosen') }).click()
      await page.getByRole('combobox', { name: say('audience.chosen') }).fill('Kin & Co')
      await page.getByRole('option', { name: 'Kin & Co' }).click()
      await page.keyboard.press('Escape')
      await expectNoAxeFindings()
      await page.getByRole('button', { name: say('composer.preview') }).click()
      await expect(page.getByRole('dialog').getByText(subject)).toBeVisible()
      await page.getByRole('dialog').getByRole('button').first().click()
      await page.getByRole('button', { name: say('composer.send') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('send.now') })
        .click()
      await expect(page.getByRole('button', { name: new RegExp(subject) })).toBeVisible()

      const { body } = await mailTo(page, 'retailer@souk.test', new RegExp(subject))
      const out = /https?:\/\/\S+?(\/unsubscribe\/broadcasts\?token=\S+)/.exec(body)![1]!
      const reader = await secondBrowser(page)
      await reader.goto(out)
      await expect(reader.getByRole('heading', { level: 1, name: say('end.ended') })).toBeVisible()
      await reader.getByRole('button', { name: say('end.undo') }).click()
      await expect(reader.getByRole('heading', { level: 1, name: say('end.wanted') })).toBeVisible()
      await reader.context().close()
    })
  })
}
