import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { Client, Pool } from 'pg'
import { startPostgres } from '../server/src/platform/postgres/supervisor.ts'
import { fill } from './fill.ts'
import { type Statement, type Subject, subjectsFor } from './subjects.ts'

/** `npm run bench [-- 10000 100000] [-- only=discovery]`: requests a second of each read, beside two limits of the same run. Ratios count; absolute figures belong to this machine. */
const sizes = process.argv.slice(2).map(Number).filter(Boolean)
const only = process.argv.find((one) => one.startsWith('only='))?.slice(5)
const connections = [1, 16, 64]
const seconds = 4
const [ourPort, barePort] = [4330, 4331]
const folder = mkdtempSync(join(tmpdir(), 'souk-bench-'))
chmodSync(folder, 0o755) // root lends PostgreSQL another identity, which must be able to enter
const postgres = await startPostgres(folder, { settings: { shared_buffers: '512MB', max_connections: '120' } })
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

/** JSON has no bytes: they go as PostgreSQL writes them. */
function bufferless({ text, values }: Statement): Statement {
  return { text, values: values.map((value) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)) }
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
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

async function load(url: string, { name, body }: Subject, token: string, at: number) {
  const result = await autocannon({
    url,
    connections: at,
    duration: seconds,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} broken`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** The other limit: the statements alone, without HTTP. */
async function statementsPerSecond({ statements }: Subject, at: number): Promise<number> {
  const pool = new Pool({ connectionString: postgres.url, max: Math.min(at, 20) })
  const end = Date.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: at }, async () => {
      for (; Date.now() < end; done += 1) {
        for (const { text, values } of statements) await pool.query(text, [...values])
      }
    }),
  )
  await pool.end()
  return done / seconds
}

try {
  launch(['--import', './server/tsx-loader.js', 'server/src/main.ts'], {
    PORT: String(ourPort),
    DATABASE_URL: postgres.url,
    SOUK_DATA: folder,
    SOUK_DEMO: 'on',
    SOUK_ROLE: 'web',
    SOUK_LOG: join(folder, 'log'),
  })
  await answering(`http://127.0.0.1:${ourPort}/readyz`)
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  console.log(
    'products   call                            connections   ours/s  p99 ms  bare Fastify/s  bare pg/s   of Fastify  of pg',
  )
  for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) {
    const world = await fill(client, postgres.url, size)
    const subjects = (await subjectsFor(postgres.url, world)).filter(({ name }) => !only || name.includes(only))
    const plan = join(folder, `subjects-${size}.json`)
    writeFileSync(plan, JSON.stringify(subjects.map(({ statements }) => ({ statements: statements.map(bufferless) }))))
    const bare = launch(['bench/bare-server.ts', postgres.url, String(barePort), plan])
    await answering(`http://127.0.0.1:${barePort}/`)
    for (const [index, subject] of subjects.entries()) {
      for (const at of connections) {
        const { perSecond: ours, p99 } = await load(
          `http://127.0.0.1:${ourPort}${subject.path}`,
          subject,
          world.token,
          at,
        )
        const { perSecond: limit } = await load(`http://127.0.0.1:${barePort}/${index}`, subject, world.token, at)
        const statements = await statementsPerSecond(subject, at)
        const cells = [
          String(size).padEnd(10),
          subject.name.padEnd(32),
          String(at).padStart(10),
          ours.toFixed(0).padStart(9),
          p99.toFixed(0).padStart(7),
          limit.toFixed(0).padStart(15),
          statements.toFixed(0).padStart(10),
        ]
        console.log(
          `${cells.join(' ')}   ${(ours / limit).toFixed(2).padStart(10)} ${(ours / statements).toFixed(2).padStart(6)}`,
        )
      }
    }
    bare.kill('SIGTERM')
    await sleep(500)
  }
  await client.end()
} finally {
  for (const child of children) child.kill('SIGTERM')
  await sleep(1500)
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
