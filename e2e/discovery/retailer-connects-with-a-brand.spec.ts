import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

const brand = { id: 'd64e2aa1-16e1-8f90-8fb2-a6c5529b8599', name: 'Highland Loom' }

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a retailer who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/discovery/connect')

    test('asks a brand to connect, with a word to it, and takes it back', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs('retailer@souk.test')
      await page.goto(`/brand/${brand.id}`)
      await page.getByRole('button', { name: say('connect'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('title', { name: brand.name }) })
      await dialog.getByRole('textbox', { name: say('message') }).fill('We have two stores and love your wool.')
      await expectNoAxeFindings()
      await dialog.getByRole('button', { name: say('send') }).click()
      await expect(page.getByText(say('outgoing'), { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText(say('outgoing'), { exact: true })).toBeVisible()
      await page.getByRole('button', { name: say('withdraw') }).click()
      await expect(page.getByRole('button', { name: say('connect'), exact: true })).toBeVisible()
    })
  })
}
