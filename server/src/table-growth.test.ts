import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { backgroundJobs } from './background.ts'
import { tableGrowth } from './table-growth.ts'
import { newWorld } from './testing/world.ts'

const { close, db, deps } = await newWorld()
afterAll(close)

test('every table has a decision on its growth, and every job that is named exists', async () => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'migration'`.execute(db)
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(tableGrowth).map(snake).sort())

  const jobs = new Set(backgroundJobs(deps).flatMap(({ name, every }) => (every ? [name] : [])))
  const named = Object.values(tableGrowth).flatMap((growth) => growth.split('removed by ').slice(1))
  expect(named.filter((job) => !jobs.has(job))).toEqual([])
})
