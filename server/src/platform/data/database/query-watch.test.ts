import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newDatabase } from '../../../testing/database.ts'
import { databasePulse } from './database-pulse.ts'
import { QueryWatch } from './query-watch.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

const pulseMs = 1_500
/** A database whose pulses end as listed: an answer at once, a refusal at once, or silence. */
function watched(...pulses: ('answers' | 'refused' | 'silent')[]) {
  let sent = 0
  const beat = async () => {
    const pulse = pulses[Math.min(sent++, pulses.length - 1)]!
    if (pulse === 'silent') await new Promise((done) => setTimeout(done, pulseMs))
    return pulse === 'answers'
  }
  const watch = new QueryWatch(Object.assign(beat, { changedAt: () => 0 }))
  const destroy = vi.fn()
  const client = { connection: { stream: { destroy } } }
  watch.connected(client)
  watch.began(client)
  return { watch, client, destroy }
}

test('lets a slow statement go on when one pulse is missed and the next is answered', async () => {
  const { watch, client, destroy } = watched('silent', 'answers')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(destroy).not.toHaveBeenCalled()
  expect(watch.isStale(client)).toBe(false)
  watch.stop()
})

test('lets a slow statement go on when pulses are missed now and then, but never two in a row', async () => {
  const { watch, destroy } = watched('silent', 'answers', 'silent', 'answers')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(destroy).not.toHaveBeenCalled()
  watch.stop()
})

test('ends a statement within 4.5 s when two pulses in a row are missed', async () => {
  const { watch, client, destroy } = watched('silent')
  await vi.advanceTimersByTimeAsync(4_500)
  expect(destroy).toHaveBeenCalledTimes(1)
  expect(watch.isStale(client)).toBe(true)
  watch.stop()
})

test('ends a statement within 1.5 s when the address refuses connections', async () => {
  const { watch, destroy } = watched('refused')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(destroy).toHaveBeenCalledTimes(1)
  watch.stop()
})

test('a second statement of a silent database waits for no further pulses of its own', async () => {
  const { watch } = watched('silent')
  await vi.advanceTimersByTimeAsync(1_000)
  const destroy = vi.fn()
  const later = { connection: { stream: { destroy } } }
  watch.connected(later)
  watch.began(later)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(destroy).toHaveBeenCalled()
  watch.stop()
})

test('a pulse is answered though the process itself was too busy to read the answer in time', async () => {
  vi.useRealTimers()
  const { url, drop } = await newDatabase()
  const answer = databasePulse(url)()
  const until = performance.now() + pulseMs + 200
  while (performance.now() < until); // blocks the event loop
  expect(await answer).toBe(true)
  await drop()
})
