import type { AppRoute } from './app-route.ts'

/** Every screen of the product, except the few that must stand alone. */
export const routes: readonly AppRoute[] = [
  { name: 'home', path: '/', layout: 'full', title: 'titles.home', home: true },
  {
    name: 'dashboard',
    path: '/dashboard',
    layout: 'vertical',
    title: 'titles.dashboard',
    resource: ['Dashboard'],
    words: 'dashboard',
    page: () => import('../slices/dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
  },
  {
    name: 'auth-login',
    path: '/login',
    layout: 'full',
    title: 'titles.login',
    resource: ['Auth'],
    redirectIfLoggedIn: true,
    words: 'identity',
    page: () => import('../slices/identity/login-page.tsx').then((module) => module.LoginPage),
  },
  {
    name: 'auth-logout',
    path: '/logout',
    layout: 'full',
    title: 'titles.logout',
    guest: true,
    words: 'identity',
    page: () => import('../slices/identity/logout-page.tsx').then((module) => module.LogoutPage),
  },
  {
    name: 'dev-ui',
    path: '/dev/ui',
    layout: 'full',
    title: 'titles.devUi',
    guest: true,
    isDemoOnly: true,
    words: 'dev-ui',
    page: () => import('./dev-ui/dev-ui-page.tsx').then((module) => module.DevUiPage),
  },
]
