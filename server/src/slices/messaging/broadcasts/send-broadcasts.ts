import { mailHouse } from '../../../platform/delivery/mail/mail-house.ts'
import { sql } from 'kysely'
import type { BroadcastDocument } from '@souk/contract/messaging/broadcast-document.ts'
import type { Card } from '@souk/contract/messaging/conversations.contract.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { automatic, listId } from '../../../platform/delivery/mail/mail-heads.ts'
import type { RenderedMail } from '../../../platform/delivery/mail/render-mail.tsx'
import { type Claim, type Outgoing, upToAnHour } from '../../../platform/delivery/outgoing/outgoing.ts'
import { resolveCards } from '../conversations/resolve-cards.ts'
import { clickLink, unsubscribeToken } from './broadcast-links.ts'
import { cardsOf, readerOf } from './compose-broadcast.ts'
import { renderBroadcast } from './render-broadcast.tsx'
import { sendQueue } from './start-broadcast.ts'
import { suppress } from './suppress-address.ts'

type Due = Claim & {
  broadcastId: string
  email: string
  userId: string | null
  retailerId: string
  firstName: string
  retailerName: string
  brandId: string
  brandName: string
  replyTo: string | null
  isDemo: boolean
  language: Language
  subject: string
  body: BroadcastDocument
  skip: string | null
}

type Seen = Map<string, Promise<ReadonlyMap<string, Card>>>

/** Sends what is due at a steady rate, from every broadcast in turn. */
export function outgoingBroadcasts(deps: Deps, perSecond = 20): Outgoing<Due> {
  const { db } = deps
  const seen: Seen = new Map() // cards of a broadcast for a retailer
  return {
    ...sendQueue,
    table: 'broadcast_recipient',
    waiting: ['WAITING', 'SENDING'],
    due: { column: 'due_at' },
    lane: { of: sql`item.broadcast_id`, all: sql`select id from broadcast where status = 'SENDING'` },
    // The release before says by this that it sends one.
    onlyIf: sql`(item.claimed_at is null or item.claimed_at < now() - interval '20 seconds')`,
    isOver: sql`(select started_at < now() - interval '24 hours' from broadcast where broadcast.id = item.broadcast_id)`,
    wait: upToAnHour,
    together: 20,
    perSecond,
    async before() {
      seen.clear()
      await startDue(db)
    },
    read: (claims) => readDue(db, claims),
    async send(due) {
      if (due.skip) return (tx) => settle(tx, due, 'SKIPPED', due.skip!)
      const mail = await render(deps, due, seen)
      try {
        const answer = await handOver(deps, due, mail)
        return (tx) => settle(tx, due, 'SENT', answer)
      } catch (error) {
        if (!isBounce(error)) throw error
        return async (tx) => {
          await settle(tx, due, 'BOUNCED', answerOf(error))
          await suppress(tx, due.email, 'BOUNCE', answerOf(error))
        }
      }
    },
    async failed(tx, { id }, { error, isOver }) {
      await tx
        .updateTable('broadcastRecipient')
        .set({ status: isOver ? 'FAILED' : 'WAITING', answer: answerOf(error) })
        .where('id', '=', id)
        .execute()
    },
    after: (items) => finish(db, [...new Set(items.map(({ broadcastId }) => broadcastId))]),
  }
}

async function startDue(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string; brandId: string }>`
    update broadcast set status = 'SENDING', started_at = now() where status = 'SCHEDULED' and send_at <= now() returning id, brand_id`.execute(
    db,
  )
  for (const { id, brandId } of rows) await publishLive(db, { entityId: brandId }, 'broadcasts.changed', id)
}

/** What has been claimed, and whether it still may be written to each. */
async function readDue(db: Db, claims: readonly Claim[]): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select recipient.id, recipient.tries, recipient.broadcast_id, recipient.email, recipient.user_id, recipient.retailer_id, broadcast.brand_id, brand.name as brand_name,
      coalesce(nullif(brand.email, ''), (select email from user_account where id = broadcast.created_by)) as reply_to,
      brand.is_demo or retailer.is_demo as is_demo, broadcast.language, broadcast.subject, broadcast.body, retailer.name as retailer_name,
      coalesce((select first_name from user_account where id = recipient.user_id), '') as first_name,
      case when exists (select from mail_suppression where mail_suppression.email = recipient.email) then 'suppressed'
        when exists (select from broadcast_unsubscribe gone where gone.brand_id = broadcast.brand_id and gone.email = recipient.email) then 'unsubscribed'
        when not exists (select from association where association.user_id = recipient.user_id
          and association.entity_id = recipient.retailer_id and association.joined_at is not null) then 'left'
        when not exists (select from relation where relation.brand_id = broadcast.brand_id and relation.retailer_id = recipient.retailer_id and relation.status = 'ACCEPTED')
          and not exists (select from follow where follow.brand_id = broadcast.brand_id and follow.user_id = recipient.user_id) then 'ended' end as skip
    from broadcast_recipient recipient join broadcast on broadcast.id = recipient.broadcast_id
      join entity brand on brand.id = broadcast.brand_id join entity retailer on retailer.id = recipient.retailer_id
    where recipient.id = any(${claims.map(({ id }) => id)}::uuid[])`.execute(db)
  return rows
}

/** What a retailer may see is looked up once for all of its people. */
async function render(deps: Deps, due: Due, seen: Seen): Promise<RenderedMail> {
  const { db, key, say, config } = deps
  const place = `${due.broadcastId} ${due.retailerId}`
  const cards =
    seen.get(place) ?? resolveCards(db, readerOf(due.retailerId, due.userId ?? due.retailerId), cardsOf(due.body))
  seen.set(place, cards)
  const { brandName, language, subject, body } = due
  return renderBroadcast(
    say,
    { brandName, publicUrl: config.publicUrl, house: mailHouse(deps, language), language, subject, body },
    {
      firstName: due.firstName,
      company: due.retailerName,
      cards: await cards,
      linkTo: (url) => clickLink(key, config.publicUrl, due.id, url),
      unsubscribe: `${config.publicUrl}/unsubscribe/broadcasts?token=${unsubscribeToken(key, due.id)}`,
    },
  )
}

/** In the demo, and for demo entities, mails stay in the local outbox. */
async function handOver({ db, key, config, mailServer }: Deps, due: Due, mail: RenderedMail): Promise<string> {
  const oneClick = `${config.publicUrl}/api/notifications/unsubscribe?token=${unsubscribeToken(key, due.id)}`
  const headers = {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    ...listId(config, `broadcasts.${due.brandId}`),
  }
  if (due.isDemo || (!mailServer && config.isDemo)) return keepLocally(db, due, mail, headers)
  if (!mailServer) throw new Error('there is no mail server')
  return mailServer.send({
    ...mail,
    name: `broadcast.${due.id}`,
    to: due.email,
    replyTo: due.replyTo ? { name: due.brandName, address: due.replyTo } : null,
    language: due.language,
    headers,
  })
}

/** A permanent refusal of the address; everything else, such as a refused sign-in or sender, is tried again. */
function isBounce(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600
}

const answerOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)

async function keepLocally(db: Db, due: Due, mail: RenderedMail, headers: object): Promise<string> {
  await db
    .insertInto('mail')
    .values({
      key: `broadcast ${due.id}`,
      recipient: due.email,
      language: due.language,
      ...mail,
      status: 'KEPT',
      headers: JSON.stringify({ ...headers, ...automatic, 'Content-Language': due.language }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return 'kept in the local outbox'
}

async function settle(tx: Tx, { id }: Due, status: 'SENT' | 'BOUNCED' | 'SKIPPED', answer: string): Promise<void> {
  await tx
    .updateTable('broadcastRecipient')
    .set({ status, answer, ...(status === 'SENT' && { sentAt: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute()
}

/** A broadcast of which nothing waits is over: sent, or failed where not one mail left. */
async function finish(db: Db, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; brandId: string }>`
    update broadcast set finished_at = now(), status = case when exists (
        select from broadcast_recipient where broadcast_id = broadcast.id and status in ('SENT', 'SKIPPED')) then 'SENT' else 'FAILED' end
    where id = any(${[...ids]}::uuid[]) and status = 'SENDING'
      and not exists (select from broadcast_recipient where broadcast_id = broadcast.id and status in ('WAITING', 'SENDING'))
    returning id, brand_id`.execute(db)
  for (const { id, brandId } of rows) await publishLive(db, { entityId: brandId }, 'broadcasts.changed', id)
}
