import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each(['/', '/orders?status=PENDING_BRAND&page=2', '/profile?tabIndex=3#addresses'])('keeps %s', (path) => {
  expect(localPath(path)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'orders',
  'https://evil.test',
  'https:',
  'javascript:alert(1)',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '/\\/evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  '/.//evil.test',
  ' //evil.test',
])('refuses %j', (path) => {
  expect(localPath(path)).toBeNull()
})
