import { rotate } from '../support/rotate.ts'
import type { Page } from '@playwright/test'
import { mailTo } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const cells = (page: Page) => page.locator('fieldset input')

async function paste(page: Page, code: string): Promise<void> {
  await cells(page).first().focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, code)
}

for (const [language, email, name] of rotate([
  ['en', 'tomas.costa@norr-strikk.test', 'Tomás'],
  ['ar', 'louis.silva@norr-strikk.test', 'Louis'],
])) {
  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: 'dark' } })
    const say = wordsOf(language, 'slices/identity/identity')

    async function askForCode(page: Page, address: string): Promise<string> {
      await page.goto('/login')
      await page.getByRole('link', { name: say('ways.code') }).click()
      await expect(title(page, say('code.title'))).toBeVisible() // the page before has a field of the same name
      await page.getByLabel(say('login.email')).fill(address)
      await page.getByRole('button', { name: say('code.submit') }).click()
      await expect(cells(page).first()).toBeFocused()
      return (await mailTo(page, address, /\d{6}/)).subject.match(/\d{6}/)![0]
    }

    test('mistypes a code, is told so, and pastes the right one', async ({ page, expectNoAxeFindings }) => {
      const code = await askForCode(page, email)
      const wrong = code === '000000' ? '111111' : '000000'
      await page.keyboard.type(wrong)
      const refusal = language === 'en' ? 'This code is wrong or no longer valid' : 'هذا الرمز غير صحيح'
      await expect(page.locator('[data-objection]').filter({ hasText: refusal })).toBeVisible()
      await expect(page.locator('output').filter({ hasText: '4' })).toBeVisible()
      await expect(cells(page).first()).toHaveValue(wrong[0]!)
      await expect(cells(page).first()).toBeFocused()
      await expectNoAxeFindings()
      await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`)
      await page.getByRole('button', { name: say('login.submit') }).click()
      await expect(title(page, new RegExp(name))).toBeVisible()
      await expect(page).toHaveURL('/dashboard')
    })

    test('is new here, and may go on to sign up with the address that was proved', async ({ page }) => {
      const address = `new.${language}.${Date.now()}@example.test`
      await paste(page, await askForCode(page, address))
      await expect(title(page, say('code.unknown.title'))).toBeFocused()
      const goOn = page.getByRole('link', { name: say('code.unknown.go') })
      await expect(goOn).toHaveAttribute('href', `/sign-up?email=${encodeURIComponent(address)}`)
      expect(await page.evaluate(() => sessionStorage.getItem('registrationToken'))).toMatch(/^[\w-]{43}$/)
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    })
  })
}
