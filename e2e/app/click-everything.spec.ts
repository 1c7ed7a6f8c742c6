import type { Locator, Page } from '@playwright/test'
import { rotatePart } from '../support/rotate.ts'
import { screens } from '../support/screens.ts'
import { expect, keepInTab, test } from '../support/test.ts'

/** Every button of a screen is pressed while the server refuses to write: nothing may throw, and every dialog can be closed. */
const refusal = { isSuccess: false, message: 'Not now.', errors: [] }
const pressable = 'main :is(button, [role=tab], summary):visible'

test.describe.configure({ mode: 'parallel' })

for (const screen of rotatePart(screens, 24)) {
  test(`everything on ${screen.name} can be pressed`, async ({ page, signInAs }) => {
    test.setTimeout(240_000)
    if (screen.who) await signInAs(screen.who)
    if (screen.kept) await keepInTab(page, screen.kept)
    const failed: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 500 && answer.request().method() === 'GET')
        failed.push(`${answer.status()} ${answer.url()}`)
    })
    page.on('dialog', (leaving) => void leaving.accept())
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 409, json: refusal }),
    )
    await open(page, screen.path)
    const names = await page.locator(pressable).evaluateAll((all) => all.map((one) => one.outerHTML))
    for (const [at, before] of names.entries()) {
      const one = page.locator(pressable).nth(at)
      if ((await outer(one)) !== before) await open(page, screen.path) // an earlier press changed the screen
      if ((await outer(one)) === null || !(await one.isEnabled())) continue
      await test.step(before.slice(0, 120), () => press(page, one))
      if (new URL(page.url()).pathname !== new URL(screen.path, page.url()).pathname) await open(page, screen.path)
    }
    expect(failed, 'every read is answered').toEqual([])
  })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

const outer = async (one: Locator) => ((await one.count()) ? one.evaluate(({ outerHTML }) => outerHTML) : null)

/** What opens is sent as it stands, then left; a question whether to leave is answered. */
async function press(page: Page, one: Locator): Promise<void> {
  await one.click({ timeout: 5_000 })
  const dialog = page.getByRole('dialog').last()
  const isOpen = () => dialog.isVisible()
  if (await isOpen()) {
    const send = dialog.getByRole('button').last()
    if ((await send.count()) && (await send.isEnabled())) await send.click({ timeout: 5_000 })
  }
  for (let tries = 0; tries < 4 && (await isOpen()); tries += 1) {
    await page.keyboard.press('Escape')
    const discard = page.getByRole('alertdialog').getByRole('button').last()
    if (await discard.isVisible()) await discard.click()
    await dialog.waitFor({ state: 'hidden', timeout: 1_000 }).catch(() => undefined) // else it asks, or another is below
  }
  await expect(page.getByRole('dialog'), 'Escape closes what opened').toHaveCount(0)
}
