import { rotate } from '../support/rotate.ts'
import { linkTo, mailTo } from '../support/outbox.ts'
import { comeFrom, setFlow, signUpIn } from '../support/sign-up.ts'
import { expect, test } from '../support/test.ts'

/** The flow is the same for every stranger, so these journeys take turns: they stand in one file. */
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ page }) => comeFrom(page, '1;SA;SAU;Saudi Arabia'))
const stepper = (at: number, of: number) => new RegExp(`${at}\\D+${of}`)
const newcomer = (language: string) => `lena.${language}.${Date.now()}@example.test`

for (const language of rotate(['en', 'ar'])) {
  test.describe(`with a password, a reader of ${language}`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' } })
    test.beforeAll(({ request }) => setFlow(request, 'v1'))

    test('signs a brand up, looks back, reloads, and proves the mail', async ({ page, expectNoAxeFindings }) => {
      const { say, at, next, field, ...does } = signUpIn(language, page)
      const email = newcomer(language)
      await page.goto(`/sign-up?email=${encodeURIComponent(email)}&referralCode=KIN-2026`)
      await expect(page).toHaveURL('/sign-up/complete-info')
      await expect(page.getByText('KIN-2026')).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
      await does.person('Lena')
      await expect(page.locator('output').filter({ hasText: stepper(2, 6) })).toBeVisible()
      await field('entityName').fill('Atelier Hadd')
      await page.reload()
      await expect(field('entityName')).toHaveValue('Atelier Hadd')
      await page.goBack()
      await expect(field('firstName')).toHaveValue('Lena')
      await page.goForward()
      await page.getByRole('link', { name: say('actions.back') }).click()
      await at('complete-info')
      await expect(field('phone')).toHaveValue('50 123 4567')
      await next()
      await does.company('Atelier Haddad')
      await does.side('brand')
      await does.launch('2031-03-15')
      await at('set-credentials')
      await expect(field('email')).toHaveValue(email)
      await does.credentials()
      await at('confirm')
      await expect(page.getByText('+966 50 123 4567')).toBeVisible()
      await expectNoAxeFindings()
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Souk#2026')
      await page.reload() // the password is not stored, so it is asked for again
      await expect(page).toHaveURL('/sign-up/set-credentials')
      await does.credentials()
      await does.create()
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email)

      await page.goto(await linkTo(page, email, /https?:\S+\/verify-email\/\S+/))
      await expect(page.getByRole('heading', { level: 1, name: say('verify.done') })).toBeVisible()
      await expect(page).toHaveURL('/verify-email')
      await expectNoAxeFindings()
      await page.getByRole('link', { name: say('verify.goOn') }).click()
      await expect(page).toHaveURL('/dashboard')
    })

    test('finds the mail taken, and signs in with it instead', async ({ page }) => {
      const { say, at, ...does } = signUpIn(language, page)
      await page.goto('/sign-up?email=brand@souk.test')
      await does.person('Lena')
      await does.company('Atelier Haddad')
      await does.side('retailer')
      await page.getByRole('button', { name: say('actions.skip') }).click()
      await at('set-credentials')
      await does.credentials()
      await page.getByRole('link', { name: say('taken.signIn') }).click()
      await expect(page).toHaveURL('/login')
      await expect(page.locator('input[type=email]')).toHaveValue('brand@souk.test')
    })

    test('does not find the steps of the other flow, nor those that come later', async ({ page }) => {
      await page.goto('/sign-up/set-otp')
      await expect(page).toHaveURL('/apps/miscellaneous/not-authorized')
      await page.goto('/sign-up/confirm')
      await expect(page).toHaveURL('/sign-up/complete-info')
      await page.goto('/sign-up/nowhere')
      await expect(page).toHaveURL(/error-404/)
    })
  })
}

for (const language of rotate(['en', 'ar'])) {
  test.describe(`with a code, a reader of ${language}`, () => {
    test.use({
      reading: { language, theme: language === 'en' ? 'dark' : 'light' },
      viewport: { width: 390, height: 844 },
    })
    test.beforeAll(({ request }) => setFlow(request, 'v2'))
    test.afterAll(({ request }) => setFlow(request, 'v1'))

    test('signs a brand up with pictures, after a taken mail and a wrong code', async ({
      page,
      expectNoAxeFindings,
    }) => {
      const { say, at, next, field, ...does } = signUpIn(language, page)
      const email = newcomer(language)
      await page.goto('/sign-up?referralCode=KIN-2026')
      await expect(page.locator('output').filter({ hasText: stepper(1, 9) })).toBeVisible()
      await field('email').fill('brand@souk.test')
      await next()
      await expect(page.getByRole('link', { name: say('taken.signIn') })).toBeVisible()
      await field('email').fill(email)
      await next()
      await at('set-otp')
      const code = (await mailTo(page, email, /\d{6}/)).subject.match(/\d{6}/)![0]
      const wrong = code === '000000' ? '111111' : '000000'
      const cells = page.locator('fieldset input')
      await cells.first().focus()
      await page.keyboard.type(wrong, { delay: 40 })
      await expect(page.locator('[data-objection]')).toBeVisible()
      await expect(cells.first()).toHaveValue(wrong[0]!)
      await expect(cells.first()).toBeFocused()
      await page.keyboard.type(code, { delay: 40 }) // as fast as a person
      await next()
      await does.person('Lena')
      await does.company('Atelier Haddad')
      await does.side('brand')
      await at('upload-logo')
      await page.locator('input[type=file]').setInputFiles('e2e/support/logo.png')
      await next()
      await at('upload-banner')
      await page.reload()
      await page.getByRole('button', { name: say('actions.later.banner') }).click()
      await does.launch('2031-03-15')
      await at('confirm')
      await expect(page.getByRole('img', { name: say('fields.logoUrl') })).toBeVisible()
      await page.getByRole('link', { name: `${say('steps.company-info')}` }).click()
      await field('entityName').fill('Maison Haddad')
      await next()
      await at('confirm')
      await expect(page.getByText('Maison Haddad')).toBeVisible()
      await expectNoAxeFindings()
      await does.create()
    })

    test('may not enter the step for a password', async ({ page }) => {
      await page.goto('/sign-up/set-credentials')
      await expect(page).toHaveURL('/apps/miscellaneous/not-authorized')
    })
  })
}

test('a signed-in person is led away', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto('/sign-up')
  await expect(page).toHaveURL('/dashboard')
})
