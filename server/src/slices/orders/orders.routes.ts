import type { orders } from '@souk/contract/orders/orders.contract.ts'
import type { Handlers } from '../../platform/mount.ts'
import { buyerOf } from '../carts/door.ts'
import { traderOf } from '../connections/door.ts'
import { cancelOrder, confirmOrder, proposeOrder, refuseOrder } from './answer-order.ts'
import { checkOut } from './check-out.ts'
import { listOrders, orderRows } from './orders.queries.ts'
import { presentRow } from './present-order.ts'
import { readOrder, readRevisions } from './read-order.ts'

export const ordersHandlers: Handlers<typeof orders> = {
  async multiple({ actor, body, caller }, deps) {
    const buyer = buyerOf(actor)
    const ids = await checkOut(deps, buyer, body.carts, caller)
    const rows = await orderRows(deps.db, buyer).where('salesOrder.id', 'in', ids).orderBy('number').execute()
    return { orders: rows.map((row) => presentRow(row, 'retailer')), status: 'ORDERED' }
  },
  async list({ actor, query }, { db }) {
    const trader = traderOf(actor)
    const { rows, ...page } = await listOrders(db, trader, query)
    return { orders: rows.map((row) => presentRow(row, trader.side)), ...page }
  },
  read: ({ actor, params }, { db }) => readOrder(db, traderOf(actor), params.id),
  revisions: ({ actor, params }, { db }) => readRevisions(db, traderOf(actor), params.id),
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
