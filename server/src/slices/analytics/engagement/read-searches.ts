import { sql } from 'kysely'
import { fewestRetailers, hideSmall } from '../model/hide-small.ts'
import type { Period } from '../model/period.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { named, seen } from './named-retailers.ts'

type Led = { words: string; retailers: number; others: number }
const maxRows = 100

/** Searches that ended at this brand, and what retailers looked for on the marketplace and did not find. */
export async function readSearches(db: Db, actor: Trader, { from, to }: Period) {
  const { rows: led } = await sql<Led>`
    select words, count(distinct entity_id) filter (where own.retailer_id is not null)::int as retailers,
      count(distinct entity_id) filter (where own.retailer_id is null)::int as others
    from search_lead_day lead left join ${named(actor)} own on own.retailer_id = lead.entity_id
    where lead.brand_id = ${actor.entityId} and lead.day between ${from}::date and ${to}::date
    group by 1
    having count(distinct entity_id) filter (where own.retailer_id is not null) > 0
      or count(distinct entity_id) filter (where own.retailer_id is null) >= ${fewestRetailers}
    order by 2 desc, 3 desc, 1 limit ${maxRows + 1}`.execute(db)
  const { rows: empty } = await sql<{ words: string; retailers: number }>`
    select words, count(distinct entity_id)::int as retailers from search_day
    where day between ${from}::date and ${to}::date and empty > 0
    group by 1 having count(distinct entity_id) >= ${fewestRetailers} order by 2 desc, 1 limit ${maxRows + 1}`.execute(
    db,
  )
  return {
    more: led.length > maxRows || empty.length > maxRows,
    searches: {
      led: led.slice(0, maxRows).map(({ words, ...counts }) => ({ words, ...seen(counts) })),
      empty: empty.slice(0, maxRows).map(({ words, retailers }) => ({ words, retailers: hideSmall(retailers) })),
    },
  }
}
