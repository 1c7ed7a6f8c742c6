import type { RouteObject } from 'react-router'
import { bareRoutes } from './bare-routes.ts'
import { FullLayout } from '../shell/full-layout.tsx'
import { RootErrorBoundary } from '../errors/root-error-boundary.tsx'
import { Root } from '../root.tsx'
import { screen } from './screen.ts'

export const rootId = 'root'

/** What is there from the first moment: the root and the bare screens. */
export function coreTree(): RouteObject[] {
  return [
    {
      id: rootId,
      Component: Root,
      ErrorBoundary: RootErrorBoundary,
      HydrateFallback: () => null,
      children: [{ Component: FullLayout, children: bareRoutes.map((route) => screen(route)) }],
    },
  ]
}
