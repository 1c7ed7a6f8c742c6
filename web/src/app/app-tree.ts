import { type RouteObject, redirect } from 'react-router'
import { loadNamespaces } from '../lib/i18n.ts'
import type { AppRoute } from './app-route.ts'
import { FullLayout } from './full-layout.tsx'
import { guard } from './guard-middleware.ts'
import { Kit } from './kit.tsx'
import { page } from './lazy-page.ts'
import { routes } from './routes.ts'
import { screen } from './screen.ts'

/** Everything that stands on the kit, and the way out for addresses nobody knows. */
export function appTree(): RouteObject[] {
  return [
    {
      Component: Kit,
      children: [
        { Component: FullLayout, children: screensIn('full') },
        {
          lazy: () => page(() => import('./vertical-layout.tsx').then((module) => module.VerticalLayout)),
          children: screensIn('vertical'),
        },
      ],
    },
    {
      path: '*',
      middleware: [guard({ guest: true })],
      loader: ({ url }) => redirect(`/error-404?path=${encodeURIComponent(url.pathname)}`),
    },
  ]
}

function screensIn(layout: AppRoute['layout']): RouteObject[] {
  return routes.filter((route) => route.layout === layout).map((route) => screen(route, loadWordsOf))
}

function loadWordsOf({ words }: AppRoute): Promise<void> {
  return loadNamespaces(...(words ? [words] : []))
}
