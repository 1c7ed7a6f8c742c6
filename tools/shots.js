import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { screens } from '../e2e/support/screens.ts'
import { ensureBuilt } from './build-web.js'
import { openBrowser, seeScreen, signInAll } from './screen-page.js'
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
  const browser = await openBrowser()
  const sessions = await signInAll(browser, url)
  const due = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  for (const screen of due) {
    for (const { width, language, theme } of combinations) {
      const look = { width, height: width === 390 ? 844 : 900, language, theme }
      await seeScreen(browser, { url, screen, look, sessions }, async (page) => {
        await page.screenshot({
          path: join(out, `${screen.name}-${language}-${theme}-${width}.png`),
          fullPage: screen.isLong ?? false,
        })
      })
    }
    console.log(`  ${screen.name}`)
  }
  await browser.close()
  await drawSheet(due.map(({ name }) => name))
})

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
