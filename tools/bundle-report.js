import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { pageFile } from './route-files.js'
import { root } from './steps.js'

/** What a browser has to load, gzipped. A budget that is passed fails the build. */
const budgets = { bare: 114, firstRoute: 178, laterRoute: 255, chunk: 40, css: 25 } // kB
/** Chunks with a budget of their own: the editor is fetched where an email is written (ADR 71), the map of the world on a lead's page (ADR 100). */
const chunkBudgets = { 'rich-editor': 150, 'lead-map': 50 }

const dist = join(root, 'web', 'dist')
/** @type {{ routes: readonly { path: string, layout: string, page?: () => unknown }[] }} */
const { routes } = await import(pathToFileURL(join(root, 'web', 'src', 'app', 'routes', 'routes.ts')).href)
const manifestFile = join(dist, '.vite', 'manifest.json')
if (!existsSync(manifestFile)) throw new Error('Build the web app first: there is no manifest.')
if (!existsSync(join(dist, 'first-files.json')))
  throw new Error('The first files are not listed: run tools/first-files.js.')
/** @type {Record<string, { file: string, imports?: string[], dynamicImports?: string[], css?: string[], isEntry?: boolean, name?: string }>} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
const kilobytes = (/** @type {string} */ file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000

/** @param {string} key @param {Set<string>} [seen] */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen)
  return seen
}
/** @param {Iterable<string>} keys @param {'js' | 'css'} kind */
function weight(keys, kind) {
  const files = new Set(
    [...keys].flatMap((key) => (kind === 'js' ? [manifest[key]?.file ?? ''] : (manifest[key]?.css ?? []))),
  )
  return [...files].filter((file) => file.endsWith(`.${kind}`)).reduce((sum, file) => sum + kilobytes(file), 0)
}

const [entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? ['']
const ground = withImports(entry)
/** What a screen brings along: the kit with the table of the door, and, in the vertical layout, the table of the frame and the frame. */
const named = (/** @type {string} */ name) => Object.keys(manifest).filter((key) => manifest[key]?.name === name)
const [kit, frame] = [named('kit'), named('frame')] // see `web/chunks.ts`
const withKit = new Set([...ground, ...kit.flatMap((key) => [...withImports(key)])])
const withFrame = new Set([...withKit, ...frame.flatMap((key) => [...withImports(key)])])
/** The table of routes says in which layout a page is shown. */
const withoutShell = new Set(routes.filter(({ layout }) => layout === 'full').map((route) => pageFile(route, manifest)))
const standsAlone = (/** @type {string} */ key) => withoutShell.has(key)
const isBare = (/** @type {string} */ key) =>
  /app\/errors\/(not-found|not-authorized|under-maintenance|error)-page/.test(key)
const pages = [
  ...new Set([
    ...Object.keys(manifest).filter((key) => key.endsWith('-page.tsx')),
    ...routes.flatMap((route) => pageFile(route, manifest) ?? []),
  ]),
]
const rows = pages.map((key) => {
  const around = isBare(key) ? ground : standsAlone(key) ? withKit : withFrame
  const loaded = new Set([...around, ...withImports(key)])
  return { key, js: weight(loaded, 'js'), css: weight(loaded, 'css') }
})
/** Where people come in from outside; everything else is a click away, and much of it is in the browser by then. */
const arrivals = [
  'login',
  'link',
  'guest',
  'forgot-password',
  'reset-password',
  'sign-up-step',
  'sign-up-verify',
  'dashboard',
  'explore',
  'brand',
  'admin-overview',
  'help',
]
const isArrival = (/** @type {string} */ key) => arrivals.some((name) => key.endsWith(`/${name}-page.tsx`))
const tooLarge = []
console.log('JavaScript and CSS of a first visit, kB gzipped')
for (const { key, js, css } of rows.sort((a, b) => b.js - a.js)) {
  const limit = isBare(key) ? budgets.bare : isArrival(key) ? budgets.firstRoute : budgets.laterRoute
  console.log(`  ${js.toFixed(1).padStart(6)} ${css.toFixed(1).padStart(6)}  ${key}`)
  if (js > limit) tooLarge.push(`${key} loads ${js.toFixed(1)} kB of JavaScript, the budget is ${limit}`)
  if (css > budgets.css) tooLarge.push(`${key} loads ${css.toFixed(1)} kB of CSS, the budget is ${budgets.css}`)
}
for (const name of readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))) {
  const isGround = [...withFrame].some((key) => manifest[key]?.file.endsWith(name))
  const size = kilobytes(join('assets', name))
  const limit = Object.entries(chunkBudgets).find(([start]) => name.startsWith(start))?.[1] ?? budgets.chunk
  if (!isGround && size > limit)
    tooLarge.push(`${name} is ${size.toFixed(1)} kB, the budget of a later chunk is ${limit}`)
}
for (const line of tooLarge) console.error(line)
process.exit(tooLarge.length > 0 ? 1 : 0)
