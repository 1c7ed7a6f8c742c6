import { spawn } from 'node:child_process'
import { ensureBuilt } from './build-web.js'
import { ensureInstalled, findNode, Problem } from './install.js'
import { serverArguments, serverEnvironment } from './server-process.js'
import { root } from './steps.js'

/** `npm start`: installs and builds what is not there yet, then hands over to the server. */
try {
  console.log('\n  Souk\n')
  ensureInstalled('product')
  const node = findNode()
  ensureBuilt(node)
  const server = spawn(node, serverArguments, {
    cwd: root,
    stdio: 'inherit',
    env: { ...serverEnvironment, ...process.env },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}
