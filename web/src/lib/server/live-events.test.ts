import { waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { followLiveEvents, keepFresh } from './live-events.ts'

/** One browser: a lock that one tab holds at a time, and a channel that reaches the others. */
function newBrowser() {
  const waiting: (() => void)[] = []
  const channels = new Set<EventTarget>()
  const lock = { isHeld: false }

  async function request(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
    while (lock.isHeld) {
      await new Promise<void>((done) => {
        waiting.push(done)
        signal.addEventListener('abort', () => done())
      })
      if (signal.aborted) throw signal.reason
    }
    lock.isHeld = true
    await work()
    lock.isHeld = false
    for (const wake of waiting.splice(0)) wake()
  }
  function tabs() {
    const mine = new EventTarget()
    channels.add(mine)
    return {
      addEventListener: mine.addEventListener.bind(mine) as BroadcastChannel['addEventListener'],
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== mine) other.dispatchEvent(new MessageEvent('message', { data }))
      },
      close: () => void channels.delete(mine),
    }
  }
  return { door: { request }, tabs }
}

type Opened = { token: string; lastId: string | null; say: (text: string) => void; end: () => void }

/** A server whose streams are spoken by the test. */
function newServer() {
  const streams: Opened[] = []
  async function open(token: string, lastId: string | null, signal: AbortSignal) {
    let flow: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (flow = controller) })
    const end = () => {
      try {
        flow.close()
      } catch {
        // it was closed already
      }
    }
    signal.addEventListener('abort', end)
    streams.push({ token, lastId, end, say: (text) => flow.enqueue(new TextEncoder().encode(text)) })
    return new Response(body)
  }
  return { streams, open }
}

let browser = newBrowser()
let server = newServer()
const pauses: number[] = []

beforeEach(() => {
  browser = newBrowser()
  server = newServer()
  pauses.length = 0
})

function openTab() {
  const pause = async (milliseconds: number) => void pauses.push(milliseconds)
  return followLiveEvents('token', { door: browser.door, tabs: browser.tabs(), open: server.open, pause })
}

function freshness() {
  const client = new QueryClient()
  const asked = vi.spyOn(client, 'invalidateQueries').mockResolvedValue()
  const end = keepFresh(client, { order: (id) => [['orders'], ['order', id]] })
  return { asked, end }
}

test('one tab reads for all of them, and the answers it makes stale are asked for again', async () => {
  const { asked, end } = freshness()
  const close = [openTab(), openTab(), openTab()]
  await waitFor(() => expect(server.streams).toHaveLength(1))
  server.streams[0]!.say('id: 5\nevent: order\ndata: {"id":"o1"}\n\n')
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(6)) // here the three tabs share one page
  expect(asked.mock.calls.slice(0, 2)).toEqual([[{ queryKey: ['orders'] }], [{ queryKey: ['order', 'o1'] }]])
  expect(server.streams).toHaveLength(1)
  for (const leave of close) leave()
  end()
})

test('when the reading tab closes, another goes on from where it was', async () => {
  const { asked, end } = freshness()
  const closeFirst = openTab()
  const closeSecond = openTab()
  await waitFor(() => expect(server.streams).toHaveLength(1))
  server.streams[0]!.say('id: 41\nevent: order\ndata: {"id":"o1"}\n\n')
  await waitFor(() => expect(asked).toHaveBeenCalled())
  closeFirst()
  await waitFor(() => expect(server.streams).toHaveLength(2))
  expect(server.streams.map(({ lastId }) => lastId)).toEqual([null, '41'])
  closeSecond()
  end()
})

test('a lost stream comes back after the last event, later each time, at once patient again after an event', async () => {
  const close = openTab()
  for (let lost = 0; lost < 3; lost += 1) {
    await waitFor(() => expect(server.streams).toHaveLength(lost + 1))
    server.streams[lost]!.end()
  }
  await waitFor(() => expect(server.streams).toHaveLength(4))
  server.streams[3]!.say('id: 7\nevent: ready\ndata: {}\n\n')
  server.streams[3]!.end()
  await waitFor(() => expect(server.streams).toHaveLength(5))
  expect(pauses).toEqual([1_000, 2_000, 4_000, 1_000])
  expect(server.streams[4]!.lastId).toBe('7')
  close()
})

test('after a reset everything is asked for again', async () => {
  const { asked, end } = freshness()
  const close = openTab()
  await waitFor(() => expect(server.streams).toHaveLength(1))
  server.streams[0]!.say('id: 9\nevent: reset\ndata: {}\n\n')
  await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith())
  close()
  end()
})

test.each([401, 403])('a server that says %i is not asked again', async (status) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const open = vi.fn(async () => new Response(null, { status }))
  const pause = vi.fn(async () => {})
  const close = followLiveEvents('token', { door: browser.door, tabs: browser.tabs(), open, pause })
  await waitFor(() => expect(open).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open).toHaveBeenCalledOnce()
  expect(pause).not.toHaveBeenCalled()
  close()
})
