import type { ComponentType } from 'react'
import type { AppRoute } from './app-route.ts'

/** The page of one thing, read only, of the entity in the address. */
async function viewed(load: Promise<ComponentType>): Promise<ComponentType> {
  const [{ viewedPage }, page] = await Promise.all([import('./viewed-page.tsx'), load])
  return viewedPage(page)
}

/** The marketplace's own console. */
export const adminRoutes: readonly AppRoute[] = [
  {
    name: 'admin',
    path: '/admin',
    layout: 'vertical',
    resource: ['Souk'],
    words: 'admin',
    page: () =>
      import('../../slices/entities/admin/admin-overview-page.tsx').then((module) => module.AdminOverviewPage),
  },
  {
    name: 'admin-users',
    path: '/admin/users',
    layout: 'vertical',
    resource: ['Souk'],
    words: 'admin',
    page: () => import('../../slices/entities/admin/admin-people-page.tsx').then((module) => module.AdminUsersPage),
  },
  {
    name: 'admin-referrals',
    path: '/admin/referrals',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['referrals', 'admin'],
    page: () => import('../../slices/referrals/admin-referrals-page.tsx').then((module) => module.AdminReferralsPage),
  },
  {
    name: 'admin-invitations',
    path: '/admin/invitations',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['invitations', 'admin'],
    page: () => import('../../slices/invitations/invitations-page.tsx').then((module) => module.InvitationsPage),
  },
  {
    name: 'admin-lists',
    path: '/admin/lists',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['lists', 'products', 'admin'],
    page: () => import('../../slices/catalog/lists/lists-page.tsx').then((module) => module.ListsPage),
  },
  {
    name: 'admin-entities',
    path: '/admin/entities',
    layout: 'vertical',
    resource: ['Souk'],
    words: 'admin',
    page: () =>
      import('../../slices/entities/admin/admin-entities-page.tsx').then((module) => module.AdminEntitiesPage),
  },
  {
    name: 'admin-entity',
    path: '/admin/entities/:side/:id',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['admin', 'orders', 'shipments', 'wallet', 'referrals'],
    page: () => import('./entity-trade-page.tsx').then((module) => module.EntityTradePage),
  },
  {
    name: 'admin-entity-order',
    path: '/admin/entities/:side/:id/orders/:orderId',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['admin', 'order', 'orders'],
    page: () => viewed(import('./order-detail-page.tsx').then((module) => module.OrderDetail)),
  },
  {
    name: 'admin-entity-shipment',
    path: '/admin/entities/:side/:id/shipments/:shipmentId',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['admin', 'shipments'],
    page: () => viewed(import('../../slices/shipments/detail/shipment-page.tsx').then((module) => module.ShipmentPage)),
  },
  {
    name: 'admin-entity-transaction',
    path: '/admin/entities/:side/:id/transactions/:transactionId',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['admin', 'wallet'],
    page: () =>
      viewed(import('../../slices/wallet/transactions/transaction-page.tsx').then((module) => module.TransactionPage)),
  },
  {
    name: 'admin-mails',
    path: '/admin/mails',
    layout: 'vertical',
    resource: ['Souk'],
    words: 'admin',
    page: () => import('../../slices/entities/admin/admin-mails-page.tsx').then((module) => module.AdminMailsPage),
  },
  {
    name: 'admin-user',
    path: '/admin/users/:id',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['admin', 'profile'],
    page: () => import('../../slices/entities/admin/admin-user-page.tsx').then((module) => module.AdminUserPage),
  },
  {
    name: 'admin-jobs',
    path: '/admin/jobs',
    layout: 'vertical',
    resource: ['Souk'],
    words: 'admin',
    page: () => import('../../slices/entities/admin/admin-jobs-page.tsx').then((module) => module.AdminJobsPage),
  },
  {
    name: 'admin-health',
    path: '/admin/health',
    layout: 'vertical',
    resource: ['Souk'],
    words: 'admin',
    page: () => import('../../slices/entities/admin/admin-health-page.tsx').then((module) => module.AdminHealthPage),
  },
  {
    name: 'admin-documents',
    path: '/admin/documents',
    layout: 'vertical',
    resource: ['Souk'],
    words: 'admin',
    page: () =>
      import('../../slices/entities/admin/admin-documents-page.tsx').then((module) => module.AdminDocumentsPage),
  },
  {
    name: 'admin-reviews',
    path: '/admin/reviews',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['reviews', 'admin'],
    page: () => import('../../slices/catalog/reviews/review-queue-page.tsx').then((module) => module.ReviewQueuePage),
  },
  {
    name: 'admin-review',
    path: '/admin/reviews/:id',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['reviews', 'catalog'],
    page: () => import('../../slices/catalog/reviews/review-page.tsx').then((module) => module.ReviewPage),
  },
  {
    name: 'admin-credit',
    path: '/admin/credit',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['wallet-admin', 'wallet', 'admin'],
    page: () => import('../../slices/wallet/admin/admin-credit-page.tsx').then((module) => module.AdminCreditPage),
  },
  {
    name: 'admin-disputes',
    path: '/admin/disputes',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['wallet-admin', 'wallet', 'admin'],
    page: () => import('../../slices/wallet/admin/admin-disputes-page.tsx').then((module) => module.AdminDisputesPage),
  },
  {
    name: 'admin-reconciliation',
    path: '/admin/reconciliation',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['wallet-admin', 'wallet', 'admin'],
    page: () =>
      import('../../slices/wallet/admin/admin-reconciliation-page.tsx').then(
        (module) => module.AdminReconciliationPage,
      ),
  },
  {
    name: 'admin-rules',
    path: '/admin/rules',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['wallet-admin', 'wallet', 'admin'],
    page: () => import('../../slices/wallet/admin/admin-rules-page.tsx').then((module) => module.AdminRulesPage),
  },
  {
    name: 'admin-flags',
    path: '/admin/flags',
    layout: 'vertical',
    resource: ['Souk'],
    words: 'admin',
    page: () => import('../../slices/entities/admin/admin-flags-page.tsx').then((module) => module.AdminFlagsPage),
  },
  {
    name: 'admin-audit',
    path: '/admin/audit',
    layout: 'vertical',
    resource: ['Souk'],
    words: 'admin',
    page: () => import('../../slices/entities/admin/admin-audit-page.tsx').then((module) => module.AdminAuditPage),
  },
]
