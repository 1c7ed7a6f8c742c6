import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Address, AddressIn } from '@souk/contract/entities/entity-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { nextVersion } from '../../../platform/data/saved-version.ts'
import {
  clearDefaults,
  countAddresses,
  deleteAddress,
  fillDefaults,
  findAddress,
  insertAddress,
  isAddressInUse,
  updateAddress,
} from '../model/addresses.queries.ts'
import { entityOf, lockEntity } from '../model/own-entity.ts'

const atMost = 100

export function addAddress({ db }: Deps, actor: Actor, input: AddressIn, caller: Caller): Promise<Address> {
  return inTransaction(db, async (tx) => {
    const { id: entityId } = await lockEntity(tx, entityOf(actor))
    const address = await placeAddress(tx, entityId, input)
    await tell(tx, actor, 'entities.addressAdded', address.id, caller)
    return address
  })
}

/** The first address is the default for both. For who has locked the entity. */
export async function placeAddress(tx: Tx, entityId: string, input: AddressIn): Promise<Address> {
  const count = await countAddresses(tx, entityId)
  if (count >= atMost) throw new Refusal('conflict', 'entities.tooManyAddresses')
  const isFirst = count === 0
  const defaults = {
    isDefaultShipping: input.isDefaultShipping || isFirst,
    isDefaultBilling: input.isDefaultBilling || isFirst,
  }
  await clearDefaults(tx, entityId, defaults)
  return insertAddress(tx, entityId, { ...input, ...defaults })
}

type Change = AddressIn & { version?: number | undefined }

/** A default is given to another address, never just taken away. */
export function changeAddress({ db }: Deps, actor: Actor, id: string, { version, ...input }: Change, caller: Caller) {
  return inTransaction(db, async (tx) => {
    const { id: entityId } = await lockEntity(tx, entityOf(actor))
    const before = found(await findAddress(tx, entityId, id))
    await nextVersion(tx, actor, { table: 'address', id, action: 'entities.addressChanged' }, version)
    const defaults = {
      isDefaultShipping: input.isDefaultShipping || before.isDefaultShipping,
      isDefaultBilling: input.isDefaultBilling || before.isDefaultBilling,
    }
    await clearDefaults(tx, entityId, defaults)
    const address = await updateAddress(tx, entityId, id, { ...input, ...defaults })
    await tell(tx, actor, 'entities.addressChanged', id, caller)
    return address
  })
}

export function removeAddress({ db }: Deps, actor: Actor, id: string, caller: Caller): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id: entityId } = await lockEntity(tx, entityOf(actor))
    found(await findAddress(tx, entityId, id))
    if (await isAddressInUse(tx, entityId, id)) throw new Refusal('conflict', 'entities.addressInUse')
    await deleteAddress(tx, entityId, id)
    await fillDefaults(tx, entityId)
    await tell(tx, actor, 'entities.addressRemoved', id, caller)
  })
}

async function tell(tx: Tx, actor: Actor, action: `entities.${string}`, subject: string, caller: Caller) {
  await audit(tx, actor, { action, subject, caller })
  const entityId = entityOf(actor)
  await publishLive(tx, { entityId }, 'entity.changed', entityId)
}
