import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { type Buyer, buyerOf } from '../../carts/door.ts'

/** The retailer AI is for retailers for whom it is switched on. */
export async function requireAssistant({ flags }: Pick<Deps, 'flags'>, actor: Actor): Promise<Buyer> {
  const buyer = buyerOf(actor)
  if (!(await flags.isOn('retailerAi', actor))) throw new Refusal('forbidden', 'assistant.off')
  return buyer
}
