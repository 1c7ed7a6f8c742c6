import { sql } from 'kysely'
import { type Db, inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { emit } from '../../platform/data/outbox.ts'
import { isCollectionOpen, viewerOf } from '../catalog/door.ts'
import { isDemoUser } from '../identity/door.ts'
import { claimMail, isWithinLimit, leaveUnsent } from './claim-mail.ts'
import { actorOf, type Follower, nextFollowers, type Reader } from './follow-readers.queries.ts'
import { collectionMail } from './follows.mails.tsx'
import { waysOut } from './unsubscribe.ts'

export const tellQueue = 'follows.tell'
export type Round = { collectionId: string; kind: 'opening' | 'closing'; after?: string }

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
    if (isNew) await enqueue(tx, tellQueue, { collectionId, kind: 'opening' } satisfies Round)
  })
}

/** Three days before the deadline, unless its opening was mailed a day before. */
export function beginClosings({ db, enqueue }: Pick<Deps, 'db' | 'enqueue'>): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ collectionId: string }>`
      insert into follow_round (collection_id, kind)
      select id, 'closing' from collection
      where status = 'LIVE' and archived_at is null and deadline > now()
        and deadline <= now() + make_interval(days => ${daysBefore}) and live_at <= now() - interval '1 day'
        and exists (select from follow where follow.brand_id = collection.brand_id)
      on conflict do nothing returning collection_id`.execute(tx)
    for (const { collectionId } of rows) await enqueue(tx, tellQueue, { collectionId, kind: 'closing' } satisfies Round)
  })
}

/** A part of the followers, then a job for the next part. A part that is done twice sends nothing twice. */
export async function tellFollowers(deps: Deps, round: Round): Promise<void> {
  const { db, enqueue } = deps
  const { collectionId, kind, after } = round
  const collection = await db
    .selectFrom('collection')
    .select('brandId')
    .where('id', '=', collectionId)
    .executeTakeFirst()
  if (!collection) return // removed meanwhile
  const readers = await nextFollowers(db, { brandId: collection.brandId, kind, after }, atOnce)
  for (const reader of readers) await tellOne(deps, round, reader)
  const last = readers.at(-1)
  if (last && readers.length === atOnce)
    await enqueue(db, tellQueue, { collectionId, kind, after: last.userId } satisfies Round)
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
