import { endpoint } from '@souk/contract/core/endpoint.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type ToastMessage, onToast } from '../toast.ts'
import { type CallOptions, call } from './call.ts'
import { Failed } from './failed.ts'
import { clearSession, session, storeSession } from '../session/session.ts'

const list = endpoint({
  method: 'GET',
  path: '/api/v2/orders',
  allow: ['read', 'Order'],
  query: z.strictObject({ page: z.number().optional(), status: z.array(z.string()).optional() }),
  reply: z.array(z.string()),
})
const confirm = endpoint({
  method: 'PUT',
  path: '/api/v2/orders/:id/confirm',
  allow: ['read', 'Order'],
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ version: z.int() }),
  reply: z.object({ id: z.string() }),
  idempotent: true,
})
const plain = endpoint({ method: 'GET', path: '/api/common/ip', allow: 'public', reply: z.string(), raw: 'text/plain' })

const sent: { url: string; init: RequestInit }[] = []
const toasts: ToastMessage[] = []
let reply: () => Promise<Response> = async () => Response.json({ data: [] })
let hush = () => {}

beforeEach(() => {
  clearSession()
  document.documentElement.lang = 'en'
  sent.length = 0
  toasts.length = 0
  hush = onToast((one) => toasts.push(one))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return reply()
  })
})
afterEach(() => {
  hush()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function answers(status: number, body: unknown, headers: Record<string, string> = {}): void {
  reply = async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
}

async function failure(options: CallOptions = {}): Promise<Failed> {
  const error: unknown = await call(list, { query: {} }, options).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Failed)
  return error as Failed
}

test('a call is written as declared', async () => {
  storeSession({ token: 'abc', role: null, entityType: 'brand' })
  document.documentElement.lang = 'ar'
  answers(200, { data: { id: 'o 1' } })
  expect(await call(confirm, { params: { id: 'o/1' }, body: { version: 3 } })).toEqual({ id: 'o 1' })
  const [{ url, init }] = sent as [(typeof sent)[0]]
  expect([url, init.method, init.body]).toEqual(['/api/v2/orders/o%2F1/confirm', 'PUT', '{"version":3}'])
  expect(init.headers).toMatchObject({
    'accept-language': 'ar',
    authorization: 'Bearer abc',
    'content-type': 'application/json',
  })
})

test('a query leaves out what is not given, and repeats what is a list', async () => {
  answers(200, { data: [] })
  await call(list, { query: { page: undefined, status: ['A', 'B'] } })
  await call(list, { query: {} })
  expect(sent.map(({ url }) => url)).toEqual(['/api/v2/orders?status=A&status=B', '/api/v2/orders'])
  expect(sent[0]?.init.headers).not.toHaveProperty('authorization')
})

test('a raw answer is handed over as it is', async () => {
  answers(200, '1;US;USA;United States')
  expect(await call(plain, {})).toBe('1;US;USA;United States')
})

test('only a call that happens once has a key: a new one each time, or the one that was given', async () => {
  answers(200, { data: { id: '1' } })
  const order = { params: { id: '1' }, body: { version: 1 } }
  await call(confirm, order)
  await call(confirm, order)
  await call(confirm, order, { key: 'again' })
  answers(200, { data: [] })
  await call(list, { query: {} })
  const keys = sent.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key'])
  expect(keys[0]).toMatch(/^[\w-]{32,36}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys.slice(2)).toEqual(['again', undefined])
})

test('a write that is still on its way is not sent a second time by a double click', async () => {
  answers(200, { data: { id: 'o1' } })
  const press = (version: number) => call(confirm, { params: { id: 'o1' }, body: { version } })
  expect(await Promise.all([press(3), press(3)])).toEqual([{ id: 'o1' }, { id: 'o1' }])
  expect(sent).toHaveLength(1)
  await press(3) // the first has been answered
  expect(sent).toHaveLength(2)
})

test('a write goes out again when another one of the same address came between', async () => {
  answers(200, { data: { id: 'o1' } })
  const press = (version: number) => call(confirm, { params: { id: 'o1' }, body: { version } })
  await Promise.all([press(3), press(4), press(3)])
  expect(sent).toHaveLength(3)
})

test('reads and writes with a key of their own are all sent', async () => {
  answers(200, { data: {} })
  const keyed = () => call(confirm, { params: { id: 'o1' }, body: { version: 3 } }, { key: 'one' })
  await Promise.all([call(list, { query: {} }), call(list, { query: {} }), keyed(), keyed()])
  expect(sent).toHaveLength(4)
})

test('what the server says on success is announced', async () => {
  answers(200, { data: [], message: 'Saved.' })
  await call(list, { query: {} })
  await call(list, { query: {} }, { isQuiet: true })
  expect(toasts).toEqual([{ kind: 'success', message: 'Saved.' }])
})

test.each([
  ['errors[0].message', { errors: [{ message: 'one', code: 'x' }], data: { message: 'two' }, message: 'three' }, 'one'],
  ['data.message', { errors: [], data: { message: 'two' }, message: 'three' }, 'two'],
  ['message', { data: null, message: 'three' }, 'three'],
  ['a sentence of ours when there is none', {}, 'This is not available at the moment. Please try again soon.'],
  ['the same when it is no JSON', '<html>', 'This is not available at the moment. Please try again soon.'],
  ['the same when it is null', 'null', 'This is not available at the moment. Please try again soon.'],
])('the message is taken from %s', async (_, body, message) => {
  answers(409, body)
  expect((await failure()).message).toBe(message)
  expect(toasts).toEqual([{ kind: 'danger', message }])
})

test('an exception’s own message comes last', async () => {
  reply = () => Promise.reject(new Error('exploded'))
  expect((await failure()).message).toBe('exploded')
})

test('no network has its sentence, in both languages', async () => {
  reply = () => Promise.reject(new TypeError('Failed to fetch'))
  expect((await failure()).message).toBe('No internet connection. Please check your network settings.')
  document.documentElement.lang = 'ar'
  expect((await failure()).message).toMatch(/لا يوجد اتصال بالإنترنت/)
  expect(toasts.map(({ kind }) => kind)).toEqual(['danger', 'danger'])
})

test('a connection that breaks while the answer arrives is no network too', async () => {
  const broken = Response.json({})
  vi.spyOn(broken, 'text').mockRejectedValue(new TypeError('terminated'))
  reply = async () => broken
  expect(await failure()).toMatchObject({ status: 0, message: expect.stringMatching(/^No internet/) })
})

test('410 shows its own sentence instead of the server’s, and keeps the items', async () => {
  answers(410, {
    message: 'gone',
    errors: [{ message: 'gone', code: 'items_changed', items: [{ sku: 'S', left: 2 }] }],
  })
  const error = await failure()
  expect(error).toMatchObject({ status: 410, code: 'items_changed', items: [{ sku: 'S', left: 2 }] })
  expect(error.message).toBe('There is issues in the order items')
  expect(toasts).toEqual([{ kind: 'warning', message: 'There is issues in the order items' }])
})

test('401 ends the session, and says why once', async () => {
  storeSession({ token: 'dead', role: null, entityType: 'brand' })
  answers(401, { message: 'Please sign in.', errors: [] })
  await failure()
  expect(session().token).toBeNull()
  expect(toasts).toEqual([{ kind: 'danger', message: 'Please sign in.' }])
})

test('401 about a link’s token is not about the session', async () => {
  storeSession({ token: 'alive', role: null, entityType: 'brand' })
  answers(401, { message: 'This link was used.', errors: [] })
  await failure({ token: 'link' })
  expect(session().token).toBe('alive')
  expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer link' })
})

test('422 says which fields', async () => {
  const errors = [
    { message: 'Please enter the email address.', code: 'invalid', field: 'email' },
    { message: 'Too short.', code: 'invalid', field: 'password' },
  ]
  answers(422, { message: 'Please check the fields.', errors })
  expect((await failure()).fields).toEqual({ email: 'Please enter the email address.', password: 'Too short.' })
})

test('an unforeseen failure shows the request id, a refusal does not', async () => {
  answers(500, { message: 'Something went wrong' }, { 'x-request-id': 'req-7' })
  expect(await failure()).toMatchObject({ status: 500, requestId: 'req-7' })
  answers(409, { message: 'Sold out' }, { 'x-request-id': 'req-8' })
  expect(await failure()).toMatchObject({ status: 409, requestId: 'req-8' })
  expect(toasts).toEqual([
    { kind: 'danger', message: 'Something went wrong', requestId: 'req-7' },
    { kind: 'danger', message: 'Sold out' },
  ])
})

test('each call sends an id of its own, which a call without an answer shows', async () => {
  reply = () => Promise.reject(new DOMException('too late', 'TimeoutError'))
  const failures = [await failure(), await failure()]
  const ids = sent.map(({ init }) => (init.headers as Record<string, string>)['x-request-id'])
  expect(failures.map(({ requestId }) => requestId)).toEqual(ids)
  expect(new Set(ids).size).toBe(2)
})

test('a quiet call says nothing', async () => {
  answers(500, { message: 'no' })
  await failure({ isQuiet: true })
  expect(toasts).toEqual([])
})

test('reads end after 15 seconds, writes after 30', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout')
  answers(200, { data: {} })
  await call(list, { query: {} })
  await call(confirm, { params: { id: '1' }, body: { version: 1 } })
  expect(limits.mock.calls.flat()).toEqual([15_000, 30_000])
})

test('a call that ran out of time says so', async () => {
  reply = () => Promise.reject(new DOMException('too late', 'TimeoutError'))
  expect(await failure()).toMatchObject({ status: 0, message: 'This took too long. Please try again.' })
})

test('a request aborted by its page reports no failure', async () => {
  const leave = new AbortController()
  reply = () => {
    leave.abort()
    return Promise.reject(leave.signal.reason)
  }
  await expect(call(list, { query: {} }, { signal: leave.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(toasts).toEqual([])
})

test('a 401 for a token that was replaced meanwhile leaves the new session alone', async () => {
  storeSession({ token: 'old', role: null, entityType: 'brand' })
  reply = async () => {
    storeSession({ token: 'new', role: null, entityType: 'brand' })
    return Response.json({ message: 'Please sign in.', errors: [] }, { status: 401 })
  }
  expect((await failure()).status).toBe(401)
  expect(session().token).toBe('new')
})

test('how long to wait is handed on', async () => {
  answers(429, { message: 'Too many tries.', errors: [] }, { 'retry-after': '42' })
  expect((await failure()).retryAfter).toBe(42)
  answers(429, { message: 'Too many tries.', errors: [] })
  expect((await failure()).retryAfter).toBeNull()
})
