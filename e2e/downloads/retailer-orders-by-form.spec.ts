import { readFileSync } from 'node:fs'
import { readSheet } from '../../server/src/platform/documents/sheets/read-sheet.ts'
import { workbookOf } from '../../server/src/testing/sheets.ts'
import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

const list = { id: '9080506d-7641-83b7-8818-147c0432032e', name: 'Resort edit for Kin & Co' }
const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const runs = rotate([
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
])

for (const { language, viewport } of runs) {
  const say = sentencesOf(language, 'slices/downloads/downloads')
  const ui = sentencesOf(language, 'ui/ui')
  const cart = sentencesOf(language, 'slices/carts/carts')

  test.describe(`a reader of ${language}, ${viewport.width} wide`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' }, viewport })

    test('downloads an order form, fills it in and finds it in the cart, with what did not fit', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow() // a file is made in between
      await signInAs('retailer@souk.test')
      await page.goto(`/wishlist-products/${list.id}`)
      await page.getByRole('button', { name: ui('download'), exact: true }).click()
      await page.getByRole('menuitem', { name: ui('download.orderFormWithImages') }).click()
      const dialog = page.getByRole('dialog', { name: say('dialog.title', { name: list.name }) })
      await expect(dialog).toContainText(say('preview.styles', { count: 12 }))
      await expectNoAxeFindings()
      await dialog.getByRole('button', { name: say('dialog.start') }).click()
      await page.getByRole('button', { name: say('started.open') }).click()

      await expect(page.getByRole('heading', { level: 1, name: say('titles.downloads') })).toBeVisible()
      const open = page.getByRole('button', { name: say('open.of', { title: list.name }) }).first()
      await expect(open).toBeVisible({ timeout: 30_000 })
      await expectNoAxeFindings()
      await Promise.all([page.waitForEvent('download'), open.click()])

      // Without pictures it needs no choices: it is downloaded at once.
      await page.goto(`/wishlist-products/${list.id}`)
      await page.getByRole('button', { name: ui('download'), exact: true }).click()
      const coming = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: ui('download.orderForm'), exact: true }).click()
      const rows: string[][] = []
      const limits = { rows: 1_000, columns: 40, cellLength: 500 }
      for await (const { cells } of readSheet(readFileSync(await (await coming).path()), limits)) rows.push(cells)
      const width = rows[0]!.length
      const filled = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''))
      filled[1]![width - 1] = '3'
      filled[2]![width - 1] = 'many'

      await page.goto('/checkout')
      await page.getByRole('button', { name: cart('import'), exact: true }).click()
      const upload = page.getByRole('dialog').locator('input[type=file]')
      await upload.setInputFiles({ name: 'form.xlsx', mimeType, buffer: await workbookOf(filled) })
      await expect(page.getByText(cart('import.done', { count: 1 }))).toBeVisible()
      await expect(page.getByText(cart('import.bad', { count: 1 }))).toBeVisible()
    })
  })
}
