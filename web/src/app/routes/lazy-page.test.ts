import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLost, chunk, page } from './lazy-page.ts'

afterEach(() => vi.useRealTimers())

test('a page comes as the router wants it', async () => {
  const Page = () => null
  expect(await page(async () => Page)).toEqual({ Component: Page })
})

test('code that does not arrive is asked for once more', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce('here')
  expect(await chunk(load)).toBe('here')
  expect(load).toHaveBeenCalledTimes(2)
})

test('and no third time', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('gone'))
  await expect(chunk(load)).rejects.toThrow(new ChunkLost('gone'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('loading a chunk fails after two minutes', async () => {
  vi.useFakeTimers()
  const lost = chunk(() => new Promise<string>(() => {})).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await lost).toBeInstanceOf(ChunkLost)
})
