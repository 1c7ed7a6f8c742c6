import { catalogMessages } from '../../contract/src/catalog/catalog.messages.ts'
import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { archiveOf, coat, sheetFile } from '../support/sheet.ts'
import { expect, signIn, test } from '../support/test.ts'

for (const [language, email] of rotate([
  ['en', 'lars.reed@sol-y-sombra.test'],
  ['ar', 'elise.hansen@corso-sartoria.test'],
])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/catalog/catalog')
    const sheet = sentencesOf(language, 'slices/catalog/imports')
    const name = `Pre-Fall 27 ${language}`
    const cell = (row: number, column: string) => sheet('grid.cell', { row, column: sheet(`columns.${column}`) })

    test('makes a collection, fixes its sheet, submits it, and it goes live', async ({
      page,
      signInAs,
      browser,
      baseURL,
      expectNoAxeFindings,
    }) => {
      await signInAs(email)
      await page.goto('/collections')
      await page.getByRole('link', { name: say('create') }).click()
      await expect(page.getByRole('heading', { level: 1, name: say('titles.new') })).toBeVisible()
      await page.getByRole('textbox', { name: say('fields.collectionName'), exact: true }).fill(name)
      await page.getByRole('radio', { name: say('type.IN_STOCK') }).check()
      await page.getByRole('button', { name: say('create.save') }).click()
      await expect(page).toHaveURL(/\/collections\/edit\/[\w-]{36}\?tab=import/)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

      const rows = [coat(1, 'S'), coat(1, 'M', { wholesalePrice: 'twelve' }), coat(2, 'S', { category: 'Boats' })]
      await page.locator('input[type=file]').setInputFiles(await archiveOf(rows))
      await expect(page.getByText(catalogMessages[language]['imports.withErrors'])).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('heading', { name: sheet('fix.title', { count: 2 }) })).toBeVisible()
      await expectNoAxeFindings()

      const price = page.getByLabel(cell(3, 'wholesalePrice'))
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      await price.click()
      await page.keyboard.type('118.50')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel(cell(4, 'category'))).toBeFocused()
      await page.reload() // what was typed is still there
      await expect(price).toHaveValue('118.50')
      await page.getByLabel(cell(4, 'category')).fill('Outerwear')
      await page.getByRole('button', { name: sheet('fix.check', { count: 2 }) }).click()
      await expect(page.getByRole('heading', { name: sheet('fix.allGood') })).toBeVisible()

      await page.getByRole('button', { name: sheet('take', { count: 3 }) }).click()
      await expect(page.getByText(sheet('done.rows', { count: 3 }))).toBeVisible({ timeout: 30_000 })

      const submit = page.getByRole('button', { name: say('step.submit') })
      await expect(submit).toBeEnabled()
      await submit.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('step.submit') })
        .click()
      await expect(page.getByText(say('says.IN_REVIEW'))).toBeVisible()
      await expect(page.getByText(say('says.LIVE'))).toBeVisible({ timeout: 30_000 }) // by itself

      const guest = await (await browser.newContext({ baseURL: baseURL! })).newPage()
      await signIn(guest, 'guest')
      await guest.goto('/explore')
      const token = await guest.evaluate(() => localStorage.getItem('token'))
      const answer = await guest.request.get('/api/v2/catalog/collections?limit=100', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(JSON.stringify(await answer.json())).toContain(name)
      await guest.context().close()
    })

    test('the same file again changes nothing, a changed one says what it will change', async ({ page, signInAs }) => {
      await signInAs(email)
      await page.goto('/collections/edit')
      await page.getByRole('textbox', { name: say('fields.collectionName'), exact: true }).fill(`Resort 28 ${language}`)
      await page.getByRole('button', { name: say('create.save') }).click()
      await expect(page).toHaveURL(/tab=import/)
      await expect(page.getByRole('button', { name: sheet('start.template') })).toBeVisible() // not the cover of the form before
      const file = page.locator('input[type=file]')
      await file.setInputFiles(await sheetFile([coat(1, 'S', { images: '' })], 'coats.xlsx'))
      await page.getByRole('button', { name: sheet('take', { count: 1 }) }).click({ timeout: 30_000 })
      await expect(page.getByText(sheet('done.rows', { count: 1 }))).toBeVisible({ timeout: 30_000 })

      await file.setInputFiles(await sheetFile([coat(1, 'S', { images: '' })], 'again.xlsx'))
      await expect(page.getByText(sheet('report.same'))).toBeVisible({ timeout: 30_000 })
      await page.getByRole('button', { name: sheet('cancel') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: sheet('cancel') })
        .click()

      await file.setInputFiles(await sheetFile([coat(1, 'S', { images: '', wholesalePrice: '99.50' })], 'cheaper.xlsx'))
      const changes = page.getByRole('table', { name: sheet('changes.title') })
      await expect(changes).toContainText('120.00', { timeout: 30_000 })
      await expect(changes).toContainText('99.50')
    })
  })
}
