import { sql } from 'kysely'
import type { MailFilters } from '@souk/contract/entities/admin-lists.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../data/database/db.ts'
import { containing } from '../../data/database/like.ts'
import { allGiven, pagedList } from '../../data/database/paged-list.ts'
import { isSendable, wasKept } from './deliver-mail.ts'

/** Mails whose link or code is dead long before the mail is given up. */
const shortLived = sql`('code', 'loginLink', 'passwordReset')`
const canResend = sql<boolean>`(${isSendable} and coalesce(kind, '') not in ${shortLived})`
/** A code stands in the subject of its mail. */
const subject = sql<string>`case when kind = 'code' then regexp_replace(subject, '[0-9]{6}', '••••••') else subject end`

function selectMails(db: Db) {
  return db
    .selectFrom('mail')
    .select(['id', 'recipient', 'status', 'kind', 'failure', 'tries', 'createdAt', 'nextTryAt'])
    .select(sql<Date | null>`case when status = 'SENT' then sent_at end`.as('sentAt')) // earlier ones were marked when they were kept
    .select([subject.as('subject'), canResend.as('canResend'), wasKept.as('canDrop')])
}

/** The newest first. */
export const listMails = (db: Db, { page, limit, after, ...filters }: MailFilters & Paging) =>
  pagedList(
    db,
    selectMails(db),
    (rows) => rows.where(isSought(filters)),
    { id: 'mail.id', by: [], direction: 'desc' },
    { page, limit, after },
  )

const isSought = (filters: MailFilters) =>
  allGiven<MailFilters>(filters, {
    status: (status) => sql`mail.status = ${status}`,
    q: (text) => sql`(mail.recipient || ' ' || mail.subject) ilike ${containing(text)}`,
    from: (day) => sql`mail.created_at >= ${day}::date`,
    to: (day) => sql`mail.created_at < ${day}::date + 1`,
  })

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
