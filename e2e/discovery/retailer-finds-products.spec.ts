import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const jardin = { brand: 'd8fae57c-3ecd-8a0c-8f51-68d04c71111b', ongoing: 'd1b1ab44-32b8-8bfd-8e62-1727d8b87eeb' }

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a retailer who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/discovery/discovery')
    const shop = sentencesOf(language, 'slices/discovery/discovery')

    test('walks from a brand to a style, and back to the place on the shelf', async ({ page, signInAs }) => {
      await signInAs('otherretailer@souk.test')
      await page.goto('/explore')
      await expect(page.getByRole('heading', { level: 2, name: say('rail.closing') })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: say('all.title') })).toBeVisible()
      await page.goto(`/brand/${jardin.brand}`)
      await page.getByRole('link', { name: 'Autumn Winter 26' }).click()
      await expect(page).toHaveURL(`/products/${jardin.ongoing}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Autumn Winter 26' })).toBeVisible()
      await expect(
        page.getByText(language === 'en' ? 'Order deadline: Ongoing' : 'آخر موعد للطلب: مفتوح'),
      ).toBeVisible()

      const list = page.getByRole('list', { name: 'Autumn Winter 26' })
      const last = list.getByRole('article').last()
      await expect(list.getByRole('article').first()).toContainText(shop('price.wsp'))
      await page.evaluate(() => scrollTo(0, 1_500))
      await page.waitForTimeout(300)
      const before = await page.evaluate(() => scrollY)
      const name = await last.getByRole('link').innerText()
      await list.getByRole('link', { name, exact: true }).last().click({ force: true }) // by now another may be the last of all
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)) // drawn when it is scrolled into view
      await expect(page.getByRole('heading', { level: 2, name: shop('recommended') })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(`/products/${jardin.ongoing}`)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 250)
      await expect(list.getByRole('link', { name, exact: true }).first()).toBeVisible()
    })
  })
}

test('filters and order stand in the address, and another browser sees the same', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto(`/products/${jardin.ongoing}`)
  await page.getByRole('checkbox', { name: 'Dresses', exact: true }).check()
  await expect(page).toHaveURL(/category=DRESSES/)
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Lowest price first' })
  await expect(page).toHaveURL(/sort=priceUp/)
  await page.getByTitle('Small').click()
  await expect(page).toHaveURL(/density=compact/)

  await page.goto(page.url())
  await expect(page.getByRole('checkbox', { name: 'Dresses', exact: true })).toBeChecked()
  const articles = page.getByRole('list', { name: 'Autumn Winter 26' }).getByRole('article')
  await expect(articles.first()).toContainText('WSP')
  const prices = (await articles.allInnerTexts()).map((text) => Number(/WSP €([\d.,]+)/.exec(text)?.[1]))
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
  await expect(articles.filter({ hasText: /blouse/i })).toHaveCount(0)

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(`/products/${jardin.ongoing}?sort=priceUp&density=compact`)
})

test('an address with an unknown filter offers the way out', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto(`/products/${jardin.ongoing}?category=SPACESHIPS`)
  await expect(page.getByRole('heading', { name: 'Unknown filters' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('styles are selected one by one, all together, and let go', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto(`/products/${jardin.ongoing}`)
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  const tools = page.getByRole('group', { name: 'What to do with the selection' })
  await expect(page.getByText('1 of 35 selected')).toBeVisible()
  await tools.getByRole('button', { name: 'Select all 35' }).click()
  await expect(page.getByText('35 of 35 selected')).toBeVisible()
  await tools.getByRole('button', { name: 'Clear selection' }).click()
  await expect(tools).toBeHidden()
})

test('a quick look shows prices and sizes without leaving the shelf, and gives the focus back', async ({
  page,
  signInAs,
  expectNoAxeFindings,
}) => {
  await signInAs('otherretailer@souk.test')
  await page.goto(`/products/${jardin.ongoing}`)
  const button = page.getByRole('button', { name: /^Quick look at/ }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('columnheader', { name: 'XS' })).toBeVisible()
  await expect(dialog.getByText('Mark-up')).toBeVisible()
  await expectNoAxeFindings()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('the search over everything finds products and brands, puts one on a list, and leads there', async ({
  page,
  signInAs,
  expectNoAxeFindings,
}) => {
  await signInAs('otherretailer@souk.test')
  await page.goto('/dashboard')
  await page.getByRole('main').waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('orla')
  await expect(page.getByRole('group', { name: 'Brands' }).getByRole('option', { name: /Maison Orla/ })).toBeVisible()
  await field.fill('blouse')
  const hit = page.getByRole('group', { name: 'Products' }).getByRole('option').first()
  await expect(hit.locator('mark').first()).toHaveText(/blouse/i)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('option', { name: /^Add .+ to a wishlist$/, selected: true })).toBeVisible()
  await expectNoAxeFindings()
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('dialog', { name: /^Keep .+blouse/i })
      .getByRole('checkbox')
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await field.fill('blouse')
  await expect(hit.locator('mark').first()).toHaveText(/blouse/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/.+\/c\/.+/)
})

test('a search that fails shows nothing old', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto('/dashboard')
  await page.getByRole('main').waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('blouse')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.route('**/api/p/products/search', (route) => route.fulfill({ status: 422, json: { message: 'No' } }))
  await field.fill('blouses')
  await expect(page.getByText('The search did not answer')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('products of all brands carry the name of their brand', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto('/discover-products?department=BABY')
  await expect(page.getByRole('heading', { level: 1, name: 'Discover products' })).toBeVisible()
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Baby' })).toBeChecked()
  await first.getByRole('link').click()
  const way = page.getByRole('navigation', { name: 'You are here' })
  await expect(way.getByRole('link', { name: 'Explore' })).toBeVisible()
  await expect(way.getByRole('link')).toHaveCount(3)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('what goes with a style is drawn further down, and a person who comes back from it stands where they were', async ({
    page,
    signInAs,
  }) => {
    await signInAs('otherretailer@souk.test')
    await page.goto(`/product/c1776e5d-1c5b-8bb4-8a7d-b97cb0455217/c/${jardin.ongoing}`)
    const first = page.getByRole('heading', { level: 1, name: /./ })
    const name = await first.innerText()
    const end = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await end()
    await expect(page.getByRole('heading', { level: 2, name: 'You may also like' })).toBeVisible()
    await end()
    const before = await page.evaluate(() => scrollY)
    const others = page.waitForResponse('**/recommented-item*')
    await page.getByRole('article').last().getByRole('link').click()
    await expect(first).not.toHaveText(name)
    await others // which wait further down on the other page, and are not drawn
    await page.waitForTimeout(300)
    await page.goBack()
    await expect(first).toHaveText(name)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50)
  })
})
