import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Find-in-page and printing need every section rendered. */
export function useAllWanted(): boolean {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isWanted) return
    const gone = new AbortController()
    const want = () => flushSync(() => setWanted(true))
    function look(event: KeyboardEvent): void {
      if (event.key === 'F3' || (event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey))) want()
    }
    addEventListener('keydown', look, { signal: gone.signal })
    addEventListener('beforeprint', want, { signal: gone.signal })
    return () => gone.abort()
  }, [isWanted])
  return isWanted
}
