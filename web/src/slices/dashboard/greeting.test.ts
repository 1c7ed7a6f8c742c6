import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test.each([
  [0, 'greeting.night'],
  [3, 'greeting.night'],
  [4, 'greeting.night'],
  [5, 'greeting.morning'],
  [11, 'greeting.morning'],
  [12, 'greeting.afternoon'],
  [17, 'greeting.afternoon'],
  [18, 'greeting.evening'],
  [22, 'greeting.evening'],
  [23, 'greeting.night'],
])('at %i o’clock: %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
