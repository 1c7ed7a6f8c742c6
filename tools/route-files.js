import { posix } from 'node:path'

/**
 * The source file of a route's page, as the build's manifest names it. A route names its page by a dynamic import;
 * a page that cannot be found fails the build instead of losing its preloads and its budget.
 * @param {{ path: string, page?: () => unknown }} route
 * @param {Record<string, unknown>} manifest
 */
export function pageFile({ path, page }, manifest) {
  if (!page) return undefined
  const specifier = /import\(\s*(['"`])(.+?)\1/.exec(String(page))?.[2]
  const file = specifier && posix.join('src/app/routes', specifier)
  if (!file || !(file in manifest))
    throw new Error(
      `The page of ${path} (${specifier ?? 'no import'}) is not in the build: import it directly in its route.`,
    )
  return file
}
