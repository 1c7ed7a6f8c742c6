import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Language } from '@souk/contract/core/language.ts'

type Route = { path: string; isFramed?: boolean } & Record<Language, readonly string[]>
type Built = { frame: Record<Language, string>; routes: readonly Route[] }
/** Links for the head, and what is drawn until the scripts are there. */
export type First = { links: string; frame: string }
export type FirstFiles = (path: string, language: Language) => First

const nothing: First = { links: '', frame: '' }

/** What the build knows an address will ask for: a browser begins with all of it at once. */
export async function readFirstFiles(file: string): Promise<FirstFiles> {
  if (!existsSync(file)) return () => nothing
  return firstFilesOf(JSON.parse(await readFile(file, 'utf8')) as Built)
}

export function firstFilesOf({ frame, routes }: Built): FirstFiles {
  const known = routes.map((route) => {
    const first = (language: Language): First => ({
      links: route[language].map(link).join(''),
      frame: route.isFramed ? frame[language] : '',
    })
    const path = route.path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')
    return { pattern: new RegExp(`^${path}/?$`), en: first('en'), ar: first('ar') }
  })
  return (path, language) => known.find(({ pattern }) => pattern.test(path))?.[language] ?? nothing
}

function link(file: string): string {
  if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="/${file}">`
  // A sheet that stands in the page is not waited for once more by the script that needs it.
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}">`
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
}
