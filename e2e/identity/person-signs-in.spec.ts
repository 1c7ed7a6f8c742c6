import { rotate } from '../support/rotate.ts'
import { expect, test } from '../support/test.ts'

const words = {
  en: {
    email: 'Email address',
    password: 'Password',
    signIn: 'Sign in',
    wrong: 'The email or the password is wrong.',
    greeting: /^(Good .*|Hello), Nadia$/,
  },
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    greeting: /Nadia/,
  },
} as const

for (const language of rotate(['en', 'ar'])) {
  const say = words[language]
  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })

    test('signs in, reloads and is still there', async ({ page }) => {
      await page.goto('/login')
      await page.getByLabel(say.email).fill('retailer@souk.test')
      await page.getByLabel(say.password, { exact: true }).fill('Souk#2026')
      await page.getByRole('button', { name: say.signIn }).click()
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: say.greeting })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: say.greeting })).toBeVisible()
      expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
        expect.arrayContaining(['entityType', 'role', 'token', 'userData']),
      )
    })

    test('mistypes the password, is told so, and loses nothing typed', async ({ page }) => {
      await page.goto('/login')
      await page.getByLabel(say.email).fill('direct@souk.test')
      await page.getByLabel(say.password, { exact: true }).fill('souk#2026')
      await page.getByRole('button', { name: say.signIn }).click()
      await expect(page.getByText(say.wrong).first()).toBeVisible()
      await expect(page.getByLabel(say.email)).toHaveValue('direct@souk.test')
      await expect(page).toHaveURL('/login')
    })
  })
}

test('a stranger who wanted a page gets it after signing in', async ({ page }) => {
  await page.goto('/dashboard?from=mail')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel(words.en.email).fill('brand@souk.test')
  await page.getByLabel(words.en.password, { exact: true }).fill('Souk#2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard?from=mail')
})

test('a person who signs out is out in every tab, and comes back to the page they left', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('brand@souk.test')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'redirectUrl'))).toEqual([])
  await expect(second).toHaveURL(/\/login/)
  const dead = await page.request.get('/api/v2/users', { headers: { authorization: `Bearer ${token}` } })
  expect(dead.status()).toBe(401)
})

test('the way back after signing out shows nothing of before', async ({ page, signInAs }) => {
  await signInAs('direct@souk.test')
  await page.goto('/dashboard?tab=1')
  await expect(page.getByRole('heading', { level: 1, name: /Lucia/ })).toBeVisible()
  await page.getByRole('button', { name: /Your account/ }).click()
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard%3Ftab%3D1')
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull()
})

test('a retailer cannot enter what is not theirs by typing the address', async ({ page, signInAs }) => {
  await signInAs('retailer@souk.test')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})
