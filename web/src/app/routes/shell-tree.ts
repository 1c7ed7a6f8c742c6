import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { framedRoutes } from './shell-routes.ts'
import { page } from './lazy-page.ts'
import { screensOf } from './prefetch-screens.ts'

/** Everything in the frame. It hangs below the kit. */
export function framedTree(): RouteObject[] {
  return [
    {
      lazy: async () => (await Promise.all([page(loadVerticalLayout), loadNamespaces('shell')]))[0],
      children: screensOf(framedRoutes),
    },
  ]
}

function loadVerticalLayout(): Promise<ComponentType> {
  return import('../shell/vertical-layout.tsx').then((module) => module.VerticalLayout)
}
