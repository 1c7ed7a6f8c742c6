import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { type Sellable, sellable } from '../server/src/slices/carts/model/sellable.queries.ts'
import { retailerViewer } from '../server/src/slices/catalog/visibility/viewer.ts'
import { snapshotParties } from '../server/src/slices/orders/checkout/snapshot-parties.ts'
import type { Line } from '../server/src/slices/orders/model/lines.queries.ts'
import { linesFrom } from '../server/src/slices/orders/model/order-lines.ts'
import type { Kept } from '../server/src/slices/orders/model/orders.queries.ts'
import { brandFacts } from './brands.ts'
import { entities, entityId } from './entities.ts'
import { type OrderPlan, orderPlans } from './order-plans.ts'
import { plots } from './order-plots.ts'
import type { DemoOrder } from './order-rows.ts'
import { tell } from './order-stories.ts'
import { writeOrders } from './order-writes.ts'
import { chooser, idOf } from './random.ts'

/** Four hundred orders of the last twelve months, each told by the rule that decides for everybody. */
export async function fillOrders(tx: Tx): Promise<void> {
  const now = new Date()
  const pairs = await pairsOf(tx)
  const plans = orderPlans(pairs, now)
  await rememberReaders(tx, plans)
  const shelves = await shelvesOf(tx, plans)
  const counts = new Map<string, number>()
  const snapshots = new Map<string, Kept>()
  const orders: DemoOrder[] = []
  for (const plan of plans) {
    const { brand, retailer, store } = plan
    const shelf = shelves.get(store)!
    const wanted = plan.productIds.flatMap((id) => shelf.get(id) ?? [])
    const known = wanted.length > 0 ? wanted : [shelf.get(plan.spareId)!]
    const lines = known.flatMap((product) => linesOf(plan, product))
    const count = (counts.get(brand) ?? 0) + 1
    counts.set(brand, count)
    const between = { brandId: entityId(brand), retailerId: entityId(retailer), storeId: store }
    const pair = `${brand} ${store}`
    if (!snapshots.has(pair)) snapshots.set(pair, await snapshotParties(tx, between))
    orders.push({
      ...between,
      id: idOf('order', plan.name),
      number: `${brandFacts[brand].code}-${String(count).padStart(6, '0')}`,
      currency: known[0]!.currency,
      type: known[0]!.collectionType,
      kept: snapshots.get(pair)!,
      people: pairs.find((pair) => pair.brand === brand && pair.retailer === retailer)!,
      story: tell(plan.name, plots[plan.plot], plan.age, now, lines),
    })
  }
  await writeOrders(tx, orders)
}

/** Who trades with whom, and who speaks for them. */
async function pairsOf(tx: Tx) {
  const { rows } = await sql<{ brandId: string; retailerId: string; seller: string; buyer: string }>`
    select relation.brand_id, relation.retailer_id, coalesce(rep.user_id, admin.user_id) as seller, shop.user_id as buyer
    from relation left join association rep on rep.id = relation.sales_rep_id
      join association admin on admin.entity_id = relation.brand_id and admin.role = 'entityAdmin'
      join association shop on shop.entity_id = relation.retailer_id and shop.role = 'entityAdmin'
    where relation.status = 'ACCEPTED' order by relation.id`.execute(tx)
  const slugs = new Map(entities.map(({ slug }) => [entityId(slug), slug]))
  return rows.map(({ brandId, retailerId, seller, buyer }) => ({
    brand: slugs.get(brandId)!,
    retailer: slugs.get(retailerId)!,
    seller,
    buyer,
  }))
}

/** A retailer that ordered from a collection can still read it after its deadline. */
async function rememberReaders(tx: Tx, plans: readonly OrderPlan[]): Promise<void> {
  await tx
    .insertInto('collectionReader')
    .values(plans.map(({ collectionId, retailer }) => ({ collectionId, retailerId: entityId(retailer) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What each store is going to order, as it sees it: at its prices, in its currency. */
async function shelvesOf(tx: Tx, plans: readonly OrderPlan[]): Promise<Map<string, Map<string, Sellable>>> {
  const shelves = new Map<string, Map<string, Sellable>>()
  for (const [store, own] of Map.groupBy(plans, (plan) => plan.store)) {
    const viewer = await retailerViewer(tx, entityId(own[0]!.retailer), store)
    const ids = [...new Set(own.flatMap(({ productIds, spareId }) => [...productIds, spareId]))]
    shelves.set(store, await sellable(tx, viewer, ids))
  }
  return shelves
}

/** More of the sizes in the middle, more for larger shops; of cartons a few. */
function linesOf({ name, size }: OrderPlan, product: Sellable): Line[] {
  if (product.wholesale === null) return []
  const choose = chooser(`lines ${name} ${product.id}`)
  const { isCarton } = product
  const each = choose([1, 1, 2, 3]) * size
  const colour = choose(product.skus).colour
  const items = product.skus
    .filter((one) => one.colour === colour)
    .map((one, at, all) => ({ ...one, quantity: each + Math.min(at, all.length - 1 - at) * choose([0, 1, 2]) }))
  return linesFrom({ isCarton, cartons: each, items }, product)
}
