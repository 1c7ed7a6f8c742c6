import type { RouteObject } from 'react-router'
import { nowhere } from './demo-only.ts'
import { doorRoutes } from './auth-routes.ts'
import { FullLayout } from '../shell/full-layout.tsx'
import { guard } from './guard-middleware.ts'
import { Kit } from '../first-visit/kit.tsx'
import { screensOf } from './prefetch-screens.ts'

export const kitId = 'kit'

/** Asked for through here, so that what both tables need stays in one file. */
export const loadFrame = () => import('./shell-tree.ts').then(({ framedTree }) => framedTree())

/** What stands on the kit, with the frame or still without it, and the way out for addresses nobody knows. */
export function appTree(frame: RouteObject[]): RouteObject[] {
  return [
    { id: kitId, Component: Kit, children: [{ Component: FullLayout, children: screensOf(doorRoutes) }, ...frame] },
    {
      path: '*',
      middleware: [guard({ guest: true })],
      loader: ({ url }) => nowhere(url),
    },
  ]
}
