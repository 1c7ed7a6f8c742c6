import type { ConnectionRequest } from '@souk/contract/connections/connection-shapes.ts'
import { audit } from '../../platform/data/audit.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { emit } from '../../platform/data/outbox.ts'
import { countTry } from '../../platform/serving/http/rate-limit.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { requireVerified } from '../entities/door.ts'
import { accept } from './answer-request.ts'
import { mailRequest } from './mail-people.ts'
import { findCounterpart, findRelationOf, lockPair, tellBoth } from './pairs.queries.ts'
import { addRequest, findRequest, lastAsked, openRequestOf, presentRequest } from './requests.queries.ts'
import { pairOf, type Trader } from './tenant-scope.ts'

const daily = { tries: 50, seconds: 86_400 }

/** Sends a connection request. If the counterpart has already asked, this accepts its request. */
export function requestConnection(
  deps: Deps,
  actor: Trader,
  { entityId, message }: { entityId: string; message: string },
  caller: Caller,
): Promise<ConnectionRequest> {
  return inTransaction(deps.db, async (tx) => {
    const own = { ...deps, db: tx }
    const counterpart = found(await findCounterpart(tx, actor, entityId))
    await requireVerified(own, actor.userId)
    const pair = pairOf(actor, counterpart.id)
    await lockPair(tx, pair)
    if ((await findRelationOf(tx, pair))?.status === 'ACCEPTED') throw new Refusal('conflict', 'connections.already')
    const open = await openRequestOf(tx, pair)
    if (open?.senderSide === actor.side) throw new Refusal('conflict', 'connections.alreadyAsked')
    if (open) {
      const mirrored = await accept(own, actor, open, '', caller)
      return presentRequest(mirrored, actor)
    }
    const { mayAskFrom, isRecent } = await lastAsked(tx, pair, actor.side)
    if (mayAskFrom) throw new Refusal('conflict', 'connections.askLater')
    await countTry(tx, `connection-requests ${actor.entityId}`, daily, 'connections.tooManyRequests')
    const id = await addRequest(tx, pair, actor, message)
    if (!isRecent) await mailRequest(own, id, 'request') // asking and withdrawing in turn writes no second mail
    await emit(tx, 'connection.requested', { requestId: id, by: actor.side, userId: actor.userId, ...pair })
    await audit(tx, actor, { action: 'connections.requested', subject: id, caller })
    await tellBoth(tx, pair, id)
    return presentRequest(found(await findRequest(tx, actor, id)), actor)
  })
}
