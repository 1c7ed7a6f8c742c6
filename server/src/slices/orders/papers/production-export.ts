import { sql } from 'kysely'
import { ProductionExport } from '@souk/contract/downloads/export-inputs.ts'
import { type ExportContext, exportKind } from '../../../platform/documents/exports/export-kind.ts'
import { oneBatch } from '../../../platform/documents/tables/table.ts'
import { endOfDay, startOfDay } from '../../entities/door.ts'
import { isOwnOrder } from '../model/order-scope.ts'

type In = {
  collectionIds?: string[] | undefined
  orderIds?: string[] | undefined
  from?: string | undefined
  until?: string | undefined
}
type Line = {
  collection: string
  styleCode: string
  uniqueId: string
  name: string
  colour: string
  size: string
  sku: string
  units: number
  orders: number
  shipsFrom: string | null
}

/** What is agreed of each size, cartons counted as the units inside. */
async function unitsToMake(
  { deps, actor }: ExportContext,
  { collectionIds, orderIds, from, until }: In,
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with agreed as (
      select line.* from sales_order join order_line line on line.order_id = sales_order.id and line.revision = sales_order.agreed_revision
      where ${isOwnOrder(actor)} and sales_order.status not in ('REJECTED', 'CANCELLED')
        and (${orderIds ?? null}::uuid[] is null or sales_order.id = any(${orderIds ?? null}::uuid[]))
        and (${from ?? null}::date is null or sales_order.first_confirmed_at >= ${startOfDay(actor, from ?? null)})
        and (${until ?? null}::date is null or sales_order.first_confirmed_at < ${endOfDay(actor, until ?? null)})),
    each as (
      select order_id, sku_id, quantity as units, ships_from from agreed where carton is null
      union all
      select order_id, inside.key::uuid, quantity * inside.value::int, ships_from
      from agreed, lateral jsonb_each_text(carton) inside where carton is not null)
    select collection.name as collection, product.style_code, product.unique_id, product.name, sku.colour, sku.size, sku.sku,
      sum(each.units)::int as units, count(distinct each.order_id)::int as orders, min(each.ships_from) as ships_from
    from each join sku on sku.id = each.sku_id join product on product.id = sku.product_id
      join collection on collection.id = product.collection_id
    where (${collectionIds ?? null}::uuid[] is null or product.collection_id = any(${collectionIds ?? null}::uuid[]))
    group by collection.id, product.id, sku.id
    having sum(each.units) > 0
    order by collection.name, product.style_code, product.id, sku.colour_position, sku.size_position, sku.id
    limit 200000`.execute(deps.replica)
  return rows
}

export const productionExport = exportKind<In>({
  type: 'productionExport',
  formats: ['xlsx', 'csv'],
  may: { allow: ['manage', 'Brand'] },
  input: ProductionExport,
  title: async ({ deps, language }) =>
    `${deps.say(language, 'file.production')} ${new Date().toISOString().slice(0, 10)}`,
  content: async (context, input) => {
    const { deps, language } = context
    const word = (key: string) => deps.say(language, `file.${key}`)
    const lines = await unitsToMake(context, input)
    return {
      kind: 'table',
      table: {
        name: word('production'),
        isRtl: language === 'ar',
        columns: [
          { header: word('collection'), width: 24 },
          { header: word('styleCode') },
          { header: word('uniqueId') },
          { header: word('name'), width: 30 },
          { header: word('colour') },
          { header: word('size'), width: 10 },
          { header: word('sku'), width: 20 },
          { header: word('units'), kind: 'number', width: 10 },
          { header: word('orderCount'), kind: 'number', width: 10 },
          { header: word('shipsFrom'), kind: 'day', width: 13 },
        ],
        batches: oneBatch(
          lines.map((line) => [
            line.collection,
            line.styleCode,
            line.uniqueId,
            line.name,
            line.colour,
            line.size,
            line.sku,
            line.units,
            line.orders,
            line.shipsFrom,
          ]),
        ),
      },
    }
  },
})
