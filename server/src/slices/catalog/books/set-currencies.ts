import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'

/** The currencies a collection has prices in; the main one stays. What was priced in one that goes is kept, unseen. */
export function setCurrencies(
  { db }: Deps,
  actor: Actor,
  id: string,
  input: readonly string[],
  caller: Caller,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const collection = await openForEditing(tx, actor, id)
    const currencies = [...new Set(input)]
    if (!currencies.includes(collection.currency)) {
      throw new Refusal('invalid', 'catalog.currencyMissing', { field: 'currencies' })
    }
    await tx
      .updateTable('collection')
      .set({ currencies, version: sql`version + 1`, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute()
    await audit(tx, actor, { action: 'catalog.currenciesChanged', subject: id, details: { currencies }, caller })
    await publishLive(tx, { entityId: brandOf(actor) }, 'catalog.changed', id)
    return currencies
  })
}
