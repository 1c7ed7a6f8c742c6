import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = import.meta.dirname
const catalogue = join(server, '../../web/src/slices/entities/admin.en.json')

test('every action that is audited has words in the console', () => {
  const words = JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, string>
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing/.test(file),
  )
  const actions = sources.flatMap((file) =>
    Array.from(
      readFileSync(join(server, file), 'utf8').matchAll(/\baction: '([a-z]+\.\w+)'/g),
      ([, action]) => action!,
    ),
  )
  expect(actions.length).toBeGreaterThan(50)
  expect([...new Set(actions)].filter((action) => !Object.hasOwn(words, `action.${action}`))).toEqual([])
})
