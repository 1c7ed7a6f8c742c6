import { sql } from 'kysely'
import type { RelationEventKind, RelationOrigin } from '@souk/contract/connections/connection-shapes.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { emit } from '../../platform/data/outbox.ts'
import { findRelationOf, tellBoth } from './pairs.queries.ts'
import type { Pair, Trader } from './tenant-scope.ts'

type How = { origin: RelationOrigin; salesRepId?: string | null; groupId?: string | null }

/** Two trade from now on. What was ended is opened again as it was: its origin stays that of the first time. */
export async function connect(tx: Db, by: Trader, pair: Pair, { origin, salesRepId, groupId }: How): Promise<string> {
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into relation (brand_id, retailer_id, origin, sales_rep_id, group_id)
    values (${pair.brandId}, ${pair.retailerId}, ${origin}, ${salesRepId ?? null}, ${groupId ?? null})
    on conflict (brand_id, retailer_id) do update set status = 'ACCEPTED', ended_at = null, connected_at = now(),
      version = relation.version + 1, sales_rep_id = coalesce(relation.sales_rep_id, excluded.sales_rep_id),
      group_id = coalesce(relation.group_id, excluded.group_id)
      where relation.status = 'ENDED'
    returning id, version = 1 as is_new`.execute(tx)
  const [opened] = rows
  if (!opened) return (await findRelationOf(tx, pair))!.id // they trade already
  await noteEvent(tx, by, opened.id, opened.isNew ? 'CONNECTED' : 'REOPENED')
  await emit(tx, 'relation.connected', { relationId: opened.id, ...pair })
  await tellBoth(tx, pair, opened.id)
  return opened.id
}

type Difference = { before?: string | null; after?: string | null }

/** One line of a relation's history, in the transaction of the deed. */
export async function noteEvent(
  tx: Db,
  { side, userId }: Trader,
  relationId: string,
  kind: RelationEventKind,
  { before = null, after = null }: Difference = {},
): Promise<void> {
  await tx.insertInto('relationEvent').values({ relationId, kind, side, userId, before, after }).execute()
}
