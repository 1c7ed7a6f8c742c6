import { expect, test } from '../support/test.ts'

const partner = '6df1fc3a-a0b3-82b0-8c72-d3948fe97885' // of a brand the direct retailer works with
const stranger = 'd1b1ab44-32b8-8bfd-8e62-1727d8b87eeb'
const own = 'c19fc4b2-9aad-80c3-855e-d02da61b1027' // Maison Orla's

test('a retailer without the marketplace shops with its partners, and only with them', async ({ page, signInAs }) => {
  await signInAs('direct@souk.test')
  await page.goto('/discover-products')
  await expect(page.getByRole('heading', { level: 1, name: "You can't access the marketplace" })).toBeVisible()
  await page.goto(`/products/${partner}`)
  await expect(page.getByRole('article').first()).toContainText('WSP')
  await expect(
    page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Explore' }),
  ).toHaveCount(0)
  await page.goto(`/products/${stranger}`)
  await expect(page.getByRole('heading', { level: 1, name: 'This is not here' })).toBeVisible()
})

test('a brand looks at its own shop as a buyer would, and searches', async ({ page, signInAs }) => {
  await signInAs('brand@souk.test')
  await page.goto(`/products/${own}`)
  await expect(page.getByRole('article').first()).toContainText('WSP')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.getByRole('link', { name: 'Next style' }).click()
  await expect(page.getByRole('link', { name: 'Previous style' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('sweater')
  await page.getByRole('group', { name: 'Products' }).getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /sweater/i })).toBeVisible()
})
