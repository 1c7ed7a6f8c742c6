import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { readUnsubscribe } from './broadcast-links.ts'

/** No broadcast of any brand goes to this address any more. */
export async function suppress(
  db: Db,
  email: string,
  reason: 'BOUNCE' | 'COMPLAINT',
  detail: string,
): Promise<boolean> {
  const row = await db
    .insertInto('mailSuppression')
    .values({ email: email.trim().toLowerCase(), reason, detail: detail.slice(0, 300) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst()
  return row !== undefined
}

type Event = { kind: 'bounce' | 'complaint'; email: string; detail: string }

/** What a provider reports later: the last broadcast to that address did not arrive, or was not wanted. */
export function takeMailEvents(
  { db, config }: Deps,
  bearer: string | undefined,
  events: readonly Event[],
): Promise<{ suppressed: number }> {
  if (!config.mailWebhookSecret || !isSame(bearer ?? '', config.mailWebhookSecret)) throw new Refusal('not_found')
  return inTransaction(db, async (tx) => {
    let suppressed = 0
    for (const { kind, email, detail } of events) {
      // An address that is suppressed already: the provider reports again, and an earlier broadcast did arrive.
      if (!(await suppress(tx, email, kind === 'bounce' ? 'BOUNCE' : 'COMPLAINT', detail))) continue
      suppressed += 1
      if (kind === 'bounce')
        await sql`update broadcast_recipient set status = 'BOUNCED', answer = ${detail} where id = (
          select id from broadcast_recipient where email = ${email.trim().toLowerCase()} and status = 'SENT' order by sent_at desc limit 1)`.execute(
          tx,
        )
    }
    return { suppressed }
  })
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

async function recipientOf({ db, key }: Pick<Deps, 'db' | 'key'>, token: string) {
  const id = readUnsubscribe(key, token)
  if (id === null || !/^[\da-f-]{36}$/.test(id)) throw new Refusal('not_found', 'messaging.deadLink')
  return found(
    await db
      .selectFrom('broadcastRecipient as recipient')
      .innerJoin('broadcast', 'broadcast.id', 'recipient.broadcastId')
      .innerJoin('entity as brand', 'brand.id', 'broadcast.brandId')
      .leftJoin('broadcastUnsubscribe as gone', (join) =>
        join.onRef('gone.brandId', '=', 'brand.id').onRef('gone.email', '=', 'recipient.email'),
      )
      .select([
        'recipient.id',
        'recipient.email',
        'brand.id as brandId',
        'brand.name as brandName',
        'gone.at as goneAt',
      ])
      .where('recipient.id', '=', id)
      .executeTakeFirst(),
  )
}

export async function lookAtBroadcasts(deps: Deps, token: string) {
  const { brandName, goneAt } = await recipientOf(deps, token)
  return { brandName, isWanted: goneAt === null }
}

/** One click ends the broadcasts of a brand to an address, or brings them back. */
export function chooseBroadcasts(deps: Deps, token: string, isWanted: boolean) {
  return inTransaction(deps.db, async (tx) => {
    const { id, email, brandId, brandName } = await recipientOf({ db: tx, key: deps.key }, token)
    if (isWanted)
      await tx.deleteFrom('broadcastUnsubscribe').where('brandId', '=', brandId).where('email', '=', email).execute()
    else
      await tx
        .insertInto('broadcastUnsubscribe')
        .values({ brandId, email })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await tx
      .updateTable('broadcastRecipient')
      .set({ unsubscribedAt: isWanted ? null : sql<Date>`coalesce(unsubscribed_at, now())` })
      .where('id', '=', id)
      .execute()
    return { brandName, isWanted }
  })
}
