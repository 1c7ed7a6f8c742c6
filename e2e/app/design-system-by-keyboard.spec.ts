import { expect, test } from '../support/test.ts'

test.describe('read from the left', () => {
  test('a buyer fills the matrix with the keyboard alone, and the total follows', async ({ page }) => {
    await page.goto('/dev/ui#at-input-matrix')
    const cell = page.getByLabel('Sage, size S, quantity').first()
    await cell.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel('Sage, size M, quantity').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Slate, size M, quantity').first()).toBeFocused()
    await page.keyboard.type('10')
    await expect(page.getByRole('button', { name: 'Add 30 units to cart' })).toBeVisible()
  })

  test('a dialog holds the focus, Escape gives it back to who opened it', async ({ page }) => {
    await page.goto('/dev/ui#at-input-dialog')
    const opener = page.getByRole('button', { name: 'Ask first' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let i = 0; i < 8; i += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test.describe('a catalogue that comes as it is read', () => {
  const section = '#at-input-paper'

  test('shows what is near, and a link of the index leads to the rest', async ({ page }) => {
    await page.goto('/dev/ui')
    await expect(page.getByText('Order value', { exact: true }).first()).toBeVisible()
    await expect(page.locator(section).getByRole('button')).toHaveCount(1)
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Documents and logos' }).click()
    await expect(page.getByText('trade-licence.pdf').first()).toBeInViewport()
    await expect(page.getByRole('heading', { level: 2, name: 'Documents and logos' })).toBeInViewport()
  })

  test('brings all of it to the browser’s page search', async ({ page }) => {
    await page.goto('/dev/ui')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+f')
    await expect(page.getByText('trade-licence.pdf').first()).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })

  test('keeps the keyboard where it was when a section comes', async ({ page }) => {
    await page.goto('/dev/ui')
    const show = page.locator(section).getByRole('button')
    await show.focus()
    await expect(page.getByText('trade-licence.pdf').first()).toBeAttached()
    await expect(page.locator(section)).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.locator(section).evaluate((box) => box.contains(document.activeElement))).toBe(true)
  })
})

test.describe('read from the right', () => {
  test.use({ reading: { language: 'ar', theme: 'dark' } })

  test('the arrows of the matrix are mirrored', async ({ page }) => {
    await page.goto('/dev/ui#at-input-matrix')
    const cells = page.getByRole('table').locator('input[inputmode="numeric"]:not([disabled])')
    await expect(cells.first()).toBeVisible({ timeout: 30_000 })
    await cells.first().focus()
    const before = await page.evaluate(() => document.activeElement!.getBoundingClientRect().x)
    await page.keyboard.press('ArrowLeft')
    const after = await page.evaluate(() => document.activeElement!.getBoundingClientRect().x)
    expect(after).toBeLessThan(before)
  })
})
