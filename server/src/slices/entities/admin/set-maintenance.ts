import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Maintenance } from '@souk/contract/entities/console.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { notifyMaintenanceChanged } from '../../../platform/serving/maintenance.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'

export async function readMaintenance(db: Db): Promise<Maintenance> {
  const row = await db
    .selectFrom('maintenance')
    .leftJoin('userAccount', 'userAccount.id', 'maintenance.changedBy')
    .select(['isOn', 'until', 'changedAt'])
    .select(sql<string | null>`nullif(trim(concat_ws(' ', first_name, last_name)), '')`.as('changedBy'))
    .executeTakeFirstOrThrow()
  return { ...row, until: row.until?.toISOString() ?? null, changedAt: row.changedAt.toISOString() }
}

type Change = { isOn: boolean; minutes: number | null }

/** Holds at once in every process. Without an actor a command at the server changed it. */
export function setMaintenance(db: Db, actor: Actor | null, { isOn, minutes }: Change, caller?: Caller) {
  return inTransaction(db, async (tx) => {
    await tx
      .updateTable('maintenance')
      .set({
        isOn,
        until: isOn && minutes !== null ? sql<Date>`now() + make_interval(mins => ${minutes})` : null,
        changedAt: sql`now()`,
        changedBy: actor?.userId ?? null,
      })
      .execute()
    const details = { isOn, minutes }
    await audit(tx, actor, { action: 'admin.maintenanceChanged', details, ...(caller && { caller }) })
    await notifyMaintenanceChanged(tx)
    return readMaintenance(tx)
  })
}
