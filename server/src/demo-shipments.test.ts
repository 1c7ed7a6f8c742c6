import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { fulfilments } from '@souk/contract/orders/order-axes.ts'
import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { shipmentStatuses } from '@souk/contract/shipments/shipment-moves.ts'
import { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { password } from '../../demo/people.ts'
import { fillWorld } from '../../demo/world.ts'
import { checkLedger } from './slices/wallet/ledger/check-ledger.ts'
import { newWorld } from './testing/world.ts'

const { ask, close, db, deps } = await newWorld()
afterAll(close)
await fillWorld(db, deps.key)

test('shipments, invoices and claims are there in every state, for both sides', async () => {
  for (const email of ['brand@souk.test', 'retailer@souk.test']) {
    const who = (await ask(null, identity.login, { body: { email, password } })).data
    for (const status of shipmentStatuses) {
      const { data } = await ask(who, shipments.list, { query: { status } })
      expect([status, data.total]).not.toEqual([status, 0])
    }
    expect((await ask(who, shipments.list, { query: { hasOpenClaim: 'true' } })).data.total).toBeGreaterThan(0)
    for (const kind of ['GOODS', 'CREDIT_NOTE']) {
      const { data } = await ask(who, invoices.list, { query: { kind } })
      expect([kind, data.total]).not.toEqual([kind, 0])
    }
  }
  const { rows } = await sql<{ fulfilment: string }>`select distinct fulfilment from sales_order`.execute(db)
  expect(rows.map(({ fulfilment }) => fulfilment).toSorted()).toEqual(fulfilments.toSorted())
})

test('numbers have no gaps, and the next one follows', async () => {
  const { rows } = await sql`
    select brand_id, kind = 'CREDIT_NOTE' from invoice join invoice_counter counter using (brand_id)
    where counter.series = case when kind = 'CREDIT_NOTE' then 'CN' else 'INV' end
    group by brand_id, kind = 'CREDIT_NOTE', counter.last
    having count(*) <> max(right(number, 6)::int) or counter.last <> count(*) or min(right(number, 6)::int) <> 1`.execute(
    db,
  )
  expect(rows).toEqual([])
})

test('progress follows from the shipments, and a completed order is delivered', async () => {
  const { rows } = await sql`
    select sales_order.number from sales_order where status = 'COMPLETED' and fulfilment <> 'DELIVERED'
    union all
    select progress.line_id::text from order_progress progress where packed <> (select sum(line.quantity) from shipment_line line
      join shipment on shipment.id = line.shipment_id and not is_replacement and status not in ('RETURNED', 'FAILED', 'CANCELLED')
      where line.order_id = progress.order_id and line.line_id = progress.line_id)`.execute(db)
  expect(rows).toEqual([])
})

test('the ledger agrees with all of it', async () => {
  expect(await checkLedger(db)).toEqual([])
})
