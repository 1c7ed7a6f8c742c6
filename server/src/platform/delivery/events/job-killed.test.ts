import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newServer } from '../../../app.ts'
import { newDatabase } from '../../../testing/database.ts'
import { openDb } from '../../data/database/db.ts'
import { Jobs } from './jobs.ts'
import { eventually } from '../../../testing/eventually.ts'

const root = join(import.meta.dirname, '../../../../..')
const beat = { seconds: 10, everySeconds: 2, lookEverySeconds: 1 }
const { url, drop } = await newDatabase()
const db = openDb(url, 2)
const { log } = newServer(null)
afterAll(async () => {
  await db.destroy()
  await drop()
})

test('gives the job of a killed process to another one within a minute, and leaves that of a living one alone', async () => {
  const child = spawn(
    process.execPath,
    ['--import', './server/tsx-loader.js', 'server/src/testing/workers/job-worker.ts', url],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH }, // check-sources: allow
    },
  )
  const sender = new Jobs(url, { isWorker: false, log, beat })
  await sender.start([{ name: 'slow', seconds: 600, retrySeconds: 1, run: async () => undefined }])
  await sender.enqueue(db, 'slow', { n: 1 })
  await once(child.stdout, 'data')

  const ran: number[] = []
  const second = new Jobs(url, { isWorker: true, log, beat })
  await second.start([
    { name: 'slow', seconds: 600, retrySeconds: 1, run: async ({ n }: { n: number }) => void ran.push(n) },
  ])
  await sender.enqueue(db, 'slow', { n: 2 })
  await eventually(() => expect(ran).toEqual([2]))
  child.kill('SIGKILL')
  await eventually(() => expect(ran).toEqual([2, 1]))
  await second.stop()
  await sender.stop()
}, 120_000)
