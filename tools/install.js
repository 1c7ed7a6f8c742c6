import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, step } from './steps.js'

const mark = join(root, 'node_modules', '.souk-installed')

/**
 * Installs what the lock file names, unless exactly that is installed already. To run the product, what only checks and
 * benches need is left out; it is added when they are run.
 * @param {'all' | 'product'} [extent]
 */
export function ensureInstalled(extent = 'all') {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const [installed, had] = existsSync(mark) ? readFileSync(mark, 'utf8').split(' ') : []
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
