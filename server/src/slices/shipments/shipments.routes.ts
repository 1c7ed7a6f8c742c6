import type { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { readAsTrader, traderOf, traderToRead, withOwnRights } from '../connections/door.ts'
import { changeShipment } from './moving/change-shipment.ts'
import { answerClaim } from './claims/answer-claim.ts'
import { claimLater, receiveShipment } from './claims/make-claims.ts'
import { countShipmentField, entityNames } from './model/count-shipment-field.ts'
import { packShipment } from './packing/pack-shipment.ts'
import { packableOrders } from './packing/packable-orders.ts'
import { printShipment } from './documents/print-shipment.ts'
import { presentShipmentRow } from './model/present-shipment.ts'
import { readShipment } from './model/read-shipment.ts'
import { listShipments } from './model/shipments.queries.ts'

export const shipmentsHandlers: Handlers<typeof shipments> = {
  async create({ actor, body, caller }, { db }) {
    const trader = traderOf(actor)
    return readShipment(db, trader, await packShipment(db, trader, body, caller))
  },
  async list({ actor, query: { entityId, ...query }, caller }, { db }) {
    const trader = await traderToRead(db, actor, { entityId, area: 'shipments', caller })
    const { rows, ...page } = await listShipments(db, trader, query)
    return { shipments: rows.map(presentShipmentRow), ...page }
  },
  filter: ({ actor, params, query }, { db }) => countShipmentField(db, traderOf(actor), params.fieldName, query),
  entityNames: ({ actor, params }, { db }) => entityNames(db, traderOf(actor), params.role),
  packable: ({ actor, query }, { db }) => packableOrders(db, traderOf(actor), query),
  async read({ actor, params: { id }, query: { entityId }, caller }, { db }) {
    const view = { entityId, area: 'shipment', itemId: id, caller }
    return withOwnRights(actor, await readAsTrader(db, actor, view, (trader) => readShipment(db, trader, id)))
  },
  async change({ actor, params, body, caller }, deps) {
    const trader = traderOf(actor)
    await changeShipment(deps, trader, params.id, body, caller)
    return readShipment(deps.db, trader, params.id)
  },
  async receive({ actor, params, body, caller }, { db }) {
    const trader = traderOf(actor)
    await receiveShipment(db, trader, params.id, body, caller)
    return readShipment(db, trader, params.id)
  },
  async claim({ actor, params, body, caller }, { db }) {
    const trader = traderOf(actor)
    await claimLater(db, trader, params.id, body.claims, caller)
    return readShipment(db, trader, params.id)
  },
  async answerClaim({ actor, params, body, caller }, { db }) {
    const trader = traderOf(actor)
    return readShipment(db, trader, await answerClaim(db, trader, params.claimId, body, caller))
  },
  print: ({ actor, params, query, caller }, deps) =>
    printShipment(deps, traderOf(actor), params.id, query.language ?? caller.language),
}
