import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { prune, pruningJob } from './pruning.ts'

const { close, config, db } = await newWorld()
afterAll(close)

test('removes in batches what is older than the settings say, and keeps the key of a mail', async () => {
  await sql`insert into mail (key, recipient, language, subject, html, body, status, created_at)
    select 'k' || n, 'a@souk.test', 'en', 's', '<p>h</p>', 'b', case n when 3 then 'WAITING' else 'SENT' end, now() - make_interval(days => n * 60)
    from generate_series(1, 3) n`.execute(db)
  await sql`insert into audit (action, at) select 'test', now() - interval '4 years' from generate_series(1, 5001)`.execute(
    db,
  )
  await sql`insert into audit (action) values ('test')`.execute(db)
  await sql`insert into provider_event (provider, id, type, at) values ('p', '1', 't', now() - interval '91 days'), ('p', '2', 't', now())`.execute(
    db,
  )
  await pruningJob(db, config).run({}, '1')
  const mails = await sql<{ key: string; html: string }>`select key, html from mail order by key`.execute(db)
  expect(mails.rows).toEqual([
    { key: 'k1', html: '<p>h</p>' },
    { key: 'k2', html: '' },
    { key: 'k3', html: '<p>h</p>' }, // still to be sent
  ])
  const left = await sql<{ audit: number; events: number }>`select
    (select count(*)::int from audit where action = 'test') as audit, (select count(*)::int from provider_event) as events`.execute(
    db,
  )
  expect(left.rows[0]).toEqual({ audit: 1, events: 1 })
  const { rows } = await sql`select details from audit where action = 'retention.pruned' order by subject`.execute(db)
  expect(rows).toEqual([
    { details: { table: 'audit', rows: 5_001, days: 1_095 } },
    { details: { table: 'provider_event', rows: 1, days: 90 } },
  ])
})

test('refuses to change the audit or to remove a recent line, also while pruning', async () => {
  const asPruning = (statement: string) =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('souk.pruning', 'on', true)`.execute(tx)
      await sql.raw(statement).execute(tx)
    })
  await expect(asPruning('delete from audit')).rejects.toThrow('audit is never changed')
  await expect(asPruning("update audit set action = 'x'")).rejects.toThrow('audit is never changed')
  await expect(sql`delete from audit`.execute(db)).rejects.toThrow('audit is never changed')
})

test('removes no row of another partition that happens to have the same place', async () => {
  await sql`create table grows (at timestamptz) partition by range (at);
    create table grows_old partition of grows for values from ('2000-01-01') to ('2020-01-01');
    create table grows_new partition of grows for values from ('2020-01-01') to ('2100-01-01');`.execute(db)
  await sql`insert into grows values ('2010-01-01'), ('2025-01-01')`.execute(db)
  await prune(db, { table: 'grows', days: 1, old: sql`at < '2020-01-01'` })
  const { rows } = await sql`select at::date::text from grows`.execute(db)
  expect(rows).toEqual([{ at: '2025-01-01' }])
})
