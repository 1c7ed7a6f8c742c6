import type { Request } from '@souk/contract/core/endpoint.ts'
import type { LineIn, Sharing } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import type { documents } from '@souk/contract/downloads/documents.contract.ts'
import { call } from '../../../lib/server/call.ts'
import { download } from '../../../lib/server/download.ts'
import { Failed } from '../../../lib/server/failed.ts'
import type { GuestProducts } from '../../../lib/session/guest-products.ts'
import { track } from '../../../lib/usage/track.ts'

type Id = { id: string }
type NewList = NonNullable<Request<typeof wishlists.create>['body']>

/** With the id of a list its lines are set, without one a list is made. */
export async function saveLines({ wishlistId, name, lines }: { wishlistId?: string; name?: string; lines: LineIn[] }) {
  for (const { productId, version } of lines)
    if (version === undefined) track({ kind: 'wishlist.added', subjectId: productId })
  if (wishlistId) return call(wishlists.save, { params: { id: wishlistId }, body: { lines } }, { isQuiet: true })
  const made = await call(wishlists.create, { body: { name: name ?? '', lines } }, { isQuiet: true })
  return { ...made, overtaken: [] }
}
export async function saveToLast({ productId }: { productId: string }) {
  track({ kind: 'wishlist.added', subjectId: productId })
  return call(wishlists.saveToLast, { params: { productId } }, { isQuiet: true })
}
/** `null` where it is on no list of the person's own. */
export async function removeFromLast({ productId }: { productId: string }) {
  try {
    return await call(wishlists.removeFromLast, { params: { productId } }, { isQuiet: true })
  } catch (error) {
    if (error instanceof Failed && error.status === 404) return null
    throw error
  }
}
/** The sheet to order with, as it is usually laid out. */
export const downloadOrderForm = ({ id, language }: Id & { language: 'en' | 'ar' }) =>
  download<typeof documents.wishlist>('/api/v2/wishlists/:id/download', {
    params: { id },
    query: { format: 'orderForm', language },
  })
export const createList = (body: NewList) => call(wishlists.create, { body }, { isQuiet: true })
/** What a guest wanted, as one list; sent again with the same id it is the same list. */
export function saveGuestProducts({ id, productIds, name }: GuestProducts & { name: string }) {
  const lines = productIds.map((productId) => ({ productId }))
  return call(wishlists.create, { body: { name, lines } }, { key: id, hidesSuccess: true })
}
export const renameList = ({ id, name }: Id & { name: string }) =>
  call(wishlists.rename, { params: { id }, body: { name } })
export const setNote = ({ id, note }: Id & { note: string }) => call(wishlists.save, { params: { id }, body: { note } })
export const removeList = ({ id }: Id) => call(wishlists.remove, { params: { id } })
export const removeLine = ({ id, productId }: Id & { productId: string }) =>
  call(wishlists.removeProduct, { params: { id, productId } })
export const removeLines = ({ id, products }: Id & { products: string[] }) =>
  call(wishlists.removeProducts, { params: { id }, body: { products } })
export const duplicateList = ({ id, name }: Id & { name: string }) =>
  call(wishlists.duplicate, { params: { id }, body: { name } })
export const mergeLists = ({ id, wishlistIds }: Id & { wishlistIds: string[] }) =>
  call(wishlists.merge, { params: { id }, body: { wishlistIds } })
export const shareList = ({ id, sharing }: Id & { sharing: Sharing }) =>
  call(wishlists.share, { params: { id }, body: sharing })
export const mailList = ({ id, emails, message }: Id & { emails: string[]; message: string }) =>
  call(wishlists.mail, { params: { id }, body: { emails, message } })
export const followUp = ({ id, message }: Id & { message: string }) =>
  call(wishlists.followUp, { params: { id }, body: { message } })
export const openLink = ({ id }: Id) => call(wishlists.createPublicLink, { params: { id } })
export const closeLink = ({ id }: Id) => call(wishlists.revokePublicLink, { params: { id } })
export const takeFromPublic = ({ publicToken }: { publicToken: string }) =>
  call(wishlists.fromPublic, { body: { publicToken } })
