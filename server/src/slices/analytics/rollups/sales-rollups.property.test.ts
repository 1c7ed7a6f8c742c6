import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { newShippers } from '../../../testing/shippers.ts'
import { newWorld } from '../../../testing/world.ts'
import { rollUpSales } from './roll-up-sales.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const trade = await newShippers(world)
const { brand, seller, shelf, shopper, units, fill, checkOut } = trade
const { products } = await shelf(3)
const buyers = [await shopper(), await shopper()]
// Days differ between the two sides, and a carton counts in each of its sizes.
await sql`update entity set time_zone = 'Asia/Tokyo' where id = ${brand.id}`.execute(db)
await sql`update entity set time_zone = 'America/New_York' where id = ${buyers[0]!.entityId}`.execute(db)
await db.updateTable('product').set({ isCarton: true }).where('id', '=', products[2]!).execute()
await sql`update sku set carton_units = 1 + size_position where product_id = ${products[2]!}`.execute(db)

const act = fc.record({
  kind: fc.constantFrom(
    'order',
    'order',
    'confirm',
    'confirm',
    'propose',
    'reject',
    'cancel',
    'ship',
    'ship',
    'return',
    'late',
    'zone',
    'run',
    'mark',
  ),
  who: fc.nat(1),
  order: fc.nat(50),
  product: fc.nat(2),
  quantity: fc.nat(6),
  days: fc.nat(400),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never
const placed: string[] = []
const shipped: string[] = []
const kinds = new Set<string>()

async function take({ kind, who, order, product, quantity, days }: Act): Promise<void> {
  const buyer = buyers[who]!
  if (kind === 'run') return void (await rollUpSales(db))
  if (kind === 'zone')
    return void (await sql`update entity set time_zone = ${days % 2 ? 'Asia/Tokyo' : 'Pacific/Auckland'} where id = ${brand.id}`.execute(
      db,
    ))
  if (kind === 'order') {
    const productId = products[product]!
    const carts = await fill(
      buyer,
      product === 2 ? { productId, quantity: 1 + (quantity % 3) } : await units(productId, quantity, 1),
    )
    if (!carts?.length) return
    const { status, data } = await checkOut(buyer, carts)
    if (status === 201) placed.push(...data.orders.map(({ id }) => id))
    return
  }
  const id = placed[order % Math.max(placed.length, 1)]
  if (!id) return
  // Marks without a change, as a repeated event leaves them.
  if (kind === 'mark') return void (await sql`insert into sales_change (order_id) values (${id}), (${id})`.execute(db))
  // An event that arrives late: it happened on an earlier day.
  if (kind === 'late') {
    await sql`update sales_order set first_confirmed_at = first_confirmed_at - make_interval(days => ${days}) where id = ${id}`.execute(
      db,
    )
    return
  }
  if (kind === 'return') {
    const shipment = shipped.shift()
    if (shipment) await trade.move(shipment, 'RETURNED')
    return
  }
  const row = await db
    .selectFrom('salesOrder')
    .select(['retailerId', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const owner = buyers.find(({ entityId }) => entityId === row.retailerId)!
  if (kind === 'confirm') return void (await trade.confirm(row.status === 'PENDING_RETAILER' ? owner : seller, id))
  if (kind === 'reject') return void (await trade.reject(seller, id, { reason: 'LEAD_TIME', text: '' }))
  if (kind === 'cancel') return void (await trade.cancel(owner, id))
  const { data: now } = await ask(seller, orders.read, { params: { id } })
  const line = now.lines[quantity % now.lines.length]!
  if (kind === 'propose')
    return void (await trade.propose(seller, id, [{ lineId: line.lineId, quantity: 1 + quantity }]))
  const { data, status } = await trade.pack(
    [{ orderId: id, lineId: line.lineId, quantity: 1 + (quantity % line.quantity) }],
    { discountPercent: '5' },
  )
  if (status !== 201) return
  await trade.move(data.id, 'PRE_TRANSIT')
  await trade.move(data.id, 'IN_TRANSIT')
  shipped.push(data.id)
}

/** A direct count over the raw rows, written without the roll-up's own statements. */
const direct = {
  booked: sql`select 'booked' as measure, sales_order.currency, (first_confirmed_at at time zone brand.time_zone)::date::text as day,
      sales_order.retailer_id, line.product_id, sum(line.quantity * coalesce((select sum(value::int) from jsonb_each_text(line.carton)), 1))::int as units,
      sum(line.price * line.quantity)::text as amount
    from sales_order join entity brand on brand.id = brand_id join order_line line on line.order_id = sales_order.id and line.revision = agreed_revision
    where sales_order.status in ('CONFIRMED', 'COMPLETED', 'PENDING_BRAND', 'PENDING_RETAILER') and agreed_revision is not null group by 1, 2, 3, 4, 5`,
  shipped: sql`select 'shipped', sales_order.currency, (shipment.shipped_at at time zone brand.time_zone)::date::text,
      sales_order.retailer_id, coalesce((select product_id from sku where sku.id = line.line_id), line.line_id),
      sum(line.quantity * line.units)::int, sum(line.price * line.quantity)::text
    from shipment_line line join shipment on shipment.id = line.shipment_id join sales_order on sales_order.id = line.order_id
      join entity brand on brand.id = sales_order.brand_id
    where shipment.status in ('IN_TRANSIT', 'DELIVERED') and not is_replacement group by 1, 2, 3, 4, 5`,
  invoiced: sql`select 'invoiced', invoice.currency, invoice.issued_on::text, invoice.retailer_id,
      coalesce((select product_id from sku where sku.id = line.line_id), line.line_id),
      sum(case when is_credit then -1 else 1 end * invoiced.quantity * invoiced.units)::int, sum(case when is_credit then -1 else 1 end * invoiced.net)::text
    from invoice_line invoiced join invoice on invoice.id = invoiced.invoice_id join shipment_line line on line.id = invoiced.shipment_line_id group by 1, 2, 3, 4, 5`,
}
type Count = { measure: string; day: string; units: number; amount: string; productId: string; retailerId: string }

async function expectEqual(): Promise<void> {
  const { rows: raw } =
    await sql<Count>`select * from (${direct.booked} union all ${direct.shipped} union all ${direct.invoiced}) counted
    order by measure, currency, day, retailer_id, product_id`.execute(db)
  const { rows: facts } =
    await sql<Count>`select measure, currency, day::text as day, retailer_id, product_id, sum(units)::int as units, sum(amount)::text as amount
    from sales_fact group by 1, 2, 3, 4, 5 order by measure, currency, day, retailer_id, product_id`.execute(db)
  expect(facts).toEqual(raw)
  for (const { measure } of raw) kinds.add(measure)
  const { rows: wrong } = await sql`
    (select measure, currency, day, retailer_id::text as one, '' as two, sum(units) as units, sum(amount) as amount, count(distinct order_id) as orders from sales_fact group by 1, 2, 3, 4
      union all select measure, currency, day, product_id::text, colour || size, sum(units), sum(amount), 0 from sales_fact group by 1, 2, 3, 4, 5)
    except all
    (select measure, currency, day, retailer_id::text, '', sum(units), sum(amount), sum(orders) from sales_retailer_day group by 1, 2, 3, 4
      union all select measure, currency, day, product_id::text, colour || size, units, amount, 0 from sales_product_day)`.execute(
    db,
  )
  expect(wrong).toEqual([])
  const { rows: sizes } =
    await sql`select (select count(*) from (select from sales_fact group by measure, currency, day, retailer_id) a) as facts,
    (select count(*) from (select from sales_retailer_day group by measure, currency, day, retailer_id) b) as days`.execute(
      db,
    )
  const [{ facts: many, days }] = sizes as [{ facts: bigint; days: bigint }]
  expect(days).toBe(many) // nothing is left of a day that has no sales any more
}

test(
  'every roll-up equals a direct count, whatever happens and however often the job runs',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 22 }), async (acts) => {
        await sql`update sku set on_hand = 10000`.execute(db)
        const { id, lines } = await trade.agreed(buyers[0]!, [products[0]!, 5, 3])
        placed.push(id)
        shipped.push((await trade.ship([{ ...lines[0]!, quantity: 2 }], { discountPercent: '5' })).id)
        const gone = await trade.agreed(buyers[1]!, [products[1]!, 2])
        await trade.cancel(seller, gone.id)
        for (const one of acts) await take(one)
        await rollUpSales(db)
        await expectEqual()
        await sql`insert into sales_change (order_id) select id from sales_order`.execute(db)
        await Promise.all([rollUpSales(db), rollUpSales(db)])
        await expectEqual()
      }),
      { numRuns: propertyRuns(6) },
    )
    expect(placed.length).toBeGreaterThan(3)
    expect(kinds).toEqual(new Set(['booked', 'shipped', 'invoiced'])) // all three were compared
  },
)
