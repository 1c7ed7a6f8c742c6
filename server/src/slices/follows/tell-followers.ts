import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { type Claim, type Outgoing, upToAnHour } from '../../platform/delivery/outgoing/outgoing.ts'
import { wake } from '../../platform/delivery/outgoing/work-off.ts'
import { emit } from '../../platform/data/outbox.ts'
import { isCollectionOpen, viewerOf } from '../catalog/door.ts'
import { isDemoUser } from '../identity/door.ts'
import { claimMail, isWithinLimit, leaveUnsent } from './claim-mail.ts'
import { actorOf, type Follower, nextFollowers, type Reader } from './follow-readers.queries.ts'
import { collectionMail } from './follows.mails.tsx'
import { waysOut } from './unsubscribe.ts'

export const roundQueue = { name: 'follows.rounds' }
type Round = { collectionId: string; kind: 'opening' | 'closing' }
type Part = Round & Claim & { brandId: string; after: string | null }

const atOnce = 200
const daysBefore = 3

/** One round a collection and kind, however often its reason arrives. */
export function beginOpening({ db, enqueue }: Pick<Deps, 'db' | 'enqueue'>, collectionId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const isNew = await tx
      .insertInto('followRound')
      .values({ collectionId, kind: 'opening' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('kind')
      .executeTakeFirst()
    if (isNew) await wake(tx, enqueue, roundQueue)
  })
}

/** Three days before the deadline, unless its opening was mailed a day before. */
export function beginClosings({ db, enqueue }: Pick<Deps, 'db' | 'enqueue'>): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql`
      insert into follow_round (collection_id, kind)
      select id, 'closing' from collection
      where status = 'LIVE' and archived_at is null and deadline > now()
        and deadline <= now() + make_interval(days => ${daysBefore}) and live_at <= now() - interval '1 day'
        and exists (select from follow where follow.brand_id = collection.brand_id)
      on conflict do nothing returning collection_id`.execute(tx)
    if (rows.length > 0) await wake(tx, enqueue, roundQueue)
  })
}

/** A part of the followers, then the next one. A part that is done twice sends nothing twice. */
export function outgoingRounds(deps: Deps): Outgoing<Part> {
  const { db } = deps
  return {
    ...roundQueue,
    table: 'follow_round',
    waiting: ['WAITING'],
    due: { column: 'due_at' },
    lane: {
      of: sql`item.collection_id`,
      all: sql`select distinct collection_id from follow_round where status = 'WAITING'`,
    },
    order: { subject: ['collection_id'], by: 'started_at' },
    isOver: sql`item.started_at < now() - interval '24 hours'`,
    wait: upToAnHour,
    isBug: () => true,
    read: (claims) => readParts(db, claims),
    async send(part) {
      const readers = await nextFollowers(db, part, atOnce)
      for (const reader of readers) await tellOne(deps, part, reader)
      return (tx) => goOn(tx, part, readers.length < atOnce ? null : readers.at(-1)!.userId)
    },
    async failed(tx, { id }, { isOver }) {
      if (isOver) await tx.updateTable('followRound').set({ status: 'FAILED' }).where('id', '=', id).execute()
    },
  }
}

async function readParts(db: Db, claims: readonly Claim[]): Promise<Part[]> {
  const ids = claims.map(({ id }) => id)
  const { rows } = await sql<Part>`
    select round.id, round.tries, round.collection_id, round.kind, round.told_to as after, collection.brand_id
    from follow_round round join collection on collection.id = round.collection_id
    where round.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Another part is due at once; a slow worker that is late moves nothing back. */
async function goOn(tx: Tx, { id }: Part, toldTo: string | null): Promise<void> {
  const next = toldTo
    ? { toldTo: sql<string>`greatest(told_to, ${toldTo}::uuid)`, dueAt: sql<Date>`now()`, tries: 0 }
    : { status: 'DONE', toldTo: null }
  await tx.updateTable('followRound').set(next).where('id', '=', id).execute()
}

async function tellOne(deps: Deps, { collectionId, kind }: Round, reader: Follower): Promise<void> {
  const { db, key, say, sendMail, config } = deps
  const { userId, email, language } = reader
  await inTransaction(db, async (tx) => {
    const collection = await findOpen(tx, reader, collectionId)
    const mail = { userId, kind, subject: collectionId }
    if (!collection || !(await claimMail(tx, mail))) return
    const { entityId, notBefore } = reader
    await emit(tx, 'follow.told', { userId, entityId, kind, collectionId })
    if (!reader.wantsMail || !(await isWithinLimit(tx, userId))) return leaveUnsent(tx, mail)
    const { href, headers } = waysOut(key, config, { userId, kind })
    await sendMail(tx, {
      to: email,
      notBefore,
      language,
      key: `follow ${kind} ${collectionId} ${userId}`,
      isDemo: await isDemoUser(tx, userId),
      headers,
      content: collectionMail({ say, language }, kind, {
        ...collection,
        href: `${config.publicUrl}/products/${collectionId}`,
        end: href,
      }),
    })
  })
}

/** The collection, if it is open for orders and this reader may see it. */
async function findOpen(tx: Db, reader: Reader, collectionId: string) {
  const viewer = await viewerOf(tx, actorOf(reader))
  return tx
    .selectFrom('collection')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .select(['collection.name as collection', 'brand.name as brand', 'collection.deadlineDay as deadline'])
    .where('collection.id', '=', collectionId)
    .where('collection.status', '=', 'LIVE')
    .where('collection.archivedAt', 'is', null)
    .where(sql<boolean>`(collection.deadline is null or collection.deadline > now())`)
    .where(isCollectionOpen(viewer))
    .executeTakeFirst()
}
