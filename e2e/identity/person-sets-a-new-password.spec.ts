import { rotate } from '../support/rotate.ts'
import { linkTo } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const changed = { en: 'Your password is changed.', ar: 'تم تغيير كلمة المرور' }
const short = {
  en: 'Your password is too short. It must have at least 8 characters.',
  ar: 'عدد أحرف كلمة المرور أقل من المطلوب. يجب ألا يقل عن 8 أحرف.',
}

for (const [language, email, name] of rotate([
  ['en', 'greta.almeida@kage-studio.test', 'Greta'],
  ['ar', 'paolo.mori@kage-studio.test', 'Paolo'],
])) {
  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/identity/identity')

    test('forgot the password, sets a new one, and signs in with it', async ({ page, expectNoAxeFindings }) => {
      await page.goto('/login')
      await page.getByRole('link', { name: say('login.forgot') }).click()
      await expect(page.getByRole('heading', { level: 1, name: say('forgot.title') })).toBeVisible()
      await page.getByLabel(say('login.email')).fill(email)
      await page.getByRole('button', { name: say('forgot.submit') }).click()
      await expect(page.getByRole('heading', { level: 1, name: say('sent.title') })).toBeFocused()

      const path = await linkTo(page, email, /https?:\/\/\S+\/reset-password\/[\w-]+/)
      await page.goto(path)
      const first = page.getByLabel(say('reset.password'), { exact: true })
      const second = page.getByLabel(say('reset.repeat'), { exact: true })
      await first.fill('Souk#')
      await second.focus()
      await expect(page.getByText(short[language]).first()).toBeVisible()
      await expectNoAxeFindings()
      await first.fill('Souk#2027')
      await expect(page.getByText(short[language])).toHaveCount(0)
      await second.fill('Souk#2027')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: changed[language] })).toBeVisible()
      await expect(page).toHaveURL('/login')
      await page.getByLabel(say('login.email')).fill(email)
      await page.getByLabel(say('login.password'), { exact: true }).fill('Souk#2027')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()

      await page.goto(path.replace('reset', 'change'))
      await page.getByLabel(say('reset.password'), { exact: true }).fill('Souk#2028')
      await page.getByLabel(say('reset.repeat'), { exact: true }).fill('Souk#2028')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: say('reset.dead.title') })).toBeFocused()
      await expect(page.getByRole('link', { name: say('reset.dead.again') })).toHaveAttribute(
        'href',
        '/forgot-password',
      )
    })
  })
}

test('a dead session does not take the reset link away', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('token', 'long dead')
    localStorage.setItem('userData', '{"id":"x","abilities":[]}')
  })
  await page.goto('/reset-password/some-token')
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(page).toHaveURL('/reset-password/some-token')
})
