import { expect, test } from 'vitest'
import { hasEditConflict, typeOver } from './edit-conflict.ts'

test('what was typed stands beside what it was typed over, however long the typing goes on', () => {
  const typed = typeOver(typeOver(undefined, 'R', 'Old'), 'Ring', 'New meanwhile')
  expect(typed).toEqual({ value: 'Ring', from: 'Old' })
})

test('reports a conflict only when another person saved a different value meanwhile', () => {
  const typed = { value: 'Ring', from: 'Old' }
  expect(hasEditConflict(typed, 'New')).toBe(true)
  expect(hasEditConflict(typed, 'Old ')).toBe(false) // the same apart from invisible white space
  expect(hasEditConflict(typed, 'Ring')).toBe(false) // both wrote the same
  expect(hasEditConflict(undefined, 'New')).toBe(false)
})
