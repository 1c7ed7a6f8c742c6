import { sql } from 'kysely'
import { listNames } from '@souk/contract/reference/list-names.ts'
import { type ReferenceLists, setReferenceLists } from '../base/reference-lists.ts'
import type { Db } from './database/db.ts'

const channel = 'souk_lists'

/** Tells every process to read the lists again, once the transaction commits. */
export async function notifyListsChanged(tx: Db): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(tx)
}

export async function readLists(db: Db): Promise<ReferenceLists> {
  const rows = await db
    .selectFrom('listEntry')
    .select(['list', 'key', 'nameEn', 'nameAr', 'departments'])
    .select(sql<boolean>`hidden_at is not null`.as('isHidden'))
    .orderBy('position')
    .orderBy('key')
    .execute()
  const entries = listNames.map((name) => [
    name,
    rows.filter(({ list }) => list === name).map(({ list: _list, ...entry }) => entry),
  ])
  return Object.fromEntries(entries) as ReferenceLists
}

type Hears = { on: (channel: string, heard: () => void) => unknown }

/** Read once, and again after a change. */
export async function openLists(db: Db, listener: Hears): Promise<void> {
  let asked = 0
  async function readAgain(): Promise<void> {
    const own = ++asked
    const lists = await readLists(db)
    if (own === asked) setReferenceLists(lists) // an answer that was overtaken is an older one
  }
  listener.on(channel, () => void readAgain().catch(() => undefined))
  await readAgain()
}
