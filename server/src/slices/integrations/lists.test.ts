import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { deliveryList, runItemList, runList } from '@souk/contract/integrations/integration-lists.ts'
import { stores } from '@souk/contract/integrations/stores.contract.ts'
import { webhooks } from '@souk/contract/integrations/webhooks.contract.ts'
import { copyRows, expectPages } from '../../testing/list-pages.ts'
import { otherTenantFixtures } from '../../testing/other-tenant-fixtures.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, entity } = world
afterAll(close)
const { owner, ids } = await otherTenantFixtures(world)
const id = ids[0]!
const stranger = (await entity({ type: 'brand' })).id
const one = sql<boolean>`id = ${id}`
const several = [2, 3, 4, 5, 6]

const copies = async (table: string, own: (n: number) => object, foreign: object) => {
  await copyRows(db, table, one, several.map(own))
  const [row] = await copyRows(db, table, one, [foreign])
  return row!
}
const run = await copies('store_run', () => ({ status: 'DONE' }), { brand_id: stranger, status: 'DONE' })
const lists = [
  {
    name: 'deliveries',
    call: webhooks.deliveries,
    list: deliveryList,
    params: { id },
    foreign: await copies('webhook_delivery', (n) => ({ message_id: String(n) }), {
      entity_id: stranger,
      message_id: '7',
    }),
  },
  { name: 'runs', call: stores.runs, list: runList, params: { id }, foreign: run },
  {
    name: 'items of a run',
    call: stores.items,
    list: runItemList,
    params: { runId: id },
    foreign: await copies('store_run_item', (n) => ({ position: Math.ceil(n / 2), external_id: randomUUID() }), {
      run_id: run,
    }),
  },
]

test.each(lists)('$name are read to the end', (list) => expectPages(world, { ...list, who: owner }))
