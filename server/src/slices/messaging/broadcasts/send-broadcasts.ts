import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { BroadcastDocument } from '@souk/contract/messaging/broadcast-document.ts'
import type { Card } from '@souk/contract/messaging/conversations.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { claimSeconds, holdClaim } from '../../../platform/delivery/events/hold-claim.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { asHeads, automatic, listId, messageIdOf } from '../../../platform/delivery/mail/mail-heads.ts'
import { openMailServer } from '../../../platform/delivery/mail/mail-server.ts'
import type { RenderedMail } from '../../../platform/delivery/mail/render-mail.tsx'
import { resolveCards } from '../conversations/resolve-cards.ts'
import { clickLink, unsubscribeToken } from './broadcast-links.ts'
import { cardsOf, readerOf } from './compose-broadcast.ts'
import { renderBroadcast } from './render-broadcast.tsx'
import { suppress } from './suppress-address.ts'

const atOnce = 20
const giveUpAfterHours = 24
type Pace = { perSecond?: number; leaseSeconds?: number }

type Due = {
  id: string
  tries: number
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

/** Sends what is due, at a steady rate, until nothing is. Any number of workers may do so at once. */
export async function sendBroadcasts(deps: Deps, pace: Pace = {}): Promise<void> {
  const { perSecond = 20, leaseSeconds: lease = claimSeconds } = pace
  const post = postOffice(deps)
  const seen = new Map<string, Promise<ReadonlyMap<string, Card>>>() // cards of a broadcast for a retailer
  try {
    await startDue(deps.db)
    for (;;) {
      const began = performance.now()
      const due = await claim(deps.db, lease)
      if (due.length === 0) break
      await holdClaim(
        () => renew(deps.db, due),
        () => Promise.all(due.map((one) => sendOne(deps, post, one, seen))),
      )
      await finish(deps.db, [...new Set(due.map(({ broadcastId }) => broadcastId))])
      await sleep(Math.max(0, (due.length / perSecond) * 1000 - (performance.now() - began)))
    }
  } finally {
    post.close()
  }
}

async function startDue(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string; brandId: string }>`
    update broadcast set status = 'SENDING', started_at = now() where status = 'SCHEDULED' and send_at <= now() returning id, brand_id`.execute(
    db,
  )
  for (const { id, brandId } of rows) await publishLive(db, { entityId: brandId }, 'broadcasts.changed', id)
}

/** Takes the next addresses, also those of a worker that died, and looks again whether they still may be written to. */
async function claim(db: Db, lease: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select recipient.id from broadcast_recipient recipient join broadcast on broadcast.id = recipient.broadcast_id
      where broadcast.status = 'SENDING' and recipient.due_at <= now()
        and (recipient.status = 'WAITING' or (recipient.status = 'SENDING' and recipient.claimed_at < now() - make_interval(secs => ${lease})))
      order by recipient.due_at, recipient.id limit ${atOnce} for update of recipient skip locked)
    update broadcast_recipient recipient set status = 'SENDING', claimed_at = now(), tries = tries + 1
    from due, broadcast, entity brand, entity retailer
    where recipient.id = due.id and broadcast.id = recipient.broadcast_id and brand.id = broadcast.brand_id and retailer.id = recipient.retailer_id
    returning recipient.id, recipient.tries, recipient.broadcast_id, recipient.email, recipient.user_id, recipient.retailer_id, broadcast.brand_id, brand.name as brand_name,
      coalesce(nullif(brand.email, ''), (select email from user_account where id = broadcast.created_by)) as reply_to,
      brand.is_demo or retailer.is_demo as is_demo, broadcast.language, broadcast.subject, broadcast.body, retailer.name as retailer_name,
      coalesce((select first_name from user_account where id = recipient.user_id), '') as first_name,
      case when exists (select from mail_suppression where mail_suppression.email = recipient.email) then 'suppressed'
        when exists (select from broadcast_unsubscribe gone where gone.brand_id = broadcast.brand_id and gone.email = recipient.email) then 'unsubscribed'
        when not exists (select from association where association.user_id = recipient.user_id
          and association.entity_id = recipient.retailer_id and association.joined_at is not null) then 'left'
        when not exists (select from relation where relation.brand_id = broadcast.brand_id and relation.retailer_id = recipient.retailer_id and relation.status = 'ACCEPTED')
          and not exists (select from follow where follow.brand_id = broadcast.brand_id and follow.user_id = recipient.user_id) then 'ended' end as skip`.execute(
    db,
  )
  return rows
}

/** A later try counts one more, so that a claim which was lost renews nothing. */
async function renew(db: Db, due: readonly Due[]): Promise<void> {
  await sql`update broadcast_recipient recipient set claimed_at = now()
    from unnest(${due.map(({ id }) => id)}::uuid[], ${due.map(({ tries }) => tries)}::int[]) as mine (id, tries)
    where recipient.id = mine.id and recipient.tries = mine.tries and recipient.status = 'SENDING'`.execute(db)
}

type Seen = Map<string, Promise<ReadonlyMap<string, Card>>>

async function sendOne(deps: Deps, post: PostOffice, due: Due, seen: Seen): Promise<void> {
  const { db } = deps
  if (due.skip) return settle(db, due, 'SKIPPED', due.skip)
  const outcome = await post.send(due, await render(deps, due, seen))
  if (outcome.status === 'RETRY') return postpone(db, due, outcome.answer)
  await settle(db, due, outcome.status, outcome.answer)
  if (outcome.status === 'BOUNCED') await suppress(db, due.email, 'BOUNCE', outcome.answer)
}

/** What a retailer may see is looked up once for all of its people. */
async function render({ db, key, say, config }: Deps, due: Due, seen: Seen): Promise<RenderedMail> {
  const place = `${due.broadcastId} ${due.retailerId}`
  const cards =
    seen.get(place) ?? resolveCards(db, readerOf(due.retailerId, due.userId ?? due.retailerId), cardsOf(due.body))
  seen.set(place, cards)
  const { brandName, language, subject, body } = due
  return renderBroadcast(
    say,
    { brandName, publicUrl: config.publicUrl, language, subject, body },
    {
      firstName: due.firstName,
      company: due.retailerName,
      cards: await cards,
      linkTo: (url) => clickLink(key, config.publicUrl, due.id, url),
      unsubscribe: `${config.publicUrl}/unsubscribe/broadcasts?token=${unsubscribeToken(key, due.id)}`,
    },
  )
}

type Outcome = { status: 'SENT' | 'BOUNCED' | 'RETRY'; answer: string }
type PostOffice = { send: (due: Due, mail: RenderedMail) => Promise<Outcome>; close: () => void }

/** One connection pool for a run; in the demo, and for demo entities, mails stay in the local outbox. */
function postOffice({ db, key, config }: Deps): PostOffice {
  const transport = openMailServer(config, { pool: true })
  return {
    close: () => transport?.close(),
    async send(due, mail) {
      const oneClick = `${config.publicUrl}/api/notifications/unsubscribe?token=${unsubscribeToken(key, due.id)}`
      const headers = {
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Content-Language': due.language,
        ...automatic,
        ...listId(config, `broadcasts.${due.brandId}`),
      }
      if (due.isDemo || (!transport && config.isDemo)) return keepLocally(db, due, mail, headers)
      if (!transport) return { status: 'RETRY', answer: 'there is no mail server' }
      try {
        const { response } = await transport.sendMail({
          from: config.mailFrom,
          to: due.email,
          ...(due.replyTo && { replyTo: { name: due.brandName, address: due.replyTo } }),
          subject: mail.subject,
          html: mail.html,
          text: mail.body,
          messageId: messageIdOf(config, `broadcast.${due.id}`), // the same again if its answer was lost: mailboxes show it once
          headers: asHeads(headers),
        })
        return { status: 'SENT', answer: response ?? '' }
      } catch (error) {
        return refused(error)
      }
    },
  }
}

/** A permanent refusal of the address is a bounce; everything else, such as a refused sign-in or sender, is tried again. */
function refused(error: unknown): Outcome {
  const { command, responseCode = 0, message } = error as { command?: string; responseCode?: number; message?: string }
  const answer = (message ?? String(error)).slice(0, 300)
  const isPermanent = responseCode >= 500 && responseCode < 600
  return { status: command === 'RCPT TO' && isPermanent ? 'BOUNCED' : 'RETRY', answer }
}

async function keepLocally(db: Db, due: Due, mail: RenderedMail, headers: object): Promise<Outcome> {
  await db
    .insertInto('mail')
    .values({
      key: `broadcast ${due.id}`,
      recipient: due.email,
      language: due.language,
      ...mail,
      status: 'KEPT',
      headers: JSON.stringify(headers),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return { status: 'SENT', answer: 'kept in the local outbox' }
}

async function settle(db: Db, { id }: Due, status: 'SENT' | 'BOUNCED' | 'SKIPPED', answer: string): Promise<void> {
  await db
    .updateTable('broadcastRecipient')
    .set({ status, answer, ...(status === 'SENT' && { sentAt: sql<Date>`now()` }) })
    .where('id', '=', id)
    .where('status', '=', 'SENDING')
    .execute()
}

/** Half a minute, then twice as long each time up to an hour; after a day it has failed. */
async function postpone(db: Db, { id, tries }: Due, answer: string): Promise<void> {
  await sql`update broadcast_recipient recipient set answer = ${answer},
      status = case when broadcast.started_at < now() - make_interval(hours => ${giveUpAfterHours}) then 'FAILED' else 'WAITING' end,
      due_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, least(tries, 10) - 1))
    from broadcast where broadcast.id = recipient.broadcast_id and recipient.id = ${id}
      and recipient.tries = ${tries} and recipient.status = 'SENDING'`.execute(db)
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
