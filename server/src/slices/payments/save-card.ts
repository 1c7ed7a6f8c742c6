import type { Card, NewCard } from '@souk/contract/payments/payments.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import type { Trader } from '../connections/door.ts'
import { findCard } from './cards.queries.ts'
import { providerFor, type SetUpCard } from './provider.ts'

/** The number goes to the provider and nowhere else; a card that is saved again is the same card, as its bank sees it now. */
export async function saveCard(deps: Deps, owner: Trader, card: NewCard, caller: Caller): Promise<Card> {
  const provider = await providerFor(deps, owner.entityId)
  const taken = await provider.take(card)
  if ('refused' in taken) throw new Refusal('invalid', `payments.${taken.refused}`, { field: 'number' })
  const { expMonth, expYear, holder } = card
  return keepCard(deps, owner, { ...taken, expMonth, expYear, holder, provider: provider.name }, caller)
}

/** After the provider's own page: the card that was entered there. */
export async function finishSetup(deps: Deps, owner: Trader, session: string, caller: Caller): Promise<Card> {
  const provider = await providerFor(deps, owner.entityId)
  const card = await provider.setUpCard(session, owner.entityId)
  if (!card) throw new Refusal('conflict', 'payments.setupFailed')
  return keepCard(deps, owner, { ...card, provider: provider.name }, caller)
}

function keepCard(
  { db }: Deps,
  owner: Trader,
  card: SetUpCard & { provider: Card['provider'] },
  caller: Caller,
): Promise<Card> {
  const { entityId, userId } = owner
  const { expMonth, expYear, holder, status, last4 } = card
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('savedCard')
      .values({ ...card, entityId, createdBy: userId })
      .onConflict((conflict) =>
        conflict.columns(['entityId', 'provider', 'token']).doUpdateSet({ expMonth, expYear, holder, status }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, owner, { action: 'payments.card_saved', subject: id, details: { last4 }, caller })
    await publishLive(tx, { entityId }, 'payments.changed')
    return found(await findCard(tx, entityId, id))
  })
}
