import type { DeviceSession, Impersonation } from '@souk/contract/identity/identity.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { countryCodeOf } from '../../reference/door.ts'
import { impersonationsOf, sessionsOf } from './identity.queries.ts'

export async function presentSessions(db: Db, userId: string, currentId: string | null): Promise<DeviceSession[]> {
  const rows = await sessionsOf(db, userId)
  return rows.map(({ id, agent, address, createdAt, seenAt, impersonatorId, entityName, isStrong }) => ({
    id,
    isCurrent: id === currentId,
    isImpersonation: impersonatorId !== null,
    entityName,
    agent: agent ?? '',
    address: address ?? '',
    country: countryCodeOf(address ?? ''),
    isStrong,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }))
}

export async function presentImpersonations(db: Db, userId: string, marketplace: string): Promise<Impersonation[]> {
  const rows = await impersonationsOf(db, userId)
  return rows.map(({ id, at, lastAt, requests, reason, firstName, lastName }) => ({
    id,
    adminName: [firstName, lastName].filter(Boolean).join(' ') || marketplace,
    reason,
    at: at.toISOString(),
    requests,
    lastAt: (lastAt ?? at).toISOString(),
  }))
}
