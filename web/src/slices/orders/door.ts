import { lazy } from 'react'
import { loadNamespaces } from '../../lib/language/i18n.ts'

/** What the dashboard shows of orders; fetched after the page itself. */
export const OrderCards = lazy(async () => {
  const [module] = await Promise.all([import('./list/order-overview.tsx'), loadNamespaces('order-cards')])
  return { default: module.OrderCards }
})
/** What the page of a collection shows of them. */
export const CollectionOrders = lazy(async () => {
  const [module] = await Promise.all([import('./list/order-list-collection.tsx'), loadNamespaces('orders')])
  return { default: module.CollectionOrders }
})
