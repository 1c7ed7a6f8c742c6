import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { Client, Pool } from 'pg'
import { fill } from './fill.ts'
import { barePort, ourPort, quiet, startMachine } from './machine.ts'
import { bufferless } from './statements.ts'
import { type Subject, subjectsFor } from './subjects.ts'

/** `npm run bench [-- 10000 100000] [-- only=discovery,collections] [-- at=16]`: requests a second of each read, beside two limits of the same run. Ratios count; absolute figures belong to this machine. */
const sizes = process.argv.slice(2).map(Number).filter(Boolean)
const only = process.argv
  .find((one) => one.startsWith('only='))
  ?.slice(5)
  .split(',')
const alone = Number(process.argv.find((one) => one.startsWith('at='))?.slice(3))
const connections = alone ? [alone] : [1, 16, 64]
const seconds = 4
const { folder, log, url, launchBare, end } = await startMachine()

/** What is planned and compiled for the first time does not count: everything is asked for before anything is measured. */
async function warm(subjects: readonly Subject[]): Promise<void> {
  for (const [index, subject] of subjects.entries()) {
    await push(`http://127.0.0.1:${ourPort}${subject.path}`, subject, 16, 2)
    await push(`http://127.0.0.1:${barePort}/${index}`, subject, 16, 2)
  }
}

/** Measured once its own connections are warm too. */
async function load(address: string, subject: Subject, at: number) {
  await push(address, subject, at, 4)
  const before = statSync(log).size
  const measured = await push(address, subject, at, seconds)
  return { ...measured, own: await ownP99(before) }
}

async function push(address: string, { name, token, body }: Subject, at: number, duration: number) {
  const result = await autocannon({
    url: address,
    connections: at,
    duration,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} broken`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** How long the server itself took for the slowest hundredth of what it answered since, by its own log. */
async function ownP99(since: number): Promise<number> {
  await sleep(300) // its last lines are still being written
  const lines = readFileSync(log).subarray(since).toString()
  const times = Array.from(lines.matchAll(/"ms":([\d.]+)/g), ([, ms]) => Number(ms)).sort((one, other) => one - other)
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN
}

/** The other limit: the statements alone, without HTTP. */
async function statementsPerSecond({ statements }: Subject, at: number): Promise<number> {
  const pool = new Pool({ connectionString: url, max: Math.min(at, 20) })
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
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined) // the database ends before it, when something breaks
  await client.connect()
  console.log(
    'products   call                                connections   ours/s  p99 ms  in server  bare Fastify/s  bare pg/s   of Fastify  of pg',
  )
  for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) {
    const world = await fill(client, url, size)
    await client.query('checkpoint')
    await quiet()
    const subjects = (await subjectsFor(url, world)).filter(
      ({ name }) => !only || only.some((one) => name.includes(one)),
    )
    const plan = join(folder, `subjects-${size}.json`)
    writeFileSync(plan, JSON.stringify(subjects.map(({ statements }) => ({ statements: statements.map(bufferless) }))))
    const bare = await launchBare('bench/bare-server.ts', plan)
    await warm(subjects)
    for (const [index, subject] of subjects.entries()) {
      for (const at of connections) {
        const { perSecond: ours, p99, own } = await load(`http://127.0.0.1:${ourPort}${subject.path}`, subject, at)
        const { perSecond: limit } = await load(`http://127.0.0.1:${barePort}/${index}`, subject, at)
        const statements = await statementsPerSecond(subject, at)
        const cells = [
          String(size).padEnd(10),
          subject.name.padEnd(36),
          String(at).padStart(10),
          ours.toFixed(0).padStart(9),
          p99.toFixed(0).padStart(7),
          own.toFixed(0).padStart(10),
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
  await end()
}
process.exit(0)
