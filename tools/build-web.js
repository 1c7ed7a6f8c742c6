import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Problem } from './install.js'
import { root, step } from './steps.js'

const dist = join(root, 'web', 'dist')
const mark = join(dist, '.sources')
const firstFiles = join(root, 'tools', 'first-files.js')

/**
 * Builds the web app, unless these very sources are built already.
 * @param {string} node
 */
export function ensureBuilt(node) {
  const wanted = sourcesHash()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  step('Building the web app', () => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const { status, stdout, stderr } = spawnSync(node, [vite, 'build', 'web', '--logLevel', 'warn'], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Problem(`The web app could not be built:\n${stdout}${stderr}`)
    const first = spawnSync(node, [firstFiles], { cwd: root, encoding: 'utf8' })
    if (first.status !== 0) throw new Problem(`What pages load first could not be listed:\n${first.stderr}`)
    compress(join(dist, 'assets'))
    writeFileSync(mark, wanted)
  })
}

/** Everything that may change what is built. */
function sourcesHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const files = [...['web', 'contract'].flatMap((folder) => filesBelow(join(root, folder))).sort(), firstFiles]
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['dist', 'node_modules'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/**
 * Written once at build time, so that no request pays for it.
 * @param {string} folder
 */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!/\.(js|css|svg|json)$/.test(name) || statSync(path).size < 1024) continue
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
  }
}
