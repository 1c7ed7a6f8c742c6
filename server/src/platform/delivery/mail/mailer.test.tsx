import { mailHouse } from './mail-house.ts'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { ReactNode } from 'react'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { MailButton, MailCode, MailText, MailTitle } from './mail-parts.tsx'
import { workOff } from '../outgoing/work-off.ts'
import { outgoingMails, resendMail } from './deliver-mail.ts'
import { openMailServer } from './mail-server.ts'
import { renderMail } from './render-mail.tsx'

const { app, close, config, db, deps } = await newWorld()
afterAll(close)
const content = {
  subject: 'Your link <b>',
  preview: 'It works once.',
  body: (
    <>
      <MailTitle>Sign in & go</MailTitle>
      <MailText>It works for 15 minutes.</MailText>
      <MailButton href="https://souk.example/?loginLink=a&b=1">Sign in</MailButton>
      <MailCode>042137</MailCode>
    </>
  ),
}
const sendAll = async (smtpUrl: string | null = null) => {
  const server = openMailServer({ ...config, smtpUrl }, () => 'Souk')
  await workOff(deps, outgoingMails(db, server))
  server?.close()
}
const mailsTo = (to: string) => db.selectFrom('mail').selectAll().where('recipient', '=', to).execute()

test('the same mail as a page and as plain text, from right to left in Arabic', () => {
  const english = renderMail(content, 'en', deps.say, mailHouse(deps, 'en'))
  expect(english.body).toBe(
    'Sign in & go\n\nIt works for 15 minutes.\n\nSign in: https://souk.example/?loginLink=a&b=1\n\n042137',
  )
  expect(english.html).toContain('<html lang="en" dir="ltr">')
  expect(english.html).toContain('<title>Your link &lt;b&gt;</title>')
  const arabic = renderMail(content, 'ar', deps.say, mailHouse(deps, 'en'))
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.html).toContain('سوق')
})

test('plain text keeps the columns of a table apart, and a cell with a picture only leaves no mark', () => {
  const row = (first: ReactNode, second: string) => (
    <tr>
      <td>{first}</td>
      <td style={{ padding: 6 }}>{second}</td>
    </tr>
  )
  const body = (
    <table>
      <tbody>
        {row('Navy', '8 units')}
        {row(<img alt="" src="https://souk.example/a.jpg" />, 'Coat')}
      </tbody>
    </table>
  )
  expect(renderMail({ ...content, body }, 'en', deps.say, mailHouse(deps, 'en')).body).toBe('Navy – 8 units\n\nCoat')
})

test('a mail has a width that Outlook knows, and dark colours', () => {
  const { html } = renderMail(content, 'en', deps.say, mailHouse(deps, 'en'))
  expect(html).toMatch(/<table [^>]*class="card"[^>]* width="560"/)
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).toContain('[style*="color:#575148"]')
})

test('one key is one mail, and a demo entity sends none outside', async () => {
  const mail = { to: 'a@souk.test', language: 'en', content } as const
  await Promise.all([1, 2, 3].map(() => deps.sendMail(db, { ...mail, key: 'invite 7' })))
  await deps.sendMail(db, { ...mail, to: 'demo@souk.test', isDemo: true })
  expect(await mailsTo('a@souk.test')).toMatchObject([{ status: 'WAITING' }])
  expect(await mailsTo('demo@souk.test')).toMatchObject([{ status: 'KEPT' }])
  const undone = db.transaction().execute(async (tx) => {
    await deps.sendMail(tx, { ...mail, to: 'undone@souk.test' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await mailsTo('undone@souk.test')).toEqual([])
})

test('without a mail server it is stored and shown in the outbox', async () => {
  await deps.sendMail(db, { to: 'kept@souk.test', language: 'ar', content })
  const [mail] = await mailsTo('kept@souk.test')
  await sendAll()
  expect(await mailsTo('kept@souk.test')).toMatchObject([{ status: 'KEPT' }])
  const { data } = (await app.inject('/api/dev/outbox?to=kept@souk.test')).json()
  expect(data).toMatchObject([{ subject: 'Your link <b>', recipient: 'kept@souk.test' }])
  const page = await app.inject('/dev/outbox')
  expect(page.body).toContain(`/dev/outbox/${mail!.id}`)
  expect((await app.inject(`/dev/outbox/${mail!.id}`)).body).toBe(mail!.html)
  expect((await app.inject('/dev/outbox/nonsense')).statusCode).toBe(404)
})

test('with a mail server it is sent once, though the job comes twice', async () => {
  const received: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = String(chunk)
      if (isData) {
        received.push(text)
        if (text.endsWith('\r\n.\r\n')) {
          isData = false
          socket.write('250 taken\r\n')
        }
      } else if (text.startsWith('DATA')) {
        isData = true
        socket.write('354 go\r\n')
      } else socket.write('250 ok\r\n')
    })
  }).listen(0)
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`
  const headers = { 'List-Unsubscribe': '<https://souk.example/out>' }
  await deps.sendMail(db, { to: 'sent@souk.test', language: 'en', content, headers })
  const [mail] = await mailsTo('sent@souk.test')
  await sendAll(smtpUrl)
  await sendAll(smtpUrl)
  server.close()
  expect(await mailsTo('sent@souk.test')).toMatchObject([{ status: 'SENT' }])
  const all = received.join('')
  expect(all.match(/^Subject:/gm)).toHaveLength(1)
  expect(all).toContain(`Message-ID: <${mail!.id}@souk.test>`)
  expect(all).toContain('List-Unsubscribe: <https://souk.example/out>')
  expect(all).toContain('Auto-Submitted: auto-generated')
})

test('a mail that cannot be sent is tried again for a day, then has failed and can be sent again', async () => {
  const probe = createServer().listen(0)
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done)) // the port is closed now
  await deps.sendMail(db, { to: 'later@souk.test', language: 'en', content })
  const [{ id } = { id: '' }] = await mailsTo('later@souk.test')
  const run = () => sendAll(`smtp://127.0.0.1:${port}`)
  await run()
  expect(await mailsTo('later@souk.test')).toMatchObject([{ status: 'WAITING', tries: 1, failure: expect.any(String) }])
  await run() // too early
  expect(await mailsTo('later@souk.test')).toMatchObject([{ tries: 1 }])

  await sql`update mail set next_try_at = now(), created_at = now() - interval '23 hours' where id = ${id}`.execute(db)
  await run()
  expect(await mailsTo('later@souk.test')).toMatchObject([{ status: 'WAITING', tries: 2 }])
  await sql`update mail set next_try_at = now(), created_at = now() - interval '25 hours' where id = ${id}`.execute(db)
  await run()
  expect(await mailsTo('later@souk.test')).toMatchObject([{ status: 'FAILED', tries: 3 }])

  expect(await resendMail(db, deps.enqueue, id)).toBe(true)
  await sendAll()
  expect(await mailsTo('later@souk.test')).toMatchObject([{ status: 'KEPT', sentAt: null }])
  await db.updateTable('mail').set({ status: 'SENT' }).where('id', '=', id).execute()
  expect(await resendMail(db, deps.enqueue, id)).toBe(false)
})

test('sends at most five mails of a kind an hour to one address, and issues no token for the others', async () => {
  let issued = 0
  const lazy = async () => {
    issued += 1
    return content
  }
  const mail = { to: 'flooded@souk.test', language: 'en', content: lazy, kind: 'invitation' } as const
  await Promise.all(Array.from({ length: 8 }, () => deps.sendMail(db, mail)))
  expect([(await mailsTo('flooded@souk.test')).length, issued]).toEqual([5, 5])
  await deps.sendMail(db, { ...mail, kind: 'wishlist' })
  await deps.sendMail(db, { ...mail, to: 'other@souk.test' })
  expect([(await mailsTo('flooded@souk.test')).length, (await mailsTo('other@souk.test')).length]).toEqual([6, 1])
})

test('outside the demo there is no outbox to read', async () => {
  const other = await newWorld({ isDemo: false })
  expect((await other.app.inject('/api/dev/outbox')).statusCode).toBe(404)
  await other.close()
})
