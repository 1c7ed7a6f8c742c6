import { type RawBuilder, sql } from 'kysely'
import type { ListEntry } from '@souk/contract/catalog/lists.contract.ts'
import type { ListName } from '@souk/contract/reference/list-names.ts'
import type { Db } from '../../../platform/data/database/db.ts'

const known = (column: 'departments' | 'categories') => sql`
  select key, count(*) from entity, unnest(${sql.ref(column)}) key group by 1
  union all select key, count(*) from prospect, unnest(${sql.ref(column)}) key group by 1`

/** How often each key of a list is used: by products, companies and stores, by listings, or by collections. */
const uses: Readonly<Record<ListName, RawBuilder<unknown>>> = {
  departments: sql`select department as key, count(*) from product where department is not null group by 1
    union all select of_category, count(*) from list_entry, unnest(departments) of_category where list = 'categories' group by 1
    union all ${known('departments')}`,
  categories: sql`select category as key, count(*) from product where category is not null group by 1
    union all ${known('categories')}`,
  colours: sql`select substr(tag, 3) as key, count(*) from listing, unnest(tags) tag where tag like 'k:%' group by 1`,
  seasons: sql`select entry.key, count(*) from list_entry entry join collection on collection.season in (entry.name_en, entry.name_ar)
    where entry.list = 'seasons' group by 1`,
}

export async function readList(db: Db, list: ListName): Promise<ListEntry[]> {
  const { rows } = await sql<ListEntry>`
    select entry.key, name_en, name_ar, departments, hidden_at is not null as is_hidden, version, coalesce(used.uses, 0)::int as uses
    from list_entry entry
      left join (select key, sum(count) as uses from (${uses[list]}) found (key, count) group by 1) used on used.key = entry.key
    where list = ${list} order by position, entry.key`.execute(db)
  return rows
}

/** Changes of one list queue here. */
export async function lockList(tx: Db, list: ListName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list ${list}`}, 15))`.execute(tx)
}

/** A colour is found by the words of its names, in products that are there already too. */
export async function nameColour(tx: Db, key: string, words: readonly string[]): Promise<void> {
  await sql`insert into colour_word (word, family) select word, ${key} from unnest(${[...words]}::text[]) word
    on conflict do nothing`.execute(tx)
  const tag = `k:${key}`
  await sql`update listing set tags = array_append(tags, ${tag}) where not tags @> array[${tag}] and product_id in (
    select product_id from sku, regexp_split_to_table(lower(colour), '[^[:alpha:]]+') word
    where word = any(${[...words]}::text[]))`.execute(tx)
}

/** The words of a name lead the search to its tag before the vocabulary is counted anew. */
export async function nameTag(tx: Db, tag: string, words: readonly string[]): Promise<void> {
  await sql`insert into search_word (word, term) select distinct word, ${tag} from unnest(${[...words]}::text[]) word
    on conflict do nothing`.execute(tx)
}
