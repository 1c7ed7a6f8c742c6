import type { AppRoute } from './app-route.ts'
import { authRoutes } from './auth-routes.ts'
import { shellRoutes } from './shell-routes.ts'

/** Every screen of the product, except the few that must stand alone. */
export const routes: readonly AppRoute[] = [...authRoutes, ...shellRoutes]
