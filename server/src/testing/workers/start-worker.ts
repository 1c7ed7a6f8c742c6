import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { newWorld } from '../world.ts'

const root = join(import.meta.dirname, '../../../..')
type World = Pick<Awaited<ReturnType<typeof newWorld>>, 'addresses' | 'config'>

/** Another process that sends what is due, to be killed. */
export function startWorker({ addresses, config }: World, what: 'broadcasts' | 'rounds', smtpUrl = ''): ChildProcess {
  return spawn(
    process.execPath,
    ['--import', './server/tsx-loader.js', 'server/src/testing/workers/outgoing-worker.ts', what],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH, // check-sources: allow
        ...addresses,
        ...(smtpUrl && { SMTP_URL: smtpUrl }),
        SOUK_DATA: config.dataFolder,
        SOUK_ROLE: 'web',
        SOUK_DEMO: 'off',
      },
    },
  )
}

export const ended = (child: ChildProcess) => new Promise<void>((done) => child.on('exit', () => done()))
