import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { cleaningJob } from './cleaning.ts'
import { issueToken } from '../../data/access/one-time-tokens.ts'

const { close, db, deps, person } = await newWorld()
afterAll(close)
const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]!.n

test('what the clock has ended is removed, what still counts is not', async () => {
  await person({ side: 'brand' })
  const gone = await person({ side: 'brand' })
  await sql`update session set expires_at = now() - interval '1 second' where user_id = ${gone.userId}`.execute(db)
  await issueToken(db, deps.key, { purpose: 'loginLink', subject: 'a' })
  await issueToken(db, deps.key, { purpose: 'loginLink', subject: 'b' })
  await sql`update one_time_token set expires_at = now() - interval '2 days' where subject = 'b'`.execute(db)
  await sql`insert into live_event (topic, user_id, at) values ('a.b', ${randomUUID()}, now()), ('a.b', ${randomUUID()}, now() - interval '26 hours')`.execute(
    db,
  )
  await sql`insert into rate_limit values ('new', 1, now() + interval '1 minute')`.execute(db)
  await sql`insert into rate_limit select 'old ' || n, 1, now() - interval '1 second'
    from generate_series(1, 5001) n`.execute(db) // more than one batch
  await sql`insert into idempotency (user_id, key, fingerprint, created_at) values (${randomUUID()}, 'k', 'f', now()), (${randomUUID()}, 'k', 'f', now() - interval '8 days')`.execute(
    db,
  )
  await cleaningJob(db).run({}, '1')
  for (const table of ['session', 'one_time_token', 'live_event', 'rate_limit', 'idempotency'])
    expect([table, await count(table)]).toEqual([table, 1])
})
