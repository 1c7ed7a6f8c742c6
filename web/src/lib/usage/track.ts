import type { UsageStepIn, usage } from '@souk/contract/analytics/usage.contract.ts'
import { useEffect } from 'react'
import { whenIdle } from '../first-visit/when-idle.ts'
import { session } from '../session/session.ts'

type Step = Omit<UsageStepIn, 'secondsAgo'>

/** Checked against the contract, not imported from it: a page that records a step fetches no validator. */
const address: typeof usage.record.path = '/api/v2/users/usage-events'
const batchMs = 10_000
const repeatMs = 3_000
const searchPauseMs = 1_500
const mostInBatch = 50

let queue: { step: Step; at: number; token: string }[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let searchTimer: ReturnType<typeof setTimeout> | undefined
/** The search behind the results that are shown, until the next one. */
let lastSearch: { words: string; ids: ReadonlySet<string> } | null = null

/** Notes a step of a retailer. It is sent later with others, when the browser is idle or the page is left. */
export function track(step: Step): void {
  const { token, entityType } = session()
  if (!token || entityType !== 'retailer') return
  const at = Date.now()
  const led = step.subjectId && lastSearch?.ids.has(step.subjectId) ? { words: lastSearch.words } : {}
  const noted = { ...led, ...step }
  const same = JSON.stringify(noted)
  if (queue.some((one) => at - one.at < repeatMs && JSON.stringify(one.step) === same)) return
  queue.push({ step: noted, at, token })
  if (queue.length >= mostInBatch) flush()
  else timer ??= setTimeout(() => whenIdle(flush), batchMs)
}

/** A search counts once its words stay for a moment; the results are remembered for what is opened from them. */
export function trackSearch(words: string, ids: readonly string[]): void {
  const plain = words.trim().toLowerCase().slice(0, 80)
  if (plain.length < 2) return
  lastSearch = { words: plain, ids: new Set(ids) }
  clearTimeout(searchTimer)
  searchTimer = setTimeout(() => track({ kind: 'search.made', words: plain, found: ids.length }), searchPauseMs)
}

export function useTrack(kind: Step['kind'], subjectId: string | undefined): void {
  useEffect(() => {
    if (subjectId) track({ kind, subjectId })
  }, [kind, subjectId])
}

/** Sent without waiting for an answer; what is lost is lost. Each person's steps go with their own token. */
function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const sent = queue
  queue = []
  for (const [token, steps] of Map.groupBy(sent, (one) => one.token)) {
    const now = Date.now()
    const events = steps.map(({ step, at }) => ({ ...step, secondsAgo: Math.round((now - at) / 1000) }))
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    fetch(address, { method: 'POST', headers, body: JSON.stringify({ events }), keepalive: true }).catch(() => {})
  }
}

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush()
})
addEventListener('pagehide', flush)
