import { milliseconds } from '@souk/contract/core/limits.ts'
import { useSyncExternalStore } from 'react'
import { listeners } from './server/listeners.ts'
import { onSessionChange, session } from './session/session.ts'

/** Places of the navigation where something new may wait. */
export type IndicatorKey = 'wishlist' | 'downloads' | 'salesAnalytics'

const changed = listeners()
const timers = new Map<IndicatorKey, ReturnType<typeof setTimeout>>()
let lit: ReadonlySet<IndicatorKey> = new Set()

/** Lights the dot of an entry; seen or not, it goes out by itself after a minute. Shown again, the minute begins anew. */
export function showIndicator(key: IndicatorKey): void {
  clearTimeout(timers.get(key))
  timers.set(
    key,
    setTimeout(() => hideIndicator(key), milliseconds.indicator),
  )
  if (!lit.has(key)) publish([...lit, key])
}

function hideIndicator(key: IndicatorKey): void {
  clearTimeout(timers.get(key))
  timers.delete(key)
  publish([...lit].filter((one) => one !== key))
}

function publish(keys: readonly IndicatorKey[]): void {
  lit = new Set(keys)
  changed.tell()
}

/** What was new for one person is nothing to the next. */
let { token } = session()
onSessionChange(() => {
  if (session().token === token) return
  token = session().token
  for (const key of lit) hideIndicator(key)
})

export function useIndicators(): ReadonlySet<IndicatorKey> {
  return useSyncExternalStore(changed.add, () => lit)
}
