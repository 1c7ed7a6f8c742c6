import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const names = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))]

test('whatever the sheets of the kit read is said in our tokens', () => {
  const sheets = names(read('web/src/app/first-visit/kit-styles.ts'), /'(@mantine\/core\/styles\/[^']+)'/g)
  expect(sheets.length).toBeGreaterThan(5)
  const wanted = names(sheets.map((sheet) => read(`node_modules/${sheet}`)).join(), /var\((--mantine-[\w-]+)\)/g)
  const defined = names(read('web/src/app/first-visit/kit-variables.css'), /(--mantine-[\w-]+):/g)
  expect(wanted.filter((name) => !defined.includes(name))).toEqual([])
})
