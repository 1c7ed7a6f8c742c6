import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { pageFile } from './route-files.js'
import { root } from './steps.js'

/**
 * Writes what each address will ask for, so that the server can name it with the first byte
 * and a browser need not find it out file by file; and the frame as it is drawn until the scripts are there.
 * @typedef {{ file: string, name?: string, imports?: string[], css?: string[], assets?: string[] }} Chunk
 * @typedef {{ path: string, layout: string, words?: string | readonly string[], first?: readonly string[], page?: () => unknown }} Route
 */
const dist = join(root, 'web', 'dist')
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, 'web', 'src', 'app', file)).href)
/** @type {{ routes: readonly Route[] }} */
const { routes } = await load('routes/routes.ts')
/** @type {{ bareRoutes: readonly Route[] }} */
const { bareRoutes } = await load('routes/bare-routes.ts')

const keys = Object.keys(manifest)
const keyed = (/** @type {string} */ end) => keys.filter((key) => key.endsWith(end))
/** What the build puts into one file: see `web/chunks.ts`. */
const named = (/** @type {string} */ name) => keys.filter((key) => manifest[key]?.name === name)
/** What the contract says in a slice comes with the slice's words: see `lib/i18n.ts`. */
const messagesOf = (/** @type {readonly string[]} */ slices) =>
  slices.flatMap((slice) =>
    keys.filter((key) => new RegExp(`(?:/|^_)${slice}\\.messages(?:\\.ts|-[\\w-]+\\.js)$`).test(key)),
  )
const fonts = {
  en: /instrument-(?:sans-latin-wght|serif-latin-400)-normal[^/]*\.woff2$/,
  ar: /(?:instrument-sans-latin-wght|ibm-plex-sans-arabic-arabic-(?:400|500|600))-normal[^/]*\.woff2$/,
}

/** What a file imports comes before it, as the sheets must.
 * @param {string} key @param {Set<string>} [seen] */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen) // files do not import in circles
  return seen.add(key)
}
const entry = 'index.html' // the page names its own file, but not what that imports

/** @param {Route} route @param {'en' | 'ar'} language @param {boolean} isBare */
function filesOf(route, language, isBare) {
  const { layout, words } = route
  const page = pageFile(route, manifest)
  const isFramed = layout === 'vertical'
  const catalogues = [words ?? []].flat().flatMap((one) => keyed(`/${one}.${language}.json`))
  const wanted = [
    entry,
    ...named(`words-${language}`),
    ...(isBare ? [] : [...named('kit'), ...named('words')]),
    ...(isFramed ? named('frame') : []),
    ...(page ? [page] : []),
    ...catalogues,
    ...messagesOf([...new Set(catalogues.flatMap((key) => /slices\/([^/]+)\//.exec(key)?.[1] ?? []))]),
  ]
  const chunks = [...new Set(wanted.flatMap((key) => [...withImports(key)]))].filter((key) => key !== entry)
  const sheets = [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))]
  return {
    files: [
      ...oneSheet(sheets),
      ...new Set(chunks.flatMap((key) => manifest[key]?.file ?? [])),
      ...(manifest['index.html']?.assets ?? []).filter((file) => fonts[language].test(file)), // text waits for code, not the reverse
    ].filter((file) => /\.(?:js|css|woff2)$/.test(file)),
    sheets,
  }
}

/** The sheets of a first visit are one file, in the order in which they depend on each other: over HTTP/1.1 each would take a turn.
 * @param {readonly string[]} sheets */
function oneSheet(sheets) {
  if (sheets.length === 0) return []
  const text = sheets.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('\n')
  const file = `assets/first-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
  writeFileSync(join(dist, file), text)
  return [file]
}

const readSource = (/** @type {string} */ name) => readFileSync(join(root, 'web', 'src', 'app', name), 'utf8')

/** A page that brings its own sheet waits for no file.
 * @param {'en' | 'ar'} language */
function frameIn(language) {
  const words = {
    ...JSON.parse(readSource(`app.${language}.json`)),
    ...JSON.parse(readSource(`shell.${language}.json`)),
  }
  const sheet = readSource('first-visit/first-frame.css').replace(/\/\*.*?\*\//gs, '')
  const html = readSource('first-visit/first-frame.html').replace(/\{([\w.]+)\}/g, (_, key) => words[key])
  return `<style>${sheet}</style>${html}`.replace(/\n\s*/g, '')
}

/** The one script that stands in the page itself, in as few bytes as it can be. */
async function firstAsk() {
  const entry = join(root, 'web', 'src', 'app', 'first-visit', 'preload-requests.ts')
  const lib = { entry, formats: [/** @type {const} */ ('iife')], name: 'ask' }
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, target: 'es2022', lib } })
  const [code] = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output.map((file) => 'code' in file && file.code) : []))
  if (!code || /<\/script/i.test(code)) throw new Error('preload-requests.ts cannot stand in a page.')
  return code.trim()
}

/** The sheet of the first script stands in the page itself: the frame is drawn with it, and waits for no file.
 * Its link stays, switched off: a script that needs the sheet finds it named and does not fetch it. */
function putSheetIntoPage() {
  const page = join(dist, 'index.html')
  const html = readFileSync(page, 'utf8')
  if (html.includes('<style>')) return
  const inPlace = html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/, (link, file) => {
    const sheet = readFileSync(join(dist, file), 'utf8').trim()
    if (/<\/style/i.test(sheet)) throw new Error(`${file} cannot stand in a page: it ends it.`)
    return `<style>${sheet}</style>${link} disabled`
  })
  if (inPlace === html) throw new Error('index.html names no sheet to put into it.')
  writeFileSync(page, inPlace)
}
putSheetIntoPage()

const listed = [
  ...routes.map((route) => ({ route, isBare: false })),
  ...bareRoutes.map((route) => ({ route, isBare: true })),
]
writeFileSync(
  join(dist, 'first-files.json'),
  JSON.stringify({
    frame: { en: frameIn('en'), ar: frameIn('ar') },
    ask: await firstAsk(),
    routes: listed.map(({ route, isBare }) => ({
      path: route.path,
      isFramed: route.layout === 'vertical',
      calls: route.first ?? [],
      en: filesOf(route, 'en', isBare),
      ar: filesOf(route, 'ar', isBare),
    })),
  }),
)
