import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Language } from '@souk/contract/core/language.ts'

type Route = { path: string } & Record<Language, readonly string[]>
export type FirstFiles = (path: string, language: Language) => string

/** What the build knows an address will ask for, as links: a browser begins with all of it at once. */
export async function readFirstFiles(file: string): Promise<FirstFiles> {
  if (!existsSync(file)) return () => ''
  return firstFilesOf(JSON.parse(await readFile(file, 'utf8')) as Route[])
}

export function firstFilesOf(routes: readonly Route[]): FirstFiles {
  const known = routes.map((route) => ({
    pattern: new RegExp(`^${route.path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
    links: { en: route.en.map(link).join(''), ar: route.ar.map(link).join('') },
  }))
  return (path, language) => known.find(({ pattern }) => pattern.test(path))?.links[language] ?? ''
}

function link(file: string): string {
  if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="/${file}">`
  // A sheet that stands in the page is not waited for once more by the script that needs it.
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}">`
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
}
