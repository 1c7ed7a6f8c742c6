import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSecret } from '../data/access/server-key.ts'
import { lockDataFolder } from './data-folder.ts'

const root = await mkdtemp(join(tmpdir(), 'souk-durable-'))
afterAll(() => rm(root, { recursive: true }))

test.each(['', '\n', 'cut'])('a start makes another secret where the file holds %j', async (left) => {
  const folder = await mkdtemp(join(root, 'secret-'))
  await writeFile(join(folder, 'secret'), left)
  const secret = await readSecret(null, folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await readSecret(null, folder)).toBe(secret)
})

test('processes that start at once agree on one secret and leave nothing behind', async () => {
  const folder = join(root, 'many')
  await mkdir(folder)
  const secrets = await Promise.all(Array.from({ length: 8 }, () => readSecret(null, folder)))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(folder)).toEqual(['secret'])
})

test.each(['', '{"pid":', 'null'])('a start takes a folder whose running.json holds %j', async (left) => {
  const folder = await mkdtemp(join(root, 'running-'))
  await writeFile(join(folder, 'running.json'), left)
  const release = await lockDataFolder(folder, 'http://127.0.0.1:1')
  expect(JSON.parse(await readFile(join(folder, 'running.json'), 'utf8'))).toMatchObject({ pid: process.pid })
  await release()
  expect(await readdir(folder)).toEqual([])
})
