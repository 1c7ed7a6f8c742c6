import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLost, chunk } from './chunk.ts'

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('code that does not arrive is asked for once more', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce('here')
  expect(await chunk(load)).toBe('here')
  expect(load).toHaveBeenCalledTimes(2)
})

test('and no third time', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('gone'))
  await expect(chunk(load)).rejects.toBeInstanceOf(ChunkLost)
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

test.each([
  ['the server is not reached', () => Promise.reject(new TypeError('x')), /^No internet connection\. Please check/],
  [
    'the server answers, so the file is gone',
    () => Promise.resolve(new Response('ok')),
    /new release\. Reload the page/,
  ],
])('%s: the person reads why, not the address of a file', async (_, answer, sentence) => {
  vi.stubGlobal('fetch', answer)
  const lost = chunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://x/y.js')))
  await expect(lost).rejects.toMatchObject({ status: 0, message: expect.stringMatching(sentence) })
})
