import { sql } from 'kysely'
import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { Db } from '../../../platform/data/database/db.ts'

/** How many lines the newest revision changes, and by what its worth differs. */
export type StoredProposal = {
  by: OrderSide
  cut: number
  raised: number
  added: number
  removed: number
  priced: number
  moved: number
  worth: string
}

/**
 * What an answer is due to, compared with what is agreed, else with the other side's last revision.
 * Written with every move; null where nothing is proposed, or nothing of the other side came before.
 */
export async function sumUpProposal(tx: Db, id: string): Promise<void> {
  await sql`
    update sales_order set proposal = (
      with newest as (
          select number, author_side from order_revision where order_id = sales_order.id and number = sales_order.revision),
        base as (
          select coalesce(sales_order.agreed_revision, max(earlier.number)) as number
          from newest left join order_revision earlier on earlier.order_id = sales_order.id
            and earlier.number < newest.number and earlier.author_side <> newest.author_side),
        changed as (
          select before.quantity as was, after.quantity as now, before.price as old_price, after.price,
            (before.ships_from, before.ships_until) is distinct from (after.ships_from, after.ships_until) as is_moved
          from (select line.* from order_line line, base where order_id = sales_order.id and revision = base.number) before
            full join (select line.* from order_line line where order_id = sales_order.id and revision = sales_order.revision) after
            on after.line_id = before.line_id)
      select jsonb_build_object('by', newest.author_side,
        'cut', count(*) filter (where now < was), 'raised', count(*) filter (where now > was),
        'added', count(*) filter (where was is null), 'removed', count(*) filter (where now is null),
        'priced', count(*) filter (where old_price <> price),
        'moved', count(*) filter (where was is not null and now is not null and is_moved),
        'worth', (coalesce(sum(now * price), 0) - coalesce(sum(was * old_price), 0))::text)
      from newest, base, changed where base.number is not null
      group by newest.author_side)
    where id = ${id} and status in ('PENDING_BRAND', 'PENDING_RETAILER')`.execute(tx)
}
