import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../platform/data/audit.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { type Trader, traderOf } from './tenant-scope.ts'

const viewMinutes = 30
/** A list of the entity, or with `itemId` one thing of it. */
type View = { entityId: string | undefined; area: string; itemId?: string; caller: Caller }

/** Whose lists a call reads: the actor's own, or those of the entity that a Souk administrator names. Never for writes. */
export const traderToRead = (db: Db, actor: Actor, view: View): Promise<Trader> =>
  readAsTrader(db, actor, view, async (trader) => trader)

/** The same for what may be absent: a view is audited only where there was something to view. */
export async function readAsTrader<T>(
  db: Db,
  actor: Actor,
  { entityId, ...view }: View,
  read: (trader: Trader) => Promise<T>,
): Promise<T> {
  if (actor.side !== 'souk') {
    if (entityId !== undefined) throw new Refusal('not_found')
    return read(traderOf(actor))
  }
  if (entityId === undefined) throw new Refusal('not_found')
  const entity = await db.selectFrom('entity').select('type').where('id', '=', entityId).executeTakeFirst()
  const side = found(entity).type === 'brand' ? ('brand' as const) : ('retailer' as const)
  const answer = await read({ side, role: 'entityAdmin', entityId, userId: actor.userId })
  await auditView(db, actor, { entityId, ...view })
  return answer
}

/** What a side may do is refused to the Souk administrator who looks at it. */
export function withOwnRights<R extends { may: object }>(actor: Actor, record: R): R {
  if (actor.side !== 'souk') return record
  const none = Object.entries(record.may).map(([right, value]) => [right, Array.isArray(value) ? [] : false])
  return { ...record, may: Object.fromEntries(none) }
}

/** One row for a view: its further pages, filters and parts belong to it. */
async function auditView(
  db: Db,
  actor: Actor,
  { entityId, area, itemId, caller }: View & { entityId: string },
): Promise<void> {
  const action = 'admin.viewedEntity'
  const details = { area, ...(itemId && { itemId }) }
  const known = await db
    .selectFrom('audit')
    .select('id')
    .where('userId', '=', actor.userId)
    .where('action', '=', action)
    .where('subject', '=', entityId)
    .where(
      sql<boolean>`(details = ${JSON.stringify(details)}::jsonb and at > now() - make_interval(mins => ${viewMinutes}))`,
    )
    .limit(1)
    .executeTakeFirst()
  if (!known) await audit(db, actor, { action, subject: entityId, details, caller })
}
