import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Device } from './enter.ts'

const knownForDays = 90

const fingerprintOf = ({ address, agent }: Device) => hash('sha256', `${address}\0${agent}`, 'buffer')

export async function rememberDevice(db: Db, userId: string, device: Device): Promise<void> {
  await db
    .insertInto('knownDevice')
    .values({ userId, fingerprint: fingerprintOf(device) })
    .onConflict((conflict) => conflict.columns(['userId', 'fingerprint']).doUpdateSet({ seenAt: sql`now()` }))
    .execute()
}

/** Whether the person with this mail has signed in here before. */
export async function isKnownDevice(db: Db, email: string, device: Device): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevice')
    .innerJoin('userAccount', 'userAccount.id', 'knownDevice.userId')
    .select('knownDevice.userId')
    .where('userAccount.email', '=', email)
    .where('knownDevice.fingerprint', '=', fingerprintOf(device))
    .where('knownDevice.seenAt', '>', sql<Date>`now() - make_interval(days => ${knownForDays})`)
    .executeTakeFirst()
  return row !== undefined
}
