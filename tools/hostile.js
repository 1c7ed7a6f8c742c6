import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, findNode } from './install.js'
import { withServer } from './serve.js'
import { root } from './steps.js'

/** `npm run test:hostile -- --requests=20000 --seed=1`: hostile requests to every call of a server of its own. */
const option = (/** @type {string} */ name, /** @type {number} */ usual) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual)

ensureInstalled()
const node = findNode()
const port = Number(process.env.SOUK_TEST_PORT ?? 3190)
const emails = ['admin', 'brand', 'manager', 'rep', 'otherbrand', 'retailer', 'otherretailer', 'direct'].map(
  (name) => `${name}@souk.test`,
)
const code = await withServer({ port, environment: { SOUK_DEMO: 'on' } }, (url, folder) => {
  const { pid } = JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'))
  const loaded = ['--import', './server/tsx-loader.js', 'server/src/testing/hostile/run.ts']
  const wanted = [url, String(pid), String(option('requests', 20_000)), String(option('seed', 1)), emails.join(',')]
  const run = spawn(node, [...loaded, ...wanted], { cwd: root, stdio: 'inherit' })
  return new Promise((done) => run.on('exit', done))
})
process.exit(Number(code))
