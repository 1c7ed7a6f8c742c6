import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../testing/world.ts'

const { db, close } = await newWorld()
afterAll(close)

test('a statement that comes again is prepared, one that comes once is not', async () => {
  await db.connection().execute(async (one) => {
    for (let n = 0; n < 8; n += 1) {
      const { rows } = await sql<{ sum: number }>`select ${n}::int + 1 as sum`.execute(one)
      expect(rows[0]!.sum).toBe(n + 1)
    }
    await sql`select ${1}::int + 2 as sum`.execute(one)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one)
    const statements = rows.map(({ statement }) => statement)
    expect(statements).toContain('select $1::int + 1 as sum')
    expect(statements).not.toContain('select $1::int + 2 as sum')
  })
})

test('when the tables change under it, one request fails at most and the next is right', async () => {
  await sql`create table shape (a int)`.execute(db)
  await sql`insert into shape values (1)`.execute(db)
  const read = async () => (await sql`select * from shape where a = ${1}`.execute(db)).rows[0]
  for (let n = 0; n < 20; n += 1) expect(await read()).toEqual({ a: 1 })
  await sql`alter table shape add column b int default 2`.execute(db)
  await read().catch(() => undefined)
  for (let n = 0; n < 20; n += 1) expect(await read()).toEqual({ a: 1, b: 2 })
})
