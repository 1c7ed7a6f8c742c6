import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './steps.js'

/** The slices in the order of docs/map.md, which is the only place that says it. */
const map = readFileSync(join(root, 'docs', 'map.md'), 'utf8')
const order = /`(reference ←[^`]+)`/.exec(map)?.[1]
if (!order) throw new Error('docs/map.md no longer has the line with the order of the slices (`reference ← …`).')
const slices = order.split('←').map((name) => name.trim())
const floors =
  /`(base ←[^`]+)`/
    .exec(map)?.[1]
    ?.split('←')
    .map((name) => name.trim()) ?? []

const platform = 'server/src/platform/'
const floorOf = (/** @type {string} */ file) => floors.indexOf(file.slice(platform.length).split('/')[0] ?? '')

/**
 * @typedef {{ from: string, to: string, isType: boolean }} Import
 * @type {{ says: string, breaks: (one: Import) => boolean }[]}
 */
const rules = [
  {
    says: 'the contract imports zod and CASL, nothing else',
    breaks: ({ from, to }) =>
      from.startsWith('contract/') && !/^(contract\/|zod\/(mini|v4\/core)$|@casl\/ability$)/.test(to),
  },
  {
    says: 'the web never imports the server or the demo',
    breaks: ({ from, to }) => from.startsWith('web/') && /^(server|demo|e2e)\//.test(to),
  },
  {
    says: 'the server never imports the web',
    breaks: ({ from, to }) => from.startsWith('server/') && /^(web|e2e)\//.test(to),
  },
  {
    says: 'only the start loads the demo',
    breaks: ({ from, to }) =>
      from.startsWith('server/') && to.startsWith('demo/') && from !== 'server/src/start-souk.ts',
  },
  {
    says: 'the product never imports a bench: a score must not know the worlds it is measured in',
    breaks: ({ from, to }) => /^(contract|server|web|demo)\//.test(from) && to.startsWith('bench/'),
  },
  {
    says: 'the generated worlds import the contract alone, never what is measured',
    breaks: ({ from, to }) =>
      from.startsWith('bench/prospect-worlds/') && !/^(bench\/prospect-worlds|contract)\//.test(to),
  },
  {
    says: 'the platform knows no slice',
    breaks: ({ from, to }) =>
      from.startsWith('server/src/platform/') && /^server\/src\/(slices\/|app|subscribers|background)/.test(to),
  },
  {
    says: 'a floor of the platform uses only floors to its left (docs/map.md)',
    breaks: ({ from, to }) => from.startsWith(platform) && to.startsWith(platform) && floorOf(to) > floorOf(from),
  },
  {
    says: 'every file of the platform stands on a floor (docs/map.md)',
    breaks: ({ from }) => from.startsWith(platform) && floorOf(from) < 0,
  },
  {
    says: 'the design system knows no slice, no app and no call',
    breaks: ({ from, to }) => from.startsWith('web/src/ui/') && /^web\/src\/(slices|app)\/|\.contract\.ts$/.test(to),
  },
  {
    says: 'lib knows no screen',
    breaks: ({ from, to }) => from.startsWith('web/src/lib/') && /^web\/src\/(slices|app|ui)\//.test(to),
  },
  {
    says: 'a slice knows no app',
    breaks: ({ from, to }) => from.startsWith('web/src/slices/') && to.startsWith('web/src/app/'),
  },
  {
    says: 'another slice is used through its door.ts, or one of its doors/',
    breaks: (one) => isForeign(one) && !isDoor(one.to),
  },
  {
    says: 'a slice uses only slices to its left (docs/map.md): let it emit an event instead',
    breaks: (one) => isForeign(one) && slices.indexOf(sliceOf(one.to)) > slices.indexOf(sliceOf(one.from)),
  },
]

/**
 * The rooms of a slice in the order its page names (`Server rooms: a ← b`): a room uses only rooms to its left, and
 * never the files that stand loose above all rooms (routes, slice, door, jobs).
 * @type {Map<string, string[]>}
 */
const rooms = new Map()
for (const slice of slices) {
  const page = join(root, 'docs', 'slices', `${slice}.md`)
  const lines = existsSync(page) ? readFileSync(page, 'utf8').matchAll(/^(Server|Web) rooms: `([^`]+)`/gm) : []
  for (const [, side = '', names = ''] of lines)
    rooms.set(
      `${side.toLowerCase()} ${slice}`,
      names.split('←').map((name) => name.trim()),
    )
}
const placeIn = (/** @type {string} */ file) => {
  const [, side, slice, room] = /^(server|web)\/src\/slices\/([^/]+)\/(?:(?!doors\/)([^/]+)\/)?[^/]*/.exec(file) ?? []
  return { home: `${side} ${slice}`, room }
}

rules.push({
  says: 'a room uses only rooms to its left, never what stands loose above them (docs/slices/<slice>.md)',
  breaks: ({ from, to }) => {
    const one = placeIn(from)
    const other = placeIn(to)
    const order = rooms.get(one.home)
    if (!order || one.home !== other.home || !one.room || one.room === other.room) return false
    return !other.room || order.indexOf(other.room) > order.indexOf(one.room)
  },
})

const sliceOf = (/** @type {string} */ file) => /^(?:server|web)\/src\/slices\/([^/]+)\//.exec(file)?.[1] ?? ''
const isForeign = (/** @type {Import} */ { from, to }) =>
  Boolean(sliceOf(from) && sliceOf(to) && sliceOf(from) !== sliceOf(to))
const isDoor = (/** @type {string} */ file) => /\/(door|doors\/[^/]+)\.tsx?$/.test(file)
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|\/testing\//.test(file)

/**
 * @param {string} from
 * @param {string} name
 */
function resolve(from, name) {
  if (name.startsWith('.')) return normalize(join(dirname(from), name.replace(/\?\w+$/, ''))).replaceAll('\\', '/')
  return name.startsWith('@souk/contract/') ? name.replace('@souk/contract/', 'contract/src/') : name
}

/** @param {string} file @returns {Import[]} */
function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]/g,
  )
  return [...found].map(([, type, name, lazy]) => ({
    from: file,
    to: resolve(file, name ?? lazy ?? ''),
    isType: Boolean(type || lazy),
  }))
}

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'contract', 'server', 'web', 'demo', 'e2e', 'bench'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(join(root, file)))
const imports = files.flatMap(importsOf)
const problems = imports.flatMap((one) => {
  const broken = isTest(one.from) ? [] : rules.filter(({ breaks }) => breaks(one)).map(({ says }) => says)
  const isMissing = /^(contract|server|web|demo|e2e)\//.test(one.to) && !existsSync(join(root, one.to))
  return [...broken, ...(isMissing ? ['this file does not exist'] : [])].map(
    (says) => `${one.from} → ${one.to}: ${says}`,
  )
})
for (const word of new Set(files.map(sliceOf).filter((slice) => slice && !slices.includes(slice))))
  problems.push(`slices/${word}: add it to the order of the slices in docs/map.md`)

/** @type {Map<string, Set<string>>} */
const found = new Map()
for (const file of files) {
  const { home, room } = placeIn(file)
  if (room && room !== 'testing') found.set(home, (found.get(home) ?? new Set()).add(room))
}
for (const [home, names] of found) {
  const [side, slice] = home.split(' ')
  const named = rooms.get(home) ?? []
  for (const room of [...named.filter((one) => !names.has(one)), ...[...names].filter((one) => !named.includes(one))])
    problems.push(`docs/slices/${slice}.md: "${side} rooms" and the folders disagree about ${room}`)
}

/** Circles among what is loaded at run time; a type alone loads nothing. */
const graph = Map.groupBy(
  imports.filter(({ isType, from }) => !isType && !isTest(from)),
  ({ from }) => from,
)
/** @type {Map<string, 'open' | 'done'>} */
const state = new Map()
/** @param {string} file @param {string[]} path */
function walk(file, path) {
  if (state.get(file) === 'done') return
  if (state.get(file) === 'open') {
    problems.push(`a circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
    return
  }
  state.set(file, 'open')
  for (const { to } of graph.get(file) ?? []) walk(to, [...path, file])
  state.set(file, 'done')
}
for (const file of files) walk(file, [])

for (const problem of problems) console.error(problem)
if (process.argv.includes('--rooms')) for (const [home, names] of rooms) console.log(`${home}: ${names.join(' ← ')}`)
console.log(`${files.length} files, ${imports.length} imports`)
process.exit(problems.length > 0 ? 1 : 0)
