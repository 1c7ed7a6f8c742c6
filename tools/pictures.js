import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { screens } from '../e2e/support/screens.ts'
import { ensureBuilt } from './build-web.js'
import { checkOut, git, lastRelease } from './earlier.js'
import { ensureInstalled, Problem } from './install.js'
import { openBrowser, seeScreen, signInAll } from './screen-page.js'
import { withServer } from './serve.js'
import { root } from './steps.js'

/**
 * `npm run test:pictures [-- name …]`: every screen beside its picture of an earlier commit. `-- --take [commit [name …]]` takes
 * the pictures to compare with, of HEAD unless another commit is named. Both see one demo world, filled once, at one moment.
 */
const folder = join(root, '.souk', 'pictures')
const [before, after] = [join(folder, 'before'), join(folder, 'after')]
const [worldFile, takenFile] = [join(folder, 'world.tar'), join(folder, 'taken.json')]
const port = Number(process.env.SOUK_TEST_PORT ?? 4320)
const dayMs = 86_400_000
const patienceMs = 60_000
const threshold = 0.05 * 255 // of one channel of one pixel
/** @typedef {import('./screen-page.js').Look} Look */
/** @typedef {import('../e2e/support/screens.ts').Screen} Screen */
/** @type {readonly Look[]} */
const looks = [
  { width: 1440, height: 1600, language: 'en', theme: 'light' },
  { width: 390, height: 2200, language: 'ar', theme: 'dark' },
]
/**
 * The commit of the pictures, and the world they show: since when, and who is signed in.
 * @typedef {{ commit: string, at: string, sessions: import('./screen-page.js').Sessions }} Taken
 */

const words = process.argv.slice(2)
try {
  ensureInstalled()
  if (words[0] === '--take') await take(git('rev-parse', words[1] ?? 'HEAD'), screensNamed(words.slice(2)))
  else process.exitCode = await compare(screensNamed(words))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exitCode = 1
}

/** @param {readonly string[]} names */
function screensNamed(names) {
  const unknown = names.find((name) => !screens.some((screen) => screen.name === name))
  if (unknown) throw new Problem(`There is no screen "${unknown}" in e2e/support/screens.ts.`)
  return screens.filter(({ name }) => names.length === 0 || names.includes(name))
}

/**
 * @param {string} commit
 * @param {readonly Screen[]} due
 */
async function take(commit, due) {
  const sources = mkdtempSync(join(tmpdir(), 'souk-pictures-'))
  try {
    chmodSync(sources, 0o755)
    checkOut(commit, sources)
    /** @type {typeof import('./build-web.js')} */
    const builder = await import(pathToFileURL(join(sources, 'tools', 'build-web.js')).href)
    builder.ensureBuilt(process.execPath)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    console.log(`  The pictures of ${git('log', '-1', '--format=%h (%s)', commit)}`)
    const taken = await fillWorld(commit, sources)
    writeFileSync(takenFile, JSON.stringify(taken))
    await photograph(due, taken, sources, before)
  } finally {
    rmSync(sources, { recursive: true, force: true })
  }
}

/**
 * Answers the exit code.
 * @param {readonly Screen[]} due
 */
async function compare(due) {
  const known = readTaken()
  // The server's clock goes on: a world of yesterday has other deadlines.
  if (!known || Date.now() - Date.parse(known.at) > dayMs)
    await take(known?.commit ?? git('rev-parse', lastRelease() ?? 'HEAD^'), screens)
  const taken = readTaken()
  if (!taken) throw new Problem('The pictures to compare with were not taken.')
  ensureBuilt(process.execPath)
  rmSync(after, { recursive: true, force: true })
  await photograph(due, taken, root, after)
  const files = due.flatMap(({ name }) => looks.map((look) => fileOf(name, look)))
  const different = []
  for (const file of files) if (await differ(file)) different.push(file)
  rmSync(join(folder, 'sheet.png'), { force: true })
  if (different.length > 0) await drawSheet(different)
  for (const file of different) console.error(`  ${file}`)
  const since = git('log', '-1', '--format=%h', taken.commit)
  console.log(`\n  ${different.length} of ${files.length} pictures differ from those of ${since}.`)
  if (different.length > 0) console.log(`  Look at ${join(folder, 'sheet.png')}: before, after, and what differs.`)
  return different.length > 0 ? 1 : 0
}

/** @returns {Taken | null} */
function readTaken() {
  return existsSync(takenFile) ? JSON.parse(readFileSync(takenFile, 'utf8')) : null
}

/**
 * @param {string} name
 * @param {Look} look
 */
function fileOf(name, { width, language, theme }) {
  return `${name}-${language}-${theme}-${width}.png`
}

/**
 * @param {string} commit
 * @param {string} sources
 * @returns {Promise<Taken>}
 */
function fillWorld(commit, sources) {
  return inDataFolder(async (data) => {
    const sessions = await serve(data, sources, async (url) => {
      const browser = await openBrowser()
      const all = await signInAll(browser, url)
      await browser.close()
      return all
    })
    tar('-cf', worldFile, '-C', data, '.')
    return { commit, at: new Date().toISOString(), sessions }
  })
}

/**
 * @param {readonly Screen[]} due
 * @param {Taken} taken
 * @param {string} sources
 * @param {string} out
 */
async function photograph(due, { at, sessions }, sources, out) {
  mkdirSync(out, { recursive: true })
  await inDataFolder(async (data) => {
    tar('-xpf', worldFile, '-C', data)
    await serve(data, sources, async (url) => {
      const browser = await openBrowser()
      const photographOne = async (/** @type {Screen} */ screen, /** @type {Look} */ look) => {
        /** @type {ReadonlySet<unknown>} */
        let pending = new Set()
        const prepare = async (/** @type {import('@playwright/test').Page} */ page) => {
          pending = watchRequests(page)
          await stopTime(page, at)
        }
        await seeScreen(browser, { url, screen, look, sessions, prepare }, async (page) => {
          writeFileSync(join(out, fileOf(screen.name, look)), await still(page, pending))
        })
      }
      try {
        await Promise.all(
          looks.map(async (look) => {
            for (const screen of due) await photographOne(screen, look)
          }),
        )
      } finally {
        await browser.close()
      }
    })
  })
}

/**
 * One moment for every picture, nothing that one screen writes seen by the next, and no live events.
 * @param {import('@playwright/test').Page} page
 * @param {string} at
 */
async function stopTime(page, at) {
  await page.clock.setFixedTime(at)
  await page.route('**/api/**', (route) => {
    if (isStream(route.request())) return // stays open and says nothing
    return route.request().method() === 'GET' ? route.fallback() : route.abort()
  })
}

/** @param {import('@playwright/test').Request} request */
function isStream(request) {
  return request.url().includes('/api/common/events')
}

/**
 * The requests under way.
 * @param {import('@playwright/test').Page} page
 */
function watchRequests(page) {
  /** @type {Set<import('@playwright/test').Request>} */
  const pending = new Set()
  page.on('request', (request) => isStream(request) || pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Times of day, as in "17:04", differ between two starts of one server. */
function hideTimes() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (/\d:\d/.test(node.nodeValue ?? '')) node.nodeValue = (node.nodeValue ?? '').replace(/\d{1,2}:\d{2}/g, '00:00')
  }
}

/**
 * The first picture that is the same twice, with nothing on its way.
 * @param {import('@playwright/test').Page} page
 * @param {ReadonlySet<unknown>} pending
 */
async function still(page, pending) {
  /** @type {Buffer | null} */
  let last = null
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    if (pending.size > 0) continue
    await page.evaluate(hideTimes)
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (last?.equals(next)) return next
    last = next
  }
  throw new Problem(`${page.url()} does not stand still.`)
}

/** @param {string} file */
async function differ(file) {
  if (!existsSync(join(before, file))) return true
  const read = (/** @type {string} */ path) => sharp(path).removeAlpha().raw().toBuffer()
  const [old, now] = await Promise.all([read(join(before, file)), read(join(after, file))])
  return old.length !== now.length || now.some((value, at) => Math.abs(value - (old[at] ?? 0)) > threshold)
}

/**
 * Before, after and the difference side by side.
 * @param {readonly string[]} files
 */
async function drawSheet(files) {
  const [width, height, gap] = [560, 780, 12]
  const tile = (/** @type {import('sharp').Sharp} */ picture) =>
    picture.resize({ width, height, fit: 'contain', position: 'top', background: '#8f877a' }).png().toBuffer()
  const shown = files.slice(0, 40) // a picture of more could not be opened
  const rows = shown.map(async (file, row) => {
    const now = join(after, file)
    const old = existsSync(join(before, file)) ? join(before, file) : now
    const difference = sharp(
      await sharp(old)
        .composite([{ input: now, blend: 'difference' }])
        .removeAlpha()
        .png()
        .toBuffer(),
    )
    const pictures = await Promise.all([sharp(old), sharp(now), difference.linear(4, 0)].map(tile))
    return pictures.map((input, at) => ({ input, left: gap + at * (width + gap), top: gap + row * (height + gap) }))
  })
  const canvas = {
    width: gap + 3 * (width + gap),
    height: gap + shown.length * (height + gap),
    channels: /** @type {const} */ (3),
    background: '#8f877a',
  }
  const tiles = (await Promise.all(rows)).flat()
  await sharp({ create: canvas }).composite(tiles).png().toFile(join(folder, 'sheet.png'))
}

/**
 * @template T
 * @param {string} data
 * @param {string} cwd
 * @param {(url: string) => Promise<T>} work
 */
function serve(data, cwd, work) {
  return withServer(
    { port, data, cwd, environment: { SOUK_DEMO: 'on', SOUK_DEMO_PICTURES: 'plain', SOUK_ROLE: 'web' } },
    work,
  )
}

/**
 * @template T
 * @param {(data: string) => Promise<T>} work
 */
async function inDataFolder(work) {
  const data = mkdtempSync(join(tmpdir(), 'souk-pictures-data-'))
  try {
    chmodSync(data, 0o755) // root lends PostgreSQL another identity, which must be able to enter
    return await work(data)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** @param {string[]} args */
function tar(...args) {
  const { status, stderr } = spawnSync('tar', args, { encoding: 'utf8' })
  if (status !== 0) throw new Problem(`tar failed: ${stderr.trim()}`)
}
