import type { RouteObject } from 'react-router'
import type { AppRoute } from './app-route.ts'
import { guard } from './guard-middleware.ts'
import { page } from './lazy-page.ts'

/** An entry of the table as the router wants it, with the guard before it. */
export function screen(route: AppRoute, prepare?: (route: AppRoute) => Promise<void>): RouteObject {
  const { name: id, path, page: load } = route
  const entry = { id, path, handle: route, middleware: [guard(route)] }
  if (!load) return { ...entry, Component: null }
  return { ...entry, lazy: async () => (await Promise.all([page(load), prepare?.(route)]))[0] }
}
