import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showIndicator, useIndicators } from './indicators.ts'
import { clearSession, storeSession } from './session/session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const follow = () => renderHook(() => [...useIndicators()]).result
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('a dot goes out by itself after a minute, and not before', () => {
  const lit = follow()
  expect(lit.current).toEqual([])
  act(() => showIndicator('downloads'))
  expect(lit.current).toEqual(['downloads'])
  pass(59_999)
  expect(lit.current).toEqual(['downloads'])
  pass(1)
  expect(lit.current).toEqual([])
})

test('each dot has its own minute', () => {
  const lit = follow()
  act(() => showIndicator('downloads'))
  pass(30_000)
  act(() => showIndicator('wishlist'))
  pass(30_000)
  expect(lit.current).toEqual(['wishlist'])
  pass(30_000)
  expect(lit.current).toEqual([])
})

test('something newer begins the minute anew', () => {
  const lit = follow()
  act(() => showIndicator('salesAnalytics'))
  pass(59_000)
  act(() => showIndicator('salesAnalytics'))
  pass(59_999)
  expect(lit.current).toEqual(['salesAnalytics'])
  pass(1)
  expect(lit.current).toEqual([])
})

test('the next person does not see the dots of the last', () => {
  const lit = follow()
  act(() => storeSession({ token: 'one', role: 'entityAdmin', entityType: 'brand' }))
  act(() => showIndicator('wishlist'))
  act(() => clearSession())
  expect(lit.current).toEqual([])
})
