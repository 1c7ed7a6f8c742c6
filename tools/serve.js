import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNode } from './install.js'
import { serverArguments, serverEnvironment } from './server-process.js'
import { root } from './steps.js'

/**
 * The product as it ships, on a port and a data folder of its own, for as long as the work takes. Its sources are ours unless
 * `cwd` says otherwise; a data folder that is given remains.
 * @template T
 * @param {{ port: number, environment?: NodeJS.ProcessEnv, cwd?: string, data?: string }} where
 * @param {(url: string, folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withServer({ port, environment = {}, cwd = root, data }, work) {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'souk-serve-'))
  chmodSync(folder, 0o755) // root lends PostgreSQL another identity, which must be able to enter
  const url = `http://127.0.0.1:${port}`
  const server = spawn(findNode(), serverArguments, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...serverEnvironment, ...process.env, PORT: String(port), SOUK_DATA: folder, ...environment },
  })
  const ended = new Promise((done) => server.on('exit', done))
  try {
    for (let tries = 0; !(await isReady(url)); tries += 1) {
      if (server.exitCode !== null || tries > 1800) throw new Error('The server did not start.')
      await sleep(100)
    }
    return await work(url, folder)
  } finally {
    server.kill('SIGTERM')
    await ended
    if (!data) rmSync(folder, { recursive: true, force: true })
  }
}

const isReady = (/** @type {string} */ url) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
