import { expect, test } from 'vitest'
import { isAtTheDoor } from './at-the-door.ts'
import { doorRoutes } from './door-routes.ts'
import { framedRoutes } from './framed-routes.ts'

test('every address is found in the table it is looked for in', () => {
  for (const { path } of doorRoutes) expect([path, isAtTheDoor(path)]).toEqual([path, true])
  for (const { path } of framedRoutes) expect([path, isAtTheDoor(path)]).toEqual([path, false])
  expect(isAtTheDoor('/login-sometimes')).toBe(false)
})
