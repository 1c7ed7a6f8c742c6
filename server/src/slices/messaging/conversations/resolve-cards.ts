import { amount } from '@souk/contract/core/money.ts'
import type { CardRef } from '@souk/contract/messaging/conversation-limits.ts'
import type { Card } from '@souk/contract/messaging/conversations.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { type CatalogViewer, findCollections, findProducts, presentPrices, viewerOf } from '../../catalog/door.ts'
import type { Trader } from '../../connections/door.ts'
import { orderRows } from '../../orders/door.ts'
import { listsOf, withContents } from '../../wishlists/door.ts'

export const keyOf = ({ kind, id }: CardRef) => `${kind}:${id}`

/** What a reader may see of the things that are spoken of, by the queries that their own pages use; the rest is absent. */
export async function resolveCards(db: Db, actor: Trader, refs: readonly CardRef[]): Promise<Map<string, Card>> {
  if (refs.length === 0) return new Map()
  const viewer = await viewerOf(db, actor)
  const ids = (kind: CardRef['kind']) => [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))]
  const cards = [
    ...(await orderCards(db, actor, ids('order'))),
    ...(await productCards(db, viewer, ids('product'))),
    ...(await collectionCards(db, viewer, ids('collection'))),
    ...(await wishlistCards(db, actor, viewer, ids('wishlist'))),
  ]
  return new Map(cards.map((card) => [keyOf(card), card]))
}

async function orderCards(db: Db, actor: Trader, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return []
  const rows = await orderRows(db, actor).where('salesOrder.id', 'in', ids).execute()
  return rows.map(({ id, number, status, image, worth, currency }) => ({
    kind: 'order',
    id,
    title: number,
    text: status,
    image,
    price: { amount: amount({ minor: worth, currency }), currency },
    link: `/order/${id}`,
  }))
}

async function productCards(db: Db, viewer: CatalogViewer, ids: readonly string[]): Promise<Card[]> {
  const rows = await findProducts(db, viewer, ids)
  return rows.map((row) => {
    const { currency, wholesalePrice, retailPrice } = presentPrices(row)
    const price = wholesalePrice ?? (wholesalePrice === undefined ? retailPrice : null)
    return {
      kind: 'product',
      id: row.id,
      title: row.name,
      text: row.brandName,
      image: row.images[0] ?? null,
      price: price === null ? null : { amount: price, currency },
      link: `/product/${row.id}/c/${row.collectionId}`,
    }
  })
}

async function collectionCards(db: Db, viewer: CatalogViewer, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return []
  const rows = await findCollections(db, viewer, ids)
  return rows.map((row) => ({
    kind: 'collection',
    id: row.id,
    title: row.name,
    text: row.brandName,
    image: row.cover ?? row.pictures[0] ?? null,
    price: null,
    link: `/products/${row.id}`,
  }))
}

async function wishlistCards(db: Db, actor: Trader, viewer: CatalogViewer, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return []
  const rows = await withContents(listsOf(db, actor).where('wishlist.id', 'in', ids), db, viewer).execute()
  return rows.map(({ id, name, entityName, images }) => ({
    kind: 'wishlist',
    id,
    title: name,
    text: entityName,
    image: images?.[0] ?? null,
    price: null,
    link: `/${actor.side === 'brand' ? 'selection' : 'wishlist'}-products/${id}`,
  }))
}

const linked =
  /\/(?:(order)\/|(product)\/|(?:wishlist|selection)-(products)\/|(products)\/)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/g

/** Links to our own pages in a text are cards too. */
export function cardsInText(text: string, publicUrl: string): CardRef[] {
  return text
    .split(/\s+/)
    .filter((word) => word.startsWith(`${publicUrl}/`))
    .flatMap((word) => [...word.matchAll(linked)].slice(0, 1))
    .map(([, order, product, list, , id]) => ({
      kind: order ? 'order' : product ? 'product' : list ? 'wishlist' : 'collection',
      id: id!,
    }))
}
