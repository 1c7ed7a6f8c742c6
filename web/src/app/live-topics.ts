import type { LiveTopic } from '@souk/contract/core/live-topics.ts'
import type { QueryKey } from '@tanstack/react-query'
import { showIndicator } from '../lib/indicators.ts'
import { restoreSession } from '../lib/session/restore-session.ts'

/** Profile and abilities are not a query: they are fetched again, which also ends a dead session. */
function withProfile(...keys: QueryKey[]): () => QueryKey[] {
  return () => {
    void restoreSession()
    return keys
  }
}

/** Answers that are asked for again when something happens: a topic of the server, and the keys it makes stale. */
export const liveTopics: Readonly<Record<LiveTopic, (id: string) => QueryKey[]>> = {
  'entity.changed': withProfile(['entity']),
  'team.changed': () => [['entity', 'team']],
  'cart.changed': () => [['carts']],
  'catalog.changed': (id) => [['collections'], ['collection', id], ['products'], ['books'], ['carts']],
  'follows.changed': (id) => [['follow', id], ['following'], ['schedule']],
  'wishlist.changed': (id) => [['wishlists'], ['wishlist', id]],
  'wishlist.shared': (id) => {
    showIndicator('wishlist')
    return [['wishlists'], ['wishlist', id]]
  },
  // A relation opens and closes collections and prices, and with them what was shared.
  'connections.changed': () => [
    ['connections'],
    ['brand'],
    ['brands'],
    ['collections'],
    ['products'],
    ['books'],
    ['wishlists'],
    ['wishlist'],
  ],
  'messages.changed': (id) => [['conversations'], ['conversation', id]],
  'broadcasts.changed': () => [['broadcasts']],
  'referrals.changed': () => [['referrals']],
  'notifications.changed': () => [['notifications']],
  'analytics.changed': () => {
    showIndicator('salesAnalytics')
    return [['analytics']]
  },
  'assistant.changed': (id) => [
    ['assistant', 'list'],
    ['assistant', 'conversation', id],
  ],
  'prospects.changed': () => [['prospects']],
  'import.changed': () => [['import']],
  'orders.changed': (id) => [['orders'], ['order', id]],
  'shipments.changed': (id) => [['shipments'], ['shipment', id], ['orders']],
  'downloads.changed': () => [['downloads']],
  'downloads.ready': () => {
    showIndicator('downloads')
    return [['downloads']]
  },
  'downloads.failed': () => {
    showIndicator('downloads')
    return [['downloads']]
  },
  'integrations.changed': () => [['integrations']],
  'invoices.changed': () => [['invoices'], ['shipment']],
  'order.commented': (id) => [['order', id, 'comments']],
  'payments.changed': () => [['cards']],
  'wallet.changed': () => [['wallet'], ['orders'], ['order']],
  'account.changed': () => [['me', 'data-exports']],
  'session.changed': withProfile(['me'], ['entity']),
  'session.ended': withProfile(['me']),
}
