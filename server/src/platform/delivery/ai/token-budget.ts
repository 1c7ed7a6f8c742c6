import { sql } from 'kysely'
import type { Db } from '../../data/database/db.ts'

export const tokensADay = 200_000
const reserved = 3_000

/** Holds what an answer may use; false when the day's allowance of the entity would be exceeded. One statement, so two calls cannot both take the rest. */
export async function reserveTokens(db: Db, entityId: string, perDay = tokensADay): Promise<boolean> {
  const { rows } = await sql`
    insert into assistant_token_use as used (entity_id, day, tokens) values (${entityId}, current_date, ${reserved})
    on conflict (entity_id, day) do update set tokens = used.tokens + ${reserved} where used.tokens + ${reserved} <= ${perDay}
    returning tokens`.execute(db)
  return rows.length > 0
}

/** What was really used takes the place of what was held. */
export async function settleTokens(db: Db, entityId: string, used: number): Promise<void> {
  await sql`update assistant_token_use set tokens = greatest(tokens - ${reserved} + ${used}, 0)
    where entity_id = ${entityId} and day = current_date`.execute(db)
}
