import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Scope } from '@souk/contract/core/scopes.ts'
import { newApiKey } from '../../../platform/data/access/api-keys.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { countActiveKeys, findKey, presentKey } from './keys.queries.ts'
import { sandboxOf } from './fill-sandbox.ts'

type Wanted = { name: string; scopes: readonly Scope[]; isSandbox: boolean; expiresOn?: string | null | undefined }
const mostActive = 50
const perMinute = { live: 300, sandbox: 120 } as const

/** The secret leaves the server once, in this answer; only its hash is stored. */
export function createKey({ db }: Deps, owner: Trader, wanted: Wanted, caller: Caller) {
  const { name, scopes, isSandbox, expiresOn } = wanted
  if (expiresOn && expiresOn < new Date().toISOString().slice(0, 10)) {
    throw new Refusal('invalid', 'integrations.dayPassed', { field: 'expiresOn' })
  }
  return inTransaction(db, async (tx) => {
    // The lock makes the count and the insert one step, and fills a sandbox once.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`keys ${owner.entityId}`}, 31))`.execute(tx)
    if ((await countActiveKeys(tx, owner.entityId)) >= mostActive)
      throw new Refusal('conflict', 'integrations.tooManyKeys')
    const entityId = isSandbox ? await sandboxOf(tx, owner.entityId) : owner.entityId
    const { token, secretHash, hint } = newApiKey(isSandbox)
    const { id } = await tx
      .insertInto('apiKey')
      .values({
        ownerId: owner.entityId,
        entityId,
        userId: await serviceMember(tx, name),
        createdBy: owner.userId,
        name,
        hint,
        secretHash,
        scopes: [...new Set(scopes)],
        isSandbox,
        callsPerMinute: isSandbox ? perMinute.sandbox : perMinute.live,
        expiresAt: expiresOn ? sql<Date>`${expiresOn}::date + 1` : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, owner, {
      action: 'integrations.keyCreated',
      subject: id,
      details: { name, scopes, isSandbox },
      caller,
    })
    return { key: presentKey(found(await findKey(tx, owner.entityId, id))), secret: token }
  })
}

/** Writes of a key are attributed to its own account, which cannot sign in and which belongs to no team's mails. */
async function serviceMember(tx: Tx, name: string): Promise<string> {
  const { id } = await tx
    .insertInto('userAccount')
    .values({
      email: `${randomUUID()}@keys.souk.invalid`,
      firstName: name,
      lastName: '(API)',
      emailVerifiedAt: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function revokeKey({ db }: Deps, owner: Trader, id: string, caller: Caller): Promise<null> {
  return inTransaction(db, async (tx) => {
    found(await findKey(tx, owner.entityId, id))
    await sql`update api_key set revoked_at = coalesce(revoked_at, now()) where id = ${id}`.execute(tx)
    await audit(tx, owner, { action: 'integrations.keyRevoked', subject: id, caller })
    return null
  })
}
