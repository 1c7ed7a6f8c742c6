import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { lacksMinimumIn } from '@souk/contract/carts/minimum.ts'
import type { CheckoutCart } from '@souk/contract/orders/order-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal, requireVersion } from '../../../platform/base/refusal.ts'
import { type Buyer, loadCarts, type LoadedCart, lockCarts, statedMinimums, takeCarts } from '../../carts/door.ts'
import { requireVerified } from '../../entities/door.ts'
import { requireCard } from '../../payments/door.ts'
import { holdCredit } from '../../wallet/door.ts'
import { worthOf } from '../model/worth.ts'
import { lockStockOf } from '../stock/hold-stock.ts'
import { giveNumber } from './give-number.ts'
import { snapshotParties } from './snapshot-parties.ts'
import { linesFrom } from '../model/order-lines.ts'
import { type NewOrder, placeOrder } from './place-order.ts'

/** The chosen carts become orders: all of them, or none and every reason. Answers their ids. */
export function checkOut(
  deps: Deps,
  buyer: Buyer,
  requests: readonly CheckoutCart[],
  caller: Caller,
): Promise<string[]> {
  return inTransaction(deps.db, async (tx) => {
    await requireVerified({ ...deps, db: tx }, buyer.userId)
    await lockCarts(tx, buyer.entityId)
    const chosen = new Map(requests.map((input) => [input.cartId, input]))
    await lockStockOf(tx, [...chosen.keys()]) // from here on the stock is locked
    const carts = await loadCarts(tx, buyer, { cartIds: [...chosen.keys()] })
    for (const { cartId, version } of chosen.values()) {
      requireVersion(found(carts.find(({ record }) => record.id === cartId)).record.version, version)
    }
    await requireAsTheyWere(deps, buyer, carts)
    const placed = []
    for (const cart of carts.toSorted((a, b) => (a.record.brandId < b.record.brandId ? -1 : 1))) {
      const order = await orderFrom({ ...deps, tx }, cart, chosen.get(cart.record.id)!, buyer)
      const orderId = await placeOrder(tx, order, buyer)
      if (order.paymentMethod.startsWith('NET_')) {
        const { retailerId, currency, lines } = order
        await holdCredit(tx, { orderId, retailerId, currency, amount: worthOf(lines) })
      }
      placed.push({ orderId, brandId: cart.record.brandId })
    }
    await takeCarts(tx, buyer, [...chosen.keys()])
    for (const { orderId, brandId } of placed) {
      const number = await giveNumber(tx, orderId, brandId)
      await audit(tx, buyer, { action: 'orders.placed', subject: orderId, details: { number }, caller })
    }
    return placed.map(({ orderId }) => orderId)
  })
}

/** One cart as one order, at today's prices. */
async function orderFrom(
  { config, tx }: Pick<Deps, 'config'> & { tx: Tx },
  { record, lines, known }: LoadedCart,
  {
    shipsFrom = null,
    shipsUntil = null,
    paymentMethod,
    purchaseOrderNumber,
    cardId,
    walletShare,
    ...input
  }: CheckoutCart,
  { entityId: retailerId }: Buyer,
): Promise<NewOrder> {
  const { brandId, storeId, currency, type, notes } = record
  return {
    brandId,
    retailerId,
    storeId,
    currency,
    type,
    notes,
    paymentMethod,
    purchaseOrderNumber,
    walletShare: walletShare ?? (await appliesRewards(tx, retailerId)),
    shipsFrom,
    shipsUntil,
    ...(paymentMethod === 'CARD' &&
      (await cardFor({ config, tx }, { id: cardId, payerId: retailerId, payeeId: brandId }))),
    snapshot: {
      ...(await snapshotParties(tx, { brandId, retailerId, storeId }, input)),
      hasNoMinimum: lines.some(({ productId }) => lacksMinimumIn(currency, statedMinimums(known.get(productId)!))),
    },
    lines: lines.flatMap((line) => linesFrom(line, known.get(line.productId)!)),
  }
}

/** What the retailer wants where an order does not say. */
async function appliesRewards(tx: Tx, retailerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('entity')
    .select('appliesRewards')
    .where('id', '=', retailerId)
    .executeTakeFirstOrThrow()
  return row.appliesRewards
}

async function cardFor(...wanted: Parameters<typeof requireCard>) {
  const { cardId, card } = await requireCard(...wanted)
  return { cardId, card }
}

/** Stock, price, deadline, access and minimum, of all carts together; without the flag, of the first that fails. */
async function requireAsTheyWere({ flags }: Deps, buyer: Buyer, carts: readonly LoadedCart[]): Promise<void> {
  const failing = carts
    .map(({ shown }) => ({ shown, items: problemsOf(shown) }))
    .filter(({ items }) => items.length > 0)
  if (failing.length === 0) return
  const shownProblems = (await flags.isOn('multipleCartValidationFix', buyer)) ? failing : failing.slice(0, 1)
  throw new Refusal('items_changed', 'orders.changed', {
    field: 'carts',
    items: shownProblems.flatMap(({ items }) => items),
  })
}

function problemsOf({ _id: cartId, brand, products, minimums }: Cart): object[] {
  return [
    ...products.flatMap(({ _id: productId, name, changes }) =>
      changes.length > 0 ? [{ cartId, brandName: brand.name, productId, name, changes }] : [],
    ),
    ...minimums.flatMap(({ missing, required, collectionId }) =>
      missing === null ? [] : [{ cartId, brandName: brand.name, minimum: { collectionId, required, missing } }],
    ),
  ]
}
