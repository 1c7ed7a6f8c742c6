import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadNamespaces, say } from '../lib/i18n.ts'
import { language } from '../lib/language.ts'
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
    .map(titled)
    .map((route) => {
      const loader = route.isDemoOnly ? demoOnly : route.lead
      return Object.assign(screen(route, loadWordsOf), loader && { loader })
    })
}

/** The ground is small, so it does not carry the titles of every page. */
function titled(route: AppRoute): AppRoute {
  const { title, name } = route
  const [words] = wordsOf(route)
  if (title || !words) return route
  return { ...route, titleText: () => say(language(), words, `titles.${name}`) }
}

function loadVerticalLayout(): Promise<ComponentType> {
  return import('./vertical-layout.tsx').then((module) => module.VerticalLayout)
}

function loadWordsOf(route: AppRoute): Promise<void> {
  return loadNamespaces(...wordsOf(route))
}

function wordsOf({ words = [] }: AppRoute): readonly string[] {
  return typeof words === 'string' ? [words] : words
}
