import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from './use-draft.ts'

type Line = { note?: string; units?: number }
const merge = (older: Line, newer: Line): Line => ({ ...older, ...newer })
const save = vi.fn<(change: Line) => Promise<unknown>>()

beforeEach(() => {
  vi.useFakeTimers()
  save.mockReset().mockResolvedValue(null)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('what is typed is shown at once and saved as one change, 300 ms after the last key', async () => {
  const { result } = renderHook(() => useDraft<Line>({ merge, save }))
  act(() => result.current.change({ note: 'a' }))
  await pass(299)
  act(() => result.current.change({ units: 4 }))
  expect(result.current.draft).toEqual({ note: 'a', units: 4 })
  await pass(299)
  expect(save).not.toHaveBeenCalled()
  await pass(1)
  expect(save.mock.calls).toEqual([[{ note: 'a', units: 4 }]])
  expect(result.current.draft).toBeNull()
})

test('what could not be saved stays, says why, and goes along with the next try', async () => {
  save.mockRejectedValueOnce(new Error('Not now.'))
  const { result } = renderHook(() => useDraft<Line>({ merge, save }))
  act(() => result.current.change({ note: 'a' }))
  await pass(300)
  expect(result.current).toMatchObject({ draft: { note: 'a' }, problem: 'Not now.' })
  act(() => result.current.change({ units: 4 }))
  await pass(300)
  expect(save.mock.calls.at(-1)).toEqual([{ note: 'a', units: 4 }])
  expect(result.current).toMatchObject({ draft: null, problem: null })
})

test('leaving before the debounce ends still saves the draft', async () => {
  const { result, unmount } = renderHook(() => useDraft<Line>({ merge, save }))
  act(() => result.current.change({ note: 'a' }))
  unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(save.mock.calls).toEqual([[{ note: 'a' }]])
})

test('what is typed while a save is on its way follows it, together with what that save could not store', async () => {
  const { promise, reject } = Promise.withResolvers()
  save.mockReturnValueOnce(promise)
  const { result } = renderHook(() => useDraft<Line>({ merge, save }))
  act(() => result.current.change({ note: 'a' }))
  await pass(300)
  act(() => result.current.change({ units: 4 }))
  await pass(300)
  expect(save).toHaveBeenCalledTimes(1)
  reject(new Error('Not now.'))
  await pass(0)
  expect(save.mock.calls.at(-1)).toEqual([{ note: 'a', units: 4 }])
  expect(result.current).toMatchObject({ draft: null, problem: null, isSaving: false })
})

test('leaving while a save is on its way still saves what was typed since', async () => {
  const { promise, resolve } = Promise.withResolvers()
  save.mockReturnValueOnce(promise)
  const { result, unmount } = renderHook(() => useDraft<Line>({ merge, save }))
  act(() => result.current.change({ note: 'a' }))
  await pass(300)
  act(() => result.current.change({ units: 4 }))
  unmount()
  resolve(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(save.mock.calls).toEqual([[{ note: 'a' }], [{ units: 4 }]])
})
