import { expect, test } from 'vitest'
import { clamp } from './number-text.ts'

test('a number is kept between its limits', () => {
  expect([clamp(-1, 0, 9), clamp(5, 0, 9), clamp(12, 0, 9)]).toEqual([0, 5, 9])
})
