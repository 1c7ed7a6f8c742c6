import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { postmaster } from '../platform/data/postgres/address.ts'

/** Sends a signal to every process of a PostgreSQL at once, as a machine that stops or freezes. Linux only. */
export function signalPostgres(cluster: string, signal: NodeJS.Signals): void {
  const main = postmaster(cluster)?.pid
  if (!main || !isServerOf(cluster, main)) return
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === main)
  for (const pid of [main, ...children.map(Number)]) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // it ended by itself
    }
  }
}

/** A number that a killed server left behind may belong to another process by now. */
function isServerOf(cluster: string, pid: number): boolean {
  try {
    return readFileSync(join('/proc', String(pid), 'cmdline'), 'utf8').includes(cluster)
  } catch {
    return false
  }
}

function parentOf(pid: string): number | null {
  try {
    return Number(
      readFileSync(join('/proc', pid, 'stat'), 'utf8')
        .split(') ')
        .at(-1)!
        .split(' ')[1],
    )
  } catch {
    return null
  }
}
