import { sql } from 'kysely'
import type { Measure } from '@souk/contract/analytics/sales-shapes.ts'
import { amount } from '@souk/contract/core/money.ts'
import { type Db, together } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { type AskedInput, readAsked } from './asked.ts'
import { groupings } from './dimensions.ts'
import { type SalesFilters, salesConditions, sourceOf } from './sales-conditions.ts'

type Input = SalesFilters &
  AskedInput & {
    measure: Measure
  }
type Share = { key: string; units: number; amount: bigint }

const mostShares = 40

/** The size curve in the order in which sizes are made, and the colours by units. */
export async function readMix(db: Db, actor: Trader, input: Input) {
  const { measure, ...filters } = input
  const { from, to, currency, currencies, asOf } = await readAsked(db, actor, input)
  const where = salesConditions(actor, { from, to, currency, measure }, filters)
  const source = sql.table(sourceOf(actor, filters, 'size'))
  const rest = { ...filters, category: undefined }
  const [sizes, colours, categories] = await together(db, [
    () =>
      sql<Share>`select sizes.*, coalesce(places.place, 0) as place
        from (select ${groupings.size.key} as key, sum(f.units)::int as units, sum(f.amount)::bigint as amount from ${source} f where ${where}
          group by 1 order by 2 desc limit ${mostShares}) sizes
          left join (select size, min(size_position) as place from sku
            where sku.product_id in (select id from product where product.brand_id = ${actor.entityId}) group by 1) places on places.size = sizes.key
        order by place, key`.execute(db),
    () =>
      sql<Share>`select ${groupings.colour.key} as key, sum(f.units)::int as units, sum(f.amount)::bigint as amount from ${source} f where ${where}
        group by 1 order by 2 desc, 1 limit ${mostShares}`.execute(db),
    () =>
      sql<{ key: string }>`select ${groupings.category.key} as key from (
          select f.product_id, sum(f.units) as units from ${source} f where ${salesConditions(actor, { from, to, currency, measure }, rest)} group by 1
        ) f ${groupings.category.join!} group by 1 order by sum(f.units) desc, 1 limit 60`.execute(db),
  ] as const)
  const shares = ({ rows }: { rows: Share[] }) =>
    rows.map(({ key, units, amount: minor }) => ({ key, units, amount: amount({ minor, currency }) }))
  return {
    from,
    to,
    currency,
    currencies,
    asOf,
    categories: categories.rows.map(({ key }) => key),
    sizes: shares(sizes),
    colours: shares(colours),
  }
}
