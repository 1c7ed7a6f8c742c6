import type { Actor } from '@souk/contract/core/abilities.ts'
import type { entities } from '@souk/contract/entities/entities.contract.ts'
import type { EntityDocument } from '@souk/contract/entities/entity-shapes.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { changeEntity } from './profile/change-entity.ts'
import { changeStore, closeStore } from './profile/change-store.ts'
import { createStore } from './profile/create-store.ts'
import { findDigest, hideToolkit, setDigest } from './profile/digest.queries.ts'
import { documentsOf, presentDocument } from './model/documents.queries.ts'
import { findBrand, findWholeEntity, putNickName, removeNickName } from './model/entities.queries.ts'
import { entityOf } from './model/own-entity.ts'
import { presentOwn, presentPublic } from './model/present-entity.ts'
import { readChecklist } from './profile/read-checklist.ts'
import { addAddress, changeAddress, removeAddress } from './profile/save-address.ts'
import { setDocuments } from './profile/set-documents.ts'

export const entitiesHandlers: Handlers<typeof entities> = {
  async read({ actor, params: { role, id } }, { db }) {
    const isInside = actor.side === 'souk' || actor.entityId === id
    if (isInside) return presentOwn(found(await findWholeEntity(db, actor, id, role)))
    if (role !== 'brand') throw new Refusal('not_found')
    return presentPublic(found(await findBrand(db, actor, id)), actor)
  },
  change({ actor, params: { role, id }, body, caller }, deps) {
    if (actor.entityId !== id || actor.side !== role) throw new Refusal('not_found')
    return changeEntity(deps, actor, body, caller)
  },
  async readBrand({ actor, params }, { db }) {
    return presentPublic(found(await findBrand(db, actor, params.brandId)), actor)
  },
  general: ({ actor, body, caller }, deps) => changeEntity(deps, actor, body, caller),
  segmentation: ({ actor, body, caller }, deps) => changeEntity(deps, actor, body, caller),
  social: ({ actor, body, caller }, deps) => changeEntity(deps, actor, { social: body }, caller),
  documents: ({ actor }, deps) => readDocuments(deps, actor),
  async setDocuments({ actor, body, caller }, deps) {
    await setDocuments(deps, actor, body, caller)
    return readDocuments(deps, actor)
  },
  addAddress: ({ actor, body, caller }, deps) => addAddress(deps, actor, body, caller),
  changeAddress: ({ actor, params, body, caller }, deps) => changeAddress(deps, actor, params.id, body, caller),
  async removeAddress({ actor, params, caller }, deps) {
    await removeAddress(deps, actor, params.id, caller)
    return null
  },
  createStore: ({ actor, body, caller }, deps) => createStore(deps, actor, body, caller),
  changeStore: ({ actor, params: { id }, body, caller }, deps) => changeStore(deps, { actor, id, caller }, body),
  closeStore: ({ actor, params: { id }, caller }, deps) => closeStore(deps, { actor, id, caller }),
  addNickName: ({ actor, body }, deps) => nameCounterpart(deps, actor, body),
  changeNickName: ({ actor, body }, deps) => nameCounterpart(deps, actor, body),
  async digest({ actor }, { db }) {
    return found(await findDigest(db, actor.userId))
  },
  async scheduleEmail({ actor, body }, { db }) {
    await setDigest(db, actor.userId, body)
    return found(await findDigest(db, actor.userId))
  },
  async closeToolkit({ actor }, { db }) {
    await hideToolkit(db, actor.userId)
    return null
  },
  checklist: ({ actor }, { db }) => readChecklist(db, actor),
}

async function readDocuments({ db, key }: Deps, { entityId }: Actor): Promise<EntityDocument[]> {
  const rows = entityId === null ? [] : await documentsOf(db, entityId)
  return rows.map((row) => presentDocument(key, row))
}

function nameCounterpart({ db }: Deps, actor: Actor, input: { entityId: string; nickName: string }): Promise<null> {
  const own = entityOf(actor)
  return inTransaction(db, async (tx) => {
    const { entityId, nickName } = input
    const isKnown = nickName ? await putNickName(tx, own, entityId, nickName) : await removeNickName(tx, own, entityId)
    if (!isKnown) throw new Refusal('not_found')
    await publishLive(tx, { entityId: own }, 'entity.changed', input.entityId)
    return null
  })
}
