import { rotate } from '../support/rotate.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/identity/identity')

    test('looks around as a guest; a page that is not for guests becomes the showroom', async ({ page }) => {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: say('ways.guest') }).click()
      await expect(page).toHaveURL(/explore/)
      expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ entityType: 'guest' })
    })

    test('is told when it does not work, and tries again', async ({ page }) => {
      await page.route('**/guest-user/login', (route) => route.abort())
      await page.goto('/guest-user')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await page.unroute('**/guest-user/login')
      await page.getByRole('button', { name: say('state.retry') }).click()
      await expect(page).toHaveURL(/explore/)
    })
  })
}

test('a signed-in person is not a guest', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto('/guest-user')
  await expect(page).toHaveURL('/dashboard')
})
