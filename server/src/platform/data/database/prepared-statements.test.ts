import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { type Db, inTransaction } from './db.ts'

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

test('when the tables change under it, no request and no transaction fails', async () => {
  await sql`create table shape (a int)`.execute(db)
  await sql`insert into shape values (1)`.execute(db)
  const read = async (one: Db = db) => (await sql`select * from shape where a = ${1}`.execute(one)).rows[0]
  const readAll = async () =>
    new Set((await Promise.all(Array.from({ length: 20 }, () => read()))).map((row) => JSON.stringify(row)))
  const readIn = () => inTransaction(db, read)
  await readAll()
  expect(await readIn()).toEqual({ a: 1 })
  await sql`alter table shape add column b int default 2`.execute(db)
  expect(await readIn()).toEqual({ a: 1, b: 2 })
  expect(await readAll()).toEqual(new Set(['{"a":1,"b":2}']))
  await sql`alter table shape add column c int default 3`.execute(db)
  for (let n = 0; n < 20; n += 1) expect(await readAll()).toEqual(new Set(['{"a":1,"b":2,"c":3}']))
})

test('a statement whose table was away works again when the table is back', async () => {
  await sql`create table away (a int)`.execute(db)
  const read = () => sql`select a from away where a = ${1}`.execute(db)
  for (let n = 0; n < 4; n += 1) await read()
  await sql`alter table away rename to gone`.execute(db)
  for (let n = 0; n < 4; n += 1) await expect(read()).rejects.toThrow('does not exist')
  await sql`alter table gone rename to away`.execute(db)
  for (let n = 0; n < 20; n += 1) expect((await read()).rows).toEqual([])
})
