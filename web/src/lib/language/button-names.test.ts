import { expect, test } from 'vitest'

type Catalogue = Record<string, string>

const catalogues = import.meta.glob<Catalogue>('../../**/*.{en,ar}.json', { eager: true, import: 'default' })
const pages = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

const catalogueOf = (name: string, language: string) =>
  Object.entries(catalogues).find(([path]) => path.endsWith(`/${name}.${language}.json`))?.[1] ?? {}
const spaces = /useT\('([\w-]+)'\)/g
/** A button or a link with a name of its own and one text. */
const named =
  /<(?:Button|ButtonLink|button|Link|a)\b(?:[^<>]|=>)*?aria-label=\{\w+\([`']([^`']+)[`'](?:[^<>]|=>)*?>\s*\{\w+\([`']([^`']+)[`']\)\}\s*<\//g
const bare = (text: string) =>
  text
    .replace(/[\u2066-\u2069\u200E\u200F\u064B-\u0652]/g, '')
    .replace(/\{\{[^}]*\}\}/g, '\u0001')
    .toLowerCase()

/** A key with `${…}` in it matches several. */
function keysLike(key: string, words: Catalogue): string[] {
  const [before = '', after] = key.split(/\$\{[^}]*\}/)
  if (after === undefined) return key in words ? [key] : []
  return Object.keys(words).filter((one) => one.startsWith(before) && one.endsWith(after))
}

function problemsOf(page: string, language: string): string[] {
  const words: Catalogue = { ...catalogueOf('ui', language) } // found behind every catalogue
  for (const [, name = ''] of page.matchAll(spaces)) Object.assign(words, catalogueOf(name, language))
  return [...page.matchAll(named)].flatMap(([, label = '', text = '']) =>
    keysLike(text, words).flatMap((key) => {
      const own = key === text ? label : keysLike(label, words).find((one) => one.startsWith(key))
      const name = own && words[own]
      return name === undefined || bare(name).includes(bare(words[key]!)) ? [] : [`${own}: "${name}" / "${words[key]}"`]
    }),
  )
}

test.each(['en', 'ar'])('the name of a button contains the words on it, in %s', (language) => {
  const found = Object.values(pages).filter((page) => [...page.matchAll(named)].length > 0)
  expect(found.length).toBeGreaterThan(20)
  expect(found.flatMap((page) => problemsOf(page, language))).toEqual([])
})
