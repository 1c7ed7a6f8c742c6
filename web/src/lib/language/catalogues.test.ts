import { bareNames, catalogueProblems } from '@souk/contract/core/messages.ts'
import { expect, test } from 'vitest'
import declarations from '../../catalogues.d.ts?raw'

type Catalogue = Record<string, string>

const files = import.meta.glob<Catalogue>(['../../**/*.{en,ar}.json', '../../../gallery/*.{en,ar}.json'], {
  eager: true,
  import: 'default',
})
const names = [...new Set(Object.keys(files).map((path) => path.replace(/\.(en|ar)\.json$/, '')))]

test('there are catalogues', () => {
  expect(names.length).toBeGreaterThanOrEqual(4)
})

test('catalogues.d.ts names every catalogue that pages load, and every file of messages', () => {
  const pages = names.filter((name) => !/\/app\/app$|\/gallery\//.test(name))
  const messages = Object.keys(import.meta.glob('../../../../contract/src/*/*.messages.ts'))
  for (const name of pages) expect(declarations).toContain(`./${name.replace('../../', '')}.en.json`)
  for (const path of messages)
    expect(declarations).toContain(path.replace('../../../../contract/src', '@souk/contract'))
})

test.each(names)('%s says the same in English and Arabic', (name) => {
  const [en, ar] = [files[`${name}.en.json`], files[`${name}.ar.json`]]
  expect(en, 'the English catalogue').toBeDefined()
  expect(ar, 'the Arabic catalogue').toBeDefined()
  expect(catalogueProblems({ en: en!, ar: ar! })).toEqual([])
})

test.each(names)('%s leaves the name of the marketplace to {{product}}', (name) => {
  for (const language of ['en', 'ar']) expect(bareNames(files[`${name}.${language}.json`] ?? {})).toEqual([])
})

test.each(names)('%s uses Latin digits', (name) => {
  expect(Object.values(files[`${name}.ar.json`] ?? {}).filter((text) => /[٠-٩]/.test(text))).toEqual([])
})
