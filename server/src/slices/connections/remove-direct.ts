import { endTokens } from '../../platform/data/access/one-time-tokens.ts'
import { audit } from '../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../platform/data/database/db.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { found } from '../../platform/base/refusal.ts'
import { directRows } from './direct.queries.ts'
import { brandOf, type Trader } from './tenant-scope.ts'

/** The invitation link ends with the entry; a relation that came of it stays. */
export function removeDirect(db: Db, actor: Trader, directId: string, caller: Caller): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id } = found(await directRows(tx, actor).where('direct.id', '=', directId).executeTakeFirst())
    await tx.deleteFrom('directRetailer').where('id', '=', id).execute()
    await endTokens(tx, 'directInvitation', id)
    await audit(tx, actor, { action: 'connections.directRemoved', subject: id, caller })
    await publishLive(tx, { entityId: brandOf(actor) }, 'connections.changed')
  })
}
