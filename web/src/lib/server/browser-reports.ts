import { tracing } from '@souk/contract/core/limits.ts'
import type { reference } from '@souk/contract/reference/reference.contract.ts'
import type { BrowserReport } from '@souk/contract/reference/reports.ts'
import { readCookie, writeCookie } from '../session/cookies.ts'
import { Failed } from './failed.ts'
import { randomId } from '../random-id.ts'

/** Checked against the contract, not imported from it: a report must leave even when a chunk does not arrive. */
const address: typeof reference.reportFromBrowser.path = '/api/common/browser-reports'
const minute = 60_000
const mostInAMinute = 10
const traceCookie = 'souk_trace'

let sentAt: number[] = []
let isSampled = false

/** The tracing id goes along as a cookie; the server ties the reports of one day together by it. */
export function startBrowserReports(random: () => number = Math.random): void {
  if (!readCookie(traceCookie)) writeCookie(traceCookie, randomId(), tracing.cookieSeconds)
  isSampled = random() < tracing.sampleRate
  addEventListener('error', ({ error, message }) => reportError(error ?? new Error(message)))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  if (isSampled) measureLargestPaint()
}

/** Every error, except what the server said itself and what a person broke off. */
export function reportError(error: unknown): void {
  if (error instanceof Failed && error.status !== 0 && error.status < 500) return
  if (error instanceof DOMException && error.name === 'AbortError') return
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const requestId = error instanceof Failed ? error.requestId : null
  send({ kind: 'error', name, message, stack, ...(requestId && { requestId }) })
}

export function reportProblem(name: string, message: string): void {
  send({ kind: 'error', name, message })
}

/** Measures come from one visit in ten. */
export function reportMeasure(name: string, value: number): void {
  if (isSampled) send({ kind: 'measure', name, value: Math.round(value) })
}

/** Quiet about its own failures, or one report would beget the next. */
function send(report: Omit<BrowserReport, 'path'>): void {
  const now = Date.now()
  sentAt = sentAt.filter((at) => now - at < minute)
  if (sentAt.length >= mostInAMinute) return
  sentAt.push(now)
  const body: BrowserReport = {
    ...report,
    name: report.name.slice(0, 200),
    message: (report.message ?? '').slice(0, 2_000),
    stack: (report.stack ?? '').slice(0, 8_000),
    path: placeOnly(location.pathname).slice(0, 500),
  }
  const headers = { 'content-type': 'application/json' }
  fetch(address, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => {})
}

/** Neither the query nor the end of a path may carry a link's token away. */
function placeOnly(path: string): string {
  return path.replace(/^(\/(?:reset-password|change-password|verify-email))\/.+/, '$1')
}

function measureLargestPaint(): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) return
  let latest = 0
  const observer = new PerformanceObserver((list) => {
    latest = list.getEntries().at(-1)?.startTime ?? latest
  })
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  addEventListener(
    'visibilitychange',
    () => {
      observer.disconnect()
      if (latest > 0) reportMeasure('largest-contentful-paint', latest)
    },
    { once: true, capture: true },
  )
}
