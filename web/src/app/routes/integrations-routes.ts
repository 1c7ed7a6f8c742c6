import type { AppRoute } from './app-route.ts'

const shared = { layout: 'vertical', words: 'integrations' } as const

/** Stores, webhooks and keys, and how they do. */
export const integrationsRoutes: readonly AppRoute[] = [
  {
    name: 'integration-metrics',
    path: '/integration-metrics',
    ...shared,
    resource: ['Brand'],
    page: () => import('../../slices/integrations/metrics/metrics-page.tsx').then((module) => module.MetricsPage),
  },
  {
    name: 'integration-stores',
    path: '/integrations/stores',
    ...shared,
    resource: ['Brand'],
    page: () => import('../../slices/integrations/stores/store-list-page.tsx').then((module) => module.StoresPage),
  },
  {
    name: 'integration-store',
    path: '/integrations/stores/:id',
    ...shared,
    resource: ['Brand'],
    page: () => import('../../slices/integrations/stores/store-page.tsx').then((module) => module.StorePage),
  },
  {
    name: 'integration-webhooks',
    path: '/integrations/webhooks',
    ...shared,
    resource: ['Brand', 'Retailer'],
    page: () =>
      import('../../slices/integrations/webhooks/webhook-list-page.tsx').then((module) => module.WebhooksPage),
  },
  {
    name: 'integration-webhook',
    path: '/integrations/webhooks/:id',
    ...shared,
    resource: ['Brand', 'Retailer'],
    page: () => import('../../slices/integrations/webhooks/webhook-page.tsx').then((module) => module.WebhookPage),
  },
  {
    name: 'integration-keys',
    path: '/integrations/keys',
    ...shared,
    resource: ['Brand', 'Retailer'],
    page: () => import('../../slices/integrations/keys/keys-page.tsx').then((module) => module.KeysPage),
  },
]
