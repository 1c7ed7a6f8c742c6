import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { Failure } from '@souk/contract/core/errors.ts'
import { messages, newServer } from '../../../app.ts'
import { rawGet, rawRequest } from '../../../testing/raw-request.ts'
import { callerAddress } from './caller-address.ts'
import { compressAnswers } from './compress.ts'
import { answerFailures } from './failures.ts'
import { serveAssets } from './web-pages-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'souk-strange-'))
writeFileSync(join(folder, 'kit-1a.js'), 'console.log("souk")')
const log = join(folder, 'souk.log')
const app = newServer(log)
answerFailures(app, messages)
await compressAnswers(app)
await serveAssets(app, folder)
const address = Promise.withResolvers<string>()
let packed = '' // the id of a request
const waiting = Promise.withResolvers<Socket>()
const go = Promise.withResolvers<void>()
app.get('/held', async (request) => {
  waiting.resolve(request.raw.socket)
  await go.promise
  address.resolve(callerAddress(request))
  return 'here'
})
app.post('/packed', async (request) => {
  packed = request.id
  setImmediate(() => request.raw.socket.destroy())
  return { text: Array.from({ length: 500_000 }, (_, n) => n) }
})
app.get('/refused', async () => Promise.reject(Object.assign(new Error('no'), { statusCode: 412 })))
app.get('/broken', async (_, reply) => reply.type('text/html').send(Readable.from(brokenPage())))
app.get('/name/:name', async () => 'here')
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const brokenPage = () => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('the page broke')) }),
})

test.each([
  '/assets/..',
  '/assets/../..',
  '/assets/%00',
  '/assets//x',
  '/assets//kit-1a.js',
  '/assets/./kit-1a.js',
  '/assets/%2e%2e/kit-1a.js',
  '/assets/%2fetc%2fpasswd',
  '/assets/%',
  '/assets/%ff',
  '/assets/',
  '/%',
  '/api/%E0%A4%A',
  `/name/${'x'.repeat(300)}`,
])('nothing is at %s, and the answer has the one shape', async (path) => {
  const { status, body } = await rawGet(port, path)
  expect([status, Failure.parse(JSON.parse(body))]).toEqual([
    404,
    { message: 'Not found.', errors: [{ message: 'Not found.', code: 'not_found' }] },
  ])
})

test('a built file is there, also for a client that wants a part of it', async () => {
  const part = 'GET /assets/kit-1a.js HTTP/1.1\r\nhost: souk\r\nrange: bytes=900-\r\nconnection: close\r\n\r\n'
  expect((await rawGet(port, '/assets/kit-1a.js')).status).toBe(200)
  expect((await rawRequest(port, part)).status).toBe(200)
})

test('a refusal of the framework that has no code of ours is no bug', async () => {
  const { status, body } = await rawGet(port, '/refused')
  expect([status, JSON.parse(body)]).toMatchObject([400, { errors: [{ code: 'unparsable' }] }])
})

test.each([
  ['no HTTP', 'souk\r\n\r\n', 400, 'unparsable'],
  ['a head without end', `GET / HTTP/1.1\r\nhost: souk\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'too_large'],
])('%s is refused in the one shape', async (_, bytes, expected, code) => {
  const { status, body } = await rawRequest(port, bytes)
  expect([status, Failure.parse(JSON.parse(body)).errors[0]!.code]).toEqual([expected, code])
})

test('the address of a client that left early stays known', async () => {
  const client = connect(port, '127.0.0.1')
  client.write('GET /held HTTP/1.1\r\nhost: souk\r\n\r\n')
  const socket = await waiting.promise
  const closed = once(socket, 'close')
  client.destroy()
  await closed
  go.resolve()
  expect(await address.promise).toBe('127.0.0.1')
})

test('a client that leaves while its answer is packed is no bug', async () => {
  const json = 'content-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
  const client = connect(port, '127.0.0.1')
  client.write(`POST /packed HTTP/1.1\r\nhost: souk\r\naccept-encoding: gzip\r\n${json}`)
  await once(client.resume(), 'close')
  await expect.poll(() => lines().some(({ reqId }) => reqId === packed)).toBe(true)
  expect(lines().filter(({ level, reqId }) => level >= 40 && reqId === packed)).toEqual([])
})

test('a page that breaks stays a bug', async () => {
  expect((await rawGet(port, '/broken')).status).toBe(500)
  await expect.poll(() => lines().map(({ msg }) => msg)).toContain('bug')
})

function lines(): { level: number; msg: string; path?: string; reqId?: string }[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as never)
}
