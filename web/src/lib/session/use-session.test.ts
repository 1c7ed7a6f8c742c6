import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearSession, storeSession } from './session.ts'
import { useAbility, useActor, useSession } from './use-session.ts'

afterEach(cleanup)

test('who is here, and what they may, follows every sign-in and sign-out', () => {
  const { result } = renderHook(() => ({ session: useSession(), actor: useActor(), can: useAbility() }))
  expect(result.current.actor).toBeNull()
  expect(result.current.can('read', 'Auth')).toBe(true)

  const userData = { id: 'u1', currentEntityId: 'e1', abilities: [{ action: 'manage', subject: 'Brand' }] }
  act(() => storeSession({ token: 'abc', role: 'salesManager', entityType: 'brand' }, { userData }))
  expect(result.current.session.token).toBe('abc')
  expect(result.current.actor).toEqual({ side: 'brand', role: 'salesManager', userId: 'u1', entityId: 'e1' })
  expect([result.current.can('read', 'Brand'), result.current.can('read', 'Auth')]).toEqual([true, false])

  act(clearSession)
  expect(result.current.actor).toBeNull()
})
