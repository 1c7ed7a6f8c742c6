import { rotate } from '../support/rotate.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

for (const [language, email] of rotate([
  ['en', 'karim.petrov@atelier-spree.test'],
  ['ar', 'leila.nasser@sodermalm-edit.test'],
])) {
  test.describe(`a retailer who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/entities/profile')

    test('adds an address, makes it the default, and deletes it', async ({ page, signInAs, expectNoAxeFindings }) => {
      await signInAs(email)
      await page.goto('/profile?tabIndex=4')
      await page.getByRole('button', { name: say('addresses.add') }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: say('addresses.save') }).click()
      await expect(sheet.getByLabel(say('fields.label'))).toBeFocused()
      await sheet.getByLabel(say('fields.label')).fill('Depot')
      await sheet.getByLabel(say('fields.line1')).fill('Hafenstrasse 7')
      await sheet.getByLabel(say('fields.city')).fill('Hamburg')
      await sheet.getByRole('checkbox', { name: say('addresses.isDefaultShipping') }).check()
      await expectNoAxeFindings()
      await sheet.getByRole('button', { name: say('addresses.save') }).click()
      const card = page.getByRole('listitem').filter({ hasText: 'Depot' })
      await expect(card).toContainText(say('addresses.shipping'))
      await expect(page.getByText(say('addresses.shipping'), { exact: true })).toHaveCount(1)

      await card.getByRole('button', { name: new RegExp(say('addresses.more').split(' {{')[0]!) }).click()
      await page.getByRole('menuitem', { name: say('addresses.isDefaultBilling') }).click()
      await expect(card).toContainText(say('addresses.billing'))
      await expect(page.getByText(say('addresses.billing'), { exact: true })).toHaveCount(1)

      await card.getByRole('button', { name: new RegExp(say('addresses.more').split(' {{')[0]!) }).click()
      await page.getByRole('menuitem', { name: say('form.delete') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('addresses.remove.yes') })
        .click()
      await expect(card).toHaveCount(0)
      await expect(page.getByText(say('addresses.shipping'), { exact: true })).toHaveCount(1)
    })

    test('creates a store, whose address cannot be deleted any more', async ({ page, signInAs }) => {
      await signInAs(email)
      await page.goto('/profile?tabIndex=6')
      await page.getByRole('button', { name: say('stores.add') }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel(say('stores.name')).fill('Annexe')
      await sheet.getByLabel(say('fields.line1')).fill('Quai 1')
      await sheet.getByLabel(say('fields.city')).fill('Malmö')
      await sheet.getByRole('button', { name: say('stores.create') }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Annexe' })).toBeVisible()

      await page.getByRole('tab', { name: say('tabs.addresses') }).click()
      const card = page.getByRole('listitem').filter({ hasText: 'Annexe' })
      await card.getByRole('button', { name: new RegExp(say('addresses.more').split(' {{')[0]!) }).click()
      await page.getByRole('menuitem', { name: say('form.delete') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('addresses.remove.yes') })
        .click()
      await expect(card.getByRole('alert')).toBeVisible()
    })
  })
}
