import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '../../base/config.ts'
import type { Db } from '../../data/database/db.ts'
import { isUnavailable } from '../../data/database/unavailable.ts'
import type { AnyJob, Enqueue, Job } from '../events/jobs.ts'
import { claimSeconds, holdClaim } from '../events/hold-claim.ts'
import { asHeads, automatic, messageIdOf } from './mail-heads.ts'
import { openMailServer } from './mail-server.ts'
import { type Attachment, mailQueue } from './mailer.ts'

const giveUpAfterHours = 24
const recordForSeconds = 240 // within the time of its job

/** Hands waiting mails to the mail server; without one they are kept, and the local outbox shows them. */
type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom'>

export function mailJob(db: Db, config: MailConfig): Job<{ mailId: string }> {
  const transport = openMailServer(config)
  return {
    name: mailQueue,
    atOnce: 2,
    run: async ({ mailId }) => {
      const mail = await claim(db, mailId)
      if (!mail) return // sent, being sent, or waiting for its next try
      if (!transport) return keep(db, mail)
      try {
        await holdClaim(
          () => renew(db, mail),
          () => transport.sendMail(messageOf(mail, config)),
        )
      } catch (error) {
        return postpone(db, mail, error instanceof Error ? error.message : String(error))
      }
      return recordSent(db, mailId)
    },
  }
}

/** Brings back what waits: after a failed try, or because its job was lost. */
export function mailSweepJob(db: Db, enqueue: Enqueue): AnyJob {
  return {
    name: 'mail.sweep',
    every: '* * * * *',
    run: async () => {
      const { rows } = await sql<{ id: string }>`
        select id from mail where status = 'WAITING'
          and coalesce(next_try_at, created_at + interval '2 minutes') <= now() order by id limit 500`.execute(db)
      for (const { id } of rows) await enqueue(db, mailQueue, { mailId: id }, { onlyOne: id })
    },
  }
}

const claimEnd = sql<Date>`now() + make_interval(secs => ${claimSeconds})`

/** Of any number of jobs for a mail at once, one gets it. */
async function claim(db: Db, id: string) {
  return db
    .updateTable('mail')
    .set({ tries: sql`tries + 1`, nextTryAt: claimEnd, failure: null })
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .where((eb) => eb.or([eb('nextTryAt', 'is', null), eb('nextTryAt', '<=', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst()
}
type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claim>>>

/** A later try counts one more, so that a claim which was lost renews nothing. */
function renew(db: Db, { id, tries }: ClaimedMail) {
  return db
    .updateTable('mail')
    .set({ nextTryAt: claimEnd })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('status', '=', 'WAITING')
    .execute()
}

function messageOf(mail: ClaimedMail, config: MailConfig) {
  return {
    from: config.mailFrom,
    to: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.body,
    attachments: (mail.attachments as Attachment[]).map(({ name, contentType, base64 }) => ({
      filename: name,
      contentType,
      content: Buffer.from(base64, 'base64'),
    })),
    messageId: messageIdOf(config, mail.id),
    headers: asHeads({
      ...automatic,
      ...(mail.headers as Record<string, string>),
      'Content-Language': mail.language,
    }),
  }
}

/** Half a minute, then twice as long each time up to an hour; after a day it has failed. */
async function postpone(db: Db, { id, tries }: ClaimedMail, failure: string): Promise<void> {
  await sql`
    update mail set failure = ${failure.slice(0, 500)},
      status = case when created_at < now() - make_interval(hours => ${giveUpAfterHours}) then 'FAILED' else 'WAITING' end,
      next_try_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(tries, 10) - 1))
    where id = ${id} and tries = ${tries} and status = 'WAITING'`.execute(db)
}

/** Tries until the database answers: an accepted mail that is not recorded as sent is delivered a second time. */
async function recordSent(db: Db, id: string): Promise<void> {
  for (const end = performance.now() + recordForSeconds * 1000; ; await sleep(500)) {
    try {
      return await settle(db, id)
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > end) throw error
    }
  }
}

/** It has not left: an administrator sends or drops it when there is a mail server. */
async function keep(db: Db, { id, tries }: ClaimedMail): Promise<void> {
  await db
    .updateTable('mail')
    .set({ status: 'KEPT', nextTryAt: null, failure: null })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('status', '=', 'WAITING')
    .execute()
}

async function settle(db: Db, id: string): Promise<void> {
  await db
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
  if (rows[0]) await enqueue(db, mailQueue, { mailId: id })
  return rows.length > 0
}

/** Only what was kept: everything else is on its way, or has arrived. */
export async function dropMail(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`update mail set status = 'DROPPED' where id = ${id} and ${wasKept} returning id`.execute(
    db,
  )
  return rows.length > 0
}
