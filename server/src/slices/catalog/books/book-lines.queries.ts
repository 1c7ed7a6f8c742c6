import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import type { PriceChange, SegmentChange } from './book-sheet.ts'

/** Sets the prices of a book and takes the blank ones away; answers how many lines said something new. */
export async function putBookPrices(tx: Tx, bookId: string, changes: readonly PriceChange[]): Promise<number> {
  const columns = [
    changes.map(({ productId }) => productId),
    changes.map(({ currency }) => currency),
    changes.map(({ wholesale }) => wholesale?.toString() ?? null),
    changes.map(({ retail }) => retail?.toString() ?? null),
  ] as const
  const given = sql`unnest(${columns[0]}::uuid[], ${columns[1]}::text[], ${columns[2]}::bigint[], ${columns[3]}::bigint[])
    as given (product_id, currency, wholesale, retail)`
  const gone = await sql`
    delete from book_price using ${given} where book_id = ${bookId} and book_price.product_id = given.product_id
      and book_price.currency = given.currency and given.wholesale is null and given.retail is null`.execute(tx)
  const put = await sql`
    insert into book_price (book_id, product_id, currency, wholesale, retail)
    select ${bookId}, product_id, currency, wholesale, retail from ${given} where wholesale is not null or retail is not null
    on conflict (book_id, product_id, currency) do update set wholesale = excluded.wholesale, retail = excluded.retail
    where (book_price.wholesale, book_price.retail) is distinct from (excluded.wholesale, excluded.retail)`.execute(tx)
  return Number((gone.numAffectedRows ?? 0n) + (put.numAffectedRows ?? 0n))
}

/** Puts products into a segment and takes others out. */
export async function putSegment(tx: Tx, bookId: string, changes: readonly SegmentChange[]): Promise<number> {
  const ids = (isShown: boolean) => changes.filter((one) => one.isShown === isShown).map(({ productId }) => productId)
  const gone =
    await sql`delete from book_product where book_id = ${bookId} and product_id = any(${ids(false)}::uuid[])`.execute(
      tx,
    )
  const put = await sql`
    insert into book_product (book_id, product_id) select ${bookId}, id from unnest(${ids(true)}::uuid[]) as given (id)
    on conflict do nothing`.execute(tx)
  return Number((gone.numAffectedRows ?? 0n) + (put.numAffectedRows ?? 0n))
}

/** The lines that say something else than what is there. */
export async function differing(tx: Tx, changes: readonly PriceChange[]): Promise<PriceChange[]> {
  const ids = [...new Set(changes.map(({ productId }) => productId))]
  const rows = await tx
    .selectFrom('productPrice')
    .selectAll()
    .where(sql<boolean>`product_id = any(${ids}::uuid[])`) // one parameter, however long the sheet
    .execute()
  const now = new Map(rows.map((row) => [`${row.productId} ${row.currency}`, row]))
  const same = (one: unknown, other: bigint | null) =>
    (one === null || one === undefined ? null : BigInt(one as bigint)) === other
  return changes.filter(({ productId, currency, wholesale, retail }) => {
    const row = now.get(`${productId} ${currency}`)
    return !same(row?.wholesale, wholesale) || !same(row?.retail, retail)
  })
}

/** A book that says something else is a newer one. */
export async function touchBook(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('book')
    .set({ version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
