import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { newMailServer } from '../../server/src/testing/outside/mail-server.ts'
import { expect, test } from './test.ts'

type Mails = Awaited<ReturnType<typeof newMailServer>>

/** A marketplace on an empty folder with a mail server beside it, as its owner starts it for the first time. */
export function startEmptyServer(port: number) {
  const url = `http://127.0.0.1:${port}`
  let mails: Mails
  let server: ChildProcess | undefined
  let folder: string
  let printed = ''
  test.beforeAll(async () => {
    test.setTimeout(150_000) // a start takes long beside other work
    folder = mkdtempSync(join(process.env.SOUK_TEST_DATA!, 'empty-'))
    chmodSync(folder, 0o755) // root lends PostgreSQL another identity, which must be able to enter
    mails = await newMailServer()
    const { DATABASE_URL: _, ...environment } = process.env
    server = spawn(process.execPath, ['--import', './server/tsx-loader.js', 'server/src/main.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environment,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        SOUK_DEMO: 'off',
        SOUK_DATA: folder,
        SMTP_URL: mails.url,
        MAIL_FROM: 'Bazaar <hello@bazaar.test>',
      },
    })
    for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (text: Buffer) => (printed += text))
    await expect(() => expect(printed).toContain('/setup?token=')).toPass({ timeout: 140_000 })
  })
  test.afterAll(async () => {
    if (server && server.exitCode === null) {
      const isOver = new Promise((done) => server!.once('exit', done))
      server.kill('SIGTERM')
      await isOver
    }
    await mails.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    url,
    /** The address that the start printed, without the house's own name. */
    setupPath: () => /\/setup\?token=\S+/.exec(printed)![0],
    /** The newest mail to a person whose text fits; mails leave a moment after they are requested. */
    async mailTo(to: string, fits: RegExp) {
      const find = () => mails.mails.findLast((mail) => mail.to === to && fits.test(`${mail.subject}\n${mail.text}`))
      await expect(() => expect(find(), `a mail to ${to}`).toBeDefined()).toPass({ timeout: 30_000 })
      return find()!
    },
  }
}
