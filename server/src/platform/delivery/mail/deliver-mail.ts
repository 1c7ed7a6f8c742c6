import { sql } from 'kysely'
import type { Db } from '../../data/database/db.ts'
import { emit } from '../../data/outbox.ts'
import type { Enqueue } from '../events/jobs.ts'
import { type Outgoing, upToAnHour } from '../outgoing/outgoing.ts'
import { wake } from '../outgoing/work-off.ts'
import type { MailServer } from './mail-server.ts'
import { type Attachment, mailQueue } from './mailer.ts'

type Mail = Awaited<ReturnType<typeof readMails>>[number]

/** In the keys of mails that tell of failures. */
const failureMark = ' souk.mailFailed '

/** Hands waiting mails to the mail server; without one they are kept, and the local outbox shows them. */
export function outgoingMails(db: Db, server: MailServer | null): Outgoing<Mail> {
  return {
    ...mailQueue,
    table: 'mail',
    waiting: ['WAITING'],
    due: { column: 'next_try_at', isNullable: true },
    // A code waits for no newsletter.
    lane: {
      of: sql`coalesce(item.kind, '')`,
      all: sql`select distinct coalesce(kind, '') from mail where status = 'WAITING'`,
    },
    onClaim: sql`failure = null`,
    isOver: sql`item.created_at < now() - interval '24 hours'`,
    wait: upToAnHour,
    atOnce: 2,
    read: (claims) =>
      readMails(
        db,
        claims.map(({ id }) => id),
      ),
    async send(mail) {
      if (!server) return (tx) => keep(tx, mail.id)
      await server.send({
        ...mail,
        name: mail.id,
        to: mail.recipient,
        headers: mail.headers as Record<string, string>,
        attachments: mail.attachments as Attachment[],
      })
      return (tx) => settle(tx, mail.id)
    },
    async failed(tx, { id, key }, { error, isOver }) {
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      await tx
        .updateTable('mail')
        .set({ failure, ...(isOver && { status: 'FAILED' }) })
        .where('id', '=', id)
        .execute()
      // A mail about a failure that fails itself is told to none: it would never end.
      if (isOver && !key?.includes(failureMark)) await emit(tx, 'mail.failed', { mailId: id })
    },
  }
}

const readMails = (db: Db, ids: readonly string[]) => db.selectFrom('mail').selectAll().where('id', 'in', ids).execute()

/** A mail that has not left: an administrator sends or drops it when there is a mail server. */
async function keep(tx: Db, id: string): Promise<void> {
  await tx.updateTable('mail').set({ status: 'KEPT', nextTryAt: null, failure: null }).where('id', '=', id).execute()
}

async function settle(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ status: 'SENT', sentAt: sql`now()`, failure: null })
    .where('id', '=', id)
    .execute()
}

/**
 * What an administrator may send: what failed or waits, unless it is being sent right now, and what was kept for want of
 * a mail server. What stays in the house by design was kept without a try.
 */
export const wasKept = sql<boolean>`(status = 'KEPT' and tries > 0 and html <> '')`
export const isSendable = sql<boolean>`(status = 'FAILED' or ${wasKept}
  or (status = 'WAITING' and (tries = 0 or failure is not null or coalesce(next_try_at, now()) <= now())))`

/** Back into the queue at once, with another day; false where there is no such mail to be sent. */
export async function resendMail(db: Db, enqueue: Enqueue, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update mail set status = 'WAITING', next_try_at = null, tries = 0, failure = null, created_at = now()
    where id = ${id} and ${isSendable} returning id`.execute(db)
  if (rows[0]) await wake(db, enqueue, mailQueue)
  return rows.length > 0
}

/** Only what was kept: everything else is on its way, or has arrived. */
export async function dropMail(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`update mail set status = 'DROPPED' where id = ${id} and ${wasKept} returning id`.execute(
    db,
  )
  return rows.length > 0
}
