import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

const unknownToDatabase = '22023'

/** The browser may know a time zone that the database does not; the refusal ends the transaction. */
export async function requireTimeZone(tx: Tx, zone: string): Promise<void> {
  await sql`select now() at time zone ${zone}`.execute(tx).catch((error: unknown) => {
    const isUnknown = error instanceof Error && 'code' in error && error.code === unknownToDatabase
    throw isUnknown ? new Refusal('invalid', 'entities.noSuchTimeZone', { field: 'timeZone' }) : error
  })
}
