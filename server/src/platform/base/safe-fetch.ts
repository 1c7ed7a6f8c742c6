import { lookup as resolveName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, fetch } from 'undici'

export type OutgoingRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs?: number
  maxBytes?: number // of the answer
  maxRedirects?: number
}
export type OutgoingAnswer = { status: number; headers: Record<string, string>; body: Buffer; url: string }
export type SafeFetch = (request: OutgoingRequest) => Promise<OutgoingAnswer>

/** Why no answer came; each has its own sentence. */
export type FetchProblem =
  | 'privateAddress'
  | 'badUrl'
  | 'noSuchHost'
  | 'unreachable'
  | 'timeout'
  | 'tooLarge'
  | 'redirects'
export class FetchFailure extends Error {
  readonly problem: FetchProblem
  constructor(problem: FetchProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** IPv4 addresses in the first form of IPv6, which was given up: no host of the internet has one. */
const compatible = new BlockList()
compatible.addSubnet('::', 96, 'ipv6')

/** Only addresses of the public internet; mapped and translated IPv6 forms are judged by the address inside. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  if (isIP(address) === 6 && compatible.check(address, 'ipv6')) return false
  return ipaddr.process(address).range() === 'unicast'
}

type Resolve = (
  host: string,
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void
const systemResolve: Resolve = (host, done) =>
  resolveName(host, { all: true, verbatim: true }, (error, addresses) => done(error, addresses ?? []))

/** The connection goes to the address that was checked, so a name cannot change its meaning in between. */
const checkedLookup =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) => {
    resolve(host, (error, addresses) => {
      if (error || addresses.length === 0) return done(new FetchFailure('noSuchHost', { cause: error }), '', 0)
      // One private answer among public ones is enough to refuse: any of them may be used.
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new FetchFailure('privateAddress'), '', 0)
      const [first] = addresses
      return options.all ? done(null, addresses) : done(null, first!.address, first!.family)
    })
  }

/** Requests to addresses that people typed: never into private networks, unless a setting allows it. */
export function safeFetch(allowsPrivate: boolean, resolve: Resolve = systemResolve): SafeFetch {
  const lookup = allowsPrivate ? {} : { lookup: checkedLookup(resolve) }
  const agent = new Agent({ connect: { timeout: 10_000, ...lookup }, connections: 8, keepAliveTimeout: 1_000 })

  return async ({ url, maxRedirects = 0, timeoutMs = 15_000, ...request }) => {
    const signal = AbortSignal.timeout(timeoutMs)
    let next = url
    for (let hop = 0; ; hop += 1) {
      checkUrl(next, allowsPrivate)
      const answer = await ask(agent, next, request, signal)
      const to = answer.headers.location
      if (answer.status < 300 || answer.status > 399 || !to || maxRedirects === 0) return { ...answer, url: next }
      if (hop >= maxRedirects) throw new FetchFailure('redirects')
      if (!URL.canParse(to, next)) throw new FetchFailure('badUrl')
      next = new URL(to, next).href
    }
  }
}

/** Literal addresses never reach the lookup, so they are judged here. */
function checkUrl(text: string, allowsPrivate: boolean): void {
  if (!URL.canParse(text)) throw new FetchFailure('badUrl')
  const { protocol, hostname, username, password } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') throw new FetchFailure('badUrl')
  if (username || password) throw new FetchFailure('badUrl')
  const host = hostname.replace(/^\[|\]$/g, '')
  if (!allowsPrivate && isIP(host) > 0 && !isPublicAddress(host)) throw new FetchFailure('privateAddress')
}

async function ask(
  dispatcher: Agent,
  url: string,
  { method = 'GET', headers = {}, body, maxBytes = 1024 * 1024 }: Omit<OutgoingRequest, 'url'>,
  signal: AbortSignal,
): Promise<Omit<OutgoingAnswer, 'url'>> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { 'user-agent': 'Souk/2', ...headers },
      body: body ?? null,
      redirect: 'manual',
      dispatcher,
      signal,
    })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await collect(answer.body, maxBytes),
    }
  } catch (error) {
    throw failureOf(error)
  }
}

async function collect(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new FetchFailure('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function failureOf(error: unknown): FetchFailure {
  for (
    let cause = error as { cause?: unknown; name?: string; code?: string } | undefined;
    cause;
    cause = cause.cause as typeof cause
  ) {
    if (cause instanceof FetchFailure) return cause
    if (cause.name === 'TimeoutError' || cause.code === 'UND_ERR_CONNECT_TIMEOUT') {
      return new FetchFailure('timeout', { cause: error })
    }
    if (cause.code === 'ENOTFOUND' || cause.code === 'EAI_AGAIN')
      return new FetchFailure('noSuchHost', { cause: error })
  }
  return new FetchFailure('unreachable', { cause: error })
}
