import { randomUUID } from 'node:crypto'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type Selectable, sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Language } from '@souk/contract/core/language.ts'
import type { Passkey } from '@souk/contract/identity/security.contract.ts'
import type { SignedIn } from '@souk/contract/identity/sign-in-shapes.ts'
import { consumeToken, issueToken } from '../../../platform/data/access/one-time-tokens.ts'
import { strengthenSession } from '../../../platform/data/access/sessions.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Database, type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { emit } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { enter } from '../model/enter.ts'
import { associationsOf, findUser } from '../model/identity.queries.ts'

const atMost = 20
const timeout = 120_000
/** EdDSA, ES256, RS256: short keys that every authenticator has. */
const algorithms = [-8, -7, -257]

export const listPasskeys = (db: Db, userId: string) =>
  db.selectFrom('passkey').selectAll().where('userId', '=', userId).orderBy('id').execute()

export function presentPasskey({ id, name, isSynced, createdAt, usedAt }: Selectable<Database['passkey']>): Passkey {
  return { id, name, isSynced, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null }
}

export async function beginPasskey({ db, key, config, marketplace }: Deps, { userId }: Actor) {
  const [user, known] = await Promise.all([findUser(db, userId), listPasskeys(db, userId)])
  if (known.length >= atMost) throw new Refusal('conflict', 'identity.tooManyPasskeys')
  const { email, firstName, lastName, language } = found(user)
  const options = await generateRegistrationOptions({
    rpName: marketplace().name[language as Language],
    rpID: config.passkeys.rpId,
    userName: email,
    userDisplayName: `${firstName} ${lastName}`,
    userID: Buffer.from(userId.replaceAll('-', ''), 'hex'),
    challenge: await issueToken(db, key, { purpose: 'passkeyRegistration', subject: userId }),
    timeout,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return options as unknown as Record<string, unknown>
}

type Given = { name: string; response: Record<string, unknown> }

export async function addPasskey(deps: Deps, actor: Actor, { name, response }: Given, caller: Caller) {
  const { db, config } = deps
  const { userId } = actor
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: consumeChallenge(deps, 'passkeyRegistration', userId),
    expectedOrigin: config.passkeys.origins,
    expectedRPID: config.passkeys.rpId,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!verified?.verified) throw new Refusal('invalid', 'identity.passkeyRefused', { field: 'response' })
  const { credential, credentialBackedUp } = verified.registrationInfo
  return inTransaction(db, async (tx) => {
    const row = await tx
      .insertInto('passkey')
      .values({
        userId,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        transports: credential.transports ?? [],
        isSynced: credentialBackedUp,
      })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('conflict', 'identity.passkeyKnown')
    if (caller.sessionId) await strengthenSession(tx, caller.sessionId)
    await audit(tx, actor, { action: 'identity.passkeyAdded', subject: userId, details: { name }, caller })
    await emit(tx, 'account.secured', { userId, change: 'passkeyAdded' })
    return presentPasskey(row)
  })
}

export async function renamePasskey({ db }: Deps, { userId }: Actor, id: string, name: string): Promise<Passkey> {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return presentPasskey(found(row))
}

export const isOwnPasskey = (db: Db, userId: string, id: string) =>
  db.selectFrom('passkey').select('id').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()

export function removePasskey({ db }: Deps, actor: Actor, id: string, caller: Caller): Promise<null> {
  return inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('userId', '=', actor.userId)
      .returning('name')
      .executeTakeFirst()
    const details = { name: found(gone).name }
    await audit(tx, actor, { action: 'identity.passkeyRemoved', subject: actor.userId, details, caller })
    await emit(tx, 'account.secured', { userId: actor.userId, change: 'passkeyRemoved' })
    return null
  })
}

/** Without an address: the authenticator names the person. */
export async function beginPasskeySignIn({ db, key, config }: Deps) {
  const options = await generateAuthenticationOptions({
    rpID: config.passkeys.rpId,
    challenge: await issueToken(db, key, { purpose: 'passkeySignIn', subject: randomUUID() }),
    timeout,
    userVerification: 'required',
  })
  return options as unknown as Record<string, unknown>
}

/** A passkey is something the person has, opened by something they are or know: both factors in one. */
export async function signInWithPasskey(deps: Deps, sent: Record<string, unknown>, caller: Caller): Promise<SignedIn> {
  const { db, config } = deps
  const response = sent as unknown as AuthenticationResponseJSON
  const known = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credentialId', '=', String(response.id ?? ''))
    .executeTakeFirst()
  if (!known) throw refused()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: consumeChallenge(deps, 'passkeySignIn'),
    expectedOrigin: config.passkeys.origins,
    expectedRPID: config.passkeys.rpId,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: Number(known.counter),
      transports: known.transports as AuthenticatorTransport[],
    },
  }).catch(() => null)
  if (!verified?.verified) throw refused()
  const { newCounter } = verified.authenticationInfo
  return inTransaction(db, async (tx) => {
    await tx
      .updateTable('passkey')
      .set({ usedAt: sql`now()`, counter: BigInt(newCounter) })
      .where('id', '=', known.id)
      .execute()
    const [place] = await associationsOf(tx, known.userId)
    if (!place) throw refused()
    return enter(tx, known.userId, place, caller, { isStrong: true })
  })
}

const refused = () => new Refusal('invalid', 'identity.passkeyUnknown', { field: 'response' })

/** The challenge is our one-time token: whatever becomes of the answer, it works once. */
function consumeChallenge({ db, key }: Deps, purpose: 'passkeyRegistration' | 'passkeySignIn', subject?: string) {
  return async (challenge: string): Promise<boolean> => {
    const used = await consumeToken(db, key, purpose, Buffer.from(challenge, 'base64url').toString('utf8'))
    return used !== null && (subject === undefined || used.subject === subject)
  }
}
