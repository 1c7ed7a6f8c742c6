import type { Actor } from '@souk/contract/core/abilities.ts'
import type { SignedIn, Switch } from '@souk/contract/identity/identity.contract.ts'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { type Db, inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/mount.ts'
import { consumeToken } from '../../platform/one-time-tokens.ts'
import { Refusal } from '../../platform/refusal.ts'
import { enter } from './enter.ts'
import { associationsOf } from './identity.queries.ts'

/** Another of the person's places, or the first session of a link. Of several that fit, the last used. */
export function switchUser(
  { db, key }: Deps,
  actor: Actor,
  wish: z.output<typeof Switch>,
  caller: Caller,
): Promise<SignedIn> {
  return inTransaction(db, async (tx) => {
    if (caller.link && !(await consumeToken(tx, key, caller.link.purpose, caller.link.token))) {
      throw new Refusal('unauthenticated', 'identity.deadLink')
    }
    const places = await associationsOf(tx, actor.userId)
    const place = places.find(
      ({ id, role, type }) =>
        (wish.associationId === undefined || id === wish.associationId) &&
        (wish.role === undefined || role === wish.role) &&
        (wish.entityType === undefined || type === wish.entityType),
    )
    if (!place) throw new Refusal('conflict', 'identity.noSuchPlace')
    if (caller.sessionId) await leaveSoon(tx, caller.sessionId)
    return enter(tx, actor.userId, place, caller, actor.impersonatorId)
  })
}

/** The session that is left lives a minute longer: other tabs may still be asking with its token. */
async function leaveSoon(tx: Db, sessionId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ expiresAt: sql`least(expires_at, now() + interval '1 minute')` })
    .where('id', '=', sessionId)
    .execute()
}
