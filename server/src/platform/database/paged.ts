import { type SelectQueryBuilder, sql } from 'kysely'
import { ceiling } from '@souk/contract/core/limits.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from './db.ts'

type Page<Row> = { rows: Row[]; page: number; limit: number; total: number; more: boolean }

/** One statement: a page, and a total that stops counting at the ceiling; past the end there is still a total. */
export async function paged<Row>(
  db: Db,
  // oxlint-disable-next-line typescript/no-explicit-any -- any table and any join may be paged
  list: SelectQueryBuilder<any, any, Row>,
  { page, limit }: Pick<Paging, 'page' | 'limit'>,
  // oxlint-disable-next-line typescript/no-explicit-any -- the same rows without what is only shown, where counting them so is cheaper; also in parts that never meet
  same: readonly SelectQueryBuilder<any, any, any>[] = [list],
): Promise<Page<Row>> {
  const counts = same.map((part) => {
    const upToCeiling = part
      .clearSelect()
      .clearOrderBy()
      .select(sql`1`.as('one'))
      .limit(sql.lit(ceiling + 1))
    return sql`(select count(*)::int from ${upToCeiling} c)`
  })
  // Written out, and nothing skipped on the first page: how few rows are wanted decides the plan, which then holds for every asker.
  const shown = list
    .select(sql`true`.as('found'))
    .limit(sql.lit(limit))
    .$if(page > 1, (query) => query.offset((page - 1) * limit))
  // A join on true is a nested loop, which keeps the page's order.
  const { rows } = await sql<Row & { counted: number; found: true | null }>`
    select counted, shown.* from (select ${sql.join(counts, sql` + `)} as counted) t left join ${shown} shown on true`.execute(
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
