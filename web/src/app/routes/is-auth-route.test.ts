import { expect, test } from 'vitest'
import { isAtTheDoor } from './is-auth-route.ts'
import { doorRoutes } from './auth-routes.ts'
import { framedRoutes } from './shell-routes.ts'

test('every address is found in the table it is looked for in', () => {
  for (const { path } of doorRoutes) expect([path, isAtTheDoor(path)]).toEqual([path, true])
  for (const { path } of framedRoutes) expect([path, isAtTheDoor(path)]).toEqual([path, false])
  expect(isAtTheDoor('/login-sometimes')).toBe(false)
})
