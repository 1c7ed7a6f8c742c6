import type { Locator, Page, Request } from '@playwright/test'
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
    const settled = watchRequests(page)
    await open(page, screen.path)
    await settled()
    const names = await page.locator(pressable).evaluateAll((all) => all.map((one) => one.outerHTML))
    for (const [at, before] of names.entries()) {
      const one = page.locator(pressable).nth(at)
      await test.step(before.slice(0, 120), () =>
        // a dialog whose code came late lies over the button, or a read that came late takes it away: then once more
        expect(async () => {
          await leaveDialogs(page)
          if ((await outer(one)) !== before) await open(page, screen.path) // an earlier press changed the screen
          if ((await outer(one)) === null || !(await one.isEnabled())) return
          await press(page, one, settled)
        }).toPass({ timeout: 60_000 }),
      )
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
async function press(page: Page, one: Locator, settled: () => Promise<void>): Promise<void> {
  await one.click({ timeout: 3_000 })
  await settled()
  const dialog = page.getByRole('dialog').last()
  if (await dialog.isVisible()) {
    const send = dialog.getByRole('button').last()
    if ((await send.count()) && (await send.isEnabled())) await send.click({ timeout: 5_000 })
    await settled()
  }
  await leaveDialogs(page)
  await settled()
}

async function leaveDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  for (let tries = 0; tries < 4 && (await dialog.isVisible()); tries += 1) {
    await page.keyboard.press('Escape')
    const discard = page.getByRole('alertdialog').getByRole('button').last()
    if (await discard.isVisible()) await discard.click()
    await dialog.waitFor({ state: 'hidden', timeout: 1_000 }).catch(() => undefined) // else it asks, or another is below
  }
  await expect(page.getByRole('dialog'), 'Escape closes what opened').toHaveCount(0)
}

/** Waits until no file and no read is on its way and what they brought is drawn: a dialog may come with its code. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('response', (answer) => {
    if (answer.headers()['content-type']?.startsWith('text/event-stream')) open.delete(answer.request()) // it never ends
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))
  return async () => {
    await expect.poll(async () => (await drawn(), open.size), { message: 'requests that are open' }).toBe(0)
  }
}
