import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { amount, money, sum } from '@souk/contract/core/money.ts'

export type Total = { currency: string; units: number; amount: string }

/** A sum for each currency: nothing is converted. */
export function totalsOf(carts: readonly Pick<Cart, 'currency' | 'units' | 'amount'>[]): Total[] {
  return [...Map.groupBy(carts, ({ currency }) => currency)].map(([currency, group]) => ({
    currency,
    units: group.reduce((total, { units }) => total + units, 0),
    amount: amount(
      sum(
        currency,
        group.map((cart) => money(cart.amount, currency)!),
      ),
    ),
  }))
}
