import { requiredKinds } from '@souk/contract/identity/notification-kinds.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Reactions } from '../../../platform/serving/slice.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { waysOut } from '../../follows/door.ts'
import { moneyNotices } from './money-notices.ts'
import type { Notice, Notices } from './notice.ts'
import { notificationMail } from './notification-mail.tsx'
import { peopleNotices } from './people-notices.ts'
import { type Recipient, recipientsOf } from './recipients.queries.ts'
import { soukNotices } from './souk-notices.ts'
import { tradeNotices } from './trade-notices.ts'

/** Events of one type within this time become one line. */
const coalesceMinutes = 10

const notices: Notices = { ...tradeNotices, ...moneyNotices, ...peopleNotices, ...soukNotices }

/** One reaction for each event that people are told of. The outbox row is part of the event's transaction. */
export const notificationReactions: Reactions = Object.fromEntries(
  Object.entries(notices).map(([topic, read]) => [
    topic,
    { notify: async (deps, payload: object, id) => notifyAll(deps, id, await read(deps.db, payload)) },
  ]),
)

/** Each recipient in a transaction of their own: a job that is done again continues where it stopped. */
export async function notifyAll(deps: Deps, eventId: string, all: readonly Notice[]): Promise<void> {
  for (const notice of all) {
    for (const recipient of await recipientsOf(deps.db, notice.kind, notice.to)) {
      if (recipient.userId === notice.except) continue
      await inTransaction(deps.db, (tx) => notifyOne({ ...deps, db: tx }, tx, eventId, notice, recipient))
    }
  }
}

async function notifyOne(deps: Deps, tx: Tx, eventId: string, notice: Notice, to: Recipient): Promise<void> {
  if (!to.inApp && !to.digest && !to.mail) return
  if (!(await claim(tx, `${eventId} ${notice.type}`, to.userId))) return
  const isNew = to.inApp || to.digest ? await write(tx, notice, to) : true
  if (to.inApp) await publishLive(tx, { userId: to.userId }, 'notifications.changed')
  // A line that grows was mailed with its first event; each event about an order or money is mailed.
  if (!to.mail || !to.email || notice.isMailed || !(isNew || requiredKinds.has(notice.kind))) return
  const { href, headers } = waysOut(deps.key, deps.config, { userId: to.userId, kind: notice.kind })
  await deps.sendMail(tx, {
    to: to.email,
    language: to.language,
    key: `notification ${eventId} ${notice.type} ${to.userId}`,
    notBefore: to.notBefore,
    isDemo: to.isDemo,
    headers,
    content: notificationMail(deps, to.language, notice, href),
  })
}

async function claim(tx: Tx, eventId: string, userId: string): Promise<boolean> {
  const row = await tx
    .insertInto('notificationEvent')
    .values({ eventId, userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** A new line, or one more event on the unread line of the same type; answers whether it is new. */
async function write(tx: Tx, notice: Notice, { userId, entityId, inApp, digest }: Recipient): Promise<boolean> {
  const { kind, type, params = {}, subject, link, listLink = link, counterpartId = null, collectionId = null } = notice
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications ${userId}`}, 32))`.execute(tx)
  const { rows } = await sql`
    update notification set events = events + 1, created_at = now(), params = ${JSON.stringify(params)}::jsonb,
      link = case when subject = ${subject} then ${link} else ${listLink} end
    where id = (select id from notification where user_id = ${userId} and entity_id is not distinct from ${entityId}
        and type = ${type} and is_in_app = ${inApp} and read_at is null
        and counterpart_id is not distinct from ${counterpartId} and collection_id is not distinct from ${collectionId}
        and created_at > now() - make_interval(mins => ${coalesceMinutes}) order by created_at desc limit 1)
    returning id`.execute(tx)
  if (rows.length > 0) return false
  await tx
    .insertInto('notification')
    .values({
      userId,
      entityId,
      kind,
      type,
      params: JSON.stringify(params),
      subject,
      link,
      counterpartId,
      collectionId,
      isInApp: inApp,
      isInDigest: digest,
    })
    .execute()
  return true
}
