import type { Actor } from '@souk/contract/core/abilities.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Somebody who buys for a retailer; its carts are its team's. */
export type Buyer = Extract<Actor, { side: 'retailer' }>

export function buyerOf(actor: Actor): Buyer {
  if (actor.side !== 'retailer') throw new Refusal('forbidden')
  return actor
}
