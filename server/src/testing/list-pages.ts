import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import type { List } from '@souk/contract/core/lists/list.ts'
import type { Db } from '../platform/data/database/db.ts'
import type { newWorld } from './world.ts'

type Listed = {
  name?: string
  who: { token: string }
  call: Endpoint
  list: List
  /** The id of a row that `who` may not see; null where one reader sees all there are. */
  foreign: string | null
  /** The reply's name of its rows. */
  rows?: string
  idOf?: (row: never) => string
  params?: object
  query?: object
}
type Reply = { [rows: string]: readonly never[] } & { total: number }
const byId = ({ id }: { id: string }) => id

/** A list in each of its orders, by pages and by the last row seen, is the whole of it; a foreign row leads nowhere. */
export async function expectPages({ ask }: Pick<Awaited<ReturnType<typeof newWorld>>, 'ask'>, listed: Listed) {
  const { who, call, list, foreign, rows = 'items', idOf = byId, params = {}, query = {} } = listed
  const read = async (place: object) => {
    const { status, data, text } = await ask(who, call, { params, query: { ...query, ...place } })
    expect(status, text).toBe(200)
    const { [rows]: found, total } = data as unknown as Reply
    return { ids: found!.map(idOf as (row: unknown) => string), total }
  }
  for (const order of list.sorts.length > 1 ? list.sorts.map((sort) => ({ sort })) : [{}]) {
    const { ids: all, total } = await read({ ...order, limit: 100 })
    expect(all.length, 'pages of two need more rows').toBeGreaterThan(2)
    expect([new Set(all).size, total]).toEqual([all.length, all.length])
    const byPages: string[] = []
    const byLast: string[] = []
    for (let page = 1; byPages.length < all.length; page += 1) {
      const { ids } = await read({ ...order, limit: 2, page })
      if (ids.length === 0) break
      byPages.push(...ids)
    }
    for (;;) {
      const { ids } = await read({ ...order, limit: 2, ...(byLast.length > 0 && { after: byLast.at(-1) }) })
      byLast.push(...ids)
      if (ids.length === 0 || byLast.length > all.length) break
    }
    expect({ ...order, byPages, byLast }).toEqual({ ...order, byPages: all, byLast: all })
    if (foreign) expect(await read({ ...order, after: foreign }), 'after a foreign row').toEqual({ ids: [], total: 0 })
  }
}

/** More rows like one that is there, each with what differs, by the names of its columns. */
export async function copyRows(
  db: Db,
  table: string,
  which: RawBuilder<boolean>,
  copies: readonly object[],
): Promise<string[]> {
  const ids: string[] = []
  for (const copy of copies) {
    const id = randomUUID()
    const { numAffectedRows } = await sql`insert into ${sql.id(table)} overriding user value
      select copied.* from (select * from ${sql.id(table)} where ${which} limit 1) one,
        jsonb_populate_record(one::${sql.id(table)}, ${JSON.stringify({ id, ...copy })}::jsonb) copied`.execute(db)
    expect(numAffectedRows).toBe(1n)
    ids.push(id)
  }
  return ids
}
