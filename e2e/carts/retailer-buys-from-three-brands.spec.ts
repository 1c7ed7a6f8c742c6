import type { Locator, Page } from '@playwright/test'
import { idOf } from '../../demo/random.ts'
import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { type Persona, expect, test } from '../support/test.ts'

const shelfOf = (brand: string) => `/products/${idOf('collection', brand, 'Spring Summer 27')}`
/** A person of its own for each run, so that no cart meets another. */
const runs = rotate([
  { language: 'en', who: 'rami.aoun@kaufhaus-linde.test', viewport: { width: 1440, height: 900 } },
  { language: 'ar', who: 'marta.foster@via-solferino.test', viewport: { width: 1440, height: 900 } },
  { language: 'en', who: 'jonas.mokoena@calle-mayor.test', viewport: { width: 390, height: 844 } },
])

for (const { language, who, viewport } of runs) {
  const carts = sentencesOf(language, 'slices/carts/carts')
  const acts = sentencesOf(language, 'slices/carts/cart-acts')
  const checkout = sentencesOf(language, 'slices/orders/checkout')
  const shell = sentencesOf(language, 'app/shell')
  const ui = sentencesOf(language, 'ui/ui')

  test.describe(`a reader of ${language}, ${viewport.width} wide`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' }, viewport })

    test('buys from three brands: from a card, by keyboard, from a spreadsheet, up to the minimum, all at once', async ({
      page,
      signInAs,
    }) => {
      test.slow() // a long story: six pages of shelves and products before anything is ordered
      await emptyCarts(page, who)
      await signInAs(who)

      await page.goto(shelfOf('jardin-bleu'))
      const card = page.getByRole('article').first()
      const first = (await card.getByRole('heading').innerText()).trim()
      await card.getByRole('button', { name: acts('card', { name: first }) }).click()
      const dialog = page.getByRole('dialog', { name: acts('order.title', { name: first }) })
      await cellsOf(dialog).first().focus()
      await page.keyboard.type('30')
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await page.keyboard.type('20')
      await dialog.getByRole('button', { name: acts('add', { count: 50 }) }).click()
      await expect(dialog).toBeHidden()

      await openFirst(page, 'rive-marine')
      await cellsOf(page.getByRole('main')).first().focus()
      await pasteRow(cellsOf(page.getByRole('main')).first(), '40\t40')
      await page.getByRole('button', { name: acts('add', { count: 80 }) }).click()
      await expect(page.getByRole('button', { name: acts('see', { count: 80 }) })).toBeVisible()

      const third = await openFirst(page, 'petit-verger')
      await cellsOf(page.getByRole('main')).first().fill('1')
      await page.getByRole('button', { name: acts('add', { count: 1 }) }).click()
      await page.getByRole('link', { name: shell('cart.label', { count: 3 }) }).click()

      await expect(page.getByRole('heading', { level: 1, name: carts('title') })).toBeVisible()
      await expect(page.getByText(carts('notReady.minimum'))).toBeVisible()
      const cart = page.getByRole('region', { name: 'Petit Verger' })
      await cart.getByRole('button').filter({ hasText: third }).click()
      await page.getByRole('button', { name: carts('checkOut', { count: 3 }) }).click()

      await expect(page.getByRole('heading', { level: 1, name: checkout('title') })).toBeVisible()
      await page
        .getByRole('textbox', { name: checkout('number') })
        .first()
        .fill('PO-7')
      await page.getByRole('button', { name: checkout('place', { count: 3 }) }).click()

      const placed = page.getByRole('dialog', { name: checkout('placed', { count: 3 }) })
      await expect(placed.getByRole('link', { name: /^[A-Z]{3}-\d{6}$/ })).toHaveCount(3)
      await placed
        .getByRole('button', { name: ui('dialog.close') })
        .last()
        .click()
      await expect(page.getByRole('heading', { name: carts('none') })).toBeVisible()
      await expect(page.getByRole('link', { name: shell('cart.label', { count: 0 }) })).toBeVisible()
    })
  })
}

const cellsOf = (place: Locator) => place.locator('input[data-place]:enabled')

/** The first product of a brand's shelf, on its own page; answers its name. */
async function openFirst(page: Page, brand: string): Promise<string> {
  await page.goto(shelfOf(brand))
  const heading = page.getByRole('article').first().getByRole('heading')
  const name = (await heading.innerText()).trim()
  await heading.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

async function pasteRow(cell: Locator, text: string): Promise<void> {
  await cell.evaluate((element, row) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', row)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** A second try begins where the first one did. */
async function emptyCarts(page: Page, who: Persona): Promise<void> {
  const data = { email: who, password: 'Souk#2026' }
  const answer = await page.request.post('/api/v2/users/noAuth/login', { data })
  const { token } = ((await answer.json()) as { data: { token: string } }).data
  await page.request.delete('/api/v2/cart', { headers: { authorization: `Bearer ${token}` } })
}
