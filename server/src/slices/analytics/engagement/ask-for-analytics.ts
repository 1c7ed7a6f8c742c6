import { sql } from 'kysely'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import type { Trader } from '../../connections/door.ts'

type Asked = { askedAt: string | null }

export async function readAsked(db: Db, { entityId }: Trader): Promise<Asked> {
  const row = await db.selectFrom('entity').select('analyticsAskedAt').where('id', '=', entityId).executeTakeFirst()
  return { askedAt: row?.analyticsAskedAt?.toISOString() ?? null }
}

/** The first request tells the marketplace; another one, or one for what is switched on, changes nothing. */
export function askForAnalytics(db: Db, actor: Trader, caller: Caller): Promise<Asked> {
  const { entityId } = actor
  return inTransaction(db, async (tx) => {
    const first = await tx
      .updateTable('entity')
      .set({ analyticsAskedAt: sql<Date>`now()` })
      .where('id', '=', entityId)
      .where('isAnalyticsEnabled', '=', false)
      .where('analyticsAskedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (first) {
      await audit(tx, actor, { action: 'analytics.asked', subject: entityId, details: {}, caller })
      await emit(tx, 'analytics.asked', { entityId })
    }
    return readAsked(tx, actor)
  })
}
