import { sql } from 'kysely'
import type { DirectInvitation } from '@souk/contract/connections/direct.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { consumeToken, peekToken } from '../../platform/data/access/one-time-tokens.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { findUser, findUserByEmail, markVerified } from '../identity/door.ts'
import { connect } from './connect.ts'
import { lockPair, tellBoth } from './pairs.queries.ts'
import { closeRequest, openRequestOf } from './requests.queries.ts'
import type { Trader } from './tenant-scope.ts'

const dead = () => new Refusal('not_found', 'connections.deadInvitation')

/** What the mail's link shows before anybody signs in. Looking does not use it up. */
export async function readInvitation({ db, key }: Deps, token: string): Promise<DirectInvitation> {
  const live = await peekToken(db, key, 'directInvitation', token)
  const entry = live && (await findEntry(db, live.subject))
  if (!entry) throw dead()
  const { brandId, brandName, logo, email, name } = entry
  return {
    brand: { id: brandId, name: brandName, logo },
    email,
    retailerName: name,
    hasAccount: (await findUserByEmail(db, email)) !== undefined,
  }
}

/** Connects the invited person's retailer. The link proves the mail address, so no other account may use it. */
export function acceptInvitation({ db, key }: Deps, actor: Trader, token: string, caller: Caller) {
  return inTransaction(db, async (tx) => {
    const live = await consumeToken(tx, key, 'directInvitation', token)
    const entry = live && (await findEntry(tx, live.subject))
    if (!entry) throw dead()
    const user = found(await findUser(tx, actor.userId))
    const { email } = entry
    if (user.email !== email) throw new Refusal('conflict', 'connections.otherMail', { params: { email } })
    await markVerified(tx, user.id, { keepsPassword: true, sessionId: caller.sessionId })
    const pair = { brandId: entry.brandId, retailerId: actor.entityId }
    await lockPair(tx, pair)
    const open = await openRequestOf(tx, pair)
    if (open) await closeRequest(tx, open.id, 'ACCEPTED', actor)
    const { salesRepId, groupId } = entry
    const relationId = await connect(tx, actor, pair, { origin: 'direct', salesRepId, groupId })
    await tx
      .updateTable('directRetailer')
      .set({ relationId, joinedAt: sql`now()` })
      .where('id', '=', entry.id)
      .execute()
    await audit(tx, actor, { action: 'connections.invitationAccepted', subject: relationId, caller })
    await tellBoth(tx, pair, relationId)
    return { relationId, brandId: entry.brandId }
  })
}

function findEntry(db: Db, id: string) {
  return db
    .selectFrom('directRetailer')
    .innerJoin('entity', 'entity.id', 'directRetailer.brandId')
    .select(['directRetailer.id', 'directRetailer.brandId', 'directRetailer.email', 'directRetailer.name'])
    .select(['directRetailer.groupId', 'directRetailer.salesRepId', 'entity.name as brandName', 'entity.logo'])
    .where('directRetailer.id', '=', id)
    .where('joinedAt', 'is', null)
    .executeTakeFirst()
}
