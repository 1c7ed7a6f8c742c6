import { createHash } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect, test as base } from '@playwright/test'
import { showStandIns } from './stand-in.ts'

export { expect }
export type Persona = `${string}@${string}.test`
type Reading = { language: 'en' | 'ar'; theme: 'light' | 'dark' }
type Harness = {
  reading: Reading
  signInAs: (who: Persona | 'guest') => Promise<void>
  expectNoAxeFindings: () => Promise<void>
  pageErrors: string[]
}

/** A browser with a person in front of it: who they are, what they read, and what went wrong unseen. */
export const test = base.extend<Harness>({
  reading: [{ language: 'en', theme: 'light' }, { option: true }],
  // Each journey comes from an address of its own, so that the limits of one do not meet the next.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest()
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  page: async ({ page, context, baseURL, reading }, use) => {
    await showStandIns(context)
    await context.addCookies([
      { name: 'souk_language', value: reading.language, url: baseURL! },
      { name: 'souk_theme', value: reading.theme, url: baseURL! },
    ])
    await use(page)
  },
  signInAs: async ({ page }, use) => {
    await use((who) => signIn(page, who))
  },
  expectNoAxeFindings: async ({ page }, use) => {
    await use(async () => {
      // A dialog whose code comes late is named by its title a moment after it opens.
      await expect(page.locator('[role=dialog]:not([aria-labelledby], [aria-label])')).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .setLegacyMode(true) // no frames of others here, and so no second page to gather their findings
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    })
  },
  // Any browser error fails the journey.
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text())
      })
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Signs in through the API and leaves in the browser what the sign-in screen would leave. */
export async function signIn(page: Page, who: Persona | 'guest'): Promise<void> {
  const answer =
    who === 'guest'
      ? await page.request.post('/api/common/guest-user/login')
      : await page.request.post('/api/v2/users/noAuth/login', { data: { email: who, password: 'Souk#2026' } })
  expect(answer.ok(), `${who} signs in`).toBe(true)
  const { data } = (await answer.json()) as { data: { token: string; role: string | null; entityType: string | null } }
  const session = { token: data.token, role: data.role ?? '', entityType: data.entityType ?? '' }
  await page.addInitScript((items) => {
    if (sessionStorage.getItem('signed-in-by-test')) return
    sessionStorage.setItem('signed-in-by-test', '1')
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, session)
}

/** What the tab remembers from before the page is opened. */
export async function keepInTab(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((tabStorage) => {
    for (const [key, value] of Object.entries(tabStorage)) sessionStorage.setItem(key, value)
  }, items)
}
