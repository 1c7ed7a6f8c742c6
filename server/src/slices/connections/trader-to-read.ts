import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../platform/data/audit.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { type Trader, traderOf } from './tenant-scope.ts'

const viewMinutes = 30
type View = { entityId: string | undefined; area: string; caller: Caller }

/** Whose lists a call reads: the actor's own, or those of the entity that a Souk administrator names. Never for writes. */
export async function traderToRead(db: Db, actor: Actor, { entityId, area, caller }: View): Promise<Trader> {
  if (actor.side !== 'souk') {
    if (entityId !== undefined) throw new Refusal('not_found')
    return traderOf(actor)
  }
  if (entityId === undefined) throw new Refusal('not_found')
  const entity = await db.selectFrom('entity').select('type').where('id', '=', entityId).executeTakeFirst()
  const side = found(entity).type === 'brand' ? ('brand' as const) : ('retailer' as const)
  await auditView(db, actor, { entityId, area, caller })
  return { side, role: 'entityAdmin', entityId, userId: actor.userId }
}

/** One row for a view: its further pages and filters are part of it. */
async function auditView(db: Db, actor: Actor, { entityId, area, caller }: View & { entityId: string }): Promise<void> {
  const action = 'admin.viewedEntity'
  const known = await db
    .selectFrom('audit')
    .select('id')
    .where('userId', '=', actor.userId)
    .where('action', '=', action)
    .where('subject', '=', entityId)
    .where(sql<boolean>`(details ->> 'area' = ${area} and at > now() - make_interval(mins => ${viewMinutes}))`)
    .limit(1)
    .executeTakeFirst()
  if (!known) await audit(db, actor, { action, subject: entityId, details: { area }, caller })
}
