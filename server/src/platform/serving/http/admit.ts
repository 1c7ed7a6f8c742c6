import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, may } from '@souk/contract/core/abilities.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { isGranted, scopeOf } from '@souk/contract/core/scopes.ts'
import { findApiKey, isApiKey, type KeyGrant } from '../../data/access/api-keys.ts'
import { findSession, type Session, wasEndedByProof } from '../../data/access/sessions.ts'
import { audit } from '../../data/audit.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../../base/refusal.ts'
import { type Maintenance, retrySeconds } from '../maintenance.ts'
import { callerAddress } from './caller-address.ts'
import { countKeyCall } from './rate-limit.ts'

export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1]
}

/** Who asks, by a session, a link or an API key; 401 for strangers, 403 for the wrong ability. */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Endpoint,
  slice: string,
  deps: Deps,
): Promise<Session | null> {
  const token = bearerOf(request)
  const session = token ? await holderOf(token, call, deps) : null
  const actor = session?.actor ?? null
  if (session?.key) {
    request.session = session // also a refused call of a key is counted
    await limitKey(reply, session.key, deps)
  }
  const isAllowed = may(actor, call)
  if (actor?.impersonatorId) await auditImpersonation(deps.db, actor, request, isAllowed)
  if (!actor && token && !isAllowed && (await wasEndedByProof(deps.db, token)))
    throw new Refusal('session_ended', 'identity.endedByProof')
  if (!isAllowed) throw refusalOf(actor, call)
  requireOpen(deps.maintenance(), actor, call)
  if (session?.key && call.allow !== 'public') requireScope(session.key, call, slice)
  const isWeakAdmin = actor?.side === 'souk' && deps.config.isAdminTwoFactorRequired && !session?.isStrong
  if (isWeakAdmin && call.allow !== 'public' && !call.beforeTwoFactor) throw new Refusal('second_factor_required')
  return session
}

/** While the marketplace is worked on its own people come in, and everyone finds the ways to sign in. */
function requireOpen(maintenance: Maintenance, actor: Actor | null, call: Endpoint): void {
  if (!maintenance.isOn || call.duringMaintenance || actor?.side === 'souk' || actor?.impersonatorId) return
  const details = {
    retryAfter: retrySeconds(maintenance),
    items: [{ until: maintenance.until?.toISOString() ?? null }],
  }
  throw new Refusal('maintenance', 'errors.maintenance', details)
}

/** An impersonating admin hears that the visit is the reason, where the person themselves might. */
function refusalOf(actor: Actor | null, call: Endpoint): Refusal {
  if (!actor) return new Refusal('unauthenticated')
  if (actor.side === 'souk' && actor.staffArea) return new Refusal('forbidden', 'errors.staffArea')
  const { impersonatorId, ...person } = actor
  return new Refusal('forbidden', impersonatorId && may(person, call) ? 'errors.impersonated' : 'errors.forbidden')
}

async function holderOf(token: string, call: Endpoint, { db, key, findLink }: Deps): Promise<Session | null> {
  if (isApiKey(token)) return findApiKey(db, token)
  const found = await findSession(db, token)
  return found ?? (call.links ? findLink(db, key, token, call.links) : null)
}

/** Every answer to a key says how many calls are left in this minute. */
async function limitKey(reply: FastifyReply, { id, callsPerMinute }: KeyGrant, { db }: Deps): Promise<void> {
  const { limit, remaining, reset, isOver } = await countKeyCall(db, id, callsPerMinute)
  reply
    .header('ratelimit-limit', limit)
    .header('ratelimit-remaining', remaining)
    .header('ratelimit-reset', reset)
    .header('ratelimit-policy', `${limit};w=60`)
  if (isOver) throw new Refusal('too_often', 'errors.too_often', { retryAfter: Math.max(1, reset) })
}

function requireScope({ scopes }: KeyGrant, call: Endpoint, slice: string): void {
  const scope = scopeOf(slice, call)
  if (!scope) throw new Refusal('forbidden', 'errors.notForKeys')
  if (!isGranted(scopes, scope)) throw new Refusal('forbidden', 'errors.missingScope', { params: { scope } })
}

/** Each request of an impersonating admin is audited with both people. */
function auditImpersonation(db: Deps['db'], actor: Actor, request: FastifyRequest, isAllowed: boolean): Promise<void> {
  const details = { method: request.method, path: request.routeOptions.url, isAllowed }
  const caller = { requestId: request.id, address: callerAddress(request) }
  return audit(db, actor, { action: 'impersonation.request', details, caller })
}
