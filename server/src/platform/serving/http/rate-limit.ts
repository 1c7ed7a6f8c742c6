import { sql } from 'kysely'
import type { RateLimit } from '@souk/contract/core/endpoint.ts'
import type { MessageKey } from '@souk/contract/core/errors.ts'
import type { Db } from '../../data/database/db.ts'
import { Refusal } from '../../base/refusal.ts'

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

type Growing = {
  free: number // tries before the first wait
  seconds: number // of the first wait; each later one is twice as long
  longest: number
  forgetAfter: number // seconds without a try
}

/** Counts a try whose wait grows from one to the next, in one statement; answers how many were made in a row. */
export async function countGrowingTry(
  db: Db,
  key: string,
  { free, seconds, longest, forgetAfter }: Growing,
): Promise<number> {
  const { rows } = await sql<{ tries: number; wait: number | null }>`
    insert into rate_limit as r (key, tries, resets_at) values (${key}, 1, now() + make_interval(secs => ${forgetAfter}))
    on conflict (key) do update set
      tries = case when r.resets_at <= now() then 1 when r.waits_until > now() then r.tries else r.tries + 1 end,
      waits_until = case when r.resets_at <= now() then null when r.waits_until > now() then r.waits_until
        when r.tries + 1 >= ${free} then now() + make_interval(secs => least(${longest}, ${seconds} * power(2, least(r.tries + 1 - ${free}, 30)))) end,
      resets_at = case when r.resets_at > now() and r.waits_until > now() then r.resets_at else excluded.resets_at end
    returning new.tries, case when old.resets_at > now() and old.waits_until > now()
      then extract(epoch from old.waits_until - now())::float8 end as wait`.execute(db)
  const { tries, wait } = rows[0]!
  if (wait !== null) throw new Refusal('too_often', 'errors.too_often', { retryAfter: Math.max(1, Math.ceil(wait)) })
  return tries
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
