import { useEffect } from 'react'
import { followLiveEvents, keepFresh } from '../lib/server/live-events.ts'
import { queryClient } from '../lib/server/query-client.ts'
import { useSession } from '../lib/session/use-session.ts'
import { liveTopics } from './live-topics.ts'

/** Guests and strangers have no events of their own. */
export function useLiveEvents(): void {
  const { token, entityType } = useSession()
  const isPerson = token !== null && entityType !== 'guest'
  useEffect(() => {
    if (!isPerson || !token) return
    const endFreshness = keepFresh(queryClient, liveTopics)
    const leave = followLiveEvents(token)
    return () => {
      leave()
      endFreshness()
    }
  }, [isPerson, token])
}
