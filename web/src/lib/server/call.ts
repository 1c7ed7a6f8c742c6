import { milliseconds } from '@souk/contract/core/limits.ts'
import type { Endpoint, Reply, Request as Sent } from '@souk/contract/core/endpoint.ts'
import { toast } from '../toast.ts'
import type { Failed } from './failed.ts'
import { toastFailure } from './toast-failure.ts'
import { refused, unanswered } from './failures.ts'
import { takePreloaded } from '../first-visit/preloaded-answers.ts'
import { language } from '../language/language.ts'
import { randomId } from '../random-id.ts'
import { noteMaintenance } from '../session/maintained.ts'
import { session } from '../session/session.ts'
import { signOut } from '../session/sign-out.ts'

/** What of a declaration is needed to make the call. */
export type Wire = Pick<Endpoint, 'method' | 'path' | 'idempotent' | 'raw'>
export type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
export type CallOptions = {
  signal?: AbortSignal
  key?: string // of a call that happens once: the same again after a lost answer
  token?: string // instead of the session's, for a link's token
  hidesSuccess?: true // the page that follows says it
  isQuiet?: true // shows no toast by itself: the query, the mutation or the form reports the failure
}
type Answer = { data?: unknown; message?: string }

/** The newest write of each path while it is on its way. */
const underWay = new Map<string, { request: string; answer: Promise<unknown> }>()

/**
 * Makes a declared call: `call(orders.confirm, { params: { id }, body: { version } })`.
 * A write that is on its way already is not sent a second time: both callers, as of a double click, get its answer.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  return (await callWithMessage(endpoint, input, options)).data
}

type Said<E extends Endpoint> = { data: Reply<E>; message?: string }

/** The same with the server's sentence, for a caller that shows it itself. */
export async function callWithMessage<E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  options: CallOptions = {},
): Promise<Said<E>> {
  const parts = input as Parts
  if (endpoint.method === 'GET' || options.signal || options.key) return ask(endpoint, parts, options)
  const path = addressOf(endpoint, { ...parts, query: {} })
  const request = JSON.stringify([endpoint.method, parts, options, session().token])
  const newest = underWay.get(path)
  if (newest?.request === request) return newest.answer as Promise<Said<E>>
  const sending = { request, answer: ask(endpoint, parts, options) }
  underWay.set(path, sending)
  try {
    return await sending.answer
  } finally {
    if (underWay.get(path) === sending) underWay.delete(path)
  }
}

async function ask<E extends Endpoint>(endpoint: E, parts: Parts, options: CallOptions): Promise<Said<E>> {
  const asked = session().token
  const response = await send(endpoint, parts, options)
  const answer = await read(endpoint, response, options)
  if (!response.ok) throw settle(refused(response.status, answer, response.headers), options, asked)
  if (endpoint.raw) return { data: answer as Reply<E> }
  const { data, message } = answer as Answer
  if (message && !options.isQuiet && !options.hidesSuccess) toast('success', message)
  return { data: data as Reply<E>, ...(message && { message }) }
}

async function send(endpoint: Wire, parts: Parts, options: CallOptions): Promise<Response> {
  const hasBody = parts.body !== undefined
  const isRead = endpoint.method === 'GET'
  const limit = AbortSignal.timeout(isRead ? milliseconds.read : milliseconds.write)
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit
  const address = addressOf(endpoint, parts)
  const headers = headersOf(endpoint, options)
  try {
    const early = isRead ? await takePreloaded(address, headers, signal) : null
    if (early) return early
    return await fetch(address, {
      method: endpoint.method,
      headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
      body: hasBody ? JSON.stringify(parts.body) : null,
      signal,
    })
  } catch (error) {
    throw interrupted(error, options, headers)
  }
}

async function read(endpoint: Wire, response: Response, options: CallOptions): Promise<unknown> {
  try {
    const text = await response.text()
    return endpoint.raw && response.ok ? text : parse(text)
  } catch (error) {
    throw interrupted(error, options)
  }
}

/** Leaving a page aborts its requests, which is not a failure. */
function interrupted(error: unknown, options: CallOptions, headers: Record<string, string> = {}): unknown {
  return options.signal?.aborted ? error : settle(unanswered(error, headers['x-request-id']), options)
}

/** One announcement for each failure; a dead session ends here and nowhere else, unless another has begun meanwhile. */
export function settle(
  failure: Failed,
  options: Pick<CallOptions, 'token' | 'isQuiet'>,
  asked: string | null = session().token,
): Failed {
  if (failure.code === 'maintenance')
    noteMaintenance((failure.items[0] as { until: string | null } | undefined)?.until ?? null)
  if (!options.isQuiet && failure.status === 410) toast('warning', failure.message)
  if (!options.isQuiet) toastFailure(failure)
  if (failure.status === 401 && !options.token && asked && asked === session().token) {
    if (failure.code === 'session_ended') toastFailure(failure) // the person did not sign out, so the reason is said
    signOut()
  }
  return failure
}

export function headersOf(endpoint: Wire, { key, token }: CallOptions): Record<string, string> {
  const bearer = token ?? session().token
  return {
    'accept-language': language(),
    'x-request-id': randomId(), // leads from here to the server's log, its trace and its slow statements
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(endpoint.idempotent && { 'idempotency-key': key ?? randomId() }),
  }
}

export function addressOf(endpoint: Wire, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }
  return search.size > 0 ? `${path}?${search}` : path
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
