import { type SelectQueryBuilder, sql } from 'kysely'
import { ceiling, type Paging } from '@souk/contract/core/paging.ts'
import type { Db } from './db.ts'

type Page<Row> = { rows: Row[]; page: number; limit: number; total: number; more: boolean }

/** One statement: a page, and a total that stops counting at the ceiling; past the end there is still a total. */
export async function paged<Row>(
  db: Db,
  // oxlint-disable-next-line typescript/no-explicit-any -- any table and any join may be paged
  list: SelectQueryBuilder<any, any, Row>,
  { page, limit }: Pick<Paging, 'page' | 'limit'>,
  // oxlint-disable-next-line typescript/no-explicit-any -- the same rows without what is only shown, where counting them so is cheaper
  same: SelectQueryBuilder<any, any, any> = list,
): Promise<Page<Row>> {
  const upToCeiling = same
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(sql.lit(ceiling + 1))
  // Written out, and nothing skipped on the first page: how few rows are wanted decides the plan, which then holds for every asker.
  const shown = list
    .select(sql`true`.as('found'))
    .limit(sql.lit(limit))
    .$if(page > 1, (query) => query.offset((page - 1) * limit))
  // A join on true is a nested loop, which keeps the page's order.
  const { rows } = await sql<Row & { counted: number; found: true | null }>`
    select counted, shown.* from (select count(*)::int as counted from ${upToCeiling} c) t left join ${shown} shown on true`.execute(
    db,
  )
  const counted = rows[0]?.counted ?? 0
  return {
    rows: rows.filter((row) => row.found),
    page,
    limit,
    total: Math.min(counted, ceiling),
    more: counted > ceiling,
  }
}
