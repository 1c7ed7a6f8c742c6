import { rotate } from '../support/rotate.ts'
import type { Page } from '@playwright/test'
import { workbookOf } from '../../server/src/testing/sheets.ts'
import { linkTo } from '../support/outbox.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { draftKept } from '../support/sign-up-draft.ts'
import { signUpIn } from '../support/sign-up.ts'
import { expect, keepInTab, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const link = /https?:\/\/\S+\/invitation\/[\w-]+/
const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A person who has told all but the mail and the password, whatever flow strangers get today. */
async function almostSignedUp(page: Page, entityName: string): Promise<void> {
  const draft = JSON.parse(draftKept('v1')['signUpDraft']!)
  await keepInTab(page, { signUpDraft: JSON.stringify({ ...draft, role: 'retailer', entityName, launchDate: '' }) })
}

for (const [language, brand] of rotate([
  ['en', 'mai.berg@ridge-runner.test'],
  ['ar', 'lars.reed@sol-y-sombra.test'],
])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/connections/connections')
    const word = wordsOf(language, 'slices/connections/invitation')

    test('imports a sheet, fixes a row, invites, and the retailer signs up already connected', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      const shop = `Palm ${Date.now() % 1_000_000}`
      const email = `${shop.replace(' ', '-').toLowerCase()}@palm.test`
      await signInAs(brand)
      await page.goto('/connections?tab=direct')
      await page.getByRole('button', { name: say('direct.import') }).click()
      const dialog = page.getByRole('dialog')
      const rows = [
        ['name', 'email', 'country'],
        [shop, email, 'France'],
        ['Half a shop', 'no address', 'Atlantis'],
      ]
      const file = { name: 'shops.xlsx', mimeType, buffer: await workbookOf(rows) }
      await dialog.locator('input[type="file"]').setInputFiles(file)
      const grid = dialog.getByRole('table', { name: say('fix.label') })
      await expect(grid.getByRole('textbox')).toHaveCount(3)
      await expectNoAxeFindings()
      const cell = (column: string) =>
        grid.getByLabel(
          say('fix.cell')
            .replace('{{column}}', say(`columns.${column}`))
            .replace('{{row}}', '3'),
        )
      await cell('email').fill(`half-${email}`)
      await cell('country').fill('IT')
      await dialog.getByRole('button', { name: say('import.check') }).click()
      await expect(grid).toHaveCount(0)
      const take = language === 'ar' ? say('import.take_two') : say('import.take_other').replace('{{count}}', '2')
      await dialog.getByRole('button', { name: take }).click()
      const entry = page.getByRole('row', { name: new RegExp(shop) })
      await expect(entry).toContainText(say('status.ADDED'))

      await entry.getByRole('button').click()
      await page.getByRole('menuitem', { name: say('direct.invite.one') }).click()
      await expect(entry).toContainText(say('status.INVITED'))

      const path = await linkTo(page, email, link)
      const theirs = await secondBrowser(page)
      await almostSignedUp(theirs, shop)
      const { at, next, field, credentials, say: sign } = signUpIn(language, theirs)
      await theirs.goto(path)
      await theirs.getByRole('button', { name: word('new.go') }).click()
      await at('complete-info')
      await next()
      await at('set-credentials')
      await expect(field('email')).toHaveValue(email)
      await credentials()
      await theirs.getByRole('checkbox', { name: sign('terms.accept') }).check()
      await theirs.getByRole('button', { name: sign('confirm.submit') }).click()
      await expect(theirs).toHaveURL(/\/connections\/[\w-]+$/)
      await expect(theirs.getByText(say('origin.direct'))).toBeVisible()
      await expect(entry).toContainText(say('status.JOINED')) // by a live event

      await theirs.goto(path)
      await expect(theirs.getByRole('heading', { name: word('dead') })).toBeVisible()
      await theirs.context().close()
    })
  })
}
