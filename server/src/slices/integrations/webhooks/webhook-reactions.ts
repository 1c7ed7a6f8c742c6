import type { Db } from '../../../platform/data/database/db.ts'
import type { Reaction, Reactions } from '../../../platform/serving/slice.ts'
import type { WebhookEvent } from '@souk/contract/integrations/webhook-events.ts'
import { queueWebhooks } from './queue-webhooks.ts'

type OfOrder = { orderId: string; kind: string; brandId: string; retailerId: string }
type OfShipment = { shipmentId: string; kind: string; brandId: string; retailerId: string }
type OfCollection = { collectionId: string; brandId: string; rows?: number }
type OfProduct = { productId: string; collectionId: string; brandId: string }
type OfRelation = { relationId: string; brandId: string; retailerId: string }

const order =
  (event: WebhookEvent): Reaction =>
  async (deps, { orderId, kind, brandId, retailerId }: OfOrder, id) => {
    const now = await orderFacts(deps.db, orderId)
    if (!now) return
    const data = { orderId, kind, brandId, retailerId, ...now }
    await queueWebhooks(deps, { id, event, entityIds: [brandId, retailerId], subject: orderId, data })
  }
const collection =
  (event: WebhookEvent): Reaction =>
  (deps, { collectionId, brandId, rows }: OfCollection, id) =>
    queueWebhooks(deps, {
      id,
      event,
      entityIds: [brandId],
      subject: collectionId,
      data: { collectionId, brandId, ...(rows !== undefined && { rows }) },
    })

/** Events of the outbox that webhooks pass on. The data names what changed; the details are read by the API, with the key's own rights. */
export const webhookReactions: Reactions = {
  'order.placed': { webhooks: order('order.placed') },
  'order.moved': { webhooks: order('order.moved') },
  'shipment.moved': {
    webhooks: async (deps, { shipmentId, kind, brandId, retailerId }: OfShipment, id) => {
      const now = await deps.db
        .selectFrom('shipment')
        .select(['number', 'status'])
        .where('id', '=', shipmentId)
        .executeTakeFirst()
      if (!now) return
      const data = { shipmentId, kind, brandId, retailerId, ...now }
      await queueWebhooks(deps, {
        id,
        event: 'shipment.moved',
        entityIds: [brandId, retailerId],
        subject: shipmentId,
        data,
      })
    },
  },
  'payments.settled': {
    webhooks: async (deps, { invoiceId }: { invoiceId: string }, id) => {
      const invoice = await deps.db
        .selectFrom('invoice')
        .select(['number', 'brandId', 'retailerId'])
        .where('id', '=', invoiceId)
        .executeTakeFirst()
      if (!invoice) return
      const entityIds = [invoice.brandId, invoice.retailerId]
      await queueWebhooks(deps, {
        id,
        event: 'invoice.paid',
        entityIds,
        subject: invoiceId,
        data: { invoiceId, ...invoice },
      })
    },
  },
  'collection.publish': { webhooks: collection('collection.published') },
  'collection.imported': { webhooks: collection('collection.imported') },
  'product.removed': {
    webhooks: (deps, { productId, collectionId, brandId }: OfProduct, id) =>
      queueWebhooks(deps, {
        id,
        event: 'product.removed',
        entityIds: [brandId],
        subject: productId,
        data: { productId, collectionId, brandId },
      }),
  },
  'relation.connected': {
    webhooks: (deps, { relationId, brandId, retailerId }: OfRelation, id) =>
      queueWebhooks(deps, {
        id,
        event: 'relation.connected',
        entityIds: [brandId, retailerId],
        subject: relationId,
        data: { relationId, brandId, retailerId },
      }),
  },
}

const orderFacts = (db: Db, id: string) =>
  db
    .selectFrom('salesOrder')
    .select(['number', 'status', 'revision', 'currency'])
    .where('id', '=', id)
    .executeTakeFirst()
