import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { archiveOf, coat } from '../support/sheet.ts'
import { expect, signIn, test } from '../support/test.ts'

const say = sentencesOf('en', 'slices/catalog/catalog')
const sheet = sentencesOf('en', 'slices/catalog/imports')
const cell = (row: number, column: string) => sheet('grid.cell', { row, column: sheet(`columns.${column}`) })

test('a colleague sees the import that is open, and neither overwrites the other', async ({ page, signInAs }) => {
  await signInAs('leila.ricci@atelier-fassi.test')
  await page.goto('/collections/edit')
  await page.getByRole('textbox', { name: say('fields.collectionName'), exact: true }).fill('Capsule 27')
  await page.getByRole('button', { name: say('create.save') }).click()
  await expect(page).toHaveURL(/tab=import/)

  const other = await secondBrowser(page)
  await signIn(other, 'louis.park@atelier-fassi.test')
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: sheet('start.title') })).toBeVisible()

  const bad = { currency: 'XAU' }
  await page.locator('input[type=file]').setInputFiles(await archiveOf([coat(1, 'S', bad), coat(2, 'S', bad)]))
  const title = sheet('fix.title', { count: 2 })
  await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 30_000 })
  await expect(other.getByRole('heading', { name: title })).toBeVisible() // by itself

  await other.getByLabel(cell(3, 'currency')).fill('ZZZ')
  await page.getByLabel(cell(2, 'currency')).fill('YYY')
  await page.getByRole('button', { name: sheet('fix.check', { count: 1 }) }).click()
  await expect(page.getByText(sheet('fix.left', { count: 1 }))).toBeVisible()
  await expect(other.getByLabel(cell(2, 'currency'))).toHaveValue('YYY') // the colleague's cell came in
  await expect(other.getByLabel(cell(3, 'currency'))).toHaveValue('ZZZ') // beside what is typed here
  await other.getByRole('button', { name: sheet('fix.check', { count: 1 }) }).click()
  await expect(page.getByLabel(cell(3, 'currency'))).toHaveValue('ZZZ')
  await other.context().close()
})
