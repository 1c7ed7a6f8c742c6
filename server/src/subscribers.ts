import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Deps } from './platform/serving/deps.ts'
import type { Subscribers } from './platform/delivery/events/dispatcher.ts'
import { rollUpSales } from './slices/analytics/door.ts'
import { clearCarts } from './slices/carts/door.ts'
import { autoReviewQueue, autoReviewSeconds, relistBrandQueue } from './slices/catalog/door.ts'
import { markFirst } from './slices/entities/door.ts'
import { beginOpening } from './slices/follows/door.ts'
import { accountReactions } from './slices/identity/door.ts'
import { planStockPush, webhookReactions } from './slices/integrations/door.ts'
import { notificationReactions } from './slices/messaging/door.ts'
import { mailOrderQueue } from './slices/orders/door.ts'
import { continuePaid, creditUnusedDeposit, issueDeposit, mailShipmentQueue } from './slices/shipments/door.ts'
import { joinReferral, qualifyReferrals } from './slices/referrals/door.ts'
import { refundQueue } from './slices/payments/door.ts'
import { bookNow, bookRefundNow, mailMoneyQueue, releaseRewards } from './slices/wallet/door.ts'

type OfCollection = { collectionId: string; brandId: string }
type OfOrder = { orderId: string; eventId: string; kind: string; brandId: string; retailerId: string }
type OfInvoice = { invoiceId: string }
const endings = ['completed', 'cancelled', 'rejected', 'lapsed', 'refused']

/** Every side effect of the product: an event, and who reacts to it. An event may arrive twice, always with the same id. */
export function subscribersOf(deps: Deps): Subscribers {
  const all = reactionsOf(deps)
  for (const more of [notificationReactions(deps), accountReactions(deps), webhookReactions(deps)]) {
    for (const [topic, reactions] of Object.entries(more)) all[topic] = { ...all[topic], ...reactions }
  }
  return all
}

function reactionsOf({ db, enqueue, recordUsage, config }: Deps): Subscribers {
  const mailBoth = ({ eventId }: OfOrder) => enqueue(db, mailOrderQueue, { eventId }, { id: eventId })
  // The changes were noted by the transaction itself; the event only says that it is time.
  const figures = async () => {
    await rollUpSales(db)
  }
  return {
    'user.signedIn': {
      usage: ({ actor }: { actor: Actor }) =>
        recordUsage(db, actor, { name: 'identity.signed_in', properties: { side: actor.side } }),
    },
    'brand.renamed': {
      listing: ({ brandId }: { brandId: string }, id) => enqueue(db, relistBrandQueue, { brandId }, { id }),
    },
    'store.closed': {
      carts: async ({ entityId, storeId }: { entityId: string; storeId: string }) => {
        await clearCarts(db, { entityId }, { storeIds: [storeId] })
      },
    },
    'collection.created': {
      checklist: ({ brandId }: OfCollection) => markFirst(db, brandId, 'firstCollectionAt'),
    },
    'collection.publish': {
      followers: ({ collectionId }: OfCollection) => beginOpening({ db, enqueue }, collectionId),
    },
    'order.placed': {
      checklist: async ({ brandId, retailerId }: OfOrder) => {
        await markFirst(db, brandId, 'firstOrderAt')
        await markFirst(db, retailerId, 'firstOrderAt')
      },
      mail: mailBoth,
      figures,
    },
    'order.moved': {
      mail: mailBoth,
      figures,
      stores: ({ orderId }: OfOrder) => planStockPush({ db, enqueue }, orderId),
      // The first confirmation may come by an answer or by silence; the deposit looks at the order itself.
      deposit: async ({ orderId, kind }: OfOrder) => {
        if (kind !== 'proposed') await issueDeposit(db, orderId)
      },
      unusedDeposit: async ({ orderId, kind }: OfOrder) => {
        if (endings.includes(kind)) await creditUnusedDeposit(db, orderId)
      },
    },
    'shipment.moved': {
      mail: ({ eventId }: { eventId: string }) => enqueue(db, mailShipmentQueue, { eventId }, { id: eventId }),
      figures,
    },
    'wallet.commissionReceived': {
      rewards: async ({ statementId }: { statementId: string }) => {
        for (const invoiceId of await releaseRewards(db, statementId)) await qualifyReferrals({ config, db }, invoiceId)
      },
    },
    'payments.received': { shipments: ({ invoiceId }: OfInvoice) => continuePaid(db, invoiceId) },
    'payments.settled': {
      shipments: ({ invoiceId }: OfInvoice) => continuePaid(db, invoiceId),
      referrals: ({ invoiceId }: OfInvoice) => qualifyReferrals({ config, db }, invoiceId),
    },
    'entity.registered': {
      referrals: (registered: { entityId: string; referralCode: string | null }) => joinReferral(db, registered),
    },
    'payment.changed': { books: ({ paymentId }: { paymentId: string }) => bookNow(db, paymentId) },
    'refund.created': {
      provider: ({ refundId }: { refundId: string }) => enqueue(db, refundQueue, { refundId }, { id: refundId }),
    },
    'payments.failed': {
      shipments: ({ invoiceId }: OfInvoice) => continuePaid(db, invoiceId),
      mail: ({ invoiceId }: { invoiceId: string }, id) => enqueue(db, mailMoneyQueue, { declined: invoiceId }, { id }),
    },
    'credit.decided': {
      mail: ({ applicationId }: { applicationId: string }, id) =>
        enqueue(db, mailMoneyQueue, { applicationId }, { id }),
    },
    'wallet.statement': {
      mail: ({ statementId }: { statementId: string }, id) => enqueue(db, mailMoneyQueue, { statementId }, { id }),
    },
    'refund.changed': { books: ({ refundId }: { refundId: string }) => bookRefundNow(db, refundId) },
    'collection.submit': {
      // The demo has no reviewer: its checks publish by themselves.
      review: async ({ collectionId }: OfCollection, id) => {
        if (!config.autoReview) return
        const startAfter = new Date(Date.now() + autoReviewSeconds * 1000)
        await enqueue(db, autoReviewQueue, { collectionId }, { id, startAfter })
      },
    },
  }
}
