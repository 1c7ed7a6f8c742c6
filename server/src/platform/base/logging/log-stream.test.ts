import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileLog } from './log-stream.ts'
import { eventually } from '../../../testing/eventually.ts'

test('survives a file that cannot be written, and goes on by itself when it can', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-log-'))
  const path = join(folder, 'missing', 'souk.log')
  const log = fileLog(path)
  log.write('first\n')
  await log.end()
  log.write('second\n')
  for (let n = 0; n < 40; n += 1) log.write('x'.repeat(100_000)) // more than it keeps
  await mkdir(join(folder, 'missing'))
  const text = await eventually(() => readFile(path, 'utf8'))
  await eventually(async () => expect(await readFile(path, 'utf8')).toContain('second'))
  expect(text).toContain('"log lines were lost","lost":2')
  expect(text).toContain('first\nsecond\n')
  await rm(folder, { recursive: true })
})

test.runIf(process.platform === 'linux')('survives a full disk', async () => {
  const log = fileLog('/dev/full')
  for (let n = 0; n < 100; n += 1) log.write('a line\n')
  await log.end()
  log.write('another line\n')
  await log.end()
  expect(log).toBeDefined()
})
