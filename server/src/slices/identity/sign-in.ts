import type { Actor } from '@souk/contract/core/abilities.ts'
import type { EntityType, SignedIn } from '@souk/contract/identity/identity.contract.ts'
import { type Db, inTransaction } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import { countTry } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openSession } from '../../platform/sessions.ts'
import { type AssociationRecord, associationsOf, findUserByEmail, rememberAssociation } from './identity.queries.ts'
import { isPassword } from './passwords.ts'

type Credentials = { email: string; password: string }
export type Device = { address: string; agent: string }

/** Five tries a minute for one mail: it slows a guesser down and never locks the owner out for long. */
const patience = { tries: 5, seconds: 60 }

export async function signIn(db: Db, { email, password }: Credentials, device: Device): Promise<SignedIn> {
  await countTry(db, `sign-in ${email}`, patience)
  const user = await findUserByEmail(db, email)
  const isRight = await isPassword(user?.passwordHash, password)
  const [association] = user && isRight ? await associationsOf(db, user.id) : []
  if (!user || !association) throw new Refusal('invalid', 'identity.wrongSignIn', { field: 'password' })
  await db.deleteFrom('rateLimit').where('key', '=', `sign-in ${email}`).execute()
  return enter(db, user.id, association, device)
}

/** Opens a session in one of the person's places and remembers it as the last used. */
export function enter(db: Db, userId: string, association: AssociationRecord, device: Device): Promise<SignedIn> {
  return inTransaction(db, async (tx) => {
    const actor = actorIn(userId, association)
    const token = await openSession(tx, { ...actor, associationId: association.id }, device)
    await rememberAssociation(tx, userId, association.id)
    await emit(tx, 'user.signedIn', { actor })
    return { token, role: association.role as SignedIn['role'], entityType: association.type as EntityType | null }
  })
}

export function actorIn(userId: string, { role, entityId, type }: AssociationRecord): Actor {
  return { userId, role, entityId, side: type ?? 'souk' } as Actor
}
