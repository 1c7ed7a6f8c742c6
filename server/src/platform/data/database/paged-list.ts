import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from './db.ts'
import { type Page, paged } from './paged.ts'

/** A column (`salesOrder.createdAt`) or an expression that is never null. */
type Key = string | RawBuilder<unknown>
/** All keys run in one direction, and the id, which comes last, with them. */
export type Order = { by: readonly Key[]; direction: 'asc' | 'desc' }
// oxlint-disable-next-line typescript/no-explicit-any -- any table and any join may be paged
type Rows<Row> = SelectQueryBuilder<any, any, Row>

/**
 * One page of a list. `root` is every row that the reader may see: the item behind `after` is looked up there, so that
 * of another tenant is not found, and one that left the filters still says where to go on. `lean` are the same rows
 * without what is only shown, where counting them so is cheaper; `parts` are these in parts that never meet.
 */
export function pagedList<Row, R extends Rows<Row>>(
  db: Db,
  root: R & Rows<Row>,
  narrow: (rows: R) => Rows<Row>,
  { id, by, direction, lean = root, parts = [lean] }: Order & { id: string; lean?: R; parts?: readonly R[] },
  { after, page, limit }: Paging,
): Promise<Page<Row>> {
  const keys = [...by, id].map((key) => (typeof key === 'string' ? sql.ref(key) : key))
  const rest = (rows: R) =>
    after === undefined ? narrow(rows) : narrow(rows).where(isBehind(lean, keys, { id, after, direction }))
  const ordered = keys.reduce((rows, key) => rows.orderBy(key, direction), rest(root as R))
  return paged<Row>(db, ordered, { page, limit }, parts.map(rest))
}

type Behind = { id: string; after: string; direction: 'asc' | 'desc' }

function isBehind(root: Rows<unknown>, keys: readonly RawBuilder<unknown>[], { id, after, direction }: Behind) {
  const tuple = sql.join(keys)
  const last = root
    .clearSelect()
    .clearOrderBy()
    .select(keys.map((key, at) => key.as(`key${at}`)))
    .where(id, '=', after)
  return sql<boolean>`((${tuple}) ${direction === 'desc' ? sql`<` : sql`>`} (${last}))`
}

type Conditions<F> = { [K in keyof F]-?: (value: NonNullable<F[K]>) => RawBuilder<unknown> }

/** One condition for each filter of a list, of those that are given; a filter without a condition does not compile. */
export function allGiven<F extends object>(input: F, conditions: Conditions<F>): RawBuilder<boolean> {
  const given = Object.entries(conditions).flatMap(([name, condition]) => {
    const value = input[name as keyof F]
    return value === undefined || value === '' ? [] : [(condition as (value: unknown) => RawBuilder<unknown>)(value)]
  })
  return given.length > 0 ? sql<boolean>`(${sql.join(given, sql` and `)})` : sql<boolean>`true`
}
