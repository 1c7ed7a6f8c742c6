import { type Ability, type Actor, abilityOf } from '@souk/contract/core/abilities.ts'
import type { Me } from '@souk/contract/identity/identity.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { found } from '../../../platform/base/refusal.ts'
import { isPending } from '../../legal/door.ts'
import { associationsOf, findMe } from '../model/identity.queries.ts'
import { scopeOf } from '../model/scope.ts'

/** A person as they see themselves, in the place the session speaks for. */
/** What of a session the profile tells. */
export type Seat = { sessionId: string | null; isStrong: boolean }

export async function readMe({ db, config, marketplace }: Deps, actor: Actor, seat: Seat): Promise<Me> {
  const [user, associations, impersonation, mustAcceptTerms] = await Promise.all([
    findMe(db, actor),
    associationsOf(db, actor.userId),
    actor.impersonatorId && seat.sessionId ? impersonationOf(db, seat.sessionId) : null,
    actor.impersonatorId ? false : isPending(db, actor.userId, actor.side),
  ])
  const { id, email, firstName, lastName, entityName, access, isDemo, language, theme, ...rest } = found(user)
  const userScope = await scopeOf(db, actor)
  return {
    id,
    email,
    firstName,
    lastName,
    version: rest.version,
    role: actor.role,
    entityType: actor.side === 'souk' ? null : actor.side,
    entityName: entityName ?? `${firstName} ${lastName}`,
    currentEntityId: actor.entityId,
    access: (access ?? []) as Me['access'],
    country: rest.country,
    currency: rest.currency,
    isDemo: isDemo ?? false,
    isLive: rest.isLive,
    isApproved: rest.isApproved,
    isPremium: rest.isPremium ?? false,
    isAnalyticsEnabled: rest.isAnalyticsEnabled ?? false,
    isLeadAIEnabled: rest.isLeadAiEnabled ?? false,
    shouldDisplayToolKit: rest.shouldDisplayToolkit,
    onboardCompletedAt: rest.onboardCompletedAt?.toISOString() ?? null,
    isEmailVerified: rest.emailVerifiedAt !== null,
    isImpersonated: actor.impersonatorId !== undefined,
    impersonation,
    staffArea: (actor.side === 'souk' && actor.staffArea) || null,
    mustAcceptTerms,
    needsTwoFactor: actor.side === 'souk' && config.isAdminTwoFactorRequired && !seat.isStrong,
    deletionDueAt: rest.deletionDueAt?.toISOString() ?? null,
    hasPassword: rest.passwordHash !== null,
    language: language as Me['language'],
    theme: theme as Me['theme'],
    lastLoggedUserAssociationId: rest.lastAssociationId,
    userAssociations: associations.map((place) => ({
      id: place.id,
      entityId: place.entityId,
      entityName: place.entityName ?? marketplace().name[language as Me['language']],
      entityType: place.type as Me['entityType'],
      role: place.role as NonNullable<Me['role']>,
      userScope: place.entityId !== null && place.entityId === actor.entityId ? userScope : [],
    })),
    abilities: rulesOf(abilityOf(actor)),
  }
}

async function impersonationOf(db: Db, sessionId: string): Promise<Me['impersonation']> {
  const row = await db
    .selectFrom('session')
    .select(['reason', 'expiresAt'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row ? { reason: row.reason ?? '', until: row.expiresAt.toISOString() } : null
}

/** CASL keeps lists; on the wire each line is one action on one resource. */
function rulesOf(ability: Ability): Me['abilities'] {
  return ability.rules.flatMap(({ action, subject }) =>
    [subject].flat().flatMap((one) => [action].flat().map((act) => ({ action: act, subject: String(one) }))),
  )
}
