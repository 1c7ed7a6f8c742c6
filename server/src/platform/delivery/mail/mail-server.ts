import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '../../base/config.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const checkTimeouts = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 3_000 }

/** Null without a mail server: mails are kept then. */
export function openMailServer(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  options: { pool?: true } = {},
): Transporter | null {
  if (!smtpUrl) return null
  return options.pool
    ? createTransport({ url: smtpUrl, pool: true, maxConnections: 5, maxMessages: 1000, ...timeouts })
    : createTransport({ url: smtpUrl, ...timeouts })
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
