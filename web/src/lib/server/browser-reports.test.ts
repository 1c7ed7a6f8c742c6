import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Reports from './browser-reports.ts'
import type * as Failures from './failed.ts'

type Sent = { kind: string; name: string; message: string; path: string; requestId?: string; value?: number }

const sent: Sent[] = []
let now = 0
let reports: typeof Reports
let Failed: typeof Failures.Failed

beforeEach(async () => {
  sent.length = 0
  now = 1_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/common/browser-reports' && init.method === 'POST' && init.keepalive) {
      sent.push(JSON.parse(String(init.body)) as Sent)
    }
    throw new TypeError('the report does not arrive')
  })
  vi.resetModules()
  reports = await import('./browser-reports.ts')
  Failed = (await import('./failed.ts')).Failed
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an error goes out with its name, message and path, never with the query', () => {
  history.replaceState(null, '', '/orders?loginLink=secret')
  reports.reportError(new RangeError('out of reach'))
  expect(sent).toMatchObject([{ kind: 'error', name: 'RangeError', message: 'out of reach', path: '/orders' }])
})

test('what is thrown need not be an error, and is cut to what the server takes', () => {
  reports.reportError('just text')
  reports.reportError(new Error('x'.repeat(9_000)))
  expect(sent.map(({ message }) => message.length)).toEqual([9, 2_000])
})

test('what the server refused is no error of the browser; its own bugs carry their request id', () => {
  reports.reportError(new Failed(422, 'no'))
  reports.reportError(new DOMException('left', 'AbortError'))
  reports.reportError(new Failed(500, 'bug', [], 'req-1'))
  expect(sent).toMatchObject([{ message: 'bug', requestId: 'req-1' }])
})

test('a report that fails begets no report, and there are at most ten a minute', async () => {
  for (let i = 0; i < 30; i += 1) reports.reportProblem('p', String(i))
  await Promise.resolve()
  expect(sent).toHaveLength(10)
  now += 60_001
  reports.reportProblem('p', 'later')
  expect(sent.at(-1)?.message).toBe('later')
})

test('the page’s errors and rejections are heard, and the day has a tracing id', () => {
  const heard = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => heard.set(name, listener))
  reports.startBrowserReports(() => 1)
  heard.get('error')?.({ error: new Error('loud') })
  heard.get('error')?.({ error: null, message: 'Script error.' })
  heard.get('unhandledrejection')?.({ reason: new Error('silent') })
  expect(sent.map(({ message }) => message)).toEqual(['loud', 'Script error.', 'silent'])
  expect(document.cookie).toMatch(/souk_trace=[\w-]{32,36}/)
})

test.each([
  [0.09, 1],
  [0.1, 0],
])('measures come from one visit in ten: %f', (dice, count) => {
  vi.stubGlobal('addEventListener', () => {})
  reports.startBrowserReports(() => dice)
  reports.reportMeasure('route /orders', 123.4)
  expect(sent).toHaveLength(count)
})

test.each(['/reset-password/secret', '/change-password/secret', '/orders?loginLink=secret'])(
  'a link’s token is in no report: %s',
  (path) => {
    history.replaceState(null, '', path)
    reports.reportProblem('p', 'here')
    expect(JSON.stringify(sent)).not.toContain('secret')
    expect(sent).toHaveLength(1)
  },
)
