import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import type { LineIn } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { findProducts, retailerViewer, viewerOf } from '../../catalog/door.ts'
import { type ProductRecord } from '../../catalog/doors/lists.ts'
import { addLines, changeLines, countLines, linesNow, rememberLast, skusOf } from './put-lines.queries.ts'
import type { Trader } from '../../connections/door.ts'
import type { ListRecord } from './wishlists.queries.ts'

type List = Pick<ListRecord, 'id' | 'entityId' | 'ownerType' | 'isOwn'>
type Overtaken = { productId: string; by: string | null; at: string }

/** Sets the named lines and leaves the others. Answers those that another person had changed since they were read. */
export async function putLines(
  tx: Tx,
  actor: Trader,
  list: List,
  requested: readonly LineIn[],
): Promise<{ overtaken: Overtaken[] }> {
  const lines = [...new Map(requested.map((line) => [line.productId, line])).values()]
  const now = new Map(
    (
      await linesNow(
        tx,
        list.id,
        lines.map(({ productId }) => productId),
      )
    ).map((row) => [row.productId, row]),
  )
  const fresh = lines.filter(({ productId }) => !now.has(productId))
  const products = await mayAdd(tx, actor, list, list.isOwn ? fresh : lines)
  await requireSkus(tx, lines)
  if (fresh.length > 0) await requireRoom(tx, list.id, fresh.length)
  await addLines(
    tx,
    { wishlistId: list.id, userId: actor.userId },
    fresh.map((line) => ({ ...line, kept: snapshotOf(products.get(line.productId)!) })),
  )
  if (fresh.length > 0 && list.isOwn)
    await rememberLast(tx, { wishlistId: list.id, userId: actor.userId }, actor.entityId)
  await changeLines(
    tx,
    { wishlistId: list.id, userId: actor.userId },
    lines.filter(({ productId }) => now.has(productId)),
  )
  return {
    overtaken: lines.flatMap(({ productId, version }) => {
      const was = now.get(productId)
      if (!was || version === undefined || version === was.version || was.updatedBy === actor.userId) return []
      return [{ productId, by: was.changerName, at: was.updatedAt.toISOString() }]
    }),
  }
}

/** An added product must be visible to the person who adds it and to the owner; a brand's list holds its own products. */
async function mayAdd(tx: Tx, actor: Trader, list: List, lines: readonly LineIn[]) {
  const ids = lines.map(({ productId }) => productId)
  let products: ProductRecord[] = await findProducts(tx, await viewerOf(tx, actor), ids)
  if (list.ownerType === 'brand') products = products.filter(({ brandId }) => brandId === list.entityId)
  else if (!list.isOwn) {
    const theirs = await findProducts(tx, await retailerViewer(tx, list.entityId), ids)
    const open = new Set(theirs.map(({ id }) => id))
    products = products.filter(({ id }) => open.has(id))
  }
  const byId = new Map(products.map((row) => [row.id, row]))
  const items = ids.filter((id) => !byId.has(id))
  if (items.length > 0) throw new Refusal('invalid', 'wishlists.noSuchProduct', { field: 'lines', items })
  return byId
}

async function requireSkus(tx: Tx, lines: readonly LineIn[]): Promise<void> {
  const owners = await skusOf(
    tx,
    lines.flatMap(({ quantities }) => Object.keys(quantities ?? {})),
  )
  for (const { productId, quantities } of lines) {
    const items = Object.keys(quantities ?? {}).filter((skuId) => owners.get(skuId) !== productId)
    if (items.length > 0) throw new Refusal('invalid', 'wishlists.noSuchSku', { field: 'lines', items })
  }
}

/** The list is locked, so what is counted stays so. */
export async function requireRoom(tx: Tx, wishlistId: string, more: number): Promise<void> {
  const maxLines = wishlistLimits.lines
  if ((await countLines(tx, wishlistId)) + more > maxLines) {
    throw new Refusal('conflict', 'wishlists.tooManyLines', { params: { most: maxLines } })
  }
}

export const snapshotOf = ({ name, styleCode, brandName, images }: ProductRecord) => ({
  name,
  styleCode,
  brandName,
  image: images[0] ?? null,
})
