import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import words from '../admin.en.json' with { type: 'json' }

const server = join(import.meta.dirname, '../../../../../server/src')

test('every action that the server audits has words', () => {
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
