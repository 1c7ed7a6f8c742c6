import type { Card } from '@souk/contract/payments/payments.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import type { Trader } from '../connections/door.ts'
import { findCard } from './cards.queries.ts'
import { providerFor } from './provider.ts'

type Wish = { id: string; code: string }

/** The second step. Of two at once one confirms; the other finds the card as it is then. */
export async function confirmCard(deps: Deps, owner: Trader, { id, code }: Wish, caller: Caller): Promise<Card> {
  const { entityId } = owner
  const provider = await providerFor(deps, owner.entityId)
  return inTransaction(deps.db, async (tx) => {
    const own = tx.selectFrom('savedCard').select('token').where('id', '=', id).where('entityId', '=', entityId)
    const { token } = found(await own.executeTakeFirst())
    if (!(await provider.isCode(token, code))) {
      throw new Refusal('invalid', 'payments.wrongCode', { field: 'code' })
    }
    const first = await tx
      .updateTable('savedCard')
      .set({ status: 'VERIFIED' })
      .where('id', '=', id)
      .where('entityId', '=', entityId)
      .where('status', '=', 'NEEDS_STEP')
      .returning('id')
      .executeTakeFirst()
    if (first) {
      await audit(tx, owner, { action: 'payments.card_confirmed', subject: id, caller })
      await publishLive(tx, { entityId }, 'payments.changed')
    }
    return found(await findCard(tx, entityId, id))
  })
}
