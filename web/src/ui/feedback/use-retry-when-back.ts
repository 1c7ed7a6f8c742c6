import { useEffect } from 'react'
import { Failed } from '../../lib/server/failed.ts'

/** What failed for want of a network is asked again when there is one. */
export function useRetryWhenBack(error: Error | null, retry: () => unknown): void {
  const isUnreachable = error instanceof Failed && error.status === 0
  useEffect(() => {
    if (!isUnreachable) return
    const retryNow = () => void retry()
    addEventListener('online', retryNow)
    return () => removeEventListener('online', retryNow)
  }, [isUnreachable, retry])
}
