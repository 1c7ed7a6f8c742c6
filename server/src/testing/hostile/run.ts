import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Actor, may } from '@souk/contract/core/abilities.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { contracts } from '../../slices.ts'
import { newRandom } from './random.ts'
import { rawGet } from '../raw-request.ts'
import { callsOf, hostileAddresses, hostileRequest } from './requests.ts'

/** `npm run test:hostile`: hostile requests to a running product over HTTP. Arguments: address, pid, requests, seed. */
const [base = '', pid = '', wanted = '', firstSeed = ''] = process.argv.slice(2)
const atOnce = 12
const total = Number(wanted)

type Person = { token: string; actor: Actor; email: string | null }
type Failure = { call: string; seed: number; status: number; url: string; answer: string }

async function signIn(email: string | null): Promise<Person> {
  const path = email ? '/api/v2/users/noAuth/login' : '/api/common/guest-user/login'
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` },
    body: email ? JSON.stringify({ email, password: 'Souk#2026' }) : '{}',
  })
  const { data } = (await answer.json()) as {
    data: { token: string; role: Actor['role']; entityType: Actor['side'] | null }
  }
  const side = email ? (data.entityType ?? 'souk') : 'guest'
  return { token: data.token, email, actor: { side, role: data.role, userId: '', entityId: '' } as unknown as Actor }
}

/** Ids of things that are there, so that some requests get further. */
async function idsFor(people: readonly Person[]): Promise<string[]> {
  const lists = ['catalog/collections', 'orders', 'wishlists', 'cart', 'catalog/browse', 'catalog/brands', 'users']
  const found = new Set<string>()
  for (const { token } of people) {
    for (const list of lists) {
      const answer = await fetch(`${base}/api/v2/${list}`, { headers: { authorization: `Bearer ${token}` } })
      for (const [id] of (await answer.text()).matchAll(
        /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
      ))
        if (found.size < 500) found.add(id)
    }
  }
  return [...found]
}

/** Megabytes the server holds now, and at most so far. */
function memory(): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

const emails = process.argv[6]!.split(',')
const people = await Promise.all([...emails, null].map(signIn))
const ids = await idsFor(people)
const calls = callsOf(contracts as Record<string, Record<string, Endpoint>>)
const statuses = new Map<number | string, number>()
const failures: Failure[] = []
const health: number[] = []
const random = newRandom(Number(firstSeed))
const before = memory()
let sent = 0
let isOver = false

async function attack(): Promise<void> {
  while (sent < total) {
    const n = (sent += 1)
    const call = calls[n % calls.length]!
    const seed = Number(firstSeed) + n * 7_919
    const { method, url, headers, body } = hostileRequest(call, seed, ids)
    const able = people.filter(({ actor }) => may(actor, call.call))
    const at = people.indexOf(able[n % Math.max(able.length, 1)] ?? people[n % people.length]!)
    const address = `203.0.113.${random.below(250)}`
    try {
      const answer = await fetch(base + url, {
        method,
        headers: { ...headers, authorization: `Bearer ${people[at]!.token}`, 'x-forwarded-for': address },
        signal: AbortSignal.timeout(35_000),
        ...(body && { body: new Uint8Array(body) }),
      })
      const text = await answer.text()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 401) people[at] = await signIn(people[at]!.email).catch(() => people[at]!)
      if (answer.status >= 500)
        failures.push({
          call: call.name,
          seed,
          status: answer.status,
          url: url.slice(0, 160),
          answer: text.slice(0, 200),
        })
    } catch (error) {
      const reason =
        error instanceof Error ? `${error.name} ${(error.cause as { code?: string })?.code ?? ''}` : 'failed'
      statuses.set(reason, (statuses.get(reason) ?? 0) + 1)
    }
  }
}

async function askAddresses(): Promise<void> {
  for (const [seed, url] of hostileAddresses.entries()) {
    const { status, body } = await rawGet(Number(new URL(base).port), url)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status >= 500) failures.push({ call: 'an address', seed, status, url, answer: body.slice(0, 200) })
  }
}

async function watchHealth(): Promise<void> {
  while (!isOver) {
    const start = performance.now()
    const answer = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    health.push(answer?.ok ? performance.now() - start : Infinity)
    await sleep(100)
  }
}

const watching = watchHealth()
const start = performance.now()
await askAddresses()
await Promise.all(Array.from({ length: atOnce }, attack))
isOver = true
await watching
const after = memory()
await sleep(35_000) // idle threads are ended after 30 s
const rested = memory()
const sorted = health.toSorted((a, b) => a - b)
const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]!)
const bugs = failures.filter(({ status }) => status === 500)
process.stdout.write(`
${total} requests to ${calls.length} calls in ${((performance.now() - start) / 1000).toFixed(0)} s, seed ${firstSeed}
answers   ${[...statuses]
  .toSorted()
  .map(([status, count]) => `${status}: ${count}`)
  .join(', ')}
500       ${bugs.length}
memory    ${before.now} MB before, ${after.now} MB after, ${rested.now} MB after 35 s of rest, ${after.peak} MB at most
health    ${health.length} checks: median ${at(0.5)} ms, p99 ${at(0.99)} ms, ${health.filter((ms) => ms === Infinity).length} failed
`)
for (const failure of failures.slice(0, 40)) process.stdout.write(`${JSON.stringify(failure)}\n`)
process.exit(bugs.length > 0 || sorted.at(-1) === Infinity ? 1 : 0)
