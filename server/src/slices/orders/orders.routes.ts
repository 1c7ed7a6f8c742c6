import type { orderComments } from '@souk/contract/orders/comments.contract.ts'
import type { orderLines } from '@souk/contract/orders/order-lines.contract.ts'
import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import type { orders } from '@souk/contract/orders/orders.contract.ts'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { Caller, Handlers } from '../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { buyerOf } from '../carts/door.ts'
import { readAsTrader, type Trader, traderOf, traderToRead, withOwnRights } from '../connections/door.ts'
import { addProducts, cancelOrder, confirmOrder, proposeOrder, refuseOrder } from './negotiation/answer-order.ts'
import { checkOut } from './checkout/check-out.ts'
import { collectionOrders } from './reading/collection-orders.ts'
import { addComment, readComments } from './negotiation/comments.ts'
import { countField } from './reading/count-field.ts'
import { importLines } from './negotiation/import-lines.ts'
import { updateOrder } from './negotiation/update-order.ts'
import { eventsOf } from './model/order-events.queries.ts'
import { findOrder, listOrders, orderRows } from './model/orders.queries.ts'
import { presentRow } from './reading/present-order.ts'
import { readOffers } from './reading/read-offers.ts'
import { readOrder, readRevisions } from './reading/read-order.ts'
import { readOverview } from './reading/read-overview.ts'
import { readPartners } from './reading/read-partners.ts'
import { reorder } from './reading/reorder.ts'
import { setLineStatus } from './negotiation/set-line-status.ts'
import { setPrices } from './negotiation/set-prices.ts'
import { listStores, writeOrder } from './negotiation/write-order.ts'

export const ordersHandlers: Handlers<typeof orders> = {
  async multiple({ actor, body, caller }, deps) {
    const buyer = buyerOf(actor)
    return placed(deps.db, buyer, await checkOut(deps, buyer, body.carts, caller))
  },
  async place({ actor, body, caller }, deps) {
    const trader = traderOf(actor)
    if ('cartId' in body !== (trader.side === 'retailer')) throw new Refusal('forbidden')
    const ids =
      'cartId' in body
        ? await checkOut(deps, buyerOf(actor), [body], caller)
        : [await writeOrder(deps, trader, body, caller)]
    return placed(deps.db, trader, ids)
  },
  async list({ actor, query: { entityId, ...query }, caller }, { db }) {
    const trader = await traderToRead(db, actor, { entityId, area: 'orders', caller })
    const { rows, ...page } = await listOrders(db, trader, query)
    return { orders: rows.map((row) => presentRow(row, trader.side)), ...page }
  },
  async read(input, { db }) {
    const order = await readView(db, input, (trader) => readOrder(db, trader, input.params.id))
    return withOwnRights(input.actor, order)
  },
  async update({ actor, params, body, caller }, { db }) {
    const trader = traderOf(actor)
    await updateOrder(db, trader, params.id, body, caller)
    return readOrder(db, trader, params.id)
  },
  history: (input, { db }) =>
    readView(db, input, async (trader) => {
      found(await findOrder(db, trader, input.params.id))
      return eventsOf(db, trader, input.params.id)
    }),
  revisions: (input, { db }) => readView(db, input, (trader) => readRevisions(db, trader, input.params.id)),
  async confirm({ actor, params, body, caller }, { db }) {
    const trader = traderOf(actor)
    await confirmOrder(db, trader, { ...params, version: body.version, caller }, body.lines)
    return readOrder(db, trader, params.id)
  },
  async reject({ actor, params, body, caller }, { db }) {
    const trader = traderOf(actor)
    await refuseOrder(db, trader, { ...params, version: body.version, caller }, body)
    return readOrder(db, trader, params.id)
  },
  async cancel({ actor, params, query, caller }, { db }) {
    const trader = traderOf(actor)
    await cancelOrder(db, trader, { ...params, version: query.version, caller }, query.reason)
    return readOrder(db, trader, params.id)
  },
  async propose({ actor, params, body, caller }, { db }) {
    const trader = traderOf(actor)
    await proposeOrder(db, trader, { ...params, version: body.version, caller }, body)
    return readOrder(db, trader, params.id)
  },
}

type ViewInput = { actor: Actor; params: { id: string }; query: { entityId?: string | undefined }; caller: Caller }

/** One order and its parts: a Souk administrator reads those of the entity it names. */
function readView<T>(db: Db, { actor, params, query, caller }: ViewInput, read: (trader: Trader) => Promise<T>) {
  return readAsTrader(db, actor, { entityId: query.entityId, area: 'order', itemId: params.id, caller }, read)
}

async function placed(db: Db, actor: Trader, ids: readonly string[]) {
  const rows = await orderRows(db, actor)
    .where('salesOrder.id', 'in', [...ids])
    .orderBy('number')
    .execute()
  return { orders: rows.map((row) => presentRow(row, actor.side)), status: 'ORDERED' as const }
}

export const orderLinesHandlers: Handlers<typeof orderLines> = {
  async addProducts({ actor, params, body, caller }, { db }) {
    const trader = traderOf(actor)
    await addProducts(db, trader, { ...params, version: body.version, caller }, body)
    return readOrder(db, trader, params.id)
  },
  async setStatus({ actor, params, body, caller }, { db }) {
    const trader = traderOf(actor)
    await setLineStatus(db, trader, params.id, body, caller)
    return readOrder(db, trader, params.id)
  },
  import: ({ actor, params, query, caller }, deps) =>
    importLines(deps, traderOf(actor), params.id, query.version, caller),
  async setPrices({ actor, body: { orderIds = [], products = [] }, caller }, { db, say }) {
    if (orderIds.length === 0 || products.length === 0) {
      return { updated: 0, warning: say(caller.language, 'orders.pricesIgnored') }
    }
    return { updated: await setPrices(db, traderOf(actor), { orderIds, products, caller }), warning: null }
  },
  reorder: ({ actor, params, query }, { db }) => reorder(db, buyerOf(actor), params.id, query.isPreview === 'true'),
}

export const orderViewsHandlers: Handlers<typeof orderViews> = {
  filter: ({ actor, params, query }, { db }) => countField(db, traderOf(actor), params.fieldName, query),
  overview: ({ actor }, { db }) => readOverview(db, traderOf(actor)),
  partners: ({ actor, query }, { db }) => readPartners(db, traderOf(actor), query.entityIds),
  offers: ({ actor, params, query }, { db }) => readOffers(db, traderOf(actor), params.id, query),
  stores: ({ actor, params }, { db }) => listStores(db, traderOf(actor), params.retailerId),
  collection: ({ actor, params, body }, { db }) =>
    collectionOrders(db, traderOf(actor), params.collectionId, body.currencies),
}

export const orderCommentsHandlers: Handlers<typeof orderComments> = {
  list: (input, { db }) => readView(db, input, (trader) => readComments(db, trader, input.params.id)),
  add: ({ actor, params, body }, { db }) => addComment(db, traderOf(actor), params.id, body),
}
