import { afterAll, expect, test } from 'vitest'
import { newReceiver } from '../../testing/outside/receiver.ts'
import { type FetchFailure, isPublicAddress, safeFetch } from './safe-fetch.ts'

const receiver = await newReceiver()
afterAll(() => receiver.close())
const problemOf = (url: string, ask = safeFetch(false)) =>
  ask({ url, maxRedirects: 3, timeoutMs: 2_000 }).then(
    ({ status }) => status,
    (error: unknown) => (error as FetchFailure).problem,
  )

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://172.16.5.4/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[::7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[::a00:1]/',
  'http://[::808:808]/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
])('refuses the private address %s', async (url) => {
  expect(await problemOf(url)).toBe('privateAddress')
})

test.each(['ftp://example.com/', 'file:///etc/passwd', 'http://user:secret@example.com/', 'nonsense'])(
  'refuses the URL %s',
  async (url) => {
    expect(await problemOf(url)).toBe('badUrl')
  },
)

test.each([
  ['1.1.1.1', true],
  ['93.184.216.34', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['::8.8.8.8', false],
  ['::808:808', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test('refuses a name that resolves to a private address, alone or beside a public one', async () => {
  const named = (...addresses: string[]) =>
    safeFetch(false, (_, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      ),
    )
  expect(await problemOf('http://store.example/', named('127.0.0.1'))).toBe('privateAddress')
  expect(await problemOf('http://store.example/', named('93.184.216.34', '10.0.0.1'))).toBe('privateAddress')
  expect(await problemOf('http://localhost/')).toBe('privateAddress')
})

test('a name that changes its meaning between two requests is judged each time', async () => {
  const answers = ['10.0.0.1', '127.0.0.1']
  let asked = 0
  const rebinding = safeFetch(false, (_, done) => done(null, [{ address: answers[asked++]!, family: 4 }]))
  expect(await problemOf(`http://store.example:${new URL(receiver.url).port}/`, rebinding)).toBe('privateAddress')
  expect(await problemOf(`http://store.example:${new URL(receiver.url).port}/`, rebinding)).toBe('privateAddress')
  expect([asked, receiver.received.length]).toEqual([2, 0])
})

test('each hop of a redirect is judged, and there is an end to them', async () => {
  const allowed = safeFetch(true)
  receiver.how.rule = ({ path }) =>
    path === '/end' ? { body: 'here' } : { status: 302, headers: { location: '/end' } }
  expect((await allowed({ url: `${receiver.url}/start`, maxRedirects: 3 })).body.toString()).toBe('here')
  receiver.how.rule = () => ({ status: 302, headers: { location: '/again' } })
  expect(await problemOf(`${receiver.url}/start`, allowed)).toBe('redirects')
  receiver.how.rule = () => ({ status: 302, headers: { location: 'file:///etc/passwd' } })
  expect(await problemOf(`${receiver.url}/start`, allowed)).toBe('badUrl')
})

test('an answer that is too large or too slow is given up', async () => {
  receiver.how.rule = () => ({ body: 'x'.repeat(5_000) })
  await expect(safeFetch(true)({ url: receiver.url, maxBytes: 1_000 })).rejects.toMatchObject({ problem: 'tooLarge' })
  receiver.how.rule = () => ({ waitMs: 1_000 })
  await expect(safeFetch(true)({ url: receiver.url, timeoutMs: 100 })).rejects.toMatchObject({ problem: 'timeout' })
  receiver.how.rule = () => ({ dies: true })
  await expect(safeFetch(true)({ url: receiver.url })).rejects.toMatchObject({ problem: 'unreachable' })
})
