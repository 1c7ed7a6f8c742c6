import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

for (const [language, email] of rotate([
  ['en', 'yusuf.dubois@highland-loom.test'],
  ['ar', 'marta.almeida@anvil-and-awl.test'],
])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/follows/follows')
    const catalog = sentencesOf(language, 'slices/catalog/catalog')
    const name = `Capsule ${language} ${Date.now() % 100_000}` // a second try announces another one
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

    test('announces a collection, which buyers find in their calendar, and withdraws it', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs(email)
      await page.goto('/collections/edit')
      await page.getByRole('textbox', { name: catalog('fields.collectionName'), exact: true }).fill(name)
      await page.getByRole('button', { name: catalog('create.save') }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.goto('/collections')
      await page.getByRole('button', { name: catalog('more', { name }) }).click()
      await page.getByRole('menuitem', { name: catalog('announce') }).click()
      const dialog = page.getByRole('dialog', { name: say('announce.title') })
      await expect(dialog.getByRole('combobox', { name: say('announce.collection') })).toContainText(name)
      await dialog.getByLabel(say('announce.day')).fill(inTenDays)
      await dialog.getByRole('textbox', { name: say('announce.line') }).fill('Linen first')
      await expectNoAxeFindings()
      await dialog.getByRole('button', { name: say('announce.save') }).click()
      await expect(dialog).toHaveCount(0)
      const entry = page.getByRole('listitem').filter({ hasText: name })
      await expect(entry).toContainText('Linen first')

      const buyer = await secondBrowser(page)
      await signIn(buyer, 'otherretailer@souk.test')
      await buyer.goto('/calendar')
      await expect(buyer.getByRole('listitem').filter({ hasText: name })).toContainText('Linen first')

      await entry.getByRole('button', { name: say('withdraw', { name }) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('withdraw.yes') })
        .click()
      await expect(entry).toHaveCount(0)
      await buyer.reload()
      await expect(buyer.getByRole('heading', { level: 1, name: say('title') })).toBeVisible()
      await expect(buyer.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
      await buyer.context().close()
    })
  })
}
