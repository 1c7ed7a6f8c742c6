import type { Digest } from '@souk/contract/entities/entities.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'

/** The weekly digest belongs to the person, whichever place they are in. */
export function findDigest(db: Db, userId: string): Promise<Digest | undefined> {
  return db
    .selectFrom('userAccount')
    .select(['digestDay as day', 'digestHour as hour', 'digestTimeZone as timeZone'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function setDigest(db: Db, userId: string, { day, hour, timeZone }: Digest): Promise<void> {
  await db
    .updateTable('userAccount')
    .set({ digestDay: day, digestHour: hour, digestTimeZone: timeZone })
    .where('id', '=', userId)
    .execute()
}

export async function hideToolkit(db: Db, userId: string): Promise<void> {
  await db.updateTable('userAccount').set({ shouldDisplayToolkit: false }).where('id', '=', userId).execute()
}
