import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDebounced } from './use-debounced.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  [undefined, 300],
  [500, 500],
])('a value counts once it stood still (%s)', (wait, milliseconds) => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, wait), { initialProps: { text: 'a' } })
  rerender({ text: 'ab' })
  act(() => vi.advanceTimersByTime(milliseconds - 1))
  rerender({ text: 'abc' })
  act(() => vi.advanceTimersByTime(milliseconds - 1))
  expect(result.current).toBe('a')
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe('abc')
})
