import { useSyncExternalStore } from 'react'

function follow(listener: () => void): () => void {
  const gone = new AbortController()
  for (const change of ['online', 'offline']) addEventListener(change, listener, { signal: gone.signal })
  return () => gone.abort()
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine)
}
