import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../data/database/db.ts'
import { containing } from '../../data/database/like.ts'
import { paged } from '../../data/database/paged.ts'
import { isSendable, wasKept } from './deliver-mail.ts'

/** Mails whose link or code is dead long before the mail is given up. */
const shortLived = sql`('code', 'loginLink', 'passwordReset')`
const canResend = sql<boolean>`(${isSendable} and coalesce(kind, '') not in ${shortLived})`
/** A code stands in the subject of its mail. */
const subject = sql<string>`case when kind = 'code' then regexp_replace(subject, '[0-9]{6}', '••••••') else subject end`

type Filters = Paging & Partial<Record<'status' | 'q' | 'from' | 'to', string | undefined>>

/** The newest first. */
export function listMails(db: Db, { status, q, from, to, after, ...page }: Filters) {
  const list = db
    .selectFrom('mail')
    .select(['id', 'recipient', 'status', 'kind', 'failure', 'tries', 'createdAt', 'nextTryAt'])
    .select(sql<Date | null>`case when status = 'SENT' then sent_at end`.as('sentAt')) // earlier ones were marked when they were kept
    .select([subject.as('subject'), canResend.as('canResend'), wasKept.as('canDrop')])
    .$if(!!status, (query) => query.where('status', '=', status!))
    .$if(!!q, (query) => query.where(sql<boolean>`(recipient || ' ' || subject) ilike ${containing(q!)}`))
    .$if(!!from, (query) => query.where('createdAt', '>=', sql<Date>`${from!}::date`))
    .$if(!!to, (query) => query.where('createdAt', '<', sql<Date>`${to!}::date + 1`))
    .$if(!!after, (query) => query.where('id', '<', after!))
    .orderBy('id', 'desc')
  return paged(db, list, page)
}

export function findMail(db: Db, id: string) {
  return db
    .selectFrom('mail')
    .select(['id', 'recipient', 'language', 'kind', 'body'])
    .select([subject.as('subject'), canResend.as('canResend'), wasKept.as('wasKept')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Tokens and codes are masked: a mail from the log cannot be used to sign in. */
export function maskSecrets(text: string, kind: string | null): string {
  const masked = text.replace(/[\w-]{20,}/g, '•••')
  return kind === 'code' ? masked.replace(/\d{6}/g, '••••••') : masked
}
