import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { ceiling } from '@souk/contract/core/limits.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from './db.ts'

export type Page<Row> = { rows: Row[]; page: number; limit: number; total: number; more: boolean }
type Place = Pick<Paging, 'page' | 'limit'>
// oxlint-disable-next-line typescript/no-explicit-any -- any table and any join may be paged
type List<Row> = SelectQueryBuilder<any, any, Row>

/** One statement: a page, and a total that stops counting at the ceiling; past the end there is still a total. */
export function paged<Row>(
  db: Db,
  list: List<Row>,
  place: Place,
  same: readonly List<unknown>[] = [list], // the same rows without what is only shown, where counting them so is cheaper; also in parts that never meet
): Promise<Page<Row>> {
  return pagedBy<Row>(db, onPage(list.select(sql`true`.as('found')), place), place, same.map(countOf))
}

/** The rows of one page, and nothing behind it. */
export function onPage<Row>(list: List<Row>, { page, limit }: Place): RawBuilder<Row> {
  if (page === 1) return sql<Row>`${list.limit(sql.lit(limit))}`
  // Written out, and the same for many pages: how few rows are wanted decides the plan, which an unknown offset would hide.
  const reached = limit * pagesAlike ** Math.ceil(Math.log(page) / Math.log(pagesAlike))
  return sql<Row>`(select * from ${list.limit(sql.lit(reached))} reached limit ${sql.lit(limit)} offset ${(page - 1) * limit})`
}
const pagesAlike = 8

/** How many there are, up to just above the ceiling. */
export function countOf(list: List<unknown>): RawBuilder<number> {
  const upToCeiling = list
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(sql.lit(ceiling + 1))
  return sql<number>`(select count(*)::int from ${upToCeiling} c)`
}

/** The same of a page whose rows were found first; each of them has a column `found` that is true. */
export async function pagedBy<Row>(
  db: Db,
  shown: RawBuilder<Row> | List<Row>,
  { page, limit }: Place,
  counts: readonly RawBuilder<number>[], // their sum is the total
): Promise<Page<Row>> {
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
