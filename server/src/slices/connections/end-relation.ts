import { sql } from 'kysely'
import { audit } from '../../platform/data/audit.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { emit } from '../../platform/data/outbox.ts'
import { noteEvent } from './connect.ts'
import { tellBoth } from './pairs.queries.ts'
import type { Pair, Trader } from './tenant-scope.ts'

/** Whatever was open to the two as partners is closed with this statement: everything that shows something reads it. */
export async function endRelation(
  tx: Db,
  actor: Trader,
  { id, brandId, retailerId }: Pair & { id: string },
  caller: Caller,
): Promise<void> {
  await tx
    .updateTable('relation')
    .set({ status: 'ENDED', endedAt: sql`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  await noteEvent(tx, actor, id, 'ENDED')
  await audit(tx, actor, { action: 'connections.ended', subject: id, caller })
  await emit(tx, 'relation.ended', {
    relationId: id,
    by: actor.side,
    userId: actor.userId,
    brandId,
    retailerId,
  })
  await tellBoth(tx, { brandId, retailerId }, id)
}
