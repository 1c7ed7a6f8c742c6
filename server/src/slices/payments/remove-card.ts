import { audit } from '../../platform/data/audit.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { found } from '../../platform/base/refusal.ts'
import type { Trader } from '../connections/door.ts'

/** Gone at once; orders that named it keep its last digits, and ask for another card when they are charged. */
export function removeCard({ db }: Deps, owner: Trader, id: string, caller: Caller): Promise<{ removed: number }> {
  return inTransaction(db, async (tx) => {
    const { last4 } = found(
      await tx
        .deleteFrom('savedCard')
        .where('id', '=', id)
        .where('entityId', '=', owner.entityId)
        .returning('last4')
        .executeTakeFirst(),
    )
    await audit(tx, owner, { action: 'payments.card_removed', subject: id, details: { last4 }, caller })
    await publishLive(tx, { entityId: owner.entityId }, 'payments.changed')
    return { removed: 1 }
  })
}
