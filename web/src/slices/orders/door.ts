import { lazy } from 'react'
import { loadNamespaces } from '../../lib/i18n.ts'

/** What the dashboard shows of orders; fetched after the page itself. */
export const OrderCards = lazy(async () => {
  const [module] = await Promise.all([import('./order-cards.tsx'), loadNamespaces('order-cards')])
  return { default: module.OrderCards }
})
/** What the page of a collection shows of them. */
export const CollectionOrders = lazy(async () => {
  const [module] = await Promise.all([import('./orders-collection.tsx'), loadNamespaces('orders')])
  return { default: module.CollectionOrders }
})
