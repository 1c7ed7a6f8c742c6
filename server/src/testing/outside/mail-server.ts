import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Received = {
  to: string
  messageId: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/** A real SMTP server on loopback that keeps what it got and answers after `onMail`; `refuse` answers an address with a code, and `sender` every sender. */
export async function newMailServer(onMail: (mail: Received) => void | Promise<void> = () => undefined) {
  const mails: Received[] = []
  const refuse = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom(_, __, done) {
      const code = refuse.get('sender')
      done(code ? Object.assign(new Error('no'), { responseCode: code }) : null)
    },
    onRcptTo({ address }, _, done) {
      const code = refuse.get(address)
      done(code ? Object.assign(new Error('no'), { responseCode: code }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const parsed = await PostalMime.parse(Buffer.concat(chunks))
        const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]))
        const mail = {
          to: session.envelope.rcptTo[0]?.address ?? '',
          messageId: parsed.messageId ?? '',
          subject: parsed.subject ?? '',
          html: parsed.html ?? '',
          text: parsed.text ?? '',
          headers,
        }
        mails.push(mail)
        await onMail(mail)
        done(null)
      })
    },
  })
  server.on('error', () => undefined) // a client that is killed resets its connection
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
