import type { AppRoute } from './app-route.ts'

/** Figures of a brand, of a retailer, and what is stored about a person. */
export const analyticsRoutes: readonly AppRoute[] = [
  {
    name: 'sales-analytics',
    path: '/sales-analytics',
    layout: 'vertical',
    resource: ['Brand'],
    words: 'analytics',
    page: () => import('../../slices/analytics/sales/sales-page.tsx').then((module) => module.SalesAnalyticsPage),
  },
  {
    name: 'sales-analytics/orders',
    path: '/sales-analytics/orders',
    layout: 'vertical',
    resource: ['Brand'],
    words: 'analytics',
    page: () => import('../../slices/analytics/sales/orders-behind-page.tsx').then((module) => module.OrdersBehindPage),
  },
  {
    name: 'analytics',
    path: '/analytics',
    layout: 'vertical',
    resource: ['Brand'],
    words: 'analytics',
    page: () => import('../../slices/analytics/engagement/engagement-page.tsx').then((module) => module.EngagementPage),
  },
  {
    name: 'purchase-analytics',
    path: '/purchase-analytics',
    layout: 'vertical',
    resource: ['Retailer'],
    words: 'analytics',
    page: () => import('../../slices/analytics/purchases/purchases-page.tsx').then((module) => module.PurchasesPage),
  },
  {
    name: 'purchase-analytics/orders',
    path: '/purchase-analytics/orders',
    layout: 'vertical',
    resource: ['Retailer'],
    words: 'analytics',
    page: () =>
      import('../../slices/analytics/purchases/purchase-orders-page.tsx').then((module) => module.PurchaseOrdersPage),
  },
  {
    name: 'activity',
    path: '/profile/activity',
    layout: 'vertical',
    resource: ['Profile'],
    words: 'analytics',
    page: () => import('../../slices/analytics/usage/own-usage-page.tsx').then((module) => module.OwnUsagePage),
  },
]
