import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Language } from '@souk/contract/core/language.ts'

/** The sheets stand in one of the files. */
type Files = { files: readonly string[]; sheets: readonly string[] }
type Route = { path: string; isFramed?: boolean; calls?: readonly string[] } & Record<Language, Files>
type Built = { frame: Record<Language, string>; ask?: string; routes: readonly Route[] }
/** Links for the head, the script that asks ahead, what is drawn until the scripts are there, and the sheets they wait for. */
export type First = { links: string; ask: string; frame: string; sheets: string }
export type FirstFiles = { script: string; of: (address: string, language: Language) => First }

export const nothing: First = { links: '', ask: '', frame: '', sheets: '' }

/** What the build knows an address will ask for: a browser begins with all of it at once. */
export async function readFirstFiles(file: string): Promise<FirstFiles> {
  if (!existsSync(file)) return { script: '', of: () => nothing }
  return firstFilesOf(JSON.parse(await readFile(file, 'utf8')) as Built)
}

export function firstFilesOf({ frame, ask = '', routes }: Built): FirstFiles {
  const known = routes.map((route) => {
    const first = (language: Language): First => ({
      links: route[language].files.map(link).join(''),
      ask: '',
      frame: route.isFramed ? frame[language] : '',
      sheets: [...route[language].files.map(sheet), ...route[language].sheets.map(mark)].join(''),
    })
    const path = route.path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:(\w+)/g, '(?<$1>[^/]+)')
    return { pattern: new RegExp(`^${path}/?$`), calls: route.calls ?? [], en: first('en'), ar: first('ar') }
  })
  return {
    script: ask,
    of: (address, language) => {
      const [path = '', search] = address.split('?')
      const route = known.find(({ pattern }) => pattern.test(path))
      if (!route) return nothing
      const calls = ask && !search ? callsOf(route.calls, route.pattern.exec(path)?.groups ?? {}) : []
      const first = route[language]
      return calls.length > 0 ? { ...first, links: '', ask: scriptFor(calls, first.links, ask) } : first
    },
  }
}

/** With what stands in the address; none when that is no name of anything. */
function callsOf(calls: readonly string[], params: Readonly<Record<string, string>>): string[] {
  if (!Object.values(params).every((value) => /^[\w-]+$/.test(value))) return []
  return calls.map((call) => call.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''))
}

/** The script sets the links too, once it has asked: a browser would begin with those it finds in the head, and answers would wait for files. */
function scriptFor(calls: readonly string[], links: string, ask: string): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<script data-calls="${escaped(calls.join(' '))}" data-links="${escaped(links)}">${ask}</script>`
}

function link(file: string): string {
  if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="/${file}">`
  if (file.endsWith('.woff2')) return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
  return ''
}

/** Below the frame: the frame is drawn without them, and the scripts are not run before they are there. */
function sheet(file: string): string {
  return file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">` : ''
}

/** A script that needs this sheet finds it named and does not fetch it: it is in the one before. */
function mark(file: string): string {
  return `<link rel="stylesheet" href="/${file}" disabled>`
}
