import type { Page } from '@playwright/test'
import { rotate } from '../support/rotate.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const retailer = [
  ['profile', /\/profile$/],
  ['explore', /\/explore$/],
  ['brand', /\/brand\//],
  ['shop', /\/products\//],
  ['wishlist', /\/wishlist$/],
  ['checkout', /\/checkout$/],
  ['orders', /\/orders$/],
  ['dashboard', /\/dashboard$/],
  ['referrals', /\/referrals$/],
  ['wallet', /\/wallet\/transactions$/],
] as const
const brand = [
  ['profile', /\/profile$/],
  ['collections', /\/collections$/],
  ['collectionEdit', /\/collections\/edit$/],
  ['landing', /\/brand\//],
  ['orders', /\/orders$/],
  ['dashboard', /\/dashboard$/],
  ['referrals', /\/referrals$/],
  ['wallet', /\/wallet\/transactions$/],
] as const

/** The step is shown on its page, and points at something there. */
async function expectStep(page: Page, title: string, url: RegExp): Promise<void> {
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await expect(page).toHaveURL(url)
  await expect(page.locator('.driver-active-element')).toBeVisible()
}

for (const { language, size } of rotate([
  { language: 'en', size: desk },
  { language: 'ar', size: phone },
] as const)) {
  const say = wordsOf(language, 'slices/tour/tour')
  const onboarding = wordsOf(language, 'slices/entities/onboarding')
  test.describe(`in ${language}`, () => {
    test.use({ reading: { language, theme: 'light' }, viewport: size })

    test('a retailer walks the whole tour, leaves it, resumes it and ends the checklist popup', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow()
      await signInAs('newretailer@souk.test')
      await page.goto('/dashboard')
      await page.getByRole('button', { name: onboarding('tour') }).click()
      const welcome = page.getByRole('dialog', { name: say('welcome.retailer.title') })
      await expect(welcome).toBeVisible()
      await expect(welcome.getByRole('button', { name: say('skip') })).toHaveCount(0)
      await expectNoAxeFindings()
      for (const [id, url] of retailer) {
        await page.keyboard.press('Enter') // the focus is on Next
        await expectStep(page, say(`${id}.retailer.title`), url)
        if (id === 'explore') {
          await page.reload()
          await expectStep(page, say('explore.retailer.title'), url)
        }
        if (id === 'wishlist') {
          await page.getByRole('button', { name: say('skip') }).click()
          await expect(page.getByRole('dialog', { name: say('wishlist.retailer.title') })).toBeHidden()
          await page.goto('/dashboard')
          await page.getByRole('button', { name: onboarding('tour.resume') }).click()
          await expectStep(page, say('wishlist.retailer.title'), url)
        }
      }
      const closed = page.waitForResponse((one) => one.url().endsWith('/close-toolkit') && one.ok())
      const profile = page.waitForResponse((one) => one.url().endsWith('/api/v2/users') && one.ok())
      await page.getByRole('button', { name: say('done') }).click()
      await Promise.all([closed, profile])
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('button', { name: onboarding('tour'), exact: true })).toBeVisible()
    })

    test('a brand walks the whole tour with the arrow keys', async ({ page, signInAs }) => {
      test.slow()
      await signInAs('newbrand@souk.test')
      await page.goto('/dashboard')
      await page.getByRole('button', { name: onboarding('tour') }).click()
      await expect(page.getByRole('dialog', { name: say('welcome.brand.title') })).toBeVisible()
      const [next, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
      for (const [id, url] of brand) {
        await page.keyboard.press(next)
        await expectStep(page, say(`${id}.brand.title`), url)
      }
      await page.keyboard.press(back)
      await expectStep(page, say('referrals.brand.title'), /\/referrals$/)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: say('referrals.brand.title') })).toBeHidden()
    })
  })
}
