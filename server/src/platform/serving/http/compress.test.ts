import { gunzipSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { newServer } from '../../../app.ts'
import { compressAnswers } from './compress.ts'

const app = newServer(null)
await compressAnswers(app)
afterAll(() => app.close())
const long = { text: 'معطف '.repeat(2_000) }
app.get('/long', async () => long)
app.get('/page', async (_, reply) => reply.header('vary', 'cookie').type('text/html').send('<p>'.repeat(2_000)))
app.get('/short', async () => ({ text: 'coat' }))
app.get('/file', async (_, reply) => reply.type('application/zip').send(Readable.from(['a,b\n'.repeat(2_000)])))

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

test('a long answer comes packed, and is the same', async () => {
  const { headers, rawPayload } = await ask('/long', 'br, gzip, deflate')
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(rawPayload.length).toBeLessThan(1_000)
  expect(JSON.parse(String(gunzipSync(rawPayload)))).toEqual(long)
})

test('a page keeps what else it varies by', async () => {
  expect((await ask('/page', 'gzip')).headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'cookie, accept-encoding',
  })
})

test.each([
  ['a short one', '/short', 'gzip'],
  ['a file that is compressed already', '/file', 'gzip'],
  ['a client that accepts no encoding', '/long', undefined],
  ['what is refused', '/long', 'br, gzip;q=0'],
])('%s goes as it is', async (_, url, accepted) => {
  const { headers, rawPayload } = await ask(url, accepted)
  expect(headers['content-encoding']).toBeUndefined()
  expect(String(rawPayload)).toMatch(/^(?:a,b|\{"text")/)
})
