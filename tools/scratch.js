import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const enough = 8 * 1024 ** 3 // bytes

/**
 * The temporary folder of all checks, removed when the process ends. In memory where there is enough: each test file has a
 * database of its own, and creating its thousand small files is slow on a disk.
 */
export function makeScratch() {
  removeAbandoned()
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), `souk-checks-${process.pid}-`))
  chmodSync(folder, 0o755) // root lends PostgreSQL another identity, which must be able to enter
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return folder
}

function hasRoom() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, process.availableMemory()) >= enough
}

/** A killed run leaves its folder in memory until the machine restarts. */
function removeAbandoned() {
  for (const name of existsSync(memory) ? readdirSync(memory) : []) {
    const pid = /^souk-checks-(\d+)-/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
