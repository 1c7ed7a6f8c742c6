import { expect, test } from 'vitest'
import { found, Refusal, requireVersion } from './refusal.ts'

test('a stale version is refused, the current one and none are not', () => {
  expect(() => requireVersion(3, 2)).toThrow(expect.objectContaining({ code: 'stale', status: 409 }))
  expect(() => requireVersion(3, 4)).toThrow('stale')
  expect(requireVersion(3, 3)).toBeUndefined()
  expect(requireVersion(3, undefined)).toBeUndefined()
})

test('absent is not found, whatever it would have been', () => {
  for (const nothing of [undefined, null])
    expect(() => found(nothing)).toThrow(expect.objectContaining({ code: 'not_found', status: 404 }))
  expect([found(0), found(''), found(false)]).toEqual([0, '', false])
})

test('a code names its sentence unless another is given', () => {
  expect(new Refusal('conflict').key).toBe('errors.conflict')
  expect(new Refusal('conflict', 'orders.closed').key).toBe('orders.closed')
})
