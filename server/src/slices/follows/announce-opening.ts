import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../platform/data/database/db.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'

type Input = { collectionId: string; opensOn: string; text: string }

/** Says when a collection will open; saying it again replaces what was said. */
export function announceOpening(db: Db, actor: Actor & { side: 'brand' }, input: Input, caller: Caller) {
  const { collectionId, opensOn, text } = input
  return inTransaction(db, async (tx) => {
    const { status, archivedAt, isPast, opensAt } = found(await lockOwn(tx, actor.entityId, collectionId, opensOn))
    if (archivedAt) throw new Refusal('conflict', 'follows.archived')
    if (status === 'LIVE') throw new Refusal('conflict', 'follows.alreadyLive')
    if (isPast) throw new Refusal('invalid', 'follows.opensPast', { field: 'opensOn' })
    const { id } = await tx
      .insertInto('announcement')
      .values({ brandId: actor.entityId, collectionId, opensOn, opensAt, text })
      .onConflict((conflict) =>
        conflict.column('collectionId').doUpdateSet({ opensOn, opensAt, text, createdAt: sql`now()` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, actor, { action: 'follows.announced', subject: collectionId, details: { opensOn }, caller })
    await publishLive(tx, { entityId: actor.entityId }, 'follows.changed', collectionId)
    return { id, collectionId, opensOn, text }
  })
}

/** One's own collection, which does not go live meanwhile, and what the day means where the brand is. */
function lockOwn(tx: Tx, brandId: string, collectionId: string, opensOn: string) {
  return tx
    .selectFrom('collection')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .select(['collection.status', 'collection.archivedAt'])
    .select([
      sql<boolean>`${opensOn}::date < (now() at time zone brand.time_zone)::date`.as('isPast'),
      sql<Date>`${opensOn}::date::timestamp at time zone brand.time_zone`.as('opensAt'),
    ])
    .where('collection.id', '=', collectionId)
    .where('collection.brandId', '=', brandId)
    .forShare('collection')
    .executeTakeFirst()
}

export function withdrawOpening(db: Db, actor: Actor & { side: 'brand' }, id: string, caller: Caller): Promise<null> {
  return inTransaction(db, async (tx) => {
    const { collectionId } = found(
      await tx
        .deleteFrom('announcement')
        .where('id', '=', id)
        .where('brandId', '=', actor.entityId)
        .returning('collectionId')
        .executeTakeFirst(),
    )
    await audit(tx, actor, { action: 'follows.withdrawn', subject: collectionId, caller })
    await publishLive(tx, { entityId: actor.entityId }, 'follows.changed', collectionId)
    return null
  })
}
