import { createTransport } from 'nodemailer'
import type { Config } from '../../base/config.ts'
import { asHeads, automatic, messageIdOf } from './mail-heads.ts'
import type { Attachment } from './mailer.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const checkTimeouts = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 3_000 }

export type Letter = {
  name: string // the same for each try: mailboxes show it once
  to: string
  replyTo?: { name: string; address: string } | null
  language: string
  subject: string
  html: string
  body: string
  headers: Readonly<Record<string, string>>
  attachments?: readonly Attachment[]
}
/** The one way in which mails leave. Answers what the server said. */
export type MailServer = { send: (letter: Letter) => Promise<string>; close: () => void }

/** Null without a mail server: mails are kept then. */
export function openMailServer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  nameIn: (language: string) => string, // of the sender
): MailServer | null {
  const { smtpUrl, mailFrom } = config
  if (!smtpUrl) return null
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 5, maxMessages: 1000, ...timeouts })
  return {
    close: () => transport.close(),
    send: async ({ name, to, replyTo, language, subject, html, body, headers, attachments = [] }) => {
      const { response } = await transport.sendMail({
        from: { name: nameIn(language), address: mailFrom.address },
        to,
        ...(replyTo && { replyTo }),
        subject,
        html,
        text: body,
        attachments: attachments.map((one) => ({
          filename: one.name,
          contentType: one.contentType,
          content: Buffer.from(one.base64, 'base64'),
        })),
        messageId: messageIdOf(config, name),
        headers: asHeads({ ...automatic, ...headers, 'Content-Language': language }),
      })
      return response ?? ''
    },
  }
}

/** Signs in and sends nothing. Answers why that failed; null when the server is ready, or when there is none. */
export async function mailServerProblem({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<string | null> {
  if (!smtpUrl) return null
  const transport = createTransport({ url: smtpUrl, ...checkTimeouts })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 200)
  } finally {
    transport.close()
  }
}

/** Whether a mail reaches its reader: in the demo the local outbox is where it is read. */
export const canSendMail = ({ smtpUrl, isDemo }: Pick<Config, 'smtpUrl' | 'isDemo'>): boolean =>
  smtpUrl !== null || isDemo
