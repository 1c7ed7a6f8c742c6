import { expect, test } from 'vitest'
import { toneOf } from './product-tones.ts'

test('a colour is found by its whole name, else by its last word that is one', () => {
  expect(toneOf('Light blue')).not.toBe(toneOf('Blue'))
  expect(toneOf('Heather Grey')).toBe(toneOf('grey'))
  expect(toneOf('Black/Ecru')).toBe(toneOf('ecru'))
})

test('an unknown one still has a swatch', () => {
  expect(toneOf('Nº 7')).toMatch(/^#/)
})
