import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

const feed = (title: string) =>
  `handle,title,sku,color,size,price,qty\nJ1,${title},J1-S,Ink,S,120.00,5\nJ1,${title},J1-M,Ink,M,120.00,7\nJ2,Cap,J2-1,Sand,One,not a price,3\n`

for (const language of rotate(['ar', 'en'])) {
  const say = sentencesOf(language, 'slices/integrations/integrations')

  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })

    test('connects a feed, looks at what it changes, applies it and takes it back', async ({ page, signInAs }) => {
      test.slow() // the feed is read and applied by jobs
      await signInAs('brand@souk.test')
      await page.goto('/integrations/stores')
      await page
        .getByRole('button', { name: say('stores.new') })
        .first()
        .click()
      await page.getByText(say('source.file'), { exact: true }).click()
      await page.getByLabel(say('stores.name'), { exact: true }).fill('Our shop')
      await page.getByRole('combobox', { name: say('stores.collection') }).click()
      await page.getByRole('option', { name: 'Spring Summer 26' }).first().click()
      await page.getByRole('button', { name: say('stores.connect'), exact: true }).click()

      await page.getByRole('tab', { name: say('tab.fields') }).click()
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'feed.csv', mimeType: 'text/csv', buffer: Buffer.from(feed('Wool coat')) })
      await expect(page.getByText('feed.csv')).toBeVisible()
      await page.getByRole('button', { name: say('fields.read') }).click()
      await page.getByRole('button', { name: say('form.save'), exact: true }).click()
      await page.getByRole('tab', { name: say('tab.runs') }).click()
      await page.getByRole('button', { name: say('stores.sync') }).click()
      await expect(page.getByText(say('status.READY')).first()).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText('Wool coat').first()).toBeVisible()
      await expect(page.getByText('not a price', { exact: false }).first()).toBeVisible()
      await page.getByRole('button', { name: say('run.apply') }).click()
      await expect(page.getByText(say('status.DONE')).first()).toBeVisible({ timeout: 30_000 })
      await page
        .getByRole('button', { name: say('run.undo'), exact: true })
        .first()
        .click()
      const question = page.getByRole('dialog', { name: say('run.undo.ask') })
      await question.getByRole('button', { name: say('run.undo'), exact: true }).click()
      await expect(question).toBeHidden()
      await expect(page.getByText(say('status.UNDONE')).first()).toBeVisible({ timeout: 20_000 })
    })
  })
}
