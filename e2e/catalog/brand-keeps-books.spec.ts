import { rotate } from '../support/rotate.ts'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { countryName } from '../../contract/src/core/countries.ts'
import { catalogMessages } from '../../contract/src/catalog/catalog.messages.ts'
import { readSheet } from '../../server/src/platform/documents/sheets/read-sheet.ts'
import { workbookOf } from '../../server/src/testing/sheets.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

/** Presses an export button and reads the sheet that comes. */
async function sheetFrom(page: Page, button: string): Promise<string[][]> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const path = await (await coming).path()
  const rows: string[][] = []
  for await (const { cells } of readSheet(readFileSync(path), { rows: 1_000, columns: 40, cellLength: 500 }))
    rows.push(cells)
  return rows
}

async function bring(page: Page, rows: string[][]): Promise<void> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const buffer = await workbookOf(rows)
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name: 'prices.xlsx', mimeType, buffer })
}

async function openCollection(page: Page, tab: string): Promise<void> {
  await page.goto('/collections?view=cards')
  await page
    .getByRole('link', { name: /Autumn Winter 26/ })
    .first()
    .click()
  await page.getByRole('tab', { name: tab }).click()
}

for (const [language, email, retailer] of rotate([
  ['en', 'tomas.qureshi@mar-azul.test', 'Kin & Co'],
  ['ar', 'jonas.nasser@casa-lisboeta.test', 'Rue Haute'],
])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/catalog/catalog')
    const book = sentencesOf(language, 'slices/catalog/books')
    const ui = sentencesOf(language, 'ui/ui')

    test('gives one retailer a price of its own, and sees it with its eyes', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs(email)
      await openCollection(page, say('tabs.prices'))
      await page.getByRole('button', { name: book('price.create') }).click()
      await page.getByRole('textbox', { name: book('name') }).fill('Friends')
      await page.getByRole('button', { name: book('create.save') }).dblclick() // of two clicks one counts
      const sheet = page.getByRole('dialog', { name: book('assign.title', { name: 'Friends' }) })
      await sheet.getByRole('searchbox').fill(retailer.slice(0, 4).toLowerCase())
      await sheet.getByRole('checkbox', { name: retailer }).check()
      await expectNoAxeFindings()
      await sheet.getByRole('button', { name: ui('form.save'), exact: true }).click()
      await expect(sheet).toBeHidden()
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Friends' }) })
      await expect(row).toHaveCount(1)
      await expect(row).toContainText(retailer)

      await page.getByRole('button', { name: book('import.of', { name: 'Friends' }) }).click()
      const rows = await sheetFrom(page, book('import.sheet'))
      const first = rows[1]!
      const [uniqueId] = first
      expect(first[4] ?? '').toBe('') // the book says nothing yet
      first[4] = 'twelve'
      await bring(page, rows)
      await expect(page.getByText(book('import.refused', { count: 1 }))).toBeVisible()
      const problems = page.getByRole('table', { name: book('problems') })
      await expect(problems.getByRole('row')).toHaveCount(2)
      await expect(problems).toContainText(catalogMessages[language]['books.noPrice'].replace('{{value}}', 'twelve'))
      first[4] = '31.50'
      await bring(page, rows)
      await expect(page.getByText(book('import.price.done', { count: 1 }))).toBeVisible()
      await bring(page, await sheetFrom(page, book('import.sheet')))
      await expect(page.getByText(book('import.same'))).toBeVisible()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: ui('dialog.close'), exact: true })
        .last()
        .click()
      await expect(row).toContainText(book('price.products', { count: 1 }))

      await page.getByRole('tab', { name: say('tabs.preview') }).click()
      const who = page.getByRole('combobox', { name: book('preview.choose') })
      await who.fill(retailer.slice(0, 4))
      await page.getByRole('option', { name: retailer }).click()
      const table = page.getByRole('table', { name: book('preview.label', { name: retailer }) })
      const line = table.getByRole('row').filter({ hasText: uniqueId! })
      await expect(line).toContainText('31.50')
      await expect(line).toContainText('Friends')
      await page.reload() // the address knows who is looking
      await expect(line).toContainText('31.50')
      await expect(who).toHaveValue(retailer)
    })

    test('gives a country its prices: a choice, a percentage and one press', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs(email)
      await openCollection(page, say('tabs.prices'))
      await page.getByRole('button', { name: book('change.open.country') }).click()
      const dialog = page.getByRole('dialog', { name: book('change.title.country') })
      await dialog.getByRole('combobox', { name: book('change.country') }).fill('NZL')
      await page.getByRole('option').first().click()
      await dialog.getByRole('textbox', { name: book('change.by') }).fill('-15')
      const name = countryName('NZ', language)!
      await expect(dialog).toContainText(book('change.newBook', { name }))
      await expectNoAxeFindings()
      await dialog.locator('button[type=submit]').click()
      await expect(dialog).toBeHidden()
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
      await expect(row).toHaveCount(1)
    })

    test('shows a retailer only some products, and the preview says why the rest is hidden', async ({
      page,
      signInAs,
    }) => {
      await signInAs(email)
      await openCollection(page, say('tabs.segments'))
      await page.getByRole('button', { name: book('segment.create') }).click()
      await page.getByRole('textbox', { name: book('name') }).fill('Small choice')
      await page.getByRole('button', { name: book('create.save') }).click()
      const rows = await sheetFrom(page, book('import.sheet')) // its products come first
      for (const row of rows.slice(1, 4)) row[3] = 'yes'
      await bring(page, rows)
      await expect(page.getByText(book('import.segment.done', { count: 3 }))).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: book('assign.of', { name: 'Small choice' }) }).click()
      await page.getByRole('checkbox', { name: retailer }).check()
      await page.getByRole('button', { name: ui('form.save'), exact: true }).click()

      await page.getByRole('button', { name: book('segment.create') }).click()
      await page.getByRole('textbox', { name: book('name') }).fill('Another choice')
      await page.getByRole('button', { name: book('create.save') }).click()
      await expect(page.getByRole('button', { name: book('import.sheet') })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: book('assign.of', { name: 'Another choice' }) }).click()
      await expect(page.getByRole('checkbox', { name: retailer })).toBeDisabled()
      await expect(page.getByText(book('assign.held', { book: 'Small choice' }))).toBeVisible()
      await page.keyboard.press('Escape')

      await page.getByRole('tab', { name: say('tabs.preview') }).click()
      await page.getByRole('combobox', { name: book('preview.choose') }).fill(retailer.slice(0, 4))
      await page.getByRole('option', { name: retailer }).click()
      const filters = page.getByRole('radiogroup', { name: book('preview.filter') })
      await filters.getByText(book('preview.filter.shown', { count: 3 })).click()
      const table = page.getByRole('table', { name: book('preview.label', { name: retailer }) })
      await expect(table.getByRole('row')).toHaveCount(4)
      await filters.locator('label').last().click()
      await expect(table.getByText(book('preview.why.notInSegment', { book: 'Small choice' })).first()).toBeVisible()

      await page.getByRole('tab', { name: say('tabs.segments') }).click()
      for (const name of ['Another choice', 'Small choice']) {
        await page.getByRole('button', { name: book('more', { name }) }).click()
        await page.getByRole('menuitem', { name: book('delete') }).click()
        if (name === 'Small choice') await expect(page.getByRole('dialog')).toContainText(retailer)
        await page.getByRole('button', { name: book('delete.yes') }).click()
        await expect(page.getByRole('heading', { name, exact: true })).toBeHidden()
      }
      await page.getByRole('tab', { name: say('tabs.preview') }).click()
      await filters.locator('label').first().click()
      await expect(table.getByText(book('preview.hidden'), { exact: true })).toHaveCount(0)
    })
  })
}

test.describe('a brand', () => {
  const say = sentencesOf('en', 'slices/catalog/catalog')
  const book = sentencesOf('en', 'slices/catalog/books')

  test('adds a currency, fills it by a sheet, and takes it away again', async ({ page, signInAs }) => {
    await signInAs('tomas.qureshi@mar-azul.test')
    await openCollection(page, say('tabs.prices'))
    await page.getByRole('combobox', { name: book('currencies.add') }).fill('yen')
    await page.getByRole('option', { name: /Japanese Yen/ }).click()
    await page.getByRole('button', { name: book('currencies.add.save'), exact: true }).dblclick()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /JPY/ }) })
    await expect(row).toContainText(book('currencies.priced', { priced: 0, total: 38 }))
    await row.getByRole('button', { name: book('import.of', { name: 'Japanese Yen' }) }).click()
    const rows = await sheetFrom(page, book('import.sheet'))
    for (const line of rows.slice(1, 3)) line[3] = '8200'
    await bring(page, rows)
    await expect(page.getByText(book('import.currency.done', { count: 2 }))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row).toContainText(book('currencies.priced', { priced: 2, total: 38 }))
    await row.getByRole('button', { name: book('currencies.remove.of', { name: 'Japanese Yen' }) }).click()
    await expect(page.getByRole('dialog')).toContainText('2 products have a price in it')
    await page.getByRole('button', { name: book('currencies.remove.yes') }).click()
    await expect(row).toHaveCount(0)
  })

  test('keeps master books', async ({ page, signInAs, expectNoAxeFindings }) => {
    await signInAs('yusuf.nasser@isla-bonanza.test')
    await page.goto('/collections')
    await page.getByRole('link', { name: say('books') }).click()
    await expect(page.getByRole('heading', { level: 1, name: book('titles.books') })).toBeVisible()
    await expect(page.getByText(book('master.segment.none'))).toBeVisible()
    const name = book('master.segment')
    const rows = await sheetFrom(page, book('export.of', { name }))
    expect(rows[1]!.at(-1)).toBe('yes')
    rows[1]![rows[1]!.length - 1] = 'no'
    await page.getByRole('button', { name: book('import.of', { name }) }).click()
    await bring(page, rows)
    await expect(page.getByText(book('import.segment.done', { count: 1 }))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(book('master.segment.products', { count: rows.length - 2 }))).toBeVisible()
    await expectNoAxeFindings()
    await page.getByRole('button', { name: book('delete.of', { name }) }).click()
    await page.getByRole('button', { name: book('delete.yes') }).click()
    await expect(page.getByText(book('master.segment.none'))).toBeVisible()
  })

  test('changes one price in place, and takes it out again', async ({ page, signInAs, expectNoAxeFindings }) => {
    await signInAs('greta.almeida@kage-studio.test')
    await openCollection(page, say('tabs.prices'))
    await page.getByRole('button', { name: book('price.create') }).click()
    await page.getByRole('textbox', { name: book('name') }).fill('Winter terms')
    await page.getByRole('button', { name: book('create.save') }).click()
    const assign = page.getByRole('dialog', { name: book('assign.title', { name: 'Winter terms' }) })
    await expect(assign).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(assign).toBeHidden()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Winter terms' }) })
    await row.getByRole('button', { name: 'Winter terms', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Winter terms' })
    const price = sheet.getByRole('textbox', { name: new RegExp(`^${book('columns.wholesalePrice')}`) }).first()
    await price.fill('9400')
    await page.keyboard.press('Tab')
    await expect(row).toContainText(book('price.products', { count: 1 }), { timeout: 10_000 })
    await expectNoAxeFindings()
    await page.reload()
    await row.getByRole('button', { name: 'Winter terms', exact: true }).click()
    await expect(price).toHaveValue('9400')
    await price.fill('')
    await page.keyboard.press('Tab')
    await expect(row).toContainText(book('price.products', { count: 0 }))
  })

  test('offers a representative to look and to export, nothing else', async ({ page, signInAs }) => {
    await signInAs('rep@souk.test')
    await openCollection(page, say('tabs.prices'))
    await expect(page.getByText(book('readOnly'))).toBeVisible()
    await expect(page.getByRole('button', { name: book('export.of', { name: 'Concept stores AW26' }) })).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`^${book('import')}`) })).toHaveCount(0)
    await expect(page.getByRole('button', { name: book('price.create') })).toHaveCount(0)
  })
})
