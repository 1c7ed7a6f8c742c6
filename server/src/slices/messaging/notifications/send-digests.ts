import { sql } from 'kysely'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { viewerOf } from '../../catalog/door.ts'
import {
  actorOf,
  claimMail,
  digestMail,
  type DueReader,
  dueReaders,
  leaveUnsent,
  readDigest,
  waysOut,
} from '../../follows/door.ts'
import { isDemoUser } from '../../identity/door.ts'
import { isReadable, type NotificationRow, presentNotification } from './notifications.queries.ts'

const atOnce = 200
const mostLines = 15

/** Everyone whose hour it is. Each gets a row for the week, with or without a mail, so that none is handled twice. */
export async function sendDigests(deps: Deps): Promise<void> {
  let due: DueReader[]
  do {
    due = await dueReaders(deps.db, atOnce)
    for (const reader of due) await sendDigest(deps, reader)
  } while (due.length === atOnce)
}

/** Collections of followed and related brands, and the unread notifications of the week; without any there is no mail. */
async function sendDigest({ db, key, say, sendMail, config }: Deps, reader: DueReader): Promise<void> {
  const { userId, email, language, week } = reader
  await inTransaction(db, async (tx) => {
    const mail = { userId, kind: 'digest', subject: week } as const
    if (!(await claimMail(tx, mail))) return
    const digest = await readDigest(tx, { viewer: await viewerOf(tx, actorOf(reader)), userId })
    const news = await unreadOfWeek(tx, reader)
    if (news.length === 0 && Object.values(digest).every((lines) => lines.length === 0)) return leaveUnsent(tx, mail)
    const { href, headers } = waysOut(key, config, { userId, kind: 'digest' })
    const lines = news.map((row) => presentNotification(say, language, row))
    await sendMail(tx, {
      to: email,
      language,
      key: `digest ${week} ${userId}`,
      isDemo: await isDemoUser(tx, userId),
      headers,
      content: digestMail({ say, language }, digest, { publicUrl: config.publicUrl, end: href, news: lines }),
    })
  })
}

/** Openings and closings have their own parts of the mail. */
async function unreadOfWeek(tx: Db, reader: DueReader): Promise<NotificationRow[]> {
  const actor = actorOf(reader)
  return tx
    .selectFrom('notification')
    .select(['id', 'kind', 'type', 'params', 'link', 'events', 'createdAt', 'readAt'])
    .where(isReadable(actor, await viewerOf(tx, actor)))
    .where('isInDigest', '=', true)
    .where('readAt', 'is', null)
    .where('kind', 'not in', ['openings', 'closings'])
    .where('createdAt', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy('createdAt', 'desc')
    .limit(mostLines)
    .execute()
}
