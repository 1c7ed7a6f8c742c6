import type { AppRoute } from './app-route.ts'

/** Stores that a brand may win, and the console behind them. */
export const prospectsRoutes: readonly AppRoute[] = [
  {
    name: 'prospects',
    path: '/prospects-gen-ai',
    layout: 'vertical',
    resource: ['Brand'],
    words: 'prospects',
    page: () => import('../../slices/prospects/prospects-page.tsx').then((module) => module.ProspectsPage),
  },
  {
    name: 'prospects-import',
    path: '/prospects-gen-ai/import',
    layout: 'vertical',
    resource: ['Brand'],
    words: 'prospects-admin',
    page: () => import('../../slices/prospects/import-page.tsx').then((module) => module.ImportPage),
  },
  {
    name: 'prospect',
    path: '/prospects-gen-ai/:leadId',
    layout: 'vertical',
    resource: ['Brand'],
    words: 'prospects',
    page: () => import('../../slices/prospects/lead/lead-page.tsx').then((module) => module.LeadPage),
  },
  {
    name: 'being-found',
    path: '/profile/found',
    layout: 'vertical',
    resource: ['Retailer'],
    words: 'prospects',
    page: () => import('../../slices/prospects/being-found-page.tsx').then((module) => module.BeingFoundPage),
  },
  {
    name: 'admin-credit-requests',
    path: '/admin/credit-requests',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['prospects-admin', 'admin'],
    page: () =>
      import('../../slices/prospects/admin/credit-requests-page.tsx').then((module) => module.CreditRequestsPage),
  },
  {
    name: 'admin-prospects',
    path: '/admin/prospects',
    layout: 'vertical',
    resource: ['Souk'],
    words: ['prospects-admin', 'prospects', 'admin'],
    page: () =>
      import('../../slices/prospects/admin/prospects-import-page.tsx').then((module) => module.ProspectsImportPage),
  },
]
