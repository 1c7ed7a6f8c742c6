import type { AppRoute } from './app-route.ts'
import { doorRoutes } from './auth-routes.ts'
import { framedRoutes } from './shell-routes.ts'

/** Every screen of the product, except the few that must stand alone. */
export const routes: readonly AppRoute[] = [...doorRoutes, ...framedRoutes]
