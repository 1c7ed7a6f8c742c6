import type { collections } from '@souk/contract/catalog/collections.contract.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { found } from '../../../platform/base/refusal.ts'
import { availabilitySheet } from '../products/availability-sheet.ts'
import { changeCollection } from './change-collection.ts'
import { chooseCurrency } from './choose-currency.ts'
import { findCollection, listCollections, listReviews, upcomingDeadlines } from '../model/collections.queries.ts'
import { createCollection } from './create-collection.ts'
import { duplicateCollection } from './duplicate-collection.ts'
import { brandOf } from '../model/own-brand.ts'
import { presentCollection, presentWholeCollection } from '../model/present-collection.ts'
import { removeCollection, unarchiveCollection } from './remove-collection.ts'
import { viewerOf } from '../visibility/viewer.ts'

export const collectionsHandlers: Handlers<typeof collections> = {
  async list({ actor, query }, { db }) {
    const viewer = await viewerOf(db, actor)
    const { rows, ...page } = await listCollections(db, viewer, query)
    return { items: rows.map((row) => presentCollection(row, viewer)), ...page }
  },
  create: ({ actor, body, caller }, deps) => createCollection(deps, actor, body, caller),
  async upcomingDeadlines({ actor, query }, { db }) {
    const viewer = await viewerOf(db, actor)
    return (await upcomingDeadlines(db, viewer, query.days)).map((row) => presentCollection(row, viewer))
  },
  async read({ actor, params }, { db }) {
    const viewer = await viewerOf(db, actor)
    return presentWholeCollection(found(await findCollection(db, viewer, params.collectionId)), viewer)
  },
  async chooseCurrency({ actor, params, body }, { db }) {
    await chooseCurrency(db, actor, params.collectionId, body.currency)
    const viewer = await viewerOf(db, actor)
    return presentWholeCollection(found(await findCollection(db, viewer, params.collectionId)), viewer)
  },
  change: ({ actor, params, body, caller }, deps) => changeCollection(deps, actor, params.collectionId, body, caller),
  async remove({ actor, params, query, caller }, deps) {
    await removeCollection(deps, actor, params.collectionId, query, caller)
    return null
  },
  async unarchive({ actor, params, caller }, deps) {
    await unarchiveCollection(deps, actor, params.collectionId, caller)
    const viewer = { kind: 'owner', brandId: brandOf(actor) } as const
    return presentWholeCollection(found(await findCollection(deps.db, viewer, params.collectionId)), viewer)
  },
  async duplicate({ actor, params, body, caller }, deps) {
    const id = await duplicateCollection(deps, actor, params.collectionId, body, caller)
    const viewer = { kind: 'owner', brandId: brandOf(actor) } as const
    return presentWholeCollection(found(await findCollection(deps.db, viewer, id)), viewer)
  },
  async availability({ actor, params }, { db, replica }) {
    const viewer = { kind: 'owner', brandId: brandOf(actor) } as const
    return availabilitySheet(replica, found(await findCollection(db, viewer, params.collectionId)))
  },
  async reviews({ query }, { db }) {
    const { rows, ...page } = await listReviews(db, query)
    return { items: rows.map((row) => presentCollection(row, { kind: 'admin' })), ...page }
  },
}
