import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import type { OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import type { DayRange } from '../../../ui/fields/date-field.tsx'
import type { CheckoutRequests } from './checkout-writes.ts'

export const methods = ['BANK_TRANSFER', 'CARD', 'ON_SHIPMENT', 'NET_30', 'NET_60'] as const
export type CheckoutChoice = {
  shipToId: string | null
  window: DayRange
  paymentMethod: (typeof methods)[number]
  cardId: string | null
  walletShare: boolean | null // null: as the retailer prefers
  purchaseOrderNumber: string
}
type Places = Pick<OwnEntity, 'addresses' | 'stores'>

/** The store's own address, else the usual one; the days its products are delivered in; the first way to pay. */
export function firstChoice({ store, products }: Cart, { addresses, stores }: Places): CheckoutChoice {
  const own = stores.find(({ id }) => id === store.id)?.addressId
  const usual = addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0]
  const from = products.flatMap(({ shippingStartDate }) => shippingStartDate ?? []).toSorted()[0]
  const to = products
    .flatMap(({ shippingEndDate }) => shippingEndDate ?? [])
    .toSorted()
    .at(-1)
  const isOver = to !== undefined && to < new Date().toISOString().slice(0, 10)
  return {
    shipToId: own ?? usual?.id ?? null,
    window: isOver ? { from: '', to: '' } : { from: from ?? '', to: to ?? '' },
    paymentMethod: methods[0],
    cardId: null,
    walletShare: null,
    purchaseOrderNumber: '',
  }
}

/** Ship-to, delivery window and payment of one order for the others too; purchase order numbers stay their own. */
export const withSharedParts = (own: CheckoutChoice, shared: CheckoutChoice): CheckoutChoice => ({
  ...own,
  shipToId: shared.shipToId,
  window: shared.window,
  paymentMethod: shared.paymentMethod,
  cardId: shared.cardId,
})

export type Missing = 'address' | 'card' | 'both'
/** What keeps these orders from being placed: where one is sent, or the card that pays for one. */
export function missingOf(choices: readonly CheckoutChoice[]): Missing | null {
  const noAddress = choices.some(({ shipToId }) => shipToId === null)
  const noCard = choices.some(({ paymentMethod, cardId }) => paymentMethod === 'CARD' && cardId === null)
  if (noAddress && noCard) return 'both'
  return noAddress ? 'address' : noCard ? 'card' : null
}

/** The one that bills usually go to; without one they go where the order goes. */
export const firstBillTo = ({ addresses }: Pick<Places, 'addresses'>): string | null =>
  addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.id ?? null

export function sentOf(
  { _id, version }: Cart,
  choice: CheckoutChoice,
  billToId: string | null,
): CheckoutRequests[number] {
  const { shipToId, window, paymentMethod, cardId, walletShare, purchaseOrderNumber } = choice
  return {
    cartId: _id,
    version,
    ...(shipToId && { shipToId }),
    ...((billToId ?? shipToId) && { billToId: (billToId ?? shipToId)! }),
    shipsFrom: window.from || null,
    shipsUntil: window.to || null,
    paymentMethod,
    ...(paymentMethod === 'CARD' && cardId && { cardId }),
    ...(walletShare !== null && { walletShare }),
    purchaseOrderNumber,
  }
}
