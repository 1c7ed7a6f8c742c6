import type { Card, NewCard } from '@souk/contract/payments/payments.contract.ts'
import { audit } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/mount.ts'
import { announce } from '../../platform/outbox.ts'
import { found, Refusal } from '../../platform/refusal.ts'
import type { Buyer } from '../carts/door.ts'
import { findCard } from './cards.queries.ts'
import { cardProvider } from './provider.ts'

/** The number goes to the provider and nowhere else; a card that is saved again is the same card, as its bank sees it now. */
export async function saveCard(deps: Deps, buyer: Buyer, card: NewCard, caller: Caller): Promise<Card> {
  const provider = await cardProvider(deps)
  const taken = await provider.take(card)
  if ('refused' in taken) throw new Refusal('invalid', `payments.${taken.refused}`, { field: 'number' })
  const { entityId, userId } = buyer
  const { expMonth, expYear, holder } = card
  return inTransaction(deps.db, async (tx) => {
    const { id } = await tx
      .insertInto('savedCard')
      .values({ ...taken, entityId, provider: provider.name, expMonth, expYear, holder, createdBy: userId })
      .onConflict((conflict) =>
        conflict
          .columns(['entityId', 'provider', 'token'])
          .doUpdateSet({ expMonth, expYear, holder, status: taken.status }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, buyer, { action: 'payments.card_saved', subject: id, details: { last4: taken.last4 }, caller })
    await announce(tx, { entityId }, 'payments.changed')
    return found(await findCard(tx, entityId, id))
  })
}
