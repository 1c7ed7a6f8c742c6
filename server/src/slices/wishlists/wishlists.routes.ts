import type { publicWishlists, wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { found } from '../../platform/base/refusal.ts'
import { viewerOf } from '../catalog/door.ts'
import { countFacets } from '../discovery/door.ts'
import { closeLink, openLink, removeLines, removeList, renameList, saveList } from './editing/change-list.ts'
import { createList } from './editing/create-list.ts'
import { duplicateList, mergeLists } from './editing/duplicate-list.ts'
import { removeFromLast, saveToLast } from './editing/save-to-last.ts'
import { wishlistViewer } from './model/wishlist-viewer.ts'
import { takeFromPublic } from './sharing/from-public.ts'
import { importLines } from './editing/import-lines.ts'
import { findByToken } from './model/links.queries.ts'
import { followUp, mailList } from './sharing/mail-list.ts'
import { traderOf } from '../connections/door.ts'
import { listPartners, listTeammates } from './model/partners.queries.ts'
import { asCard } from './model/present-list.ts'
import { readPublic } from './sharing/public-list.ts'
import { readList } from './model/read-list.ts'
import { shareList } from './sharing/share-list.ts'
import { findList, isOnWishlist, listsHolding, pageOfLists } from './model/wishlists.queries.ts'

export const wishlistsHandlers: Handlers<typeof wishlists> = {
  async list({ actor, query }, { db }) {
    const { rows, ...page } = await pageOfLists(db, traderOf(actor), await viewerOf(db, actor), query)
    return { items: rows.map(asCard), ...page }
  },
  create: ({ actor, body }, { db }) => createList(db, traderOf(actor), withLines(body)),
  containing: ({ actor, query }, { db }) => listsHolding(db, traderOf(actor), query.productIds),
  saveToLast: ({ actor, params, caller }, { db, say }) =>
    saveToLast(db, traderOf(actor), params.productId, say(caller.language, `wishlists.first.${traderOf(actor).side}`)),
  removeFromLast: ({ actor, params }, { db }) => removeFromLast(db, traderOf(actor), params.productId),
  fromPublic: ({ actor, body }, deps) => takeFromPublic(deps, traderOf(actor), body.publicToken),
  read: ({ actor, params, query }, deps) => readList(deps, traderOf(actor), params.id, query),
  save: ({ actor, params, body }, { db }) => saveList(db, traderOf(actor), params.id, withLines(body)),
  remove: ({ actor, params }, { db }) => removeList(db, traderOf(actor), params.id),
  removeProduct: ({ actor, params }, { db }) => removeLines(db, traderOf(actor), params.id, [params.productId]),
  removeProducts: ({ actor, params, body }, { db }) => removeLines(db, traderOf(actor), params.id, body.products),
  rename: ({ actor, params, body }, { db }) => renameList(db, traderOf(actor), params.id, body.name),
  async filters({ actor, params, query }, { db }) {
    const trader = traderOf(actor)
    const { viewer } = await wishlistViewer(db, trader, found(await findList(db, trader, params.id)))
    return countFacets(db, viewer, { only: isOnWishlist(params.id) }, query, null)
  },
  duplicate: ({ actor, params, body }, { db }) => duplicateList(db, traderOf(actor), params.id, body.name),
  merge: ({ actor, params, body }, { db }) => mergeLists(db, traderOf(actor), params.id, body.wishlistIds),
  share: ({ actor, params, body, caller }, { db }) => shareList(db, traderOf(actor), params.id, body, caller),
  async shareable({ actor }, { db }) {
    const trader = traderOf(actor)
    return { teammates: await listTeammates(db, trader), partners: await listPartners(db, trader) }
  },
  mail: ({ actor, params, body, caller }, deps) => mailList(deps, traderOf(actor), params.id, body, caller),
  followUp: ({ actor, params, body, caller }, deps) => followUp(deps, traderOf(actor), params.id, body.message, caller),
  import: ({ actor, params, caller }, deps) => importLines(deps, traderOf(actor), params.id, caller),
  createPublicLink: ({ actor, params }, deps) => openLink(deps, traderOf(actor), params.id),
  revokePublicLink: ({ actor, params }, { db }) => closeLink(db, traderOf(actor), params.id),
}

export const publicWishlistsHandlers: Handlers<typeof publicWishlists> = {
  read: ({ actor, params, query }, deps) => readPublic(deps, actor, params.publicToken, query),
  async filters({ params, query }, { db, key }) {
    const { id } = found(await findByToken(db, key, params.publicToken))
    return countFacets(db, { kind: 'guest' }, { only: isOnWishlist(id) }, query, null)
  },
}

/** `products` is another name for `lines`. */
function withLines<L, B extends { lines?: L | undefined; products?: L | undefined }>({ products, ...body }: B) {
  const lines = body.lines ?? products
  return { ...body, ...(lines && { lines }) }
}
