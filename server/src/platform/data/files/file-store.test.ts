import { mkdir, mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { messages, newServer } from '../../../app.ts'
import { newReceiver } from '../../../testing/outside/receiver.ts'
import { serverKey } from '../access/server-key.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { answerFailures } from '../../serving/http/failures.ts'
import { isFileName } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import { serveFiles } from '../../serving/serve-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'souk-files-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'souk', configs: [] }],
})
const { port } = await server.run()
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }
const endpoint = `http://127.0.0.1:${port}`
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each([
  ['a folder', folderStore(join(folder, 'files'))],
  ['a bucket', s3Store({ endpoint, bucket: 'souk', ...keys })],
])('%s', (_, store) => {
  const name = 'pictures/0f3a.webp'
  test('keeps bytes under a name and gives them back', async () => {
    await store.check()
    expect([await store.get(name), await store.has(name)]).toEqual([null, false])
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (__, i) => i % 251))
    await store.put(name, bytes, 'image/webp')
    const file = await store.get(name)
    expect(file).toMatchObject({ bytes: bytes.length, contentType: 'image/webp' })
    expect((await buffer(file!.body)).equals(bytes)).toBe(true)
    expect(await store.has(name)).toBe(true)
  })
  test('forgets what is removed, and removing nothing is no error', async () => {
    await store.remove(name)
    await store.remove(name)
    expect(await store.has(name)).toBe(false)
  })
})

test('only the owner can read a stored file or list its folder', async () => {
  const [at, from] = [join(folder, 'private'), join(folder, 'from')]
  await mkdir(at, { mode: 0o755 })
  await writeFile(from, 'a', { mode: 0o644 })
  const store = folderStore(at)
  await store.put('exports/a.csv', Buffer.from('a'), 'text/csv')
  await store.putFile('exports/b.csv', from, 'text/csv')
  const modes = await Promise.all(['', 'exports', 'exports/a.csv', 'exports/b.csv'].map((name) => stat(join(at, name))))
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600', '600'])
})

describe('a bucket that is away', () => {
  const receiver = newReceiver(() => ({ status: 503, body: 'x'.repeat(100_000) }))
  const away = s3Store({ endpoint: 'http://127.0.0.1:1', bucket: 'souk', ...keys })
  afterAll(async () => (await receiver).close())

  test.each(['/files/pictures/0f3a.webp', '/upload'])(
    '%s answers 503 with Retry-After, and is not cached',
    async (url) => {
      const app = newServer(null)
      answerFailures(app, messages)
      serveFiles(app, away, serverKey('s'.repeat(32)))
      app.get('/upload', () => away.put('pictures/a.webp', Buffer.from('a'), 'image/webp'))
      const { statusCode, headers, body } = await app.inject(url)
      expect([statusCode, headers['retry-after'], headers['cache-control'], headers.etag]).toEqual([
        503,
        '5',
        undefined,
        undefined,
      ])
      expect(JSON.parse(body)).toMatchObject({ errors: [{ code: 'unavailable' }] })
      await app.close()
    },
  )

  test('one that answers 503 to everything is away too: a file in it is not absent', async () => {
    const ill = s3Store({ endpoint: (await receiver).url, bucket: 'souk', ...keys })
    const put = () => ill.put('a.webp', Buffer.from('a'), 'image/webp')
    for (const ask of [() => ill.get('a.webp'), () => ill.has('a.webp'), put])
      expect(isUnavailable(await ask().catch((error: unknown) => error))).toBe(true)
  })
})

test('many writers of one file leave one whole file and nothing unfinished', async () => {
  const store = folderStore(join(folder, 'crowd'))
  await Promise.all(
    Array.from({ length: 20 }, () => store.put('pictures/a.webp', Buffer.alloc(50_000, 1), 'image/webp')),
  )
  expect(await readdir(join(folder, 'crowd', 'pictures'))).toEqual(['a.webp'])
})

test('a write that fails on a full disk leaves nothing behind, and the next one succeeds', async () => {
  const store = folderStore(join(folder, 'full'))
  const probe = await open(join(folder, 'probe'), 'w')
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync').mockRejectedValueOnce(full)
  await probe.close()
  await expect(store.put('pictures/a.webp', Buffer.alloc(9), 'image/webp')).rejects.toBe(full)
  expect(await readdir(join(folder, 'full', '.unfinished'))).toEqual([])
  await store.put('pictures/a.webp', Buffer.alloc(9), 'image/webp')
  expect(await readdir(join(folder, 'full', 'pictures'))).toEqual(['a.webp'])
  expect(sync.mock.calls.length).toBeGreaterThan(2) // the failed write, the file and its folder
  sync.mockRestore()
})

test('removes what a killed process left unfinished', async () => {
  const unfinished = join(folder, 'killed', '.unfinished')
  await mkdir(unfinished, { recursive: true })
  await Promise.all(['old', 'new'].map((name) => writeFile(join(unfinished, name), 'half')))
  await utimes(join(unfinished, 'old'), 0, 0)
  await folderStore(join(folder, 'killed')).put('pictures/a.webp', Buffer.alloc(9), 'image/webp')
  expect(await readdir(unfinished)).toEqual(['new'])
})

test('a bucket with the wrong key or name is not ready', async () => {
  await expect(s3Store({ endpoint, bucket: 'souk', ...keys, accessKeyId: 'NOBODY' }).check()).rejects.toThrow(
    'S3 answered 403',
  )
  await expect(s3Store({ endpoint, bucket: 'absent', ...keys }).check()).rejects.toThrow('S3 answered 404')
})

test.each([
  ['pictures/ab-640.webp', true],
  ['document/ff.pdf', true],
  ['../etc/passwd.txt', false],
  ['pictures/../secret.txt', false],
  ['/etc/passwd.txt', false],
  ['pictures//a.webp', false],
  ['pictures/a', false],
  ['pictures/a%2f.webp', false],
  ['secret', false],
])('%s is a name: %s', (name, isName) => expect(isFileName(name)).toBe(isName))
