import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allSteps } from '../web/src/slices/tour/tour-steps.ts'

const sources = join(import.meta.dirname, '../web/src')
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n')
const places = { brandId: 'b', collectionId: 'c' }
const targets = new Set(
  [...allSteps('brand', places), ...allSteps('retailer', places)].flatMap(({ target }) => target ?? []),
)

test.each([...targets])('the target %s of the tour is on a page', (target) => {
  expect(code.includes(`tour="${target}"`), `an element with tour="${target}"`).toBe(true)
})
