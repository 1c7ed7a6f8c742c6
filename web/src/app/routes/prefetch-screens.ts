import type { RouteObject } from 'react-router'
import { loadNamespaces, translate } from '../../lib/language/i18n.ts'
import { language } from '../../lib/language/language.ts'
import type { AppRoute } from './app-route.ts'
import { screen } from './screen.ts'
import { stayWithoutCode } from './stay-without-code.ts'

const prefetchBudgetMs = 100 // milliseconds

/** The entries of a table with their words, titles and what is asked before them. */
export function prefetchableScreens(routes: readonly AppRoute[]): RouteObject[] {
  return routes.map(titled).map((route) => {
    const entry = screen(route, loadWordsOf)
    const middleware = [...(entry.middleware ?? []), stayWithoutCode]
    return Object.assign(entry, { middleware }, route.lead ? { loader: route.lead } : route.ahead && begin(route.ahead))
  })
}

/** Waits briefly for the page's first answer so that it appears whole. A change of the query string does not prefetch again. */
function begin(load: NonNullable<AppRoute['ahead']>): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader: async (at) => {
      try {
        const ahead = await load()
        await Promise.race([ahead(at), new Promise((done) => setTimeout(done, prefetchBudgetMs))])
      } catch {
        // The page says so itself.
      }
      return null
    },
    shouldRevalidate: () => false,
  }
}

/** The ground is small, so it does not carry the titles of every page. */
function titled(route: AppRoute): AppRoute {
  const { title, name } = route
  const [words] = wordsOf(route)
  if (title || !words) return route
  return { ...route, titleText: () => translate(language(), words, `titles.${name}`) }
}

function loadWordsOf(route: AppRoute): Promise<void> {
  return loadNamespaces(...wordsOf(route))
}

function wordsOf({ words = [] }: AppRoute): readonly string[] {
  return typeof words === 'string' ? [words] : words
}
