import { beforeEach, expect, test } from 'vitest'
import { Failed } from './failed.ts'
import { mayRetry, newQueryClient } from './query-client.ts'
import { clearSession, storeSession, storeUserData } from '../session/session.ts'

beforeEach(clearSession)

test.each([
  ['no network', new Failed(0, ''), 0, true],
  ['a server that stumbled', new Failed(503, ''), 1, true],
  ['the third time', new Failed(503, ''), 2, false],
  ['a refusal', new Failed(409, ''), 0, false],
  ['a bug of ours', new TypeError('x'), 0, false],
])('%s', (_, error, failures, isTried) => {
  expect(mayRetry(failures, error)).toBe(isTried)
})

test('writes are not repeated by themselves', () => {
  expect(newQueryClient().getDefaultOptions().mutations?.retry).toBe(false)
})

test('one person’s answers are gone when the next signs in, and stay while the same one works', () => {
  storeSession({ token: 'one', role: null, entityType: 'brand' })
  const client = newQueryClient()
  client.setQueryData(['orders'], ['mine'])
  storeUserData({ abilities: [] })
  expect(client.getQueryData(['orders'])).toEqual(['mine'])
  storeSession({ token: 'two', role: null, entityType: 'brand' })
  expect(client.getQueryData(['orders'])).toBeUndefined()
})
