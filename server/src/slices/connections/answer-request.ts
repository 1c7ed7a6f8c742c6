import type { ConnectionRequest } from '@souk/contract/connections/connection-shapes.ts'
import { audit } from '../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { emit } from '../../platform/data/outbox.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { connect } from './connect.ts'
import { mailRequest } from './mail-people.ts'
import { lockPair, tellBoth } from './pairs.queries.ts'
import { closeRequest, findRequest, presentRequest, type RequestRecord } from './requests.queries.ts'
import type { Pair, Trader } from './tenant-scope.ts'

type Answer = { status: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'; answer: string }

/** The receiver accepts or declines, the sender withdraws; of several at once the first counts. */
export function answerRequest(
  deps: Deps,
  actor: Trader,
  id: string,
  { status, answer }: Answer,
  caller: Caller,
): Promise<ConnectionRequest> {
  return inTransaction(deps.db, async (tx) => {
    await lockPair(tx, found(await findRequest(tx, actor, id)))
    const request = found(await findRequest(tx, actor, id))
    const isSender = request.senderSide === actor.side
    if (isSender !== (status === 'WITHDRAWN') || (!isSender && actor.role === 'salesRepresentative'))
      throw new Refusal('forbidden')
    if (request.status !== 'PENDING') throw new Refusal('conflict', 'connections.closed')
    if (status === 'ACCEPTED')
      return presentRequest(await accept({ ...deps, db: tx }, actor, request, answer, caller), actor)
    await closeRequest(tx, id, status, actor)
    await emit(tx, 'connection.answered', answered(request, status, actor))
    await audit(tx, actor, { action: `connections.${status.toLowerCase()}`, subject: id, caller })
    await tellBoth(tx, request, id)
    return presentRequest(found(await findRequest(tx, actor, id)), actor)
  })
}

type Open = Pair & { id: string; senderSide: string; senderId: string | null }

/** Closes a request that waits, and opens the relation; the pair is locked. */
export async function accept(
  deps: Deps,
  actor: Trader,
  request: Open,
  answer: string,
  caller: Caller,
): Promise<RequestRecord> {
  const { db } = deps
  await closeRequest(db, request.id, 'ACCEPTED', actor, answer)
  const seller = actor.side === 'brand' ? actor.userId : request.senderId
  const salesRepId = await sellerPlace(db, request.brandId, seller)
  await connect(db, actor, request, { origin: 'marketplace', salesRepId })
  await mailRequest(deps, request.id, 'accepted')
  await emit(db, 'connection.answered', answered(request, 'ACCEPTED', actor))
  await audit(db, actor, { action: 'connections.accepted', subject: request.id, caller })
  await tellBoth(db, request, request.id)
  // Both sides asked: a representative reads what they brought about, though it was not they who were asked.
  return found(await findRequest(db, actor.side === 'brand' ? { ...actor, role: 'entityAdmin' } : actor, request.id))
}

const answered = ({ id: requestId, brandId, retailerId }: Open, status: string, { side: by, userId }: Trader) => ({
  requestId,
  status,
  by,
  userId,
  brandId,
  retailerId,
})

/** The seller who brought it about becomes its representative; an admin assigns one later. */
async function sellerPlace(db: Db, brandId: string, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const row = await db
    .selectFrom('association')
    .select('id')
    .where('entityId', '=', brandId)
    .where('userId', '=', userId)
    .where('role', 'in', ['salesManager', 'salesRepresentative'])
    .executeTakeFirst()
  return row?.id ?? null
}
