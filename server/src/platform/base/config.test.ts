import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newServer } from '../../app.ts'
import { readConfig } from './config.ts'

test('without any setting there is a demo on this machine', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    role: 'all',
    isDemo: true,
    publicUrl: 'http://127.0.0.1:3000',
  })
  expect(config.log).toMatch(/\.souk\/souk\.log$/)
})

test.each([
  ['Souk <hello@souk.example>', { name: 'Souk', address: 'hello@souk.example' }],
  ['Orla, Paris <hello@orla.example>', { name: 'Orla, Paris', address: 'hello@orla.example' }],
  ['"Maison Orla" <hello@orla.example>', { name: 'Maison Orla', address: 'hello@orla.example' }],
  ['hello@souk.example', { name: '', address: 'hello@souk.example' }],
])('mails come from %s', (given, sender) => {
  expect(readConfig({ MAIL_FROM: given }).mailFrom).toEqual(sender)
})

test('the sample secret of the compose file is refused outside a demo', () => {
  const sample = readFileSync(join(import.meta.dirname, '../../../../compose.yaml'), 'utf8')
  const SOUK_SECRET = /SOUK_SECRET: \$\{SOUK_SECRET:-([^}]+)\}/.exec(sample)![1]!
  expect(() => readConfig({ SOUK_SECRET, SOUK_DEMO: 'off' })).toThrow(
    'SOUK_SECRET is the sample that everyone can read: set one of your own, such as the output of "openssl rand -hex 32".',
  )
  expect(readConfig({ SOUK_SECRET, SOUK_DEMO: 'on' }).secret).toBe(SOUK_SECRET)
})

test('a sender without an address stops the start', () => {
  expect(() => readConfig({ MAIL_FROM: 'Souk' })).toThrow('a sender such as "Souk <hello@example.com>"')
})

test('collections are reviewed by a job in the demo, and elsewhere where it is set', () => {
  expect(readConfig({}).autoReview).toBe(true)
  expect(readConfig({ SOUK_AUTO_REVIEW: 'off' }).autoReview).toBe(false)
  expect(readConfig({ SOUK_DEMO: 'off' }).autoReview).toBe(false)
  expect(readConfig({ SOUK_DEMO: 'off', SOUK_AUTO_REVIEW: 'on' }).autoReview).toBe(true)
})

test('brands that sign up wait for staff, but not in the demo, and elsewhere as it is set', () => {
  expect(readConfig({}).approvesBrands).toBe(false)
  expect(readConfig({ SOUK_BRAND_APPROVAL: 'on' }).approvesBrands).toBe(true)
  expect(readConfig({ SOUK_DEMO: 'off' }).approvesBrands).toBe(true)
  expect(readConfig({ SOUK_DEMO: 'off', SOUK_BRAND_APPROVAL: 'off' }).approvesBrands).toBe(false)
})

test.each([
  ['a database of your own', { DATABASE_URL: 'postgres://db/souk' }, false],
  ['an open host', { HOST: '0.0.0.0' }, false],
  ['an open host where it is asked for', { HOST: '0.0.0.0', SOUK_DEMO: 'on' }, true],
  ['another loopback address', { HOST: '127.0.0.2' }, true],
  ['a host that only begins like one', { HOST: '127.example.com' }, false],
])('the demo on %s: %s is %s', (_, settings, isDemo) => {
  expect(readConfig(settings).isDemo).toBe(isDemo)
})

test('help pages of the operator are read from JSON, by side and role', () => {
  const links = { academy: { brand: { entityAdmin: 'https://help.test/b' } }, knowledgeCenter: { retailer: {} } }
  expect(readConfig({ HELP_LINKS: JSON.stringify(links) }).helpLinks).toEqual(links)
  expect(readConfig({}).helpLinks).toEqual({})
  for (const wrong of ['{', '"x"', '{"blog":{}}', '{"academy":{"brand":{"entityAdmin":"javascript:1"}}}'])
    expect(() => readConfig({ HELP_LINKS: wrong })).toThrow(/it must be JSON such as/)
})

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc", but it must be a whole number from 0 to 65535: set it so, or unset it.'],
  [{ PORT: '70000' }, 'PORT is "70000", but it must be a whole number from 0 to 65535: set it so, or unset it.'],
  [{ SOUK_ROLE: 'boss' }, 'SOUK_ROLE is "boss", but it must be one of all, web, worker: set it so, or unset it.'],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL is "mysql://db", but it must be an address that begins with postgres:// or postgresql://: set it so, or unset it.',
  ],
  [
    { PUBLIC_URL: 'souk.com' },
    'PUBLIC_URL is "souk.com", but it must be an address that begins with http:// or https://: set it so, or unset it.',
  ],
  ...[
    'https://souk.example/souk/',
    'https://example.com/souk',
    'https://souk.example/?a=1',
    'https://souk.example/#a',
  ].map((PUBLIC_URL): [Record<string, string>, string] => [
    { PUBLIC_URL },
    `PUBLIC_URL is "${PUBLIC_URL}", but it must be the address of a host without a path, because Souk needs a host name of its own, such as https://souk.example: set it so, or unset it.`,
  ]),
  [
    { S3_ENDPOINT: 'http://s3', S3_BUCKET: 'souk' },
    'S3 needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too: set it, or unset every S3_ setting to keep files in a folder.',
  ],
  [
    { TRUST_PROXY: '10.0.0.1,everyone' },
    'TRUST_PROXY is "10.0.0.1,everyone", but it must be addresses or networks with commas between them, such as 10.0.0.5,10.1.0.0/16,loopback: set it so, or unset it.',
  ],
])('%j ends in one sentence that says what to do', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})

test('an address in links never ends in a slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://souk.example/' }).publicUrl).toBe('https://souk.example')
})

test.each([
  ['loopback', '203.0.113.9'],
  ['10.0.0.0/8', '198.51.100.7'],
])('with TRUST_PROXY %s the address behind a balancer is %s', async (TRUST_PROXY, expected) => {
  const app = newServer(null, readConfig({ TRUST_PROXY }).trustProxy)
  app.get('/address', async ({ ip }) => ip)
  const remoteAddress = TRUST_PROXY === 'loopback' ? '127.0.0.1' : '10.2.3.4'
  const forwarded = TRUST_PROXY === 'loopback' ? '203.0.113.9' : '198.51.100.7'
  const seen = await app.inject({ url: '/address', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
  expect(seen.body).toBe(expected)
  const stranger = await app.inject({
    url: '/address',
    remoteAddress: '192.0.2.1',
    headers: { 'x-forwarded-for': forwarded },
  })
  expect(stranger.body).toBe('192.0.2.1')
  await app.close()
})
