import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { type Order, pagedList } from '../../../platform/data/database/paged-list.ts'

const ownRows = (db: Db, userId: string) =>
  db
    .selectFrom('usageEvent as event')
    .leftJoin('product', 'product.id', 'event.subjectId')
    .leftJoin('collection', 'collection.id', 'event.subjectId')
    .leftJoin('entity', 'entity.id', 'event.subjectId')
    .select(['event.id', 'event.at', 'event.name as kind', 'event.words'])
    .select(sql<string | null>`coalesce(product.name, collection.name, entity.name)`.as('subject'))
    .where('event.userId', '=', userId)
    .where('event.isAdmin', '=', false)

const newest: Order = { by: ['event.at'], direction: 'desc' }

/** What is stored about a person, the newest first. What an admin did in their place is not theirs. */
export async function listOwnUsage(db: Db, userId: string, paging: Paging) {
  const place = { id: 'event.id', ...newest }
  const { rows, ...page } = await pagedList(db, ownRows(db, userId), (events) => events, place, paging)
  return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), ...page }
}

/** Deletes it for good; the days it counted in are counted again without it. */
export async function forgetUsage(db: Db, userId: string): Promise<{ deleted: number }> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ deleted: number }>`
      with gone as (
        delete from usage_event where user_id = ${userId} and not is_admin returning brand_id, subject_id, name, at
      ), noted as (
        insert into usage_change (brand_id, day)
        select distinct gone.brand_id, (gone.at at time zone coalesce(brand.time_zone, 'UTC'))::date
        from gone left join entity brand on brand.id = gone.brand_id where gone.brand_id is not null or gone.name = 'search.made'
      )
      select count(*)::int as deleted from gone`.execute(tx)
    return rows[0]!
  })
}
