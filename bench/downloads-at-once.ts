import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Fifty files asked for at once on the demo world: they are made in turn, and a page is read meanwhile. */
const port = 3119
const base = `http://127.0.0.1:${port}`
type Answer<T> = { data: T }

export async function exportsAtOnce(count = 50): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-bench-'))
  const env = { ...process.env, PORT: String(port), SOUK_DATA: folder } // check-sources: allow
  const server = spawn(process.execPath, ['--import', './server/tsx-loader.js', 'server/src/main.ts'], {
    env,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    await isReady()
    await measure(count)
  } finally {
    server.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

async function isReady(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    if ((await fetch(`${base}/readyz`).catch(() => null))?.ok) return
    await sleep(500)
  }
  throw new Error('the server did not start')
}

async function measure(count: number): Promise<void> {
  const sent = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })
  const ask = async <T>(path: string, token: string | null, init: RequestInit = {}): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${base}/api/${path}`, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return ((await answer.json()) as Answer<T>).data
  }
  const signIn = sent({ email: 'brand@souk.test', password: 'Souk#2026' })
  const { token } = await ask<{ token: string }>('v2/users/noAuth/login', null, signIn)
  const { orders } = await ask<{ orders: { id: string }[] }>('v2/orders?limit=60', token)
  const { items } = await ask<{ items: { id: string }[] }>('v2/catalog/collections?limit=1', token)
  const read = async () => {
    const began = performance.now()
    await ask('v2/orders?limit=24', token)
    await sleep(15)
    return performance.now() - began - 15
  }
  const isBusy = async () => (await ask<{ total: number }>('downloads?status=processing', token)).total > 0
  for (let n = 0; n < 100; n += 1) await read()
  while (await isBusy()) await sleep(500)
  const idle: number[] = []
  while (idle.length < 400) idle.push(await read())
  const orderIds = orders.map(({ id }) => id)
  const bodies = Array.from({ length: count }, (_, n) =>
    n % 10 === 0
      ? (['downloads/collection', { collectionId: items[0]!.id, format: n % 20 ? 'pdf' : 'pptx' }] as const)
      : (['downloads/order', { orderIds, format: n % 2 ? 'xlsx' : 'csv' }] as const),
  )
  const began = performance.now()
  await Promise.all(bodies.map(([path, body]) => ask(path, token, sent(body))))
  const during: number[] = []
  do for (let n = 0; n < 20; n += 1) during.push(await read())
  while (await isBusy())
  const seconds = (performance.now() - began) / 1000
  const at = (times: number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(1)
  console.log(`${count} exports at once: all made after ${seconds.toFixed(0)} s`)
  console.log(
    `  a page meanwhile: p50 ${at(idle, 0.5)} → ${at(during, 0.5)} ms, p99 ${at(idle, 0.99)} → ${at(during, 0.99)} ms (limit: p99 grows by half)`,
  )
}
