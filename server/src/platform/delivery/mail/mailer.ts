import { sql } from 'kysely'
import { type Db, inTransaction } from '../../data/database/db.ts'
import type { Enqueue } from '../events/jobs.ts'
import type { Language, Say } from '../../base/messages.ts'
import type { MailHouse } from './mail-house.ts'
import { wake } from '../outgoing/work-off.ts'
import { type MailContent, type RenderedMail, renderMail } from './render-mail.tsx'

export const mailQueue = { name: 'mail.send' }

/** Mails that anyone can cause by typing an address. */
export type MailKind = 'code' | 'loginLink' | 'passwordReset' | 'verification' | 'invitation' | 'wishlist'
const perHour = 5

type Outgoing = {
  to: string
  language: Language
  rendered?: RenderedMail // instead of content
  content?: MailContent | (() => Promise<MailContent>) // a function where it brings a token: none is issued for a mail that is not sent
  key?: string // the same key is never sent twice
  kind?: MailKind // what others can ask for: so many an hour to one address
  notBefore?: Date | null // the end of the reader's quiet hours
  isDemo?: boolean // the mail of a demo entity stays in the house
  headers?: Readonly<Record<string, string>> // further lines of its head
  attachments?: readonly { name: string; contentType: string; body: Buffer }[] // small ones: they are kept with the mail
}
export type Attachment = { name: string; contentType: string; base64: string }
export type SendMail = (tx: Db, mail: Outgoing) => Promise<void>

/** Writes the mail and its job in the caller's transaction: nothing is sent for what did not happen. */
export function mailSender(say: Say, enqueue: Enqueue, houseIn: (language: Language) => MailHouse): SendMail {
  return (
    db,
    { to, language, content, rendered, key, kind, notBefore = null, isDemo = false, headers = {}, attachments = [] },
  ) =>
    inTransaction(db, async (tx) => {
      if (kind && !(await isWithinLimit(tx, to, kind))) return
      const row = await tx
        .insertInto('mail')
        .values({
          key: key ?? null,
          kind: kind ?? null,
          recipient: to,
          language,
          ...(rendered ??
            renderMail(typeof content === 'function' ? await content() : content!, language, say, houseIn(language))),
          nextTryAt: notBefore,
          status: isDemo ? 'KEPT' : 'WAITING',
          headers: JSON.stringify(headers),
          attachments: JSON.stringify(
            attachments.map(({ body, ...rest }): Attachment => ({ ...rest, base64: body.toString('base64') })),
          ),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row && !isDemo) await wake(tx, enqueue, mailQueue, notBefore)
    })
}

/** Dropped without a word: whether an address is known, or how many mails it gets, is nothing to tell the asker. */
async function isWithinLimit(tx: Db, to: string, kind: MailKind): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${kind} ${to}`}, 12))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail
    where recipient = ${to} and kind = ${kind} and created_at > now() - interval '1 hour'`.execute(tx)
  return rows[0]!.count < perHour
}
