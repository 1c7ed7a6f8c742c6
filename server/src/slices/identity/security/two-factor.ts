import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Language } from '@souk/contract/core/language.ts'
import type { TwoFactorSetup, TwoFactorState } from '@souk/contract/identity/security.contract.ts'
import { strengthenSession } from '../../../platform/data/access/sessions.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { emit } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { findUser } from '../model/identity.queries.ts'
import { proofKindOf } from './prove.ts'
import { endTwoFactor, isTwoFactorOn, renewRecoveryCodes, consumeTotp } from './second-factor.queries.ts'
import { encryptSecret, newSecret, qrOf, uriOf } from './totp.ts'

export async function readTwoFactor({ db, config }: Deps, { userId, side }: Actor): Promise<TwoFactorState> {
  const row = await db
    .selectFrom('twoFactor')
    .select('confirmedAt')
    .select((eb) =>
      eb
        .selectFrom('recoveryCode')
        .select((codes) => codes.fn.countAll<number>().as('left'))
        .where('recoveryCode.userId', '=', userId)
        .where('usedAt', 'is', null)
        .as('left'),
    )
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return {
    isOn: row !== undefined,
    since: row?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: Number(row?.left ?? 0),
    isRequired: side === 'souk' && config.isAdminTwoFactorRequired,
    proof: await proofKindOf(db, userId),
  }
}

/** A new secret, which counts once a code of it was typed. */
export async function beginTwoFactor({ db, key, marketplace }: Deps, { userId }: Actor): Promise<TwoFactorSetup> {
  const { email, language } = found(await findUser(db, userId))
  const secret = newSecret()
  const values = { secret: encryptSecret(key, userId, secret), lastStep: 0n, createdAt: sql<Date>`now()` }
  const row = await db
    .insertInto('twoFactor')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values).where('twoFactor.confirmedAt', 'is', null))
    .returning('userId')
    .executeTakeFirst()
  if (!row) throw new Refusal('conflict', 'identity.twoFactorIsOn')
  const uri = uriOf(secret, email, marketplace().name[language as Language])
  return { secret, uri, qr: qrOf(uri) }
}

/** The first code switches it on; the recovery codes are shown with this answer only. */
export function confirmTwoFactor({ db, key }: Deps, actor: Actor, code: string, caller: Caller) {
  return inTransaction(db, async (tx) => {
    const { userId } = actor
    if (await isTwoFactorOn(tx, userId)) throw new Refusal('conflict', 'identity.twoFactorIsOn')
    if (!(await consumeTotp(tx, key, userId, code, false)))
      throw new Refusal('invalid', 'identity.wrongFactor', { field: 'code' })
    await tx
      .updateTable('twoFactor')
      .set({ confirmedAt: sql`now()` })
      .where('userId', '=', userId)
      .execute()
    if (caller.sessionId) await strengthenSession(tx, caller.sessionId)
    const recoveryCodes = await renewRecoveryCodes(tx, key, userId)
    await audit(tx, actor, { action: 'identity.twoFactorOn', subject: userId, caller })
    await emit(tx, 'account.secured', { userId, change: 'twoFactorOn' })
    return { recoveryCodes }
  })
}

export function switchOffTwoFactor({ db }: Deps, actor: Actor, caller: Caller): Promise<null> {
  return inTransaction(db, async (tx) => {
    if (!(await endTwoFactor(tx, actor.userId))) throw new Refusal('conflict', 'identity.twoFactorIsOff')
    await audit(tx, actor, { action: 'identity.twoFactorOff', subject: actor.userId, caller })
    await emit(tx, 'account.secured', { userId: actor.userId, change: 'twoFactorOff' })
    return null
  })
}

export function renewCodes({ db, key }: Deps, actor: Actor, caller: Caller) {
  return inTransaction(db, async (tx) => {
    if (!(await isTwoFactorOn(tx, actor.userId))) throw new Refusal('conflict', 'identity.twoFactorIsOff')
    const recoveryCodes = await renewRecoveryCodes(tx, key, actor.userId)
    await audit(tx, actor, { action: 'identity.recoveryCodesRenewed', subject: actor.userId, caller })
    await emit(tx, 'account.secured', { userId: actor.userId, change: 'codesRenewed' })
    return { recoveryCodes }
  })
}
