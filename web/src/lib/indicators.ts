import { milliseconds } from '@souk/contract/core/limits.ts'
import { onSessionChange, session } from './session/session.ts'
import { store } from './store.ts'

/** Places of the navigation where something new may wait. */
export type IndicatorKey = 'wishlist' | 'downloads' | 'salesAnalytics'

const timers = new Map<IndicatorKey, ReturnType<typeof setTimeout>>()
const lit = store<ReadonlySet<IndicatorKey>>(new Set())

/** Lights the dot of an entry; seen or not, it goes out by itself after a minute. Shown again, the minute begins anew. */
export function showIndicator(key: IndicatorKey): void {
  clearTimeout(timers.get(key))
  timers.set(
    key,
    setTimeout(() => hideIndicator(key), milliseconds.indicator),
  )
  if (!lit.get().has(key)) lit.set(new Set([...lit.get(), key]))
}

function hideIndicator(key: IndicatorKey): void {
  clearTimeout(timers.get(key))
  timers.delete(key)
  lit.set(new Set([...lit.get()].filter((one) => one !== key)))
}

/** What was new for one person is nothing to the next. */
let { token } = session()
onSessionChange(() => {
  if (session().token === token) return
  token = session().token
  for (const key of lit.get()) hideIndicator(key)
})

export const useIndicators = lit.use
