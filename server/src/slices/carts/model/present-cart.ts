import { shareHalfUp } from '@souk/contract/core/rounding.ts'
import { picturesByColour } from '../../catalog/door.ts'
import type { Cart, CartChange, CartProduct } from '@souk/contract/carts/cart-shapes.ts'
import {
  type CountedLine,
  type Minimum,
  minimumIn,
  minimumsOf,
  type StatedMinimum,
} from '@souk/contract/carts/minimum.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { CartRecord } from './carts.queries.ts'
import type { HeldItem, HeldLine } from './lines.queries.ts'
import { cartonsLeft, isOnRequest, isOnSale, leftOf, type Sellable, unitsInCarton } from './sellable.queries.ts'

type Known = ReadonlyMap<string, Sellable>

/** A cart as it stands today: what it comes to, what changed since, and what is missing to each minimum. */
export function presentCart(cart: CartRecord, lines: readonly HeldLine[], known: Known): Cart {
  const text = (minor: bigint) => amount({ minor, currency: cart.currency })
  const percent = cart.depositPercent
  const products = lines.map((line) => presentLine(line, known.get(line.productId), cart.currency))
  const sound = lines.filter((_, at) => products[at]!.isOrderable)
  const counted = sound.map((line) => countedLine(line, known.get(line.productId)!))
  const minimums = minimumsOf(counted, minimumsIn(cart, sound, known))
  const total = counted.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * BigInt(quantity), 0n)
  return {
    _id: cart.id,
    version: cart.version,
    store: { id: cart.storeId, name: cart.storeName, country: cart.country },
    brand: { id: cart.brandId, name: cart.brandName, logo: cart.logo },
    currency: cart.currency,
    type: cart.type,
    notes: cart.notes,
    products,
    units: products.reduce((sum, { isOrderable, units }) => sum + (isOrderable ? units : 0), 0),
    amount: text(total),
    deposit: percent ? { percent, amount: text(shareHalfUp(total, percent * 100)) } : null,
    minimums: minimums.map(({ collectionId, required, reached, missing, more }) => ({
      collectionId,
      collectionName: products.find((one) => one.collectionId === collectionId)?.collectionName ?? null,
      required: text(required),
      reached: text(reached),
      missing: missing === 0n ? null : text(missing),
      more,
    })),
    isOrderable: products.every(({ isOrderable }) => isOrderable) && minimums.every(({ missing }) => missing === 0n),
    updatedAt: cart.updatedAt.toISOString(),
  }
}

function presentLine(line: HeldLine, product: Sellable | undefined, currency: string): CartProduct {
  const { productId, cartons, items, kept: snapshot, isCarton } = line
  const isHere = product !== undefined && product.currency === currency
  const text = (minor: bigint | null) => (minor === null ? null : amount({ minor: BigInt(minor), currency }))
  const changes = changesOf(line, isHere ? product : undefined, currency)
  const units = unitsOf(line, product)
  const wholesale = isHere && product.isWholesaleTold ? product.wholesale : null
  return {
    _id: productId,
    name: product?.name ?? snapshot.name,
    styleCode: product?.styleCode ?? snapshot.styleCode,
    image: product ? pictureOf(product, items) : snapshot.image,
    collectionId: snapshot.collectionId,
    collectionName: product?.collectionName ?? snapshot.collectionName,
    isCarton,
    quantity: cartons,
    units,
    variants: variantsOf(items, product),
    wholesalePrice: text(wholesale),
    retailPrice: isHere ? text(product.retail) : null,
    amount: wholesale === null ? null : text(BigInt(wholesale) * BigInt(units)),
    shippingStartDate: product?.shipsFrom ?? null,
    shippingEndDate: product?.shipsUntil ?? null,
    deadline: product?.deadline?.toISOString() ?? null,
    isOrderable: changes.every(({ kind }) => kind === 'price'),
    changes,
  }
}

/** Of the first colour that was chosen. */
function pictureOf(product: Sellable, items: readonly HeldItem[]): string | null {
  const chosen = items.find(({ quantity }) => quantity > 0)
  return (chosen && picturesByColour(product)[chosen.colour]) ?? product.image
}

const unitsOf = ({ isCarton, cartons, items }: HeldLine, product: Sellable | undefined): number =>
  isCarton ? cartons * (product ? unitsInCarton(product) : 0) : items.reduce((sum, { quantity }) => sum + quantity, 0)

/** In the order in which they matter; a price that changed can still be paid. */
function changesOf(line: HeldLine, product: Sellable | undefined, currency: string): CartChange[] {
  if (!product || !product.isOpen) return [{ kind: line.isPastDeadline ? 'deadline' : 'access' }]
  if (!isOnSale(product)) return [{ kind: isOnRequest(product) ? 'onRequest' : 'status' }]
  const text = (minor: bigint | null) => (minor === null ? null : amount({ minor: BigInt(minor), currency }))
  const isDearer = line.seenPrice !== null && BigInt(line.seenPrice) !== BigInt(product.wholesale!)
  return [
    ...stockChanges(line, product),
    ...(isDearer ? [{ kind: 'price', was: text(line.seenPrice), now: text(product.wholesale) } as const] : []),
  ]
}

function stockChanges({ isCarton, cartons, items }: HeldLine, product: Sellable): CartChange[] {
  // A product that is sold in another way than it was put in, or whose sizes are gone, cannot be ordered.
  if (isCarton ? cartons === 0 : items.length === 0) return [{ kind: 'status' }]
  if (isCarton) {
    const left = cartonsLeft(product)
    return left !== null && cartons > left ? [{ kind: 'stock', left }] : []
  }
  const left = new Map(product.skus.map((sku) => [sku.skuId, leftOf(sku)]))
  return items.flatMap(({ skuId, quantity }): CartChange[] => {
    const there = left.get(skuId) ?? null
    return there !== null && quantity > there ? [{ kind: 'stock', skuId, left: there }] : []
  })
}

/** Every size of a product that is here; of one that is not, those that were chosen. */
function variantsOf(items: readonly HeldItem[], product: Sellable | undefined): CartProduct['variants'] {
  const values = new Map(items.map(({ skuId, quantity }) => [skuId, quantity]))
  type Size = Omit<HeldItem, 'quantity'> & { quantityAvailable: number | null }
  const sizes: Size[] = product
    ? product.skus.map((sku) => ({ ...sku, quantityAvailable: leftOf(sku) }))
    : items.map((item) => ({ ...item, quantityAvailable: 0 }))
  return [...Map.groupBy(sizes, ({ colour }) => colour)].map(([colour, ofColour]) => ({
    colour,
    sizes: ofColour.map(({ skuId, sku, size, cartonUnits, quantityAvailable }) => ({
      skuId,
      sku,
      size,
      value: values.get(skuId) ?? 0,
      quantityAvailable,
      cartonUnits,
    })),
  }))
}

function countedLine(line: HeldLine, product: Sellable): CountedLine {
  const { id, collectionId, wholesale, skus } = product
  const price = BigInt(wholesale!)
  const left = skus.map(leftOf)
  const inAll = left.includes(null) ? null : left.reduce<number>((sum, one) => sum + one!, 0)
  return line.isCarton
    ? {
        productId: id,
        collectionId,
        unitPrice: price * BigInt(unitsInCarton(product)),
        quantity: line.cartons,
        limit: cartonsLeft(product),
      }
    : { productId: id, collectionId, unitPrice: price, quantity: unitsOf(line, product), limit: inAll }
}

/** Only a minimum in the cart's own currency can be compared: nothing is converted. */
function minimumsIn({ currency }: CartRecord, lines: readonly HeldLine[], known: Known): Minimum[] {
  const own = new Map<string | null, bigint>()
  for (const { productId } of lines) {
    const product = known.get(productId)!
    const [collection = null, brand = null] = statedMinimums(product).map((stated) => minimumIn(currency, stated))
    if (collection !== null) own.set(product.collectionId, BigInt(collection))
    if (brand !== null) own.set(null, BigInt(brand))
  }
  return [...own].map(([collectionId, required]) => ({ collectionId, required }))
}

/** What the collection of a product states, then its brand. */
export const statedMinimums = (product: Sellable): StatedMinimum<bigint | string>[] => [
  {
    currency: product.mainCurrency,
    minimumOrderValue: product.collectionMinimum,
    otherMinimums: product.collectionOtherMinimums,
  },
  {
    currency: product.brandCurrency,
    minimumOrderValue: product.brandMinimum,
    otherMinimums: product.brandOtherMinimums,
  },
]
