import { redirect, type RouteObject } from 'react-router'
import { authRoutes } from './auth-routes.ts'
import { FullLayout } from '../shell/full-layout.tsx'
import { guard } from './guard-middleware.ts'
import { Kit } from '../first-visit/kit.tsx'
import { prefetchableScreens } from './prefetch-screens.ts'

export const kitId = 'kit'

/** Asked for through here, so that what both tables need stays in one file. */
export const loadFrame = () => import('./shell-tree.ts').then(({ shellTree }) => shellTree())

/** Routes that need the component kit, with or without the shell, and the 404 route. */
export function appTree(frame: RouteObject[]): RouteObject[] {
  return [
    {
      id: kitId,
      Component: Kit,
      children: [{ Component: FullLayout, children: prefetchableScreens(authRoutes) }, ...frame],
    },
    {
      path: '*',
      middleware: [guard({ guest: true })],
      loader: ({ url }) => nowhere(url),
    },
  ]
}

/** Redirects an unknown path to the 404 page. */
const nowhere = ({ pathname }: URL): Response => redirect(`/error-404?path=${encodeURIComponent(pathname)}`)
