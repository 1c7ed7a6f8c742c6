import { rotate } from '../support/rotate.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

/** As the administration's screen would: a link to work as another person, made by an admin. */
async function magicLink(page: Page, email: string): Promise<string> {
  const admin = await tokenOf(page, 'admin@souk.test')
  const me = await page.request.get('/api/v2/users', { headers: bearer(await tokenOf(page, email)) })
  const { data: person } = (await me.json()) as { data: { id: string } }
  const made = await page.request.post('/api/admin/magic-links', {
    data: { userId: person.id, reason: 'Ticket 4711' },
    headers: bearer(admin),
  })
  const { data } = (await made.json()) as { data: { url: string } }
  const url = new URL(data.url)
  return url.pathname + url.search
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
async function tokenOf(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/v2/users/noAuth/login', { data: { email, password: 'Souk#2026' } })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

for (const [language, email, name] of rotate([
  ['en', 'leila.ricci@atelier-fassi.test', 'Leïla'],
  ['ar', 'louis.park@atelier-fassi.test', 'Louis'],
])) {
  test.describe(`an admin who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/identity/identity')
    const shell = wordsOf(language, 'app/shell')

    test('works in another person’s place, never forgets it, and leaves it', async ({ page, expectNoAxeFindings }) => {
      const path = await magicLink(page, email)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
      await expect(page).toHaveURL('/dashboard')
      const banner = page.getByRole('region', { name: shell('impersonation.label') })
      await expect(banner).toContainText(name)
      await expect(banner).toContainText('Ticket 4711')
      expect(await page.evaluate(() => localStorage.getItem('isAdmin'))).toBe('true')
      await expectNoAxeFindings()

      await banner.getByRole('link', { name: shell('impersonation.end') }).click()
      await expect(page).toHaveURL(/\/login/)
      expect(await page.evaluate(() => localStorage.getItem('isAdmin'))).toBeNull()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: say('dead.title') })).toBeVisible()
      await expect(page.getByText(say('dead.magic'))).toBeVisible()
    })
  })
}

test('a sign-in link never makes an admin, whatever its parameters', async ({ page }) => {
  await page.goto('/?loginLink=nothing&isAdmin=true')
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('isAdmin'))).toBeNull()
  expect(page.url()).not.toContain('isAdmin')
})
