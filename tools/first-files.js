import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './steps.js'

/**
 * Writes what each address will ask for, so that the server can name it with the first byte
 * and a browser need not find it out file by file; and the frame as it is drawn until the scripts are there.
 * @typedef {{ file: string, name?: string, imports?: string[], css?: string[], assets?: string[] }} Chunk
 * @typedef {{ path: string, layout: string, words?: string | readonly string[], page?: () => unknown }} Route
 */
const dist = join(root, 'web', 'dist')
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, 'web', 'src', 'app', file)).href)
/** @type {{ routes: readonly Route[] }} */
const { routes } = await load('routes.ts')
/** @type {{ bareRoutes: readonly Route[] }} */
const { bareRoutes } = await load('bare-routes.ts')

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
function filesOf({ page, layout, words }, language, isBare) {
  const name = /([\w-]+-page\.tsx)/.exec(String(page))?.[1]
  const isFramed = layout === 'vertical'
  const catalogues = [words ?? []].flat().flatMap((one) => keyed(`/${one}.${language}.json`))
  const wanted = [
    entry,
    ...keyed(`app/app.${language}.json`),
    ...(isBare ? [] : [...named('kit'), ...named('words'), ...named(`words-${language}`)]),
    ...(isFramed ? named('frame') : []),
    ...(name ? keyed(`/${name}`) : []),
    ...catalogues,
    ...messagesOf([...new Set(catalogues.flatMap((key) => /slices\/([^/]+)\//.exec(key)?.[1] ?? []))]),
  ]
  const chunks = [...new Set(wanted.flatMap((key) => [...withImports(key)]))].filter((key) => key !== entry)
  return [
    ...new Set(chunks.flatMap((key) => [...(manifest[key]?.css ?? []), manifest[key]?.file ?? ''])),
    ...(manifest['index.html']?.assets ?? []).filter((file) => fonts[language].test(file)), // text waits for code, not the reverse
  ].filter((file) => /\.(?:js|css|woff2)$/.test(file))
}

/** @param {'en' | 'ar'} language */
function frameIn(language) {
  const read = (/** @type {string} */ name) => readFileSync(join(root, 'web', 'src', 'app', name), 'utf8')
  const words = { ...JSON.parse(read(`app.${language}.json`)), ...JSON.parse(read(`shell.${language}.json`)) }
  return read('first-frame.html')
    .replace(/\{([\w.]+)\}/g, (_, key) => words[key])
    .replace(/\n\s*/g, '')
}

const listed = [
  ...routes.map((route) => ({ route, isBare: false })),
  ...bareRoutes.map((route) => ({ route, isBare: true })),
]
writeFileSync(
  join(dist, 'first-files.json'),
  JSON.stringify({
    frame: { en: frameIn('en'), ar: frameIn('ar') },
    routes: listed.map(({ route, isBare }) => ({
      path: route.path,
      isFramed: route.layout === 'vertical',
      en: filesOf(route, 'en', isBare),
      ar: filesOf(route, 'ar', isBare),
    })),
  }),
)
