import { rotate } from '../support/rotate.ts'
import type { Page } from '@playwright/test'
import { linkTo } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const link = /https?:\/\/\S+loginLink=[\w-]+/
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function askForLink(page: Page, email: string, language: 'en' | 'ar' = 'en'): Promise<void> {
  const say = wordsOf(language, 'slices/identity/identity')
  await page.getByRole('link', { name: say('ways.link') }).click()
  await expect(page.getByRole('button', { name: say('link.submit') })).toBeVisible() // the page before has such a field too
  await page.getByLabel(say('login.email')).fill(email)
  await page.getByRole('button', { name: say('link.submit') }).click()
  await expect(title(page, say('sent.title'))).toBeFocused()
}

for (const [language, email, name] of rotate([
  ['en', 'elena.khalil@norr-strikk.test', 'Elena'],
  ['ar', 'marco.mori@norr-strikk.test', 'Marco'],
])) {
  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/identity/identity')

    test('asks for a link, follows it to the page they wanted, and cannot use it twice', async ({
      page,
      context,
      expectNoAxeFindings,
    }) => {
      await page.goto('/dashboard?from=mail')
      await askForLink(page, email, language)
      await expect(page.getByRole('button', { name: say('wait.send').split(' {{')[0]! })).toBeDisabled()
      await expectNoAxeFindings()
      const path = await linkTo(page, email, link)
      await page.goto(path)
      await expect(title(page, new RegExp(name))).toBeVisible()
      await expect(page).toHaveURL('/dashboard?from=mail')
      await page.goBack()
      expect(page.url()).not.toContain('loginLink')

      const stranger = await context.browser()!.newContext()
      const elsewhere = await stranger.newPage()
      await elsewhere.context().addCookies(await context.cookies())
      await elsewhere.goto(new URL(path, page.url()).href)
      await expect(title(elsewhere, say('dead.title'))).toBeVisible()
      expect(elsewhere.url()).not.toContain('loginLink')
      await expect(elsewhere.getByRole('button', { name: say('dead.submit') })).toBeVisible()
      await stranger.close()
    })
  })
}

test('two clicks on one link make one session, and the second goes on with it', async ({ page, context }) => {
  const email = 'dina.dubois@dar-al-reem.test'
  await page.goto('/login')
  await askForLink(page, email)
  const path = await linkTo(page, email, link)
  const second = await context.newPage()
  await Promise.all([page.goto(path), second.goto(path)])
  const [first, other] = [title(page, /Dina|no longer works/), title(second, /Dina|no longer works/)]
  await Promise.all([expect(first).toBeVisible(), expect(other).toBeVisible()])
  expect([await first.innerText(), await other.innerText()].filter((text) => /Dina/.test(text))).toHaveLength(1)
  const late = /Dina/.test(await first.innerText()) ? second : page
  await late.getByRole('link', { name: /Go on as .*dina\.dubois/ }).click()
  await expect(title(late, /Dina/)).toBeVisible()
  const token = await late.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.get('/api/v2/users/sessions', { headers: { authorization: `Bearer ${token}` } })
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1)
})

test('a signed-in person who follows another person’s link is signed in as that person', async ({ page, signInAs }) => {
  const email = 'owen.okafor@dar-al-reem.test'
  await page.request.post('/api/v2/users/noAuth/send-login-link', { data: { email } })
  const path = await linkTo(page, email, link)
  await signInAs('otherbrand@souk.test')
  await page.goto('/dashboard')
  await expect(title(page, /Tom/)).toBeVisible()
  const before = await page.evaluate(() => localStorage.getItem('token'))
  await page.goto(path)
  await expect(title(page, /Owen/)).toBeVisible()
  const old = await page.request.get('/api/v2/users', { headers: { authorization: `Bearer ${before}` } })
  expect(old.status()).toBe(401)
})

test('a dead session does not stand in the way of a link', async ({ page }) => {
  const email = 'pedro.moretti@dar-al-reem.test'
  await page.request.post('/api/v2/users/noAuth/send-login-link', { data: { email } })
  const path = await linkTo(page, email, link)
  await page.goto('/error-404')
  await page.evaluate(() => {
    localStorage.setItem('token', 'long dead')
    localStorage.setItem('role', 'entityAdmin')
    localStorage.setItem('entityType', 'brand')
    localStorage.setItem('userData', '{"id":"x","abilities":[{"action":"read","subject":"Dashboard"}]}')
  })
  await page.goto(path)
  await expect(title(page, /Pedro/)).toBeVisible()
  await page.reload()
  await expect(title(page, /Pedro/)).toBeVisible()
})

test('without a network the link is kept, and works once there is one again', async ({ page }) => {
  const email = 'jonas.nasser@casa-lisboeta.test'
  await page.request.post('/api/v2/users/noAuth/send-login-link', { data: { email } })
  const path = await linkTo(page, email, link)
  await page.route('**/api/v2/users', (route) => route.abort())
  await page.goto(path)
  await expect(page.getByText('No internet connection. Please check your network settings.').first()).toBeVisible()
  await page.unroute('**/api/v2/users')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, /Jonas/)).toBeVisible()
})

test('who asks too often is told how long to wait', async ({ page }) => {
  const message = 'Too many tries. Wait a moment and try again.'
  await page.route('**/send-login-link', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '42' },
      json: { message, errors: [{ message, code: 'too_often' }] },
    }),
  )
  await page.goto('/login/link')
  await page.getByLabel('Email address').fill('brand@souk.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Try again in .*0:4\d/ })).toBeDisabled()
})
