import type { Actor } from '@souk/contract/core/abilities.ts'
import type { SignedIn } from '@souk/contract/identity/identity.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { consumeToken, issueToken, tokenLifetimes } from '../../../platform/data/access/one-time-tokens.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { enter } from '../model/enter.ts'
import { associationsOf } from '../model/identity.queries.ts'

type Request = { userId: string; reason: string }

/** A link that opens another person's session, for an admin of the marketplace; never another admin's. */
export function makeMagicLink({ db, key, config }: Deps, admin: Actor, { userId, reason }: Request, caller: Caller) {
  return inTransaction(db, async (tx) => {
    const places = await associationsOf(tx, userId)
    found(places[0])
    // From any of a person's places a session can switch to the others.
    if (places.some(({ role }) => role === 'soukAdmin')) throw new Refusal('conflict', 'identity.cannotBeImpersonated')
    const token = await issueToken(tx, key, {
      purpose: 'magicLink',
      subject: userId,
      payload: { adminId: admin.userId, reason },
    })
    await audit(tx, admin, { action: 'impersonation.linkMade', subject: userId, details: { reason }, caller })
    return {
      url: `${config.publicUrl}/?magicLink=${token}&isAdmin=true`,
      expiresAt: new Date(Date.now() + tokenLifetimes.magicLink * 1000).toISOString(),
    }
  })
}

/** Uses the link up. What it opens is written down request by request, with both people. */
export function enterByMagicLink({ db, key }: Deps, caller: Caller): Promise<SignedIn> {
  return inTransaction(db, async (tx) => {
    if (!caller.link) throw new Refusal('forbidden')
    const used = await consumeToken(tx, key, 'magicLink', caller.link.token)
    const [place] = used ? await associationsOf(tx, used.subject) : []
    if (!used || !place) throw new Refusal('unauthenticated', 'identity.deadLink')
    const adminId = used.payload.adminId!
    const { reason = '' } = used.payload
    const admin: Actor = { side: 'souk', role: 'soukAdmin', entityId: null, userId: adminId }
    await audit(tx, admin, { action: 'impersonation.began', subject: used.subject, details: { reason }, caller })
    return enter(tx, used.subject, place, caller, { impersonatorId: adminId, reason })
  })
}
