import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { LeadQuery } from '@souk/contract/prospects/prospect-shapes.ts'
import { creditRates } from '@souk/contract/prospects/prospect-words.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { BrandActor } from '../model/access.ts'
import { spend } from './credits.ts'

type Asked = Pick<LeadQuery, 'search' | 'filters'>

/** Words in any case and lists in any order are the same search. */
export function searchKey({ search, filters }: Asked): string | null {
  const { mode, match, ...lists } = filters
  const words = search.trim().toLowerCase().replace(/\s+/g, ' ')
  const sorted = Object.entries(lists).map(([name, values]) => [name, [...values].sort()])
  if (words === '' && match === null && sorted.every(([, values]) => values!.length === 0)) return null
  return JSON.stringify([words, sorted, match, lists.categories.length > 0 ? mode : 'any'])
}

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** Whether it may be read without a charge: an unfiltered look, or a search that was paid in the last 24 hours. */
export async function isFreeNow(db: Db, { entityId }: BrandActor, asked: Asked): Promise<boolean> {
  const key = searchKey(asked)
  if (key === null) return true
  const { rows } = await sql`
    select from prospect_search where brand_id = ${entityId} and hash = ${hashOf(key)} and paid_at > now() - interval '24 hours'`.execute(
    db,
  )
  return rows.length > 0
}

/** A search is paid once in 24 hours; the row of the search serializes two at the same time. */
export function chargeSearch(db: Db, { entityId, userId }: BrandActor, asked: Asked): Promise<boolean> {
  const key = searchKey(asked)
  if (key === null) return Promise.resolve(false)
  return inTransaction(db, async (tx) => {
    const hash = hashOf(key)
    const { rows } = await sql`
      insert into prospect_search as paid (brand_id, hash) values (${entityId}, ${hash})
      on conflict (brand_id, hash) do update set paid_at = now() where paid.paid_at <= now() - interval '24 hours'
      returning paid_at`.execute(tx)
    if (rows.length === 0) return false
    const subject = asked.search.trim()
    await spend(tx, { brandId: entityId, userId, amount: creditRates.search, reason: 'SEARCH', subject })
    return true
  })
}
