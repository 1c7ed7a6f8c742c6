import type { z } from 'zod/mini'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { StoreChange } from '@souk/contract/entities/entities.contract.ts'
import type { Store } from '@souk/contract/entities/entity-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { emit, publishLive } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { nextVersion } from '../../../platform/data/saved-version.ts'
import {
  countStores,
  endStore,
  findAddress,
  findOpenStore,
  hasStoreNamed,
  updateStore,
} from '../model/addresses.queries.ts'
import { entityOf, lockEntity } from '../model/own-entity.ts'

type Deed = { actor: Actor; id: string; caller: Caller }

/** Another name, or another address of the address book. */
export function changeStore(
  { db }: Deps,
  { actor, id, caller }: Deed,
  change: z.output<typeof StoreChange>,
): Promise<Store> {
  return inTransaction(db, async (tx) => {
    const { id: entityId } = await lockEntity(tx, entityOf(actor))
    found(await findOpenStore(tx, entityId, id))
    await nextVersion(tx, actor, { table: 'store', id, action: 'entities.storeChanged' }, change.version)
    const at = await findAddress(tx, entityId, change.addressId)
    if (!at) throw new Refusal('invalid', 'entities.noSuchAddress', { field: 'addressId' })
    if (await hasStoreNamed(tx, entityId, change.name, id)) {
      throw new Refusal('invalid', 'entities.storeNameTaken', { field: 'name' })
    }
    const store = found(await updateStore(tx, entityId, id, change.name, at))
    await audit(tx, actor, { action: 'entities.storeChanged', subject: id, caller })
    await publishLive(tx, { entityId }, 'entity.changed', entityId)
    return store
  })
}

/** Its carts are emptied; its orders stay. A retailer always has one store to order for. */
export function closeStore({ db }: Deps, { actor, id, caller }: Deed): Promise<null> {
  return inTransaction(db, async (tx) => {
    const { id: entityId } = await lockEntity(tx, entityOf(actor))
    found(await endStore(tx, entityId, id))
    if ((await countStores(tx, entityId)) === 0) throw new Refusal('conflict', 'entities.lastStore')
    await audit(tx, actor, { action: 'entities.storeClosed', subject: id, caller })
    await emit(tx, 'store.closed', { entityId, storeId: id })
    await publishLive(tx, { entityId }, 'entity.changed', entityId)
    return null
  })
}
