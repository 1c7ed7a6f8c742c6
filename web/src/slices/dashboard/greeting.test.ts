import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test.each([
  [3, 'greeting.evening'],
  [4, 'greeting.morning'],
  [11, 'greeting.morning'],
  [12, 'greeting.afternoon'],
  [17, 'greeting.afternoon'],
  [18, 'greeting.evening'],
  [23, 'greeting.evening'],
])('at %i o’clock: %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
