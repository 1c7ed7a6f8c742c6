import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { invoiceList } from '@souk/contract/shipments/invoice-list.ts'
import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { shipmentList } from '@souk/contract/shipments/shipment-list.ts'
import { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { copyRows, expectPages } from '../../testing/list-pages.ts'
import { otherTenantFixtures } from '../../testing/other-tenant-fixtures.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, entity, person } = world
afterAll(close)
const { owner, ids } = await otherTenantFixtures(world)
const buyer = await person({ side: 'retailer', entityId: ids[0]! })
const strangers = {
  brand_id: (await entity({ type: 'brand' })).id,
  retailer_id: (await entity({ type: 'retailer' })).id,
}

const numbered = (n: number) => ({ number: `KIN-X-00000${n}` })
const copies = async (table: string, at: string) => {
  const own = [2, 3, 4, 5, 6].map((n) => ({ ...numbered(n), [at]: `2026-0${Math.ceil(n / 2)}-01T10:00:00Z` }))
  await copyRows(db, table, sql`brand_id = ${owner.entityId}`, own)
  const [foreign] = await copyRows(db, table, sql`brand_id = ${owner.entityId}`, [{ ...numbered(1), ...strangers }])
  return foreign!
}
const shipped = await copies('shipment', 'created_at')
const billed = await copies('invoice', 'issued_at')

test.each([
  { name: 'shipments', call: shipments.list, list: shipmentList, foreign: shipped, rows: 'shipments' },
  { name: 'invoices', call: invoices.list, list: invoiceList, foreign: billed, rows: 'invoices' },
])('$name are read to the end by both sides', async (list) => {
  await expectPages(world, { ...list, who: owner })
  await expectPages(world, { ...list, who: buyer })
})
