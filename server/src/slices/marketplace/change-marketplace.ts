import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Marketplace, MarketplaceChange } from '@souk/contract/marketplace/marketplace-shapes.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { audit } from '../../platform/data/audit.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import { notifyMarketplaceChanged } from '../../platform/data/marketplace.ts'
import { nextVersion } from '../../platform/data/saved-version.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { requireTimeZone } from '../entities/door.ts'
import { ownId, readMarketplace } from './marketplace.queries.ts'

const action = 'marketplace.changed'
const knownCurrencies: ReadonlySet<string> = new Set(currencies.map(({ code }) => code))

/** Any part of what the owner decides. What stays the same is not written down. */
export function changeMarketplace(
  { db }: Deps,
  actor: Actor,
  { version, ...given }: MarketplaceChange,
  caller: Caller,
): Promise<Marketplace> {
  return inTransaction(db, async (tx) => {
    const before: Record<string, unknown> = await readMarketplace(tx)
    const changed = Object.entries(given).filter(([field, value]) => !isDeepStrictEqual(value, before[field]))
    if (given.currency && !knownCurrencies.has(given.currency))
      throw new Refusal('invalid', 'money.currency', { field: 'currency' })
    if (given.timeZone) await requireTimeZone(tx, given.timeZone)
    if (changed.length > 0) {
      await nextVersion(tx, actor, { table: 'marketplace', id: ownId, action }, version)
      await tx
        .updateTable('marketplace')
        .set({ ...Object.fromEntries(changed), updatedAt: sql`now()` })
        .execute()
      const details = {
        before: Object.fromEntries(changed.map(([field]) => [field, before[field]])),
        after: Object.fromEntries(changed),
      }
      await audit(tx, actor, { action, subject: ownId, details, caller })
      await notifyMarketplaceChanged(tx)
    }
    return readMarketplace(tx)
  })
}
