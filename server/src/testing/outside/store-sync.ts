import { sql } from 'kysely'
import { expect } from 'vitest'
import type { z } from 'zod/mini'
import type { NewStore, StoreRun } from '@souk/contract/integrations/store-shapes.ts'
import { stores } from '@souk/contract/integrations/stores.contract.ts'
import { workOff } from '../../platform/delivery/outgoing/work-off.ts'
import { outgoingRuns } from '../../slices/integrations/stores/outgoing-runs.ts'
import { newReceiver } from './receiver.ts'
import type { newWorld } from '../world.ts'

export type GivenStore = Partial<z.input<typeof NewStore>>

const mapping = {
  uniqueId: 'id',
  name: 'title',
  sku: 'sku',
  retailPrice: 'price',
  quantityAvailable: 'qty',
  images: 'image',
}
const csv = (...rows: string[]) => ['id,title,sku,price,qty,image', ...rows].join('\n')

/** A brand with a feed to sync from; `start` gives it an empty collection and a feed of one coat. */
export async function newStoreSync(world: Awaited<ReturnType<typeof newWorld>>) {
  const { ask, db, deps, person } = world
  const server = await newReceiver()
  const owner = await person({ side: 'brand' })
  const brandId = owner.entityId!
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  const workRuns = () => workOff(deps, outgoingRuns(deps, pause))
  let collectionId = ''

  async function start() {
    await db.deleteFrom('storeConnection').execute()
    server.how.rule = () => ({ body: csv('A1,Wool coat,A1-S,120.00,5,') })
    pauses.length = 0
    const { id } = await db
      .insertInto('collection')
      .values({ brandId, name: 'AW', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    collectionId = id
  }

  async function connect(given: GivenStore = {}) {
    const body = {
      name: 'Shop',
      kind: 'feed',
      collectionId,
      url: `${server.url}/feed.csv`,
      mapping,
      stock: 'in',
      wholesalePercent: 50,
      ...given,
    }
    await db.deleteFrom('rateLimit').execute()
    const { data, status, message } = await ask(owner, stores.create, { body })
    expect([status, message]).toEqual([201, undefined])
    return data
  }

  const look = async (id: string) => (await ask(owner, stores.run, { params: { runId: id } })).data
  const items = async (id: string) => (await ask(owner, stores.items, { params: { runId: id } })).data.items

  async function preview(storeId: string): Promise<StoreRun> {
    const { data } = await ask(owner, stores.start, { params: { id: storeId } })
    await workRuns()
    return look(data.id)
  }

  async function sync(storeId: string): Promise<StoreRun> {
    const run = await preview(storeId)
    if (run.status !== 'READY') return run
    await ask(owner, stores.apply, { params: { runId: run.id } })
    await workRuns()
    return look(run.id)
  }

  const products = async () =>
    (
      await sql<{
        uniqueId: string
        name: string
        sku: string
        onHand: number
        retail: string
        wholesale: string
        images: string[]
      }>`
        select unique_id, name, sku.sku, on_hand, retail::text, wholesale::text, images from product
          join sku on sku.product_id = product.id left join product_price price on price.product_id = product.id
        where product.collection_id = ${collectionId} and deleted_at is null order by sku.sku`.execute(db)
    ).rows

  async function close() {
    await server.close()
    await world.close()
  }

  return {
    brandId,
    close,
    connect,
    csv,
    items,
    look,
    mapping,
    owner,
    pause,
    pauses,
    preview,
    products,
    server,
    start,
    sync,
    workRuns,
    collection: () => collectionId,
  }
}
