import { rotate } from '../support/rotate.ts'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { coreMessages } from '../../contract/src/core/core.messages.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { signIn, test, expect as usually } from '../support/test.ts'

/** The demo draws each picture when it is first seen, and a table shows many. */
const expect = usually.configure({ timeout: 30_000 })
test.describe.configure({ timeout: 150_000 })
const logo = join(import.meta.dirname, '../support/logo.png')

for (const [language, email, collection] of rotate([
  ['en', 'otherbrand@souk.test', 'Autumn Winter 26'],
  ['ar', 'lars.reed@sol-y-sombra.test', 'Autumn Winter 26'],
])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/catalog/products')
    const catalog = sentencesOf(language, 'slices/catalog/catalog')
    const ui = sentencesOf(language, 'ui/ui')
    const price = (page: Page, currency: string, name: 'wholesalePrice' | 'retailPrice') =>
      page.getByRole('dialog').getByLabel(say(`prices.${name}`, { currency }), { exact: false })
    const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: ui('saveBar.save') })

    async function openProducts(page: Page): Promise<void> {
      await page.goto('/collections')
      await page.getByRole('link', { name: collection }).last().click()
      await page.getByRole('tab', { name: catalog('tabs.products') }).click()
      await expect(page.getByRole('table', { name: say('title') })).toBeVisible()
    }
    const rowAt = (page: Page, at: number) =>
      page
        .getByRole('table', { name: say('title') })
        .getByRole('row')
        .nth(at)

    test('adds a product by hand, with colours and sizes', async ({ page, signInAs }) => {
      await signInAs(email)
      await openProducts(page)
      await page.getByRole('button', { name: say('add'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('fields.name')).fill('Hand-made coat')
      await dialog.getByLabel(say('fields.styleCode')).fill(`HM-${language}`)
      await dialog.getByLabel(say('add.colours')).fill('Sage, Navy')
      await dialog.getByRole('button', { name: 'XS, S, M, L, XL' }).click()
      await dialog.getByRole('button', { name: say('add.save') }).click()
      await page.getByRole('button', { name: say('variants.open') }).click()
      const grid = page.getByRole('dialog').last()
      await grid.getByRole('button', { name: say('variants.addColour') }).click()
      await grid.getByLabel(say('variants.colour'), { exact: true }).last().fill('Ecru')
      await grid.getByRole('checkbox', { name: say('variants.offered', { colour: 'Ecru', size: 'XL' }) }).uncheck()
      await grid.getByRole('button', { name: ui('saveBar.save') }).click()
      await expect(grid.getByRole('table', { name: say('parts.skus') })).toBeHidden()
      await page.reload()
      await expect(page.getByRole('rowheader', { name: 'Ecru' })).toBeVisible()
      await expect(page.getByRole('dialog').getByText('Hand-made coat').first()).toBeVisible()
    })

    test('types into the table, and finds it after a reload', async ({ page, signInAs, expectNoAxeFindings }) => {
      await signInAs(email)
      await openProducts(page)
      await expectNoAxeFindings()
      const name = rowAt(page, 9).getByRole('textbox').first()
      await name.fill(' ')
      await name.press('Enter')
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await name.press('Escape')
      await expect(name).not.toHaveValue(' ')
      await name.fill(`Garden coat ${language}`)
      await name.press('Enter')
      const wholesale = rowAt(page, 9).getByRole('textbox').nth(1) // at once, though the name is on its way
      await wholesale.fill('61.5')
      await wholesale.press('Tab')
      await expect(wholesale).toHaveValue('61.50')
      await rowAt(page, 9).getByRole('combobox').selectOption('COMING_SOON')
      await expect(rowAt(page, 9).locator('[aria-busy]')).toHaveCount(0)
      await page.reload()
      await expect(rowAt(page, 9).getByRole('textbox').first()).toHaveValue(`Garden coat ${language}`)
      await expect(rowAt(page, 9).getByRole('textbox').nth(1)).toHaveValue('61.50')
      await expect(rowAt(page, 9).getByRole('combobox')).toHaveValue('COMING_SOON')
    })

    test('changes a product in the drawer, and only what changed is sent', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs(email)
      await openProducts(page)
      await rowAt(page, 1).getByRole('link').click()
      await expect(page).toHaveURL(/[?&]product=[\w-]{36}/)
      await page.reload() // the address names the product
      const drawer = page.getByRole('dialog')
      const currency = language === 'en' ? 'GBP' : 'EUR'
      const wholesale = price(page, currency, 'wholesalePrice')
      const typed = await wholesale.inputValue()
      await wholesale.fill(typed.replace(/\.00$/, ''))
      await page.waitForTimeout(900) // longer than changes are tracked
      await expect(save(page)).toHaveCount(0)

      const [from, until] = [
        drawer.getByLabel(say('fields.shippingStartDate'), { exact: false }),
        drawer.getByLabel(say('fields.shippingEndDate'), { exact: false }),
      ]
      await from.fill('2027-03-01')
      await until.fill('')
      await save(page).click()
      await expect(drawer.getByText(coreMessages[language]['rules.shippingDates.both'])).toBeVisible()
      await expect(from).toBeFocused()
      await until.fill('2027-02-01')
      await expect(drawer.getByText(coreMessages[language]['rules.shippingDates.order'])).toBeVisible()
      await until.fill('2027-04-01')

      const cells = drawer.getByRole('table', { name: say('stock.title') }).getByRole('textbox')
      await cells.first().click()
      await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft')
      await expect(cells.nth(1)).toBeFocused()
      await page.keyboard.type('77')
      await page.keyboard.press(language === 'en' ? 'ArrowLeft' : 'ArrowRight')
      await expect(cells.first()).toBeFocused()
      await cells.first().evaluate((cell) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', '31\t32')
        cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await expect(cells.nth(1)).toHaveValue('32')
      await expectNoAxeFindings()

      const sent = page.waitForRequest((request) => request.method() === 'PATCH')
      await save(page).click()
      const body = (await sent).postDataJSON() as Record<string, unknown>
      expect(Object.keys(body).toSorted()).toEqual(['shippingEndDate', 'shippingStartDate', 'stock', 'version'])
      expect(body['stock']).toHaveLength(2)
      await expect(save(page)).toHaveCount(0)
      await page.reload()
      await expect(cells.first()).toHaveValue('31')
      await expect(from).toHaveValue('2027-03-01')
    })
  })
}

test.describe('a brand', () => {
  const say = sentencesOf('en', 'slices/catalog/products')
  const ui = sentencesOf('en', 'ui/ui')
  const table = (page: Page) => page.getByRole('table', { name: say('title') })
  const row = (page: Page, at: number) => table(page).getByRole('row').nth(at)
  const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: ui('saveBar.save') })
  const name = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: say('fields.name'), exact: true })

  async function openProducts(page: Page, email: 'otherbrand@souk.test' = 'otherbrand@souk.test'): Promise<void> {
    await signIn(page, email)
    await page.goto('/collections')
    await page.getByRole('link', { name: 'Spring Summer 27' }).last().click()
    await page.getByRole('tab', { name: 'Products' }).click()
    await expect(table(page)).toBeVisible()
  }

  test('walks through the drawer by keyboard, and is asked before work is lost', async ({ page }) => {
    await openProducts(page)
    await row(page, 2).getByRole('link').click()
    const first = await name(page).inputValue()
    await page.keyboard.press('Alt+PageDown')
    await expect(name(page)).not.toHaveValue(first)
    await page.keyboard.press('Alt+PageUp')
    await expect(name(page)).toHaveValue(first)

    await name(page).fill('Half a thought')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say('discard.no') }).click()
    await expect(name(page)).toHaveValue('Half a thought')
    await page.goBack() // nothing is asked, and nothing is lost
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('link', { name: say('unsaved.open', { name: first }) }).click()
    await expect(name(page)).toHaveValue('Half a thought')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say('discard.yes') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await row(page, 2).getByRole('link').click()
    await expect(name(page)).toHaveValue(first)
  })

  test('puts its changes on top of what a colleague saved meanwhile', async ({ page }) => {
    await openProducts(page)
    await row(page, 4).getByRole('link').click()
    await name(page).fill('Mine')
    const other = await secondBrowser(page)
    await signIn(other, 'otherbrand@souk.test')
    await other.goto(page.url())
    const theirs = other.getByRole('dialog').getByRole('textbox', { name: say('fields.description'), exact: false })
    await theirs.fill('Theirs')
    await save(other).click()
    await expect(save(other)).toHaveCount(0)
    await other.context().close()

    await page.getByRole('button', { name: say('stale.load') }).click()
    await expect(name(page)).toHaveValue('Mine')
    await expect(
      page.getByRole('dialog').getByRole('textbox', { name: say('fields.description'), exact: false }),
    ).toHaveValue('Theirs')
    await save(page).click()
    await expect(save(page)).toHaveCount(0)
    await page.reload()
    await expect(name(page)).toHaveValue('Mine')
  })

  test('changes several at once, removes them, and takes it back', async ({ page, expectNoAxeFindings }) => {
    await openProducts(page)
    const [one, two] = [
      await row(page, 6).getByRole('link').innerText(),
      await row(page, 7).getByRole('link').innerText(),
    ]
    for (const at of [6, 7]) await row(page, at).getByRole('checkbox').check()
    await page.getByRole('button', { name: say('form.edit'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: say('bulk.status') }).check()
    await dialog.getByRole('combobox', { name: say('fields.status') }).click()
    await page
      .getByRole('listbox')
      .getByRole('option', { name: say('status.SOLD_OUT') })
      .click()
    await dialog.getByRole('checkbox', { name: say('bulk.shipping') }).check()
    await dialog.getByLabel(say('fields.shippingStartDate'), { exact: false }).fill('2027-03-01')
    await dialog.getByRole('button', { name: say('bulk.save', { count: 2 }) }).click()
    await expect(dialog.getByText('Both shipping start and end dates are required.')).toBeVisible()
    await expectNoAxeFindings()
    await dialog.getByRole('checkbox', { name: say('bulk.shipping') }).uncheck()
    await dialog.getByRole('button', { name: say('bulk.save', { count: 2 }) }).click()
    await expect(dialog).toHaveCount(0)
    for (const at of [6, 7]) await expect(row(page, at).getByRole('combobox')).toHaveValue('SOLD_OUT')

    await page.getByRole('button', { name: say('form.remove'), exact: true }).click()
    for (const code of [one, two]) await expect(table(page).getByRole('link', { name: code })).toHaveCount(0)
    await page
      .getByRole('button', { name: say('undo') })
      .first()
      .click()
    for (const code of [one, two]) await expect(table(page).getByRole('link', { name: code })).toBeVisible()
  })

  test('adds a picture, makes it the first, and takes it away again', async ({ page }) => {
    await openProducts(page)
    await row(page, 10).getByRole('link').click()
    const pictures = page
      .getByRole('dialog')
      .getByRole('list', { name: /^Pictures:/ })
      .getByRole('listitem')
    await expect(pictures.first()).toBeVisible()
    const before = await pictures.count()
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(logo)
    await expect(pictures).toHaveCount(before + 1)
    for (let at = before + 1; at > 1; at -= 1) {
      await page.getByRole('button', { name: `Move Picture ${at} earlier` }).click()
    }
    await save(page).click()
    await expect(save(page)).toHaveCount(0)
    await page.reload()
    await expect(pictures).toHaveCount(before + 1)
    await page.getByRole('button', { name: 'Remove Picture 1' }).click()
    await save(page).click()
    await expect(save(page)).toHaveCount(0)
    await expect(pictures).toHaveCount(before)
  })
})

test('a representative reads the products, and is told who may change them', async ({ page, signInAs }) => {
  const say = sentencesOf('en', 'slices/catalog/products')
  await signInAs('rep@souk.test')
  await page.goto('/collections')
  await page.getByRole('link', { name: 'Spring Summer 27' }).last().click()
  await page.getByRole('tab', { name: 'Products' }).click()
  await expect(page.getByText(say('readOnly.role'))).toBeVisible()
  const table = page.getByRole('table', { name: say('title') })
  await expect(table.getByRole('textbox')).toHaveCount(0)
  await table.getByRole('link').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(say('stock.title'))).toBeVisible()
  await expect(drawer.getByRole('textbox')).toHaveCount(0)
})
