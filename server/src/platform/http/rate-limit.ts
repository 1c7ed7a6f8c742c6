import { sql } from 'kysely'
import type { RateLimit } from '@souk/contract/core/endpoint.ts'
import type { MessageKey } from '@souk/contract/core/errors.ts'
import type { Db } from '../database/db.ts'
import { Refusal } from '../refusal.ts'

/** Counts a try in one statement, for all processes together; too many are refused with the seconds to wait. */
export async function countTry(
  db: Db,
  key: string,
  { tries, seconds }: Pick<RateLimit, 'tries' | 'seconds'>,
  says: MessageKey = 'errors.too_often',
): Promise<void> {
  const { made, wait } = await count(db, key, seconds)
  if (made > tries) throw new Refusal('too_often', says, { retryAfter: Math.max(1, wait) })
}

/** The same for the holder of a key, who is told what is left. */
export async function countKeyCall(db: Db, keyId: string, perMinute: number) {
  const { made, wait } = await count(db, `key ${keyId}`, 60)
  return {
    limit: perMinute,
    remaining: Math.max(0, perMinute - made),
    reset: Math.ceil(wait),
    isOver: made > perMinute,
  }
}

async function count(db: Db, key: string, seconds: number): Promise<{ made: number; wait: number }> {
  const { rows } = await sql<{ tries: number; wait: number }>`
    insert into rate_limit as r (key, tries, resets_at) values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      tries = case when r.resets_at <= now() then 1 else r.tries + 1 end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning tries, extract(epoch from resets_at - now())::float8 as wait`.execute(db)
  const { tries: made, wait } = rows[0]!
  return { made, wait }
}
