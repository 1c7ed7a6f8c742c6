import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { PageErrorBoundary } from '../errors/root-error-boundary.tsx'
import { shellRoutes } from './shell-routes.ts'
import { page } from './lazy-page.ts'
import { prefetchableScreens } from './prefetch-screens.ts'

/** Everything in the frame. It hangs below the kit. */
export function shellTree(): RouteObject[] {
  return [
    {
      lazy: async () => (await Promise.all([page(loadVerticalLayout), loadNamespaces('shell')]))[0],
      children: [{ ErrorBoundary: PageErrorBoundary, children: prefetchableScreens(shellRoutes) }],
    },
  ]
}

function loadVerticalLayout(): Promise<ComponentType> {
  return import('../shell/vertical-layout.tsx').then((module) => module.VerticalLayout)
}
