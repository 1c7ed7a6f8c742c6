import type { Actor } from '@souk/contract/core/abilities.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { viewerOf } from '../visibility/viewer.ts'
import { findCollection } from '../model/collections.queries.ts'

/** The whole team of the retailer is shown this brand's prices in it. A collection without it falls back to the usual currency. */
export function chooseCurrency(db: Db, actor: Actor, collectionId: string, currency: string): Promise<void> {
  if (actor.side !== 'retailer') throw new Refusal('forbidden')
  const { entityId: retailerId } = actor
  return inTransaction(db, async (tx) => {
    const { brandId, currencies } = found(await findCollection(tx, await viewerOf(tx, actor), collectionId))
    if (!currencies.includes(currency)) throw new Refusal('invalid', 'catalog.noSuchCurrency', { field: 'currency' })
    await tx
      .insertInto('buyingCurrency')
      .values({ retailerId, brandId, currency })
      .onConflict((conflict) => conflict.columns(['retailerId', 'brandId']).doUpdateSet({ currency }))
      .execute()
    await publishLive(tx, { entityId: retailerId }, 'catalog.changed', collectionId)
  })
}
