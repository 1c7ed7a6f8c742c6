import type { Page } from '@playwright/test'
import { codeOf } from '../support/authenticator.ts'
import { rotate } from '../support/rotate.ts'
import { type Persona, expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const people: readonly (readonly ['en' | 'ar', Persona])[] = [
  ['en', 'salma.ricci@ridge-runner.test'],
  ['ar', 'freya.qureshi@sol-y-sombra.test'],
]

for (const [language, email] of rotate(people)) {
  test.describe(`a person who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/entities/security')
    const door = wordsOf(language, 'slices/identity/identity')

    async function enterPassword(page: Page, next: string): Promise<void> {
      await page.goto('/logout')
      await expect(page).toHaveURL(/\/login/)
      await page.getByLabel(door('login.email')).fill(email)
      await page.getByLabel(door('login.password'), { exact: true }).fill('Souk#2026')
      await page.getByRole('button', { name: door('login.submit'), exact: true }).click()
      await expect(page).toHaveURL(next)
    }
    const typeCode = async (page: Page, code: string) => {
      await page.getByRole('textbox').first().focus()
      await page.keyboard.type(code)
    }

    test('sets up two-factor, signs in with a code and with a recovery code, and switches it off', async ({
      page,
      expectNoAxeFindings,
    }) => {
      await enterPassword(page, '/dashboard')
      await page.goto('/profile?tabIndex=7')
      await page.getByRole('button', { name: say('twoFactor.begin'), exact: true }).click()
      await page.getByLabel(say('proof.password'), { exact: true }).fill('Souk#2026')
      await page.getByRole('button', { name: say('twoFactor.begin.action'), exact: true }).click()
      const setup = page.getByRole('dialog', { name: say('setup.title') })
      await expect(setup.getByRole('img', { name: say('setup.qr') })).toBeVisible()
      const secret = await setup.getByRole('textbox', { name: say('setup.secret') }).inputValue()
      await expectNoAxeFindings()
      await setup
        .getByRole('group', { name: say('setup.code') })
        .getByRole('textbox')
        .first()
        .focus()
      await page.keyboard.type(codeOf(secret))
      const codes = page.getByRole('list', { name: say('codes.title') }).getByRole('listitem')
      await expect(codes).toHaveCount(10)
      const [first, second] = await codes.allInnerTexts()
      await expectNoAxeFindings()
      await page.getByRole('button', { name: say('codes.done') }).click()
      await expect(page.getByText(say('twoFactor.on'), { exact: true })).toBeVisible()

      await enterPassword(page, '/login/second-step')
      await expectNoAxeFindings()
      const used = codeOf(secret, -1) // of a step before the one that switched it on
      await typeCode(page, used)
      await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
      await typeCode(page, codeOf(secret, 1))
      await page.getByRole('button', { name: door('login.submit'), exact: true }).click()
      await expect(page).toHaveURL('/dashboard')

      await enterPassword(page, '/login/second-step')
      await page.getByRole('button', { name: door('second.recovery.use') }).click()
      await page.getByLabel(door('second.recovery.label')).fill(first!)
      await page.getByRole('button', { name: door('login.submit'), exact: true }).click()
      await expect(page).toHaveURL('/dashboard')

      await page.goto('/profile?tabIndex=7')
      await page.getByRole('button', { name: say('twoFactor.end'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      const proof = dialog.getByLabel(say('proof.code'))
      await proof.fill(first!)
      await dialog.getByRole('button', { name: say('twoFactor.end.action'), exact: true }).click()
      await expect(proof).toHaveAttribute('aria-invalid', 'true')
      await proof.fill(second!)
      await dialog.getByRole('button', { name: say('twoFactor.end.action'), exact: true }).click()
      await expect(page.getByText(say('twoFactor.off'), { exact: true })).toBeVisible()
    })
  })
}
