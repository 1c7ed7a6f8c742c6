import type { AppRoute } from './app-route.ts'

/** Screens that stand without the component kit, the server and the translations: they are shown when those fail. */
export const bareRoutes: readonly AppRoute[] = [
  {
    name: 'error-404',
    path: '/error-404',
    layout: 'full',
    title: 'notFound.title',
    guest: true,
    page: () => import('../errors/not-found-page.tsx').then((module) => module.NotFoundPage),
  },
  {
    name: 'misc-not-authorized',
    path: '/apps/miscellaneous/not-authorized',
    layout: 'full',
    title: 'notAuthorized.title',
    guest: true,
    page: () => import('../errors/not-authorized-page.tsx').then((module) => module.NotAuthorizedPage),
  },
  {
    name: 'misc-under-maintenance',
    path: '/apps/miscellaneous/under-maintenance',
    layout: 'full',
    title: 'maintenance.title',
    guest: true,
    page: () => import('../errors/under-maintenance-page.tsx').then((module) => module.UnderMaintenancePage),
  },
  {
    name: 'misc-error',
    path: '/apps/miscellaneous/error',
    layout: 'full',
    title: 'error.title',
    guest: true,
    page: () => import('../errors/error-page.tsx').then((module) => module.ErrorPage),
  },
]
