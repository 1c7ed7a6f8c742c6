import type { CartProductIn } from '@souk/contract/carts/cart-shapes.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { NewLine } from './lines.queries.ts'
import { cartonsLeft, leftOf, type Sellable } from './sellable.queries.ts'

/** A requested line, checked: its sizes exist and there is enough stock. */
export function lineFor({ productId, quantity, items = [] }: CartProductIn, product: Sellable): NewLine {
  const { name, styleCode, image, collectionId, collectionName, wholesale, isCarton } = product
  if (isCarton !== (quantity !== undefined)) {
    throw new Refusal('invalid', isCarton ? 'carts.byCarton' : 'carts.bySize', {
      field: 'products',
      items: [productId],
    })
  }
  if (quantity !== undefined) requireCartons(product, quantity)
  const sizes = items.map(({ sku, value }) => itemFor(product, sku, value))
  requireOnce(sizes.map(({ skuId }) => skuId))
  return {
    productId,
    cartons: quantity ?? 0,
    items: sizes,
    seenPrice: BigInt(wholesale!),
    kept: { name, styleCode, image, collectionId, collectionName },
  }
}

function requireCartons(product: Sellable, quantity: number): void {
  const left = cartonsLeft(product)
  if (left !== null && quantity > left) throw notEnough([{ productId: product.id, left }])
}

function itemFor(product: Sellable, code: string, quantity: number) {
  const sku = product.skus.find(({ skuId, sku: skuCode }) => skuId === code || skuCode === code)
  if (!sku) throw new Refusal('invalid', 'carts.noSuchSku', { field: 'products', items: [code] })
  const left = leftOf(sku)
  if (left !== null && quantity > left) throw notEnough([{ productId: product.id, skuId: sku.skuId, left }])
  return { skuId: sku.skuId, quantity }
}

/** Of a product or size that is named twice, with two quantities, neither can be meant. */
export function requireOnce(ids: readonly string[]): void {
  const twice = ids.filter((id, at) => ids.indexOf(id) < at)
  if (twice.length > 0) throw new Refusal('invalid', 'carts.twice', { field: 'products', items: twice })
}

const notEnough = (items: readonly { productId: string; skuId?: string; left: number }[]) =>
  new Refusal('invalid', 'carts.notEnough', { field: 'products', items })
