import { expect, test } from '../support/test.ts'

const shop = '/products/d1b1ab44-32b8-8bfd-8e62-1727d8b87eeb'

test('the next style is the next of the shelf as it was put in order, and the tab is called by the style', async ({
  page,
  signInAs,
}) => {
  await signInAs('otherretailer@souk.test')
  await page.goto(`${shop}?sort=priceDown&category=DRESSES`)
  await expect(page).toHaveTitle(/^Autumn Winter 26 · /)
  const cards = page.getByRole('list', { name: 'Autumn Winter 26' }).getByRole('article')
  const productName = (at: number) => cards.nth(at).getByRole('heading').innerText()
  await expect(cards.nth(2)).toBeVisible()
  const [first, second, third] = [await productName(0), await productName(1), await productName(2)]
  await page
    .getByRole('button', { name: `Quick look at ${first}` })
    .first()
    .click()
  const look = page.getByRole('dialog')
  await look.getByRole('button', { name: 'Next style' }).click()
  await expect(look.getByRole('heading').first()).toHaveText(second)
  await page.keyboard.press('Escape')
  await expect(look).toBeHidden()
  await cards.nth(0).getByRole('link').click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await expect(page).toHaveTitle(`${first} · Souk`)
  await expect(page.getByRole('link', { name: 'Previous style' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Next style' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
  await page.reload() // the shelf is not forgotten
  await page.getByRole('link', { name: 'Next style' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third)
  await page.goto('/brand/d8fae57c-3ecd-8a0c-8f51-68d04c71111b')
  const brand = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page).toHaveTitle(`${brand} · Souk`)
})

test('a reload deep in a shelf comes back to the same place', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto('/discover-products')
  const list = page.getByRole('list', { name: 'Discover products' })
  await expect(list.getByRole('article').first()).toBeVisible()
  const deep = 9_000 // beyond the first page of the list
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(deep)
  }).toPass({ timeout: 40_000 })
  await page.waitForTimeout(500)
  const before = await page.evaluate(() => scrollY)
  const seen = () =>
    list.getByRole('article').evaluateAll((cards) => {
      const shown = cards.find((card) => card.getBoundingClientRect().top > 80)
      return shown?.querySelector('h2')?.textContent
    })
  const name = await seen()
  await page.reload()
  await expect(list.getByRole('article').first()).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => page.evaluate(() => scrollY), { timeout: 20_000 }).toBeGreaterThan(before - 400)
  await expect
    .poll(() => list.getByRole('article').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringContaining(name!)]))
})

test('the way back from a brand leads to the place on Explore it was opened from', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto('/explore')
  const list = page.getByRole('list', { name: 'All brands' })
  await list.scrollIntoViewIfNeeded() // it is drawn in its turn, or when it comes near
  const card = list.getByRole('link').nth(4)
  await card.scrollIntoViewIfNeeded()
  const place = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  const [name, before] = [await card.innerText(), await place()]
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(card).toHaveText(name)
  await expect.poll(place).toBe(before)
})

test('styles of all brands are selected, and let go', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto('/discover-products')
  const ticks = page.getByRole('checkbox', { name: /^Select / })
  await ticks.nth(0).check()
  await ticks.nth(2).check()
  await expect(page.getByText(/^2 of [\d,]+ selected$/)).toBeVisible()
  const tools = page.getByRole('group', { name: 'What to do with the selection' })
  await expect(tools.getByRole('button', { name: /^Select all/ })).toHaveCount(0) // so many cannot be chosen at once
  await ticks.nth(0).uncheck()
  await tools.getByRole('button', { name: 'Clear selection' }).click()
  await expect(tools).toBeHidden()
  await expect(ticks.nth(2)).not.toBeChecked()
})
