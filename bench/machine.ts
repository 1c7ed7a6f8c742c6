import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../server/src/platform/data/postgres/supervisor.ts'
import { serverArguments } from '../tools/server-process.js'

export const ourPort = Number(process.env.SOUK_BENCH_PORT) || 4330
export const barePort = ourPort + 1
const bareUrl = `http://127.0.0.1:${barePort}`

/** A PostgreSQL of its own with our server on it, and room for the limit beside it. */
export async function startMachine(more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'souk-bench-'))
  chmodSync(folder, 0o755) // root lends PostgreSQL another identity, which must be able to enter
  const postgres = await startPostgres(folder, {
    settings: { shared_buffers: '512MB', max_connections: '120', ...more },
  })
  const log = join(folder, 'log')
  const children: ChildProcess[] = []

  function launch(args: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = spawn(process.execPath, args, {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment },
    })
    children.push(child)
    return child
  }
  async function launchBare(file: string, plan: string): Promise<ChildProcess> {
    const child = launch([file, postgres.url, String(barePort), plan])
    await answering(bareUrl)
    return child
  }
  launch(serverArguments, {
    PORT: String(ourPort),
    DATABASE_URL: postgres.url,
    SOUK_DATA: folder,
    SOUK_DEMO: 'on',
    SOUK_ROLE: 'web',
    SOUK_LOG: log,
  })
  await answering(`http://127.0.0.1:${ourPort}/readyz`)
  return {
    folder,
    log,
    url: postgres.url,
    launchBare,
    async end(): Promise<void> {
      for (const child of children) child.kill('SIGTERM')
      await sleep(1500)
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}

/** What a filling leaves to do in the background is not measured: goes on once the processors have had little to do for a while. */
export async function quiet(): Promise<void> {
  for (let [rounds, calm] = [0, 0]; rounds < 36 && calm < 4; rounds += 1) {
    const before = spent()
    await sleep(5000)
    const after = spent()
    calm = (after.idle - before.idle) / (after.all - before.all) > 0.93 ? calm + 1 : 0
  }
}

function spent() {
  const times = cpus().map((one) => one.times)
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) }
}
