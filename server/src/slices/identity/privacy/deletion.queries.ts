import { sql } from 'kysely'
import type { Deletion } from '@souk/contract/identity/security.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import { findUser } from '../model/identity.queries.ts'

type Led = { id: string; name: string; members: number; admins: number; orders: number; invoices: number }

/** The entities a person leads, with who else is there and what is open. */
async function ledBy(db: Db, userId: string): Promise<Led[]> {
  const { rows } = await sql<Led>`
    select entity.id, entity.name,
      (select count(*)::int from association o where o.entity_id = entity.id and o.user_id <> ${userId} and o.joined_at is not null) as members,
      (select count(*)::int from association o where o.entity_id = entity.id and o.user_id <> ${userId} and o.joined_at is not null
        and o.role = 'entityAdmin') as admins,
      (select count(*)::int from sales_order o where (o.brand_id = entity.id or o.retailer_id = entity.id)
        and o.status in ('PENDING_BRAND', 'PENDING_RETAILER', 'CONFIRMED')) as orders,
      (select count(*)::int from receivable r join invoice i on i.id = r.invoice_id
        where (i.brand_id = entity.id or i.retailer_id = entity.id) and r.total > r.paid + r.credited) as invoices
    from association a join entity on entity.id = a.entity_id
    where a.user_id = ${userId} and a.role = 'entityAdmin' and a.joined_at is not null
    order by entity.name`.execute(db)
  return rows
}

export async function readDeletion(db: Db, userId: string): Promise<Deletion> {
  const { deletionDueAt } = found(await findUser(db, userId))
  const led = (await ledBy(db, userId)).filter(({ admins }) => admins === 0)
  const alone = led.filter(({ members }) => members === 0)
  const isOpen = ({ orders, invoices }: Led) => orders + invoices > 0
  const named = ({ id, name }: Led) => ({ id, name })
  return {
    dueAt: deletionDueAt?.toISOString() ?? null,
    handOver: led.filter(({ members }) => members > 0).map(named),
    finish: alone
      .filter(isOpen)
      .map(({ orders, invoices, ...one }) => ({ ...named({ orders, invoices, ...one }), orders, invoices })),
    closes: alone.filter((one) => !isOpen(one)).map(named),
    isLastAdmin: await isLastSoukAdmin(db, userId),
    kept: await retainedRecords(db, userId),
  }
}

async function isLastSoukAdmin(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isLast: boolean }>`
    select coalesce(bool_and(user_id = ${userId}), false) as is_last
    from association join user_account on user_account.id = association.user_id
    where role = 'soukAdmin' and staff_area is null and joined_at is not null and deleted_at is null`.execute(db)
  return rows[0]!.isLast
}

/** Records of companies that stay, and how many there are. */
async function retainedRecords(db: Db, userId: string): Promise<Deletion['kept']> {
  const { rows } = await sql<Record<'orders' | 'invoices' | 'messages' | 'audit', number>>`
    with mine as (select entity_id from association where user_id = ${userId} and entity_id is not null)
    select
      (select count(*)::int from sales_order where brand_id in (select * from mine) or retailer_id in (select * from mine)) as orders,
      (select count(*)::int from invoice where brand_id in (select * from mine) or retailer_id in (select * from mine)) as invoices,
      (select count(*)::int from message where author_id = ${userId}) as messages,
      (select count(*)::int from audit where user_id = ${userId}) as audit`.execute(db)
  return Object.entries(rows[0]!).map(([kind, count]) => ({ kind, count }))
}
