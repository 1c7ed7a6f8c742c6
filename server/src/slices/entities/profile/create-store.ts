import type { z } from 'zod/mini'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { NewStore } from '@souk/contract/entities/entities.contract.ts'
import type { Store } from '@souk/contract/entities/entity-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { countStores, insertStore } from '../model/addresses.queries.ts'
import { entityOf, lockEntity } from '../model/own-entity.ts'
import { placeAddress } from './save-address.ts'

const atMost = 100

/** A store and where it is. */
export function createStore(
  { db }: Deps,
  actor: Actor,
  { name, address }: z.output<typeof NewStore>,
  caller: Caller,
): Promise<Store> {
  return inTransaction(db, async (tx) => {
    const { id: entityId } = await lockEntity(tx, entityOf(actor))
    if ((await countStores(tx, entityId)) >= atMost) throw new Refusal('conflict', 'entities.tooManyStores')
    const store = await insertStore(tx, entityId, name, await placeAddress(tx, entityId, address))
    if (!store) throw new Refusal('invalid', 'entities.storeNameTaken', { field: 'name' })
    await audit(tx, actor, { action: 'entities.storeCreated', subject: store.id, caller })
    await publishLive(tx, { entityId }, 'entity.changed', entityId)
    return store
  })
}
