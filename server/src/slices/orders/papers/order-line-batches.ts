import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { ExportContext } from '../../../platform/documents/exports/export-kind.ts'
import type { Cell } from '../../../platform/documents/tables/table.ts'
import type { KeptLine } from '../model/lines.queries.ts'
import { currentRevisionSql } from '../model/order-conditions.ts'
import { isOwnOrder } from '../model/order-scope.ts'

type Line = {
  orderId: string
  position: number
  number: string
  status: string
  purchaseOrderNumber: string
  names: { brandName: string; retailerName: string; storeName: string }
  ordered: string
  currency: string
  quantity: number
  units: number
  price: bigint
  shipsFrom: string | null
  shipsUntil: string | null
  shipped: number
  kept: KeptLine
}
const batch = 1_000

/** Order by order, read in batches, so that many orders cost no more memory than one. */
export async function* orderLineBatches(
  { deps, actor, language, progress }: ExportContext,
  orderIds: readonly string[],
): AsyncGenerator<Cell[][]> {
  const ids = [...new Set(orderIds)].sort()
  let [orderId, position] = ['00000000-0000-0000-0000-000000000000', -1]
  for (;;) {
    const { rows } = await sql<Line>`
      select sales_order.id as order_id, line.position, sales_order.number, sales_order.status, sales_order.purchase_order_number,
        sales_order.kept as names, to_char(sales_order.created_at at time zone 'UTC', 'YYYY-MM-DD') as ordered, sales_order.currency,
        line.quantity, line.price, line.ships_from, line.ships_until, line.kept,
        case when line.carton is null then line.quantity
          else line.quantity * (select coalesce(sum(value::int), 0)::int from jsonb_each_text(line.carton)) end as units,
        coalesce((select progress.shipped from order_progress progress
          where progress.order_id = line.order_id and progress.line_id = line.line_id), 0)::int as shipped
      from sales_order join order_line line on line.order_id = sales_order.id and line.revision = ${currentRevisionSql}
      where ${isOwnOrder(actor)} and sales_order.id = any(${ids}::uuid[])
        and (sales_order.id, line.position) > (${orderId}::uuid, ${position})
      order by sales_order.id, line.position limit ${batch}`.execute(deps.replica)
    yield rows.map((line) => cellsOf(line, (status) => deps.say(language, `file.is.${status}`)))
    if (rows.length < batch) return
    ;({ orderId, position } = rows.at(-1)!)
    progress(ids.indexOf(orderId), ids.length)
  }
}

function cellsOf(
  { kept: snapshot, names, currency, quantity, ...line }: Line,
  statusWord: (status: string) => string,
): Cell[] {
  const price = BigInt(line.price)
  return [
    line.number,
    statusWord(line.status),
    line.purchaseOrderNumber,
    names.brandName,
    names.retailerName,
    names.storeName,
    line.ordered,
    snapshot.styleCode,
    snapshot.name,
    snapshot.colour,
    snapshot.size,
    snapshot.sku,
    quantity,
    line.units,
    amount({ minor: price, currency }),
    amount({ minor: price * BigInt(quantity), currency }),
    currency,
    line.shipsFrom,
    line.shipsUntil,
    line.shipped,
  ]
}
