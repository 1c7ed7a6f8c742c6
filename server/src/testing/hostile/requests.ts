import type { $ZodObject } from 'zod/v4/core'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { hostileUpload } from './files.ts'
import { newRandom, type Random } from './random.ts'
import { evilValue, likely, spoiled } from './values.ts'

export type HostileRequest = {
  name: string // of the call
  seed: number // makes exactly this request again
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  body?: Buffer
}
type NamedCall = { name: string; call: Endpoint }

/** Every call except the stream, which never ends. */
export function callsOf(contracts: Record<string, Record<string, Endpoint>>): NamedCall[] {
  return Object.entries(contracts)
    .flatMap(([group, calls]) => Object.entries(calls).map(([name, call]) => ({ name: `${group}.${name}`, call })))
    .filter(({ call }) => call.raw !== 'text/event-stream')
}

export function hostileRequest({ name, call }: NamedCall, seed: number, ids: readonly string[]): HostileRequest {
  const random = newRandom(seed)
  const url = pathOf(call, random, ids) + queryOf(call, random, ids)
  const common = { name, seed, method: call.method, url }
  const headers: Record<string, string> = {
    'accept-language': random.pick(['en', 'ar', 'x'.repeat(300), '']),
    ...(random.chance(0.2) && { 'idempotency-key': random.pick(['a', 'x'.repeat(300), 'é']) }),
    ...(random.chance(0.1) && { 'last-event-id': '99999999999999999999' }),
  }
  if (call.method === 'GET') return { ...common, headers }
  const { body, type } = call.upload ? hostileUpload(random) : bodyOf(call, random, ids)
  return { ...common, headers: { ...headers, 'content-type': type }, body }
}

/** Addresses that no page links to; each answers as if nothing were there. */
export const hostileAddresses = [
  '/%',
  '/%c0%af',
  '/api/%E0%A4%A',
  '/assets/..',
  '/assets/../../package.json',
  '/assets/%00',
  '/assets/%',
  '/assets//x',
  '/assets/%2e%2e/index.html',
  '/files/..',
  '/files/%00',
  '/files//x',
  '/files/pictures/../x.webp',
  `/api/v2/orders/${'x'.repeat(300)}`,
]

/** Valid JSON, and deeper than a function can call itself. */
export const deepBody = (depth: number) => Buffer.from(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`)

function pathOf(call: Endpoint, random: Random, ids: readonly string[]): string {
  const strange = [
    '..%2f..%2fetc',
    '%00',
    '%ED%A0%80',
    'null',
    'x'.repeat(300),
    '-1',
    '99999999999999999999',
    '%E2%80%AE',
  ]
  return call.path.replace(/:(\w+)/g, (_, name: string) => {
    const part = call.params?._zod.def.shape[name]
    if (!part || random.chance(0.3)) return random.pick(strange)
    return encodeURIComponent(String(likely(part, random, ids)))
  })
}

function queryOf(call: Endpoint, random: Random, ids: readonly string[]): string {
  const names = Object.keys((call.query as $ZodObject | undefined)?._zod.def.shape ?? {})
  const pairs = names.flatMap((name) => {
    if (random.chance(0.6)) return []
    const value = random.chance(0.5) ? likely(call.query!._zod.def.shape[name]!, random, ids) : evilValue(random)
    const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 3_000).toWellFormed()
    return [`${name}=${encodeURIComponent(text)}`, ...(random.chance(0.1) ? [`${name}=again`] : [])]
  })
  if (random.chance(0.05)) pairs.push('unknown=1', '__proto__=1', '%=%', 'a[]=1')
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function bodyOf(call: Endpoint, random: Random, ids: readonly string[]): { body: Buffer; type: string } {
  const type = 'application/json'
  if (random.chance(0.1)) {
    return random.pick([
      { body: Buffer.from('{"a":'), type },
      { body: Buffer.from('{"a":1}', 'utf16le'), type },
      { body: Buffer.from([0xff, 0xfe, 0xc3, 0x28]), type },
      { body: Buffer.from(`${'['.repeat(100_000)}`), type },
      { body: deepBody(15_000), type },
      { body: Buffer.from('null'), type },
      { body: Buffer.from('a=1'), type: 'application/x-www-form-urlencoded' },
      { body: Buffer.from('<a/>'), type: 'text/xml' },
      { body: Buffer.alloc(3_000_000, ' '), type },
    ])
  }
  const good = call.body ? likely(call.body, random, ids) : {}
  const value = random.chance(0.2) ? good : spoiled(good, random)
  return { body: Buffer.from(JSON.stringify(value) ?? 'null'), type }
}
