import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { track, trackSearch } from './track.ts'

const { now } = vi.hoisted(() => ({ now: { token: 't' as string | null, entityType: 'retailer' as string | null } }))
vi.mock('../session/session.ts', () => ({ session: () => now }))
const sent: { events: object[] }[] = []

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestIdleCallback'] })
  vi.stubGlobal('fetch', async (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    expect(headers['authorization']).toBe('Bearer t')
    sent.push(JSON.parse(body))
    return new Response()
  })
})
afterEach(() => {
  dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const leave = () => dispatchEvent(new Event('pagehide'))

test('sends steps in one batch when the page is left, each with its age and none twice', () => {
  track({ kind: 'product.viewed', subjectId: 'a' })
  vi.advanceTimersByTime(2_000)
  track({ kind: 'product.viewed', subjectId: 'a' })
  track({ kind: 'cart.added', subjectId: 'a' })
  expect(sent).toEqual([])
  leave()
  expect(sent).toEqual([
    {
      events: [
        { kind: 'product.viewed', subjectId: 'a', secondsAgo: 2 },
        { kind: 'cart.added', subjectId: 'a', secondsAgo: 0 },
      ],
    },
  ])
})

test.each(['guest', 'brand', null])('records nothing of %s', (entityType) => {
  now.entityType = entityType
  track({ kind: 'product.viewed', subjectId: 'a' })
  leave()
  now.entityType = 'retailer'
  expect(sent).toEqual([])
})

test('counts a search once its words stay, and names it with what was opened from it', () => {
  trackSearch('li', ['x'])
  trackSearch(' Linen ', ['b'])
  vi.advanceTimersByTime(2_000)
  track({ kind: 'product.viewed', subjectId: 'b' })
  track({ kind: 'product.viewed', subjectId: 'c' })
  leave()
  expect(sent[0]!.events).toMatchObject([
    { kind: 'search.made', words: 'linen', found: 1 },
    { subjectId: 'b', words: 'linen' },
    { subjectId: 'c' },
  ])
  expect(sent[0]!.events[2]).not.toHaveProperty('words')
})
