import { expect, test } from 'vitest'
import { isOvertaken, typeOver } from './edit-conflict.ts'

test('what was typed stands beside what it was typed over, however long the typing goes on', () => {
  const typed = typeOver(typeOver(undefined, 'R', 'Old'), 'Ring', 'New meanwhile')
  expect(typed).toEqual({ value: 'Ring', from: 'Old' })
})

test('it is overtaken when somebody else wrote something else meanwhile, and only then', () => {
  const typed = { value: 'Ring', from: 'Old' }
  expect(isOvertaken(typed, 'New')).toBe(true)
  expect(isOvertaken(typed, 'Old ')).toBe(false) // the same but for what nobody sees
  expect(isOvertaken(typed, 'Ring')).toBe(false) // both wrote the same
  expect(isOvertaken(undefined, 'New')).toBe(false)
})
