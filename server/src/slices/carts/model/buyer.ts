import type { Actor } from '@souk/contract/core/abilities.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

/** A person who buys for a retailer; carts belong to the whole team. */
export type Buyer = Extract<Actor, { side: 'retailer' }>

export function buyerOf(actor: Actor): Buyer {
  if (actor.side !== 'retailer') throw new Refusal('forbidden')
  return actor
}
