import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadNamespaces } from '../lib/i18n.ts'
import type { AppRoute } from './app-route.ts'
import { demoOnly, nowhere } from './demo-only.ts'
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
          lazy: async () => (await Promise.all([page(loadVerticalLayout), loadNamespaces('shell')]))[0],
          children: screensIn('vertical'),
        },
      ],
    },
    {
      path: '*',
      middleware: [guard({ guest: true })],
      loader: ({ url }) => nowhere(url),
    },
  ]
}

function screensIn(layout: AppRoute['layout']): RouteObject[] {
  return routes
    .filter((route) => route.layout === layout)
    .map((route) => Object.assign(screen(route, loadWordsOf), route.isDemoOnly && { loader: demoOnly }))
}

function loadVerticalLayout(): Promise<ComponentType> {
  return import('./vertical-layout.tsx').then((module) => module.VerticalLayout)
}

function loadWordsOf({ words }: AppRoute): Promise<void> {
  return loadNamespaces(...(words ? [words] : []))
}
