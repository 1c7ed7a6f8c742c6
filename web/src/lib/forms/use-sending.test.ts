import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Failed } from '../server/failed.ts'
import { useSending } from './use-sending.ts'

afterEach(cleanup)

test('it is sent once, however often it is pressed, and is busy until it is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn<() => Promise<void>>(() => promise)
  const { result } = renderHook(() => useSending({ send }))
  act(() => result.current.save())
  act(() => result.current.save())
  expect(result.current.isBusy).toBe(true)
  await act(() => resolve())
  expect(result.current.isBusy).toBe(false)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a refusal stands in it until the next try', async () => {
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Failed(409, 'Somebody was faster.'))
  send.mockResolvedValue()
  const { result } = renderHook(() => useSending({ send }))
  await act(async () => result.current.save())
  expect(result.current).toMatchObject({ problem: 'Somebody was faster.', isBusy: false })
  await act(async () => result.current.save())
  expect(result.current.problem).toBeNull()
})

test('what is wrong with it is said before anything is sent', async () => {
  const send = vi.fn<() => Promise<void>>()
  const { result, rerender } = renderHook(({ text }) => useSending({ send, objection: () => text || null }), {
    initialProps: { text: 'Say why.' },
  })
  await act(async () => result.current.save())
  expect(result.current.problem).toBe('Say why.')
  expect(send).not.toHaveBeenCalled()
  rerender({ text: '' })
  await act(async () => result.current.save())
  expect(send).toHaveBeenCalledTimes(1)
})
