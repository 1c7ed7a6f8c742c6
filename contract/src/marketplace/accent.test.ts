import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentRules, accentsOf, contrast, isColour, leastContrast, surfaces } from './accent.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4.0],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s has a contrast of %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test('whatever colour is chosen, both themes can be read', () => {
  fc.assert(
    fc.property(colour, (chosen) => {
      const shown = accentsOf(chosen)
      for (const theme of ['light', 'dark'] as const) {
        const { accent, background } = shown[theme]
        expect(isColour(accent) && isColour(background)).toBe(true)
        for (const surface of [...surfaces[theme], background])
          expect(contrast(accent, surface), `${accent} on ${surface}`).toBeGreaterThanOrEqual(leastContrast)
      }
    }),
  )
})

test('a colour that passes is shown as it was chosen', () => {
  expect(accentsOf('#9a3b26').light.accent).toBe('#9a3b26')
  expect(accentsOf('#e79a84').dark.accent).toBe('#e79a84')
  expect(accentsOf('#ffee00').dark.accent).toBe('#ffee00')
  expect(accentsOf('#ffee00').light.accent).not.toBe('#ffee00')
})

test('the rules set both tokens for light, dark and the choice of the system', () => {
  const rules = accentRules(accentsOf('#9a3b26'))
  expect(rules.match(/--accent:/g)).toHaveLength(3)
  expect(rules).not.toMatch(/<|url|@import/)
})
