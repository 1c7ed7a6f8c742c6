import { rotate } from '../support/rotate.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { expect, signIn, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

for (const [language, email] of rotate([
  ['en', 'mai.berg@ridge-runner.test'],
  ['ar', 'daniel.almeida@sol-y-sombra.test'],
])) {
  test.describe(`a person who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/entities/account')

    test('ends the session of another device, whose screen goes to the sign-in', async ({ page, signInAs }) => {
      await signInAs(email)
      await page.goto('/profile?tabIndex=7')
      const other = await secondBrowser(page)
      await signIn(other, email)
      await other.goto('/dashboard')
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await page.reload()
      const devices = page.getByRole('list', { name: say('devices.title') })
      await expect(devices.getByText(say('devices.this'))).toHaveCount(1)
      const ends = devices.getByRole('button')
      const before = await ends.count()
      await ends.first().click()
      await expect(ends).toHaveCount(before - 1)
      if (before === 1) await expect(other).toHaveURL(/\/login/)
      await other.context().close()
    })

    test('changes their name, and the frame knows it', async ({ page, signInAs }) => {
      await signInAs(email)
      await page.goto('/profile?tabIndex=1')
      const last = page.getByLabel(say('lastName'))
      await last.fill('Marlowe')
      await page.getByRole('button', { name: say('name.save') }).click()
      await expect(page.getByRole('button', { name: /Marlowe/ })).toBeVisible()
      await page.reload()
      await expect(last).toHaveValue('Marlowe')
    })

    test('chooses the day of the weekly digest', async ({ page, signInAs }) => {
      await signInAs(email)
      await page.goto('/profile?tabIndex=1')
      await page.getByRole('combobox', { name: say('digest.day') }).click()
      await page.getByRole('option').nth(2).click()
      await page.getByRole('button', { name: say('digest.save') }).click()
      await page.reload()
      await expect(page.getByRole('combobox', { name: say('digest.hour'), exact: true })).toBeVisible()
    })
  })
}

test('a wrong current password is said beside it', async ({ page, signInAs }) => {
  await signInAs('yusuf.petrov@ridge-runner.test')
  await page.goto('/profile?tabIndex=1')
  await page.getByLabel('Current password').fill('Wrong#2026')
  await page.getByLabel('New password', { exact: true }).fill('Gantry#2027')
  await page.getByLabel('Repeat the new password').fill('Gantry#2027')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The current password is wrong.').first()).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Gantry#2027')
  await page.getByLabel('Current password').fill('Souk#2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.').first()).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
})
