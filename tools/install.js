import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, step } from './steps.js'

const mark = join(root, 'node_modules', '.souk-installed')

/**
 * What npm itself has installed of a lock file, by the list that it leaves: `npm ci` in the folder is enough.
 * @param {{ packages: Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }> }} lock
 * @param {{ packages: Record<string, { version?: string }> }} there
 * @returns {'all' | 'product' | null}
 */
export function installedExtent(lock, there) {
  const missing = Object.entries(lock.packages).filter(
    ([path, { version, link }]) =>
      path !== '' && !link && path.includes('node_modules/') && there.packages[path]?.version !== version,
  )
  const needed = missing.filter(([, { optional }]) => !optional) // of another platform
  if (needed.length === 0) return 'all'
  return needed.every(([, { dev, devOptional }]) => dev || devOptional) ? 'product' : null
}

/** @param {string} path */
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { packages: {} })

/**
 * Installs what the lock file names, unless exactly that is installed already. To run the product, what only checks and
 * benches need is left out; it is added when they are run.
 * @param {'all' | 'product'} [extent]
 */
export function ensureInstalled(extent = 'all') {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const [installed, had] = existsSync(mark) ? readFileSync(mark, 'utf8').split(' ') : installedByNpm(hash)
  if (installed === hash && (extent === 'product' || had !== 'product')) return
  step(extent === 'all' && had ? 'Installing packages for the checks' : 'Installing packages', () => {
    const npm = process.env.npm_execpath
    const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
    // Only added to when the rest is as it should be: the product may be running on it.
    const verb = installed === hash ? ['install', '--no-save'] : ['ci']
    const args = [
      ...verb,
      ...(extent === 'product' ? ['--omit=dev'] : []),
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
    ]
    const { status } = spawnSync(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    if (status !== 0) throw new Problem('The packages could not be installed: check the network, then try again.')
  })
  writeFileSync(mark, `${hash} ${extent}`)
}

/** @param {string} hash */
function installedByNpm(hash) {
  const there = readJson(join(root, 'node_modules', '.package-lock.json'))
  const extent = installedExtent(readJson(join(root, 'package-lock.json')), there)
  return extent ? [hash, extent] : []
}

/** A problem the user must fix; its message is one sentence that says how. */
export class Problem extends Error {}

/** The Node that runs the product: this one when it is new enough, else the one that was installed with the packages. */
export function findNode() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 24) return process.execPath
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = join(root, 'node_modules', name, 'bin')
  const binary = existsSync(folder) ? readdirSync(folder).find((file) => /^node(\.exe)?$/.test(file)) : undefined
  if (binary) return join(folder, binary)
  throw new Problem(
    `Souk needs Node 24 and this is ${process.version}: install Node 24 from your system or nodejs.org, then try again.`,
  )
}
