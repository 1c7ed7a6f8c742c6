import { expect, test } from 'vitest'
import { Failure, statusOf } from './errors.ts'

test('a refusal is never a success, and only an outage is a fault of ours', () => {
  const faults = Object.entries(statusOf).filter(([, status]) => status < 400 || status >= 500)
  expect(faults).toEqual([
    ['unavailable', 503],
    ['maintenance', 503],
  ])
})
test('a failure names a field or items only when there are some', () => {
  const failure = { message: 'm', errors: [{ message: 'm', code: 'invalid', field: 'email' }] }
  expect(Failure.parse(failure)).toEqual(failure)
  expect(Failure.safeParse({ message: 'm' }).success).toBe(false)
})
