import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { newServer } from '../../../app.ts'
import { serveAssets } from './web-pages-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'souk-assets-'))
const script = 'console.log("souk")\n'.repeat(100)
writeFileSync(join(folder, 'kit-1a.js'), script)
writeFileSync(join(folder, 'kit-1a.js.br'), brotliCompressSync(script))
writeFileSync(join(folder, 'kit-1a.js.gz'), gzipSync(script))
writeFileSync(join(folder, 'kit-1a.js.map'), '{}')
writeFileSync(join(folder, 'small-2b.css'), 'b{}')

const app = newServer(null)
await serveAssets(app, folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const ask = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/assets/${name}`, headers })

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
] as const)(
  'who takes %s gets it packed as the build did, the first time and again',
  async (accepted, name, unpack) => {
    for (const _ of ['read', 'kept']) {
      const { headers, rawPayload } = await ask('kit-1a.js', { 'accept-encoding': accepted })
      expect(headers).toMatchObject({
        'content-encoding': name,
        'content-type': expect.stringMatching(/^(?:text|application)\/javascript; charset=utf-8$/),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect(String(unpack(rawPayload))).toBe(script)
    }
  },
)

test('who takes nothing packed, and what was too small to pack, gets it as it is', async () => {
  const plain = await ask('kit-1a.js')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script])
  const small = await ask('small-2b.css', { 'accept-encoding': 'br, gzip' })
  expect([small.headers['content-encoding'], small.body]).toEqual([undefined, 'b{}'])
  expect(small.headers['content-type']).toBe('text/css; charset=utf-8')
})

test('answers 304 for a known ETag', async () => {
  const { etag } = (await ask('kit-1a.js')).headers
  const second = await ask('kit-1a.js', { 'if-none-match': String(etag) })
  expect([second.statusCode, second.body]).toEqual([304, ''])
  expect((await app.inject({ method: 'HEAD', url: '/assets/kit-1a.js' })).headers['content-length']).toBe('2000')
})

test.each(['none-3c.js', 'kit-1a.js.map', 'kit-1a.js.br', '../web-pages.ts', '%2e%2e/index.html', ''])(
  'there is no %s',
  async (name) => {
    expect((await ask(name)).statusCode).toBe(404)
  },
)
