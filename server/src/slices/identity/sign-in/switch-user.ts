import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Switch } from '@souk/contract/identity/identity.contract.ts'
import type { FirstStep } from '@souk/contract/identity/sign-in-shapes.ts'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { consumeToken } from '../../../platform/data/access/one-time-tokens.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import type { Link } from '../../../platform/data/access/sessions.ts'
import { enter } from '../model/enter.ts'
import { associationsOf, markVerified } from '../model/identity.queries.ts'
import { enterOrChallenge } from '../security/second-step.ts'

/** Another of the person's places, or the first session of a link. Of several that fit, the last used. */
export function switchUser(
  { db, key }: Deps,
  actor: Actor,
  input: z.output<typeof Switch>,
  caller: Caller,
): Promise<FirstStep> {
  return inTransaction(db, async (tx) => {
    const invited = caller.link && (await use(tx, key, caller.link, actor.userId))
    const associationId = input.associationId ?? invited
    const places = await associationsOf(tx, actor.userId)
    const place = places.find(
      ({ id, role, type }) =>
        (associationId === undefined || id === associationId) &&
        (input.role === undefined || role === input.role) &&
        (input.entityType === undefined || type === input.entityType),
    )
    if (!place) throw new Refusal('conflict', 'identity.noSuchPlace')
    // Another place gives an admin no more time in it.
    const before = caller.sessionId ? await findOpen(tx, caller.sessionId) : undefined
    if (caller.sessionId) await leaveSoon(tx, caller.sessionId)
    if (caller.link) return enterOrChallenge({ db: tx, key }, actor.userId, place, caller)
    const { impersonatorId } = actor
    return enter(tx, actor.userId, place, caller, {
      impersonatorId,
      isStrong: caller.isStrong,
      ...(impersonatorId && { until: before?.expiresAt, reason: before?.reason }),
    })
  })
}

/** The link proves the mail address. Answers the association an invitation leads to. */
async function use(tx: Db, key: ServerKey, link: Link, userId: string): Promise<string | undefined> {
  const used = await consumeToken(tx, key, link.purpose, link.token)
  if (!used) throw new Refusal('unauthenticated', 'identity.deadLink')
  await markVerified(tx, userId)
  return used.payload.associationId
}

function findOpen(tx: Db, sessionId: string) {
  return tx.selectFrom('session').select(['expiresAt', 'reason']).where('id', '=', sessionId).executeTakeFirst()
}

/** The session that is left lives a minute longer: other tabs may still be asking with its token. */
async function leaveSoon(tx: Db, sessionId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ expiresAt: sql`least(expires_at, now() + interval '1 minute')` })
    .where('id', '=', sessionId)
    .execute()
}
