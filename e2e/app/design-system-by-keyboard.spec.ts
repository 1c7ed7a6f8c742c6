import { expect, test } from '../support/test.ts'

test.describe('read from the left', () => {
  test('a buyer fills the matrix with the keyboard alone, and the total follows', async ({ page }) => {
    await page.goto('/dev/ui')
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
    await page.goto('/dev/ui')
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

test.describe('read from the right', () => {
  test.use({ reading: { language: 'ar', theme: 'dark' } })

  test('the arrows of the matrix are mirrored', async ({ page }) => {
    await page.goto('/dev/ui')
    const cells = page.getByRole('table').locator('input[inputmode="numeric"]:not([disabled])')
    await expect(cells.first()).toBeVisible({ timeout: 30_000 })
    await cells.first().focus()
    const before = await page.evaluate(() => document.activeElement!.getBoundingClientRect().x)
    await page.keyboard.press('ArrowLeft')
    const after = await page.evaluate(() => document.activeElement!.getBoundingClientRect().x)
    expect(after).toBeLessThan(before)
  })
})
