import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { screens } from '../e2e/support/screens.ts'
import { findBrowser } from './browser.js'
import { ensureBuilt } from './build-web.js'
import { withServer } from './serve.js'
import { root } from './steps.js'

/** `npm run shots [-- name …]`: every screen at both widths, in both languages and themes, as one contact sheet in .shots/. */
const out = join(root, '.shots')
const wanted = process.argv.slice(2)
const combinations = /** @type {const} */ ([1440, 390]).flatMap((width) =>
  /** @type {const} */ (['en', 'ar']).flatMap((language) =>
    /** @type {const} */ (['light', 'dark']).map((theme) => ({ width, language, theme })),
  ),
)

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
ensureBuilt(process.execPath)
await withServer({ port: 4320 }, async (url) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const due = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  for (const screen of due) {
    for (const { width, language, theme } of combinations) {
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 900 },
        reducedMotion: 'reduce',
      })
      await context.addCookies([
        { name: 'souk_language', value: language, url },
        { name: 'souk_theme', value: theme, url },
      ])
      const page = await context.newPage()
      if (screen.who) await signIn(page, url, screen.who)
      await page.addInitScript((tabStorage) => {
        for (const [key, value] of Object.entries(tabStorage)) sessionStorage.setItem(key, value)
      }, screen.kept ?? {})
      await page.goto(url + screen.path)
      await page.locator('h1').first().waitFor()
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(250)
      await page.screenshot({
        path: join(out, `${screen.name}-${language}-${theme}-${width}.png`),
        fullPage: screen.isLong ?? false,
      })
      await context.close()
    }
    console.log(`  ${screen.name}`)
  }
  await browser.close()
  await drawSheet(due.map(({ name }) => name))
})

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {string} who
 */
async function signIn(page, url, who) {
  const answer =
    who === 'guest'
      ? await page.request.post(`${url}/api/common/guest-user/login`)
      : await page.request.post(`${url}/api/v2/users/noAuth/login`, { data: { email: who, password: 'Souk#2026' } })
  const { data } = await answer.json()
  await page.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, String(value ?? ''))
    },
    { token: data.token, role: data.role, entityType: data.entityType },
  )
}

/** @param {readonly string[]} names */
async function drawSheet(names) {
  const [wide, narrow, height, gap] = [480, 140, 300, 12]
  const columns = combinations.map(({ width }) => (width === 1440 ? wide : narrow))
  const sheetWidth = columns.reduce((sum, column) => sum + column + gap, gap)
  const tiles = await Promise.all(
    names.flatMap((name, row) =>
      combinations.map(async ({ width, language, theme }, at) => ({
        input: await sharp(join(out, `${name}-${language}-${theme}-${width}.png`))
          .resize({ width: columns[at] ?? wide, height, fit: 'cover', position: 'top' })
          .toBuffer(),
        left: columns.slice(0, at).reduce((sum, column) => sum + column + gap, gap),
        top: gap + row * (height + gap),
      })),
    ),
  )
  const canvas = {
    width: sheetWidth,
    height: gap + names.length * (height + gap),
    channels: /** @type {const} */ (3),
    background: '#8f877a',
  }
  await sharp({ create: canvas }).composite(tiles).png().toFile(join(out, 'sheet.png'))
  console.log(`  ${join(out, 'sheet.png')}`)
}
