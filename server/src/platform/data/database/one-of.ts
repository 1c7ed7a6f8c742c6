import { type RawBuilder, sql } from 'kysely'

/** `column = any(ids)`, planned once for however many come: of an array that it can see, PostgreSQL counts the members and plans anew each time. */
export const isOneOf = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any((select ${[...ids]}::uuid[])::uuid[])`
