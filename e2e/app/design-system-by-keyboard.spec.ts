import { expect, test } from '../support/gallery.ts'

test.describe('read from the left', () => {
  test('a buyer fills the matrix with the keyboard alone, and the total follows', async ({ page, gallery }) => {
    await page.goto(`${gallery}#at-input-matrix`)
    const cell = page.getByLabel('Sage, size S, quantity').first()
    await cell.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel('Sage, size M, quantity').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Slate, size M, quantity').first()).toBeFocused()
    await page.keyboard.type('10')
    await expect(page.getByRole('button', { name: 'Add 30 units to cart' })).toBeVisible()
  })

  test('a dialog holds the focus, Escape gives it back to who opened it', async ({ page, gallery }) => {
    await page.goto(`${gallery}#at-input-dialog`)
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

  test('the arrows of the matrix are mirrored', async ({ page, gallery }) => {
    await page.goto(`${gallery}#at-input-matrix`)
    const cells = page.getByRole('table').locator('input[inputmode="numeric"]:not([disabled])')
    await expect(cells.first()).toBeVisible({ timeout: 30_000 })
    await cells.first().focus()
    const before = await page.evaluate(() => document.activeElement!.getBoundingClientRect().x)
    await page.keyboard.press('ArrowLeft')
    const after = await page.evaluate(() => document.activeElement!.getBoundingClientRect().x)
    expect(after).toBeLessThan(before)
  })
})

for (const width of [1440, 390]) {
  for (const language of ['en', 'ar'] as const) {
    test.describe(`the whole of it, ${language}, ${width} px`, () => {
      test.use({ reading: { language, theme: width === 390 ? 'dark' : 'light' }, viewport: { width, height: 900 } })

      test('fits, and axe finds nothing', async ({ page, gallery, expectNoAxeFindings }) => {
        await page.goto(gallery)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0)
        await expectNoAxeFindings()
      })
    })
  }
}
