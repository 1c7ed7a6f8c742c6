import { rotate } from '../support/rotate.ts'
import { type Persona, expect, signIn, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const people: readonly (readonly ['en' | 'ar', Persona])[] = [
  ['ar', 'owen.dubois@ridge-runner.test'],
  ['en', 'min-jun.nasser@sol-y-sombra.test'],
]

for (const [language, email] of rotate(people)) {
  test.describe(`a person who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    // A browser knows passkeys of a name, not of an address.
    test.use({ baseURL: async ({ baseURL }, use) => use(baseURL!.replace('127.0.0.1', 'localhost')) })
    const say = wordsOf(language, 'slices/entities/security')
    const ui = wordsOf(language, 'ui/ui')
    const door = wordsOf(language, 'slices/identity/identity')

    test('adds a passkey, signs in with it, renames and removes it', async ({ page, expectNoAxeFindings }) => {
      const browser = await page.context().newCDPSession(page)
      await browser.send('WebAuthn.enable')
      await browser.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      })
      await signIn(page, email)
      await page.goto('/profile?tabIndex=7')
      await page.getByRole('button', { name: say('passkeys.add'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('passkeys.name')).fill('Laptop')
      await dialog.getByLabel(say('proof.password'), { exact: true }).fill('Souk#2026')
      await expectNoAxeFindings()
      await dialog.getByRole('button', { name: say('passkeys.add.action'), exact: true }).click()
      const list = page.getByRole('list', { name: say('passkeys.title') })
      await expect(list.getByText('Laptop')).toBeVisible()
      await expect(list.getByText(say('passkeys.unused'))).toBeVisible()

      await page.goto('/logout')
      await expect(page).toHaveURL(/\/login/)
      // A browser that suggests passkeys in the address field may be quicker than the button.
      await page
        .getByRole('button', { name: door('ways.passkey') })
        .click({ timeout: 5_000 })
        .catch(() => {})
      await expect(page).toHaveURL('/dashboard')

      await page.goto('/profile?tabIndex=7')
      await expect(list.getByText(say('passkeys.used'))).toBeVisible()
      await list.getByRole('button', { name: say('passkeys.renameOf').replace('{{name}}', 'Laptop') }).click()
      await dialog.getByLabel(say('passkeys.name')).fill('Work laptop')
      await dialog.getByRole('button', { name: ui('form.save'), exact: true }).click()
      await list.getByRole('button', { name: say('passkeys.removeOf').replace('{{name}}', 'Work laptop') }).click()
      await dialog.getByLabel(say('proof.password'), { exact: true }).fill('Souk#2026')
      await dialog.getByRole('button', { name: say('form.remove'), exact: true }).click()
      await expect(page.getByText(say('passkeys.none'))).toBeVisible()
    })
  })
}
