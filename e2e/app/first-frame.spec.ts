import { expect, test } from '../support/test.ts'

for (const [name, screen] of Object.entries({
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
})) {
  test.describe(name, () => {
    test.use(screen)

    test('the frame stands where it will stay before any file has come', async ({ page, signInAs }) => {
      await signInAs('otherretailer@souk.test')
      const gate = Promise.withResolvers<void>()
      await page.route(/\/assets\/.*\.(?:js|css|woff2)$/, async (route) => {
        await gate.promise
        await route.continue()
      })
      await page.goto('/explore', { waitUntil: 'commit' })
      const [bar, field] = [page.locator('.first-bar'), page.locator('.first-field')]
      await expect(bar).toBeVisible()
      const early = { bar: await bar.boundingBox(), field: await field.boundingBox() }

      gate.resolve()
      await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeVisible()
      await expect(bar).toHaveCount(0)
      const late = {
        bar: await page.getByRole('banner').boundingBox(),
        field: await page.getByRole('banner').getByRole('button', { name: 'Search' }).boundingBox(),
      }
      expect(late).toEqual(early)
    })
  })
}
