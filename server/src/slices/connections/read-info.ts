import type { ConnectionInfo } from '@souk/contract/connections/connection-shapes.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { found } from '../../platform/base/refusal.ts'
import { findCounterpart, findRelationOf } from './pairs.queries.ts'
import { findRelation } from './relations.queries.ts'
import { findOpenRequest, lastAsked, presentRequest } from './requests.queries.ts'
import { pairOf, type Trader } from './tenant-scope.ts'

/** The relation and requests between the reader's entity and another, without those of other representatives. */
export async function readInfo(db: Db, actor: Trader, entityId: string): Promise<ConnectionInfo> {
  const { id } = found(await findCounterpart(db, actor, entityId))
  const pair = pairOf(actor, id)
  const relation = await findRelationOf(db, pair)
  const isConnected = relation?.status === 'ACCEPTED'
  const isOwn = isConnected && Boolean(await findRelation(db, actor, relation.id))
  const request = isConnected ? undefined : await findOpenRequest(db, actor, pair)
  const { mayAskFrom } = await lastAsked(db, pair, actor.side)
  return {
    relationId: isOwn ? relation.id : null,
    since: isOwn ? relation.connectedAt.toISOString() : null,
    request: request ? presentRequest(request, actor) : null,
    mayRequest: !isConnected && !request && !mayAskFrom,
    mayRequestFrom: isConnected ? null : (mayAskFrom?.toISOString() ?? null),
  }
}
