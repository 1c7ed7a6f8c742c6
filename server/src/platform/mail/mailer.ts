import { createTransport, type Transporter } from 'nodemailer'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { type Db, inTransaction } from '../database/db.ts'
import type { Enqueue, Job } from '../events/jobs.ts'
import type { Language, Say } from '../messages.ts'
import { type MailContent, renderMail } from './render-mail.tsx'

export const mailQueue = 'mail.send'

type Outgoing = {
  to: string
  language: Language
  content: MailContent
  key?: string // the same key is never sent twice
  isDemo?: boolean // the mail of a demo entity stays in the house
  headers?: Readonly<Record<string, string>> // further lines of its head
  attachments?: readonly { name: string; contentType: string; body: Buffer }[] // small ones: they are kept with the mail
}
type Attachment = { name: string; contentType: string; base64: string }
export type SendMail = (tx: Db, mail: Outgoing) => Promise<void>

/** Writes the mail and its job in the caller's transaction: nothing is sent for what did not happen. */
export function mailSender(say: Say, enqueue: Enqueue): SendMail {
  return (db, { to, language, content, key, isDemo = false, headers = {}, attachments = [] }) =>
    inTransaction(db, async (tx) => {
      const row = await tx
        .insertInto('mail')
        .values({
          key: key ?? null,
          recipient: to,
          language,
          ...renderMail(content, language, say),
          status: isDemo ? 'KEPT' : 'WAITING',
          headers: JSON.stringify(headers),
          attachments: JSON.stringify(
            attachments.map(({ body, ...rest }): Attachment => ({ ...rest, base64: body.toString('base64') })),
          ),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row && !isDemo) await enqueue(tx, mailQueue, { mailId: row.id }, { id: row.id })
    })
}

/** Hands waiting mails to the mail server; without one they are kept, and the local outbox shows them. */
export function mailJob(db: Db, { smtpUrl, mailFrom }: Config): Job<{ mailId: string }> {
  const transport: Transporter | null = smtpUrl ? createTransport(smtpUrl) : null
  return {
    name: mailQueue,
    tries: 8,
    atOnce: 2,
    run: async ({ mailId }) => {
      const mail = await db
        .selectFrom('mail')
        .selectAll()
        .where('id', '=', mailId)
        .where('status', '=', 'WAITING')
        .executeTakeFirst()
      if (!mail) return // sent by an earlier delivery of this job
      if (!transport) return settle(db, mailId, 'KEPT')
      await transport.sendMail({
        from: mailFrom,
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.body,
        attachments: (mail.attachments as Attachment[]).map(({ name, contentType, base64 }) => ({
          filename: name,
          contentType,
          content: Buffer.from(base64, 'base64'),
        })),
        messageId: `<${mail.id}@souk>`,
        headers: { ...(mail.headers as Record<string, string>), 'Content-Language': mail.language },
      })
      await settle(db, mailId, 'SENT')
    },
  }
}

async function settle(db: Db, id: string, status: 'SENT' | 'KEPT'): Promise<void> {
  await db
    .updateTable('mail')
    .set({ status, sentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
