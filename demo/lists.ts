import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { notifyListsChanged } from '../server/src/platform/data/list-entries.ts'

/** Two seasons that the marketplace added, and one that it no longer offers. */
export async function fillLists(tx: Tx): Promise<void> {
  await sql`insert into list_entry (list, key, name_en, name_ar, position) values
    ('seasons', 'SPRING_SUMMER_2027', 'Spring/Summer 2027', 'ربيع وصيف 2027', 4),
    ('seasons', 'AUTUMN_WINTER_2027', 'Autumn/Winter 2027', 'خريف وشتاء 2027', 5)`.execute(tx)
  await sql`update list_entry set hidden_at = now() where list = 'seasons' and key = 'PRE_FALL'`.execute(tx)
  await notifyListsChanged(tx)
}
