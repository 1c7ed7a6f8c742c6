import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { prefetchQuery } from '../../lib/first-visit/prefetch.ts'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { overviewQuery } from './overview/overview.data.ts'

const loadCards = () => import('./overview/order-cards.tsx')
/** What the dashboard shows of orders. */
export const OrderCards = lazyPart(async () => (await loadCards()).OrderCards)
/** Both the cards and their figures, while the dashboard itself is on its way. */
export const prefetchOrderCards = () => Promise.all([loadCards(), prefetchQuery(overviewQuery)])
/** What the page of a collection shows of them. */
export const CollectionOrders = lazyPart(async () => {
  const [module] = await Promise.all([import('./list/order-list-collection.tsx'), loadNamespaces('orders')])
  return module.CollectionOrders
})
/** What a Souk administrator reads of an entity's orders. */
export const EntityOrders = lazyPart(async () => (await import('./list/entity-orders.tsx')).EntityOrders)
/** What the page of a partner shows of its orders. */
export const PartnerOrders = lazyPart(async () => {
  const [module] = await Promise.all([import('./list/partner-orders.tsx'), loadNamespaces('orders')])
  return module.PartnerOrders
})
