import { availableParallelism } from 'node:os'
import { expect, test, vi } from 'vitest'
import { runInWorker, streamFromWorker, WorkerLimit } from './run-in-worker.ts'
import { turnstile } from './turnstile.ts'

const module = new URL('../../../testing/worker-tasks.ts', import.meta.url).href
const limits = { module, megabytes: 64, seconds: 5 }

test('runs a function of a module in a thread, again and again', async () => {
  const task = { ...limits, name: 'double' }
  expect(await Promise.all([1, 2, 3, 4, 5].map((n) => runInWorker(task, n)))).toEqual([2, 4, 6, 8, 10])
})

test('uses a thread again that has answered', async () => {
  const task = { ...limits, megabytes: 65, name: 'whichThread' }
  const first = await runInWorker<number>(task, null)
  expect(first).toBeGreaterThan(0)
  expect(await runInWorker<number>(task, null)).toBe(first)
})

test('passes a refusal on as it is', async () => {
  await expect(runInWorker({ ...limits, name: 'refuse' }, null)).rejects.toMatchObject({
    code: 'invalid',
    details: { field: 'file' },
  })
})

test('ends a thread that takes too long or too much memory, and goes on with another', async () => {
  await expect(runInWorker({ ...limits, name: 'spin', seconds: 1 }, null)).rejects.toMatchObject({ limit: 'time' })
  await expect(runInWorker({ ...limits, name: 'fillMemory', seconds: 60 }, null)).rejects.toMatchObject({
    limit: 'memory',
  })
  await expect(runInWorker({ ...limits, name: 'spin', seconds: 0.2 }, null)).rejects.toBeInstanceOf(WorkerLimit)
  expect(await runInWorker({ ...limits, name: 'double' }, 4)).toBe(8)
}, 90_000)

test('readers that stall lose their places to others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const task = { ...limits, name: 'countForEver' }
  const readers = Array.from({ length: Math.max(2, availableParallelism() - 1) }, () =>
    streamFromWorker<number>(task, null),
  )
  for (const reader of readers) expect((await reader.next()).value).toBe(1)
  await vi.advanceTimersByTimeAsync(50_000)
  expect((await readers[0]!.next()).value).toBe(2)
  await vi.advanceTimersByTimeAsync(50_000)
  vi.useRealTimers()
  expect(await runInWorker({ ...limits, name: 'double' }, 4)).toBe(8)
  expect((await readers[0]!.next()).value).toBe(3)
  await expect(readers[1]!.next()).rejects.toThrow('its reader stalled')
  await Promise.all(readers.map((reader) => reader.return(undefined)))
})

test('a turnstile lets some in, some wait, and sends the others away with a time to come back', async () => {
  const { enter } = turnstile({ atOnce: 1, waiting: 1, seconds: 0.1 })
  const leave = await enter()
  const second = enter()
  await expect(enter()).rejects.toMatchObject({ code: 'unavailable' })
  leave()
  leave() // leaving twice frees one place only
  const leaveSecond = await second
  await expect(enter()).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 0.1 } })
  leaveSecond()
  ;(await enter())()
})
