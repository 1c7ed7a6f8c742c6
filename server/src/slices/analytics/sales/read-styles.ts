import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { Style } from '@souk/contract/analytics/sales.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { type AskedInput, readAsked } from './asked.ts'
import { productConditions, retailerConditions, type SalesFilters } from './sales-conditions.ts'

type Input = SalesFilters & AskedInput
type Row = Omit<Style, 'amount' | 'sellThrough'> & { amount: bigint; rank: 'best' | 'slowest' }

const shown = 12

/** The styles that sold most, and of those that could be ordered in the period the ones that sold least. */
export async function readStyles(db: Db, actor: Trader, input: Input) {
  const { from, to, currency, currencies, asOf } = await readAsked(db, actor, input)
  const isWhole = actor.role === 'entityAdmin' && !input.retailerId && !input.salesRepId && !input.country
  const source = sql.table(isWhole ? 'sales_product_day' : 'sales_fact')
  const own = sql`f.brand_id = ${actor.entityId} and f.currency = ${currency}
    and ${isWhole ? sql`true` : retailerConditions(actor, input)} and ${productConditions(actor, input)}`
  const { rows } = await sql<Row>`
    with sold as (
      select f.product_id, sum(f.units)::int as units, sum(f.amount)::bigint as amount from ${source} f
      where ${own} and f.measure = 'booked' and f.day between ${from}::date and ${to}::date group by 1
    ), offered as (
      select product.id as product_id from product join collection on collection.id = product.collection_id
      where product.brand_id = ${actor.entityId} and product.archived_at is null and product.deleted_at is null
        and collection.archived_at is null and ${currency} = any(collection.currencies)
        and collection.status = 'LIVE' and coalesce(collection.live_at <= ${to}::date + 1, true) and (collection.deadline is null or collection.deadline >= ${from}::date)
        and exists (select from (select product.id as product_id, ''::text as colour, ''::text as size) f where ${productConditions(actor, { ...input, colour: undefined, size: undefined })})
    ), ranked as (
      (select 'best' as rank, product_id, units, amount from sold where units > 0 order by amount desc, product_id limit ${shown})
      union all
      (select 'slowest', product_id, coalesce(units, 0), coalesce(amount, 0) from offered left join sold using (product_id)
        order by coalesce(amount, 0), product_id limit ${shown})
    ), all_time as (
      select f.product_id, (coalesce(sum(f.units) filter (where f.measure = 'booked'), 0) - coalesce(sum(f.units) filter (where f.measure = 'shipped'), 0))::int as left_to_ship
      from ${source} f where ${own} and f.product_id in (select product_id from ranked) and f.measure in ('booked', 'shipped') group by 1
    )
    select ranked.rank, product.id as product_id, product.collection_id, product.name, product.style_code, product.images[1] as image,
      ranked.amount, ranked.units, greatest(coalesce(all_time.left_to_ship, 0), 0) as left_to_ship,
      (select case when count(*) = count(on_hand) then sum(greatest(on_hand - reserved, 0))::int end from sku where sku.product_id = product.id) as available
    from ranked join product on product.id = ranked.product_id left join all_time on all_time.product_id = product.id
    order by ranked.rank, case when ranked.rank = 'best' then -ranked.amount else ranked.amount end, product.id`.execute(
    db,
  )
  const styles = (rank: Row['rank']) =>
    rows
      .filter((row) => row.rank === rank)
      .map(({ rank: _rank, amount: minor, ...row }): Style => {
        const supply = row.available === null ? 0 : row.units + row.available
        return { ...row, amount: amount({ minor, currency }), sellThrough: supply > 0 ? row.units / supply : null }
      })
  return { from, to, currency, currencies, asOf, best: styles('best'), slowest: styles('slowest') }
}
