import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Folders } from './folders.ts'

/** Where a PostgreSQL listens: always a port of this machine, and beside it a socket file in `sockets`, which costs a fifth less of a short query; '' where there can be none. */
export type Address = { port: number; sockets: string }

export function urlOf(password: string, { port, sockets }: Address, database: string): string {
  const url = `postgres://souk:${password}@127.0.0.1:${port}/${database}`
  return sockets ? `${url}?host=${encodeURIComponent(sockets)}` : url
}

const longest = 103 // bytes of a socket's path, on the strictest system

export function socketsIn({ home }: Folders): string {
  const isTooLong = Buffer.byteLength(join(home, '.s.PGSQL.65535')) > longest
  return process.platform === 'win32' || isTooLong || home.includes(',') ? '' : home
}

/** Sockets of servers that were killed stay behind. */
export async function clearSockets(sockets: string): Promise<void> {
  if (!sockets) return
  const left = (await readdir(sockets)).filter((name) => name.startsWith('.s.PGSQL.'))
  await Promise.all(left.map((name) => rm(join(sockets, name), { force: true })))
}

/** What a server says of itself while it runs, and leaves behind when it is killed. */
export function postmaster(cluster: string): ({ pid: number } & Address) | null {
  try {
    const [pid, , , port, sockets] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return Number(pid) && Number(port) ? { pid: Number(pid), port: Number(port), sockets: sockets?.trim() ?? '' } : null
  } catch {
    return null
  }
}
