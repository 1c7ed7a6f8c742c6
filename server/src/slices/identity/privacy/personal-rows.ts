import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

/** A column that names a person. `isErased`: its rows go with the account; else they stay as records of a company. */
export type PersonalColumn = { table: string; column: string; isErased: boolean }

/** Columns without a foreign key. The audit log stays; sessions and usage go. */
const unlinked: readonly PersonalColumn[] = [
  { table: 'session', column: 'user_id', isErased: true },
  { table: 'usage_event', column: 'user_id', isErased: true },
  { table: 'idempotency', column: 'user_id', isErased: true },
  { table: 'audit', column: 'user_id', isErased: false },
  { table: 'stored_file', column: 'user_id', isErased: false },
  { table: 'catalog_import', column: 'user_id', isErased: false },
  { table: 'invoice', column: 'issued_by', isErased: false },
]

/** Every column that names a person, read from the database itself: a new table is never forgotten. */
export async function personalColumns(db: Db): Promise<PersonalColumn[]> {
  const { rows } = await sql<PersonalColumn>`
    select rel.relname as "table", att.attname as "column", con.confdeltype = 'c' as is_erased
    from pg_constraint con
      join pg_class rel on rel.oid = con.conrelid
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'user_account'::regclass and con.conparentid = 0
    order by 1, 2`.execute(db)
  return [...rows, ...unlinked]
}

/** Of a company's records a person gets what they did and wrote, not the records themselves. */
const ownWords =
  /^(id|at|body|text|note|notes|reason|comment|message|title|subject|name|number|kind|status|action)$|_at$|_id$/
const secret = new Set(['password_hash', 'ended_password_hash', 'token_hash', 'hash', 'input', 'answer'])

type Column = { name: string; type: string }

export async function readableColumns(db: Db, { table, isErased }: PersonalColumn): Promise<string[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db)
  return rows
    .filter(
      ({ name, type }) =>
        type !== 'bytea' && type !== 'tsvector' && !secret.has(name) && (isErased || ownWords.test(name)),
    )
    .map(({ name }) => name)
}

const atMost = 50_000

/** Rows as text-keyed objects, in the names of the table. */
export async function personalRows(db: Db, where: PersonalColumn, userId: string): Promise<Record<string, unknown>[]> {
  const columns = await readableColumns(db, where)
  if (columns.length === 0) return []
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(chosen) as row from (
      select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(where.table)}
      where ${sql.ref(where.column)} = ${userId} limit ${atMost}) chosen`.execute(db.withoutPlugins())
  return rows.map(({ row }) => row)
}
