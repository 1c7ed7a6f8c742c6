import { expect, test } from 'vitest'
import { isAuthRoute } from './is-auth-route.ts'
import { authRoutes } from './auth-routes.ts'
import { shellRoutes } from './shell-routes.ts'

test('every address is found in the table it is looked for in', () => {
  for (const { path } of authRoutes) expect([path, isAuthRoute(path)]).toEqual([path, true])
  for (const { path } of shellRoutes) expect([path, isAuthRoute(path)]).toEqual([path, false])
  expect(isAuthRoute('/login-sometimes')).toBe(false)
})
